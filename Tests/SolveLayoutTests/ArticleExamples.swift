// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import SolveLayout
import Testing

struct Greeting: View {
  var body: some View {
    HStack {
      Text("Hello").id("text")
      Spacer()
      Circle().frame(width: 20, height: 20).id("dot")
    }
  }
}

/// Puts its children on a diagonal.
struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews.reduce(CGSize.zero) { size, subview in
      let next = subview.sizeThatFits(.unspecified)
      return CGSize(width: size.width + next.width, height: size.height + next.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var corner = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(at: corner, proposal: .unspecified)
      corner.x += size.width
      corner.y += size.height
    }
  }
}

/// A badge on the corner of an icon, in a row that a stack lays out.
struct BadgedRow: View {
  var body: some View {
    ConstraintLayout {
      HStack(spacing: 8) {
        Color.blue.frame(width: 40, height: 40).id("icon")
        Text("Inbox").id("title")
      }
      .id("row")
      Circle().id("badge")
    } constraints: { items in
      items["row"].leading.equal(to: items.container.leading, plus: 16)
      items["row"].centerY.equal(to: items.container.centerY)
      items["badge"].size.equal(to: CGSize(width: 12, height: 12))
      items["badge"].centerX.equal(to: items["icon"].trailing)
      items["badge"].centerY.equal(to: items["icon"].top)
    }
  }
}

@Suite(.enabled(if: GLPKSolver.isAvailable)) @MainActor struct ArticleExampleTests {
  @Test func theGreetingEndsWithADot() throws {
    let host = LayoutHost(rootView: Greeting())
    let result = try host.layout(
      in: CGSize(width: 200, height: 44), options: .init(checks: true))
    #expect(result.check?.agree == true)
    #expect(result.frame(of: "dot") == CGRect(x: 180, y: 12, width: 20, height: 20))
  }

  @Test func theDiagonalGoesFromCornerToCorner() throws {
    let host = LayoutHost(
      rootView: Diagonal {
        Color.red.frame(width: 10, height: 20).id("a")
        Color.red.frame(width: 30, height: 5).id("b")
      })
    let result = try host.layout(in: CGSize(width: 40, height: 25), options: .init(checks: true))
    #expect(result.check?.agree == true)
    #expect(result.frame(of: "a") == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(result.frame(of: "b") == CGRect(x: 10, y: 20, width: 30, height: 5))
  }

  @Test func theBadgeSitsOnTheIconOfTheRow() throws {
    let host = LayoutHost(rootView: BadgedRow())
    let result = try host.layout(in: CGSize(width: 200, height: 60), options: .init(checks: true))
    #expect(result.check?.agree == true)
    // The row is 40 high and stands 10 below the top; the icon covers 16 to 56.
    #expect(result.frame(of: "badge") == CGRect(x: 50, y: 4, width: 12, height: 12))
    #expect(result.frame(of: "title")?.minX == 64)
  }

  @Test func conflictingConstraintsOfViewsCanBeGivenUp() throws {
    let host = LayoutHost(
      rootView: ConstraintLayout {
        Color.red.id("a")
      } constraints: { items in
        items["a"].width.equal(to: 40)
        items["a"].width.equal(to: 50)
        items["a"].height.equal(to: 10)
      })
    let size = CGSize(width: 100, height: 60)
    #expect(throws: LayoutHostError.self) { try host.layout(in: size) }
    let result = try host.layout(in: size, options: .init(recovers: true))
    let width = try #require(result.frame(of: "a")?.width)
    #expect([40, 50].contains(width))
    #expect(result.warnings.contains { $0.message.hasPrefix("given up: ") })
    // Messages call views by their ids.
    #expect(result.warnings.contains { $0.message.contains("of 'a' is ambiguous") })
  }

  @Test(arguments: ["GettingStarted", "CustomLayouts", "Constraints"])
  func theArticlesShowTheseTypes(article: String) throws {
    let root = Readme.url.deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appending(path: "Sources/SolveLayout/SolveLayout.docc/\(article).md"),
      encoding: .utf8)
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let block = try #require(
      Readme.between("```swift\nimport SolveLayout\n\n", "\n}\n", in: text))
    #expect(source.contains(block))
  }
}
