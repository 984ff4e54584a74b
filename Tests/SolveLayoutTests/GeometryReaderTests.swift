// SPDX-License-Identifier: GPL-3.0-or-later

import SolveLayout
import Testing

@testable import LayoutViews

/// A square pushed by its own size, which a reader behind it measures.
private struct Attached: View {
  @State var size: CGSize?

  var body: some View {
    Block(100, 100).inFront(.bottomTrailing) {
      Block().framed(100, 100)
        .behind {
          GeometryReader { proxy in
            Block().onChange(of: proxy.size, initial: true) { size = proxy.size }
          }
        }
        .node(.offset(CGPoint(x: size?.width ?? 0, y: size?.height ?? 0)))
        .id("attached")
    }
  }
}

private enum BoundsKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// A frame around the second of three bars, drawn over all of them.
private struct Framed: View {
  var body: some View {
    column {
      Block(100, 10)
      Block(60, 30).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
      Block(80, 20)
    }
    .overlayPreferenceValue(BoundsKey.self) { anchor in
      GeometryReader { proxy in
        let bounds = anchor.map { proxy[$0] } ?? .zero
        Block().framed(bounds.size.width, bounds.size.height)
          .node(.offset(bounds.origin)).id("frame")
      }
    }
  }
}

private struct Spaces: View {
  let report: @MainActor (String, CGRect) -> Void

  var body: some View {
    column(.leading) {
      Block(50, 20)
      row {
        Block(30, 40)
        GeometryReader { proxy in
          let frames = [
            ("local", proxy.frame(in: .local)), ("global", proxy.frame(in: .global)),
            ("row", proxy.frame(in: .named("row"))), ("none", proxy.frame(in: .named("none"))),
          ]
          Block().onChange(of: frames.map(\.1), initial: true) {
            for (name, frame) in frames { report(name, frame) }
          }
        }.framed(25, 40)
      }.coordinateSpace(name: "row")
    }
  }
}

@MainActor @Suite struct GeometryReaderTests {
  @Test func anAttachedSquareIsPushedByItsOwnSize() throws {
    let result = try LayoutHost(rootView: Attached())
      .layout(proposal: ProposedViewSize(width: 100, height: 100))
    // An offset moves what is inside: the named level is the view with its offset.
    #expect(result.size == CGSize(width: 100, height: 100))
    #expect(result.rounds == 2)
    let pushed = result.views.filter { $0.frame.origin == CGPoint(x: 100, y: 100) }
    #expect(pushed.contains { $0.frame.size == CGSize(width: 100, height: 100) })
  }

  @Test func anAnchorIsReadInTheReadersCoordinates() throws {
    let result = try LayoutHost(rootView: Framed()).layout(in: CGSize(width: 300, height: 200))
    // The column is 100 x 60 at (100, 70); the second bar is centred in it below the first.
    let framed = result.views.filter { $0.path.contains("overlay") && $0.id == nil }
    #expect(framed.contains { $0.frame == CGRect(x: 120, y: 80, width: 60, height: 30) })
  }

  @Test func framesAreReadInLocalGlobalAndNamedSpaces() throws {
    var frames: [String: CGRect] = [:]
    let view = Spaces { frames[$0] = $1 }
    _ = try LayoutHost(rootView: view).layout(in: CGSize(width: 200, height: 100))
    // The column is 55 x 60 at (72.5, 20); the row stands 20 below its top, the reader 30 inside.
    #expect(frames["local"] == CGRect(x: 0, y: 0, width: 25, height: 40))
    #expect(frames["global"] == CGRect(x: 102.5, y: 40, width: 25, height: 40))
    #expect(frames["row"] == CGRect(x: 30, y: 0, width: 25, height: 40))
    #expect(frames["none"] == CGRect(x: 102.5, y: 40, width: 25, height: 40))
  }

  @Test func aGeometryChangeIsHeardOnceForEachValue() throws {
    var widths: [[CGFloat]] = []
    let host = LayoutHost(
      rootView: Block().onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        widths.append([$0, $1])
      })
    for width in [30, 30, 50] {
      _ = try host.layout(in: CGSize(width: width, height: 10))
    }
    #expect(widths == [[30, 30], [30, 50]])
  }

  @Test func aReaderFollowsTheContainer() throws {
    let host = LayoutHost(
      rootView: GeometryReader { proxy in Block().framed(proxy.size.width / 2, 10).id("half") })
    #expect(
      try host.layout(in: CGSize(width: 100, height: 50)).frame(of: "half")?.size.width == 50)
    #expect(
      try host.layout(in: CGSize(width: 60, height: 50)).frame(of: "half")?.size.width == 30)
  }
}
