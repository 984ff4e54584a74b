// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LayoutViews
import Testing

// This file imports the module as users do, without `@testable`, and writes views in SwiftUI's way:
// that it compiles is most of the test.

private struct Pet: Identifiable, Equatable {
  var type: String
  var votes: Int
  var id: String { type }
}

private struct Leaderboard: View {
  var pets: [Pet]
  var totalVotes: Int

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 4) {
      ForEach(pets) { pet in
        GridRow {
          Text(pet.type)
          ProgressView(value: Double(pet.votes), total: Double(totalVotes))
          Text("\(pet.votes)").gridColumnAlignment(.trailing)
        }
        Divider().gridCellUnsizedAxes(.horizontal)
      }
      GridRow(alignment: .firstTextBaseline) {
        Color.clear.gridCellColumns(2).gridCellAnchor(.topLeading)
      }
    }
    .padding()
  }
}

private struct Rank: LayoutValueKey {
  static let defaultValue: Int = 1
}

private struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var point = CGPoint(x: bounds.minX, y: bounds.minY)
    for subview in subviews {
      let size = subview.dimensions(in: .unspecified)
      subview.place(at: point, anchor: .topLeading, proposal: .unspecified)
      let step = CGFloat(subview[Rank.self])
      point = point.applying(CGAffineTransform(translationX: size.width * step, y: size.height))
    }
  }
}

private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = [value, nextValue()].compactMap { $0 }.max()
  }
}

extension WidthKey: EnvironmentKey {}

extension EnvironmentValues {
  fileprivate var equalWidth: CGFloat? {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}

private struct Measured: ViewModifier {
  @Environment(\.equalWidth) var equalWidth

  func body(content: Content) -> some View {
    content
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
        }
      )
      .frame(width: equalWidth, alignment: .trailing)
  }
}

private struct Attached<Attachment: View>: ViewModifier {
  var alignment: Alignment
  var view: () -> Attachment

  func body(content: Content) -> some View {
    content.overlay(alignment: alignment) {
      view()
        .alignmentGuide(alignment.vertical) { dimension in
          alignment.vertical == .bottom
            ? dimension[alignment.vertical] - dimension.height : dimension[alignment.vertical]
        }
        .alignmentGuide(.trailing) { $0[.trailing] - $0.width }
    }
  }
}

private struct Profile: View {
  @Binding var pets: [Pet]
  @State private var width: CGFloat? = nil
  @State private var isRow = true
  @Namespace private var space

  var layout: AnyLayout {
    isRow ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(Diagonal())
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      layout {
        ForEach($pets) { $pet in
          Button {
            pet.votes += 1
          } label: {
            Text(pet.type).frame(maxWidth: .infinity)
          }
          .buttonStyle(.bordered)
          .layoutValue(key: Rank.self, value: 2)
        }
      }
      .animation(.default, value: pets)
      Diagonal {
        Image(systemName: "star").resizable().scaledToFit().modifier(Measured())
        Rectangle().fill(isRow ? AnyShapeStyle(.primary) : AnyShapeStyle(.gray))
      }
      AnyLayout(VStackLayout(alignment: .trailing)) { EmptyView() }
      AsyncImage(url: URL(string: "https://example.org")) {
        $0.resizable()
      } placeholder: {
        ProgressView()
      }
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.adaptive(minimum: 20))]) { Text("a") }
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(3))], spacing: 2) { Text("a") }
      }
      ViewThatFits(in: .horizontal) {
        HStack { Leaderboard(pets: pets, totalVotes: 3) }
        ZStack(alignment: .topLeading) { Spacer() }
      }
      Group {
        if isRow { Text("row").font(.headline).fontWeight(.semibold) } else { Divider() }
      }
      .fixedSize()
      .fixedSize(horizontal: false, vertical: true)
    }
    .environment(\.equalWidth, width)
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .onAppear { isRow = true }
    .onChange(of: pets) { isRow.toggle() }
    .matchedGeometryEffect(
      id: "all", in: space, properties: .position, anchor: .center, isSource: true)
  }
}

/// Twelve children with modifiers, as a body may have them.
private struct Twelve: View {
  var body: some View {
    VStack(spacing: .zero) {
      Text("a").font(.title).padding(2).frame(maxWidth: .infinity, alignment: .leading)
      Text("b").lineLimit(nil).multilineTextAlignment(.center).opacity(0.2)
      Color.blue.frame(width: 10, height: 10).offset(x: 2, y: -3).layoutPriority(1)
      Color.blue.opacity(0.2).padding(.horizontal, 4).border(Color.black)
      Rectangle().fill(.pink).frame(height: 2).background(.blue)
      RoundedRectangle(cornerRadius: 8).fill(Color.red).opacity(0.9).frame(width: 2)
      Text("c").background(Color.blue.opacity(0.12), in: RoundedRectangle(cornerRadius: 10))
      Circle().stroke(.red, lineWidth: 2).overlay(alignment: .topLeading) { Text("d") }
      Button("e") {}.buttonStyle(.plain).controlSize(.extraLarge).disabled(true)
      Text("f").foregroundStyle(.secondary).overlay { Capsule().stroke(.gray) }
      Spacer(minLength: 0).frame(minWidth: 240, minHeight: 260)
      Label("g", systemImage: "star").scaleEffect(0.75).rotationEffect(.degrees(90))
    }
    .background { Color.yellow.ignoresSafeArea() }
    .clipShape(.rect(cornerRadius: 4))
    .shadow(color: .black.opacity(0.1), radius: 2)
  }
}

@MainActor @Suite struct SwiftUINamesTests {
  private func root(_ view: some View) -> SceneElement {
    ViewSession(view).evaluate(in: EnvironmentValues()).root
  }

  @Test func viewsWrittenForSwiftUIAreDescribed() throws {
    let pets = [Pet(type: "Cat", votes: 25), Pet(type: "Goldfish", votes: 9)]
    let profile = root(Profile(pets: .constant(pets)))
    #expect(
      profile.children.map(\.type) == [
        "HStack", "Diagonal", "VStack", "ProgressView", "ScrollView", "ViewThatFits", "Text",
      ])
    #expect(profile.children[0].children.map(\.type) == ["Button", "Button"])
    let scene = try SceneTree(
      root: profile, request: .container(CGSize(width: 390, height: 844)))
    #expect(scene.warnings.isEmpty)
  }

  @Test func twelveChildrenStandInOrder() {
    #expect(
      root(Twelve()).children.map(\.type) == [
        "Text", "Text", "Color", "Color", "Rectangle", "RoundedRectangle", "Text", "Circle",
        "Button", "Text", "Spacer", "HStack",
      ])
  }

  @Test func attachedViewsSetComputedGuides() {
    let view = root(
      Color.blue.modifier(Attached(alignment: .bottomTrailing) { Color.red }))
    let guides = view.modifiers.flatMap(\.content).flatMap(\.modifiers).compactMap {
      if case .node(.computedGuide(let guide)) = $0.kind { guide.key } else { nil }
    }
    #expect(guides == [.bottom, .trailing])
  }

  @Test func switchedLayoutsKeepTheIdentityOfTheirViews() {
    struct Switched: View {
      var isRow: Bool
      var body: some View {
        let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(RadialLayout())
        layout { Text("a") }
      }
    }
    let row = root(Switched(isRow: true))
    let circle = root(Switched(isRow: false))
    #expect(row.type == "HStack")
    #expect(circle.type == "RadialLayout")
    #expect(row.children.map(\.origin.path) == circle.children.map(\.origin.path))
  }
}
