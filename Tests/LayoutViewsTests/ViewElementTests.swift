// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutViews

@MainActor @Suite struct ViewElementTests {
  @Test func containersHaveTheirNamesAndParameters() throws {
    let stack = element(
      HStack(alignment: .top, spacing: 3) {
        Text("a")
        Spacer(minLength: 2)
        Divider()
      })
    #expect(stack.outline == "HStack(Text Spacer Divider)")
    guard case .node(.stack(let kind)) = stack.kind else { throw Unexpected() }
    #expect(kind == Stack(axis: .horizontal, alignment: .top, spacing: 3))
    #expect(element(VStack { Color.red }).outline == "VStack(Color)")
    #expect(element(ZStack { Color.red }).outline == "ZStack(Color)")
    #expect(element(ScrollView(.horizontal) { Color.red }).outline == "ScrollView(Color)")
    #expect(element(ViewThatFits(in: .vertical) { Color.red }).outline == "ViewThatFits(Color)")
    #expect(element(LazyVStack { Color.red }).outline == "LazyVStack(Color)")
    #expect(element(LazyHStack { Color.red }).outline == "LazyHStack(Color)")
    #expect(
      element(Grid { GridRow(alignment: .top) { Color.red } }).outline == "Grid(GridRow(Color))")
  }

  @Test func lazyGridsHandTheirItemsOn() throws {
    let items = [
      GridItem(.fixed(20), spacing: 4), GridItem(), GridItem(.adaptive(minimum: 30)),
    ]
    guard case .node(.lazyGrid(let grid)) = element(LazyHGrid(rows: items) { Color.red }).kind
    else { throw Unexpected() }
    #expect(grid.axis == .vertical)
    #expect(
      grid.items == [
        LazyGridItem(.fixed(20), spacing: 4),
        LazyGridItem(.flexible(minimum: 10, maximum: .infinity)),
        LazyGridItem(.adaptive(minimum: 30, maximum: .infinity)),
      ])
  }

  @Test func modifiersStandInCallOrder() {
    let view = Color.red.frame(width: 10).padding().frame(maxWidth: .infinity).offset(x: 1)
      .alignmentGuide(.top) { $0.height }.fixedSize().layoutPriority(1).position(x: 1, y: 2)
      .aspectRatio(1, contentMode: .fill).containerRelativeFrame(.horizontal)
    #expect(
      element(view).outline
        == "Color.fixedFrame.padding.flexibleFrame.offset.computedGuide.fixedSize.layoutPriority"
        + ".position.aspectRatio.containerRelativeFrame")
  }

  @Test func paddingHasItsDefaultsOnEdges() throws {
    func insets(_ view: some View) throws -> EdgeInsets {
      guard case .node(.padding(let insets))? = element(view).modifiers.first?.kind else {
        throw Unexpected()
      }
      return insets
    }
    let color = Color.red
    #expect(try insets(color.padding()) == EdgeInsets(.all, 16))
    #expect(try insets(color.padding(3)) == EdgeInsets(.all, 3))
    #expect(try insets(color.padding(.horizontal)) == EdgeInsets(.horizontal, 16))
    #expect(try insets(color.padding([.top, .leading], 5)) == EdgeInsets(top: 5, leading: 5))
    #expect(try insets(color.padding(EdgeInsets(top: 1))) == EdgeInsets(top: 1))
  }

  @Test func layersHoldViewsStylesAndShapes() {
    let view = Color.red
      .overlay(alignment: .top) {
        Text("a")
        Text("b")
      }
      .background(Color.blue)
      .background(.regularMaterial, in: Capsule())
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.red.opacity(0.9)))
      .safeAreaInset(edge: .bottom) { Divider() }
    #expect(
      element(view).outline
        == "Color.overlay[Text Text].background[Color].background[Capsule]"
        + ".background[RoundedRectangle].safeAreaInset[Divider]")
  }

  @Test func layersOfAGroupStandOnEachView() {
    let group = VStack {
      Group {
        Color.red; Color.blue
      }.overlay { Divider() }
    }
    #expect(
      element(group).outline == "VStack(Color.overlay[Divider] Color.overlay[Divider])")
  }

  @Test func drawingLeavesNoTrace() {
    let view = Color.red.opacity(0.5).border(Color.black).scaleEffect(2).rotationEffect(.degrees(3))
      .clipShape(Circle()).shadow(radius: 3).animation(.default, value: 1).controlSize(.large)
      .accessibilityLabel("red").hidden().zIndex(3)
    #expect(element(view).outline == "Color")
  }

  @Test func textsTakeTheClosestFont() throws {
    func font(_ view: some View) throws -> Font? {
      guard case .text(_, let font, _) = element(view).kind else { throw Unexpected() }
      return font
    }
    #expect(try font(Text("a")) == nil)
    #expect(try font(Text("a").font(.title2).fontWeight(.bold)) == Font(size: 22, weight: "bold"))
    #expect(try font(Text("a").font(.caption).padding().font(.title)) == Font(size: 12))
    #expect(try font(Text("a").padding().font(.title)) == Font(size: 28))
    #expect(try font(Text("a").padding().bold()) == Font(size: 17, weight: "bold"))
  }

  @Test func textsAreJoinedAndLimited() throws {
    let text = element((Text("a \(1)") + Text(verbatim: "b")).lineLimit(2))
    guard case .text(let string, _, let limit) = text.kind else { throw Unexpected() }
    #expect(string == "a 1b")
    #expect(limit == 2)
    guard case .text("1.50", _, _) = element(Text("\(1.5, specifier: "%.2f")")).kind else {
      throw Unexpected()
    }
  }

  @Test func imagesHaveASizeAndStretch() throws {
    guard case .node(.image(let image)) = element(Image("photo")).kind,
      case .node(.image(let stretched)) = element(
        Image(size: CGSize(width: 40, height: 30)).resizable(capInsets: EdgeInsets(.all, 2))
      ).kind
    else { throw Unexpected() }
    #expect(image == ImageLeaf(size: CGSize(width: 20, height: 20)))
    #expect(
      stretched
        == ImageLeaf(
          size: CGSize(width: 40, height: 30), isResizable: true, capInsets: EdgeInsets(.all, 2)))
  }

  @Test func imagesThatAreNeverLoadedShowTheirPlaceholder() {
    let phases = AsyncImage(url: nil) { phase in
      switch phase {
      case .empty: ProgressView()
      case .success(let image): image.resizable()
      default: Text("none")
      }
    }
    #expect(element(phases).outline == "ProgressView")
    let placeholder = AsyncImage(url: nil) {
      $0.resizable()
    } placeholder: {
      Color.gray
    }
    #expect(element(placeholder).outline == "Color")
  }

  @Test func controlsAreMadeOfKnownParts() {
    let on = Binding.constant(true)
    #expect(element(Toggle("a", isOn: on)).outline == "Toggle(Text Spacer Switch)")
    #expect(element(Label("a", systemImage: "b")).outline == "HStack(Image Text)")
    #expect(element(TextField("a", text: .constant(""))).outline == "TextField")
    #expect(element(SecureField("a", text: .constant(""))).outline == "SecureField")
    #expect(element(Slider(value: .constant(0.5))).outline == "Slider")
    #expect(
      element(Stepper("a", value: .constant(1), in: 0...3)).outline
        == "Stepper(Text StepperButtons)")
    #expect(element(ProgressView(value: 0.5, total: 2)).outline == "ProgressView")
    #expect(element(ProgressView("a", value: 0.5)).outline == "VStack(Text ProgressView)")
  }

  @Test func buttonsAreWhatTheirStyleMakes() {
    struct Boxed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(width: 100)
      }
    }
    let button = Button("a") {}
    #expect(element(button).outline == "Button(Text)")
    #expect(element(button.buttonStyle(.plain)).outline == "Button(Text)")
    #expect(element(button.buttonStyle(.bordered)).outline == "Button(Text.padding.padding)")
    #expect(
      element(VStack { button }.buttonStyle(Boxed())).outline == "VStack(Button(Text.fixedFrame))")
  }

  @Test func buttonsActWhenTheyArePerformed() {
    var count = 0
    let session = ViewSession(Button("a") { count += 1 }.id("button"))
    _ = session.evaluate(in: EnvironmentValues())
    #expect(session.perform("button"))
    #expect(count == 1)
  }

  @Test func sectionsStandInTheContainerAround() {
    let list = List {
      Section("head") { Text("row") }
      Section {
        Text("row")
      } footer: {
        Divider()
      }
    }
    #expect(element(list).outline == "List(Text Text Text Divider)")
  }
}

/// An element of another kind than expected.
struct Unexpected: Error {}
