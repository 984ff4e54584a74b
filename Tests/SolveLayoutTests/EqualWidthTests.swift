// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import SolveLayout
import Testing

@testable import LayoutViews

/// The widest of several views, read upwards and handed down again; nil is no opinion.
private enum WidestKey: PreferenceKey, EnvironmentKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    guard let next = nextValue() else { return }
    value = max(value ?? next, next)
  }
}

extension EnvironmentValues {
  fileprivate var widest: CGFloat? {
    get { self[WidestKey.self] }
    set { self[WidestKey.self] = newValue }
  }
}

private struct MeasuredWidth: ViewModifier {
  @Environment(\.widest) var widest

  func body(content: Content) -> some View {
    content.behind {
      GeometryReader { proxy in
        Block().preference(key: WidestKey.self, value: proxy.size.width)
      }
    }.framed(widest)
  }
}

private struct Bars: View {
  @State var widths: [CGFloat] = [48, 112, 32]
  @State var widest: CGFloat?

  var body: some View {
    column {
      ForEach(widths.indices, id: \.self) { index in
        Block(widths[index], 16).modifier(MeasuredWidth()).id("bar\(index)")
      }
      Control { widths.remove(at: 1) }.id("shrink")
    }
    .environment(\.widest, widest)
    .onPreferenceChange(WidestKey.self) { widest = $0 }
  }
}

@MainActor @Suite struct EqualWidthTests {
  @Test func everyBarIsAsWideAsTheWidestAfterTwoRounds() throws {
    let result = try LayoutHost(rootView: Bars()).layout(in: CGSize(width: 400, height: 400))
    // The column is 3 * 16 + 20 = 68 high, so it starts at (400 - 68) / 2 = 166.
    #expect(result.frame(of: "bar0") == CGRect(x: 144, y: 166, width: 112, height: 16))
    #expect(result.frame(of: "bar1") == CGRect(x: 144, y: 182, width: 112, height: 16))
    #expect(result.frame(of: "bar2") == CGRect(x: 144, y: 198, width: 112, height: 16))
    #expect(result.rounds == 2)
  }

  @Test func barsShrinkWhenTheWidestLeaves() throws {
    let host = LayoutHost(rootView: Bars())
    _ = try host.layout(in: CGSize(width: 400, height: 400))
    try host.perform("shrink")
    let result = try host.layout(in: CGSize(width: 400, height: 400))
    #expect(result.frame(of: "bar0")?.size.width == 48)
    #expect(result.frame(of: "bar1")?.size.width == 48)
    #expect(result.frame(of: "bar2") == nil)
  }

  @Test(.enabled(if: GLPKSolver.isAvailable)) func bothEnginesAgreeOnTheSettledLayout() throws {
    let result = try LayoutHost(rootView: Bars()).layout(
      in: CGSize(width: 400, height: 400), options: .init(checks: true))
    #expect(try #require(result.check).agree)
  }
}
