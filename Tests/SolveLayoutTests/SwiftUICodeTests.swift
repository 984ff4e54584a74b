// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import SolveLayout
import Testing

/// Code as it is written for SwiftUI, with nothing but the public names.
private struct AttachedSquare: View {
  @State private var size: CGSize?

  var body: some View {
    Color.blue
      .frame(width: 100, height: 100)
      .overlay(alignment: .bottomTrailing) {
        Color.red
          .id("attached")
          .frame(width: 100, height: 100)
          .background {
            GeometryReader { proxy in
              Color.clear.onChange(of: proxy.size, initial: true) { size = proxy.size }
            }
          }
          .offset(x: size?.width ?? 0, y: size?.height ?? 0)
      }
      .id("base")
  }
}

private struct ColumnWidth: PreferenceKey {
  static let defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = [value, nextValue()].compactMap { $0 }.max()
  }
}

private struct Entry: Identifiable {
  let id: Int
  var name: String
}

private struct Names: View {
  @State private var entries = [Entry(id: 1, name: "Bo"), Entry(id: 2, name: "Annabelle")]
  @State private var width: CGFloat?

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(entries) { entry in
        HStack(spacing: 0) {
          Text(entry.name)
            .background {
              GeometryReader { proxy in
                Color.clear.preference(key: ColumnWidth.self, value: proxy.size.width)
              }
            }
            .frame(width: width, alignment: .trailing)
            .id("name \(entry.id)")
          Color.gray.frame(width: 50, height: 1).id("line \(entry.id)")
        }
      }
      Button("Drop") { entries.removeLast() }.id("drop")
    }
    .onPreferenceChange(ColumnWidth.self) { width = $0 }
  }
}

private struct Turning: View {
  @State private var isRow = true

  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
    VStack(spacing: 0) {
      layout {
        Tapped(name: "a")
        Tapped(name: "b")
      }
      Button("Turn") { isRow.toggle() }.id("turn")
    }
  }
}

private struct Tapped: View {
  let name: String
  @State private var isWide = false

  var body: some View {
    Button {
      isWide = true
    } label: {
      Color.red.frame(width: isWide ? 40 : 20, height: 20)
    }
    .buttonStyle(.plain)
    .id(name)
  }
}

private struct Endless: View {
  var body: some View { VStack { AnyView(Endless()) } }
}

/// A character is 8 points wide, a line 16 high.
private struct EightPoints: TextMeasurer {
  func metrics(of font: Font) -> FontMetrics { FontMetrics(lineHeight: 16, ascent: 12) }

  func lineWidths(of text: String, font: Font, within width: CGFloat) -> [CGFloat] {
    [CGFloat(text.count) * 8]
  }
}

@MainActor @Suite struct SwiftUICodeTests {
  @Test func theAttachedSquareStandsAtTheCorner() throws {
    let host = LayoutHost(rootView: AttachedSquare())
    let result = try host.layout(proposal: .unspecified)
    #expect(result.frame(of: "base") == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(result.frame(of: "attached") == CGRect(x: 100, y: 100, width: 100, height: 100))
    #expect(result.size == CGSize(width: 100, height: 100))
    #expect(result.rounds == 2)
  }

  @Test func linesStartWhereTheLongestNameEnds() throws {
    let host = LayoutHost(rootView: Names())
    host.environment.textMeasurer = EightPoints()
    let before = try host.layout(proposal: .unspecified)
    // Nine characters are 72 wide.
    #expect(before.frame(of: "line 1")?.origin.x == 72)
    #expect(before.frame(of: "line 2")?.origin.x == 72)
    #expect(before.rounds == 2)
    try host.perform("drop")
    let after = try host.layout(proposal: .unspecified)
    #expect(after.frame(of: "line 1")?.origin.x == 16)
    #expect(after.frame(of: "line 2") == nil)
  }

  @Test(.enabled(if: GLPKSolver.isAvailable)) func bothEnginesAgreeOnSettledViews() throws {
    for engine in EngineChoice.allCases {
      let result = try LayoutHost(rootView: Names()).layout(
        in: CGSize(width: 300, height: 200), options: .init(engine: engine, checks: true))
      #expect(try #require(result.check).agree)
      #expect(result.answer.engine == engine)
    }
  }

  @Test func viewsKeepTheirStateWhenTheLayoutAroundChanges() throws {
    let host = LayoutHost(rootView: Turning())
    _ = try host.layout(proposal: .unspecified)
    try host.perform("b")
    let row = try host.layout(proposal: .unspecified)
    try host.perform("turn")
    let column = try host.layout(proposal: .unspecified)
    #expect(row.frame(of: "b")?.size == CGSize(width: 40, height: 20))
    #expect(column.frame(of: "b")?.size == CGSize(width: 40, height: 20))
    let moved = row.changes(to: column).filter { $0.after?.id == "b" }
    #expect(moved.map(\.before?.identity) == moved.map(\.after?.identity))
    #expect(moved.count == 1)
  }

  @Test func hundredsOfNestedModifiersAreEvaluated() throws {
    var view = AnyView(Color.red.frame(width: 10, height: 10).id("inner"))
    for _ in 0..<400 { view = AnyView(VStack { view.padding(.leading, 1) }) }
    let result = try LayoutHost(rootView: view).layout(proposal: .unspecified)
    #expect(result.frame(of: "inner") == CGRect(x: 400, y: 0, width: 10, height: 10))
  }

  @Test func aViewInsideOfItselfIsAnError() throws {
    let error = try #require(throws: LayoutHostError.self) {
      try LayoutHost(rootView: Endless()).layout(proposal: .unspecified)
    }
    guard case .scene(.tooDeep(_, let origin)) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(origin.path.hasPrefix("Endless/content/Endless/content"))
  }

  @Test func viewsNestedTooDeeplyAreAnError() throws {
    var view = AnyView(Color.red)
    for _ in 0..<700 { view = AnyView(VStack { view.padding(1) }) }
    let error = try #require(throws: LayoutHostError.self) {
      try LayoutHost(rootView: view).layout(proposal: .unspecified)
    }
    guard case .scene(.tooDeep) = error else {
      Issue.record("\(error)")
      return
    }
  }
}
