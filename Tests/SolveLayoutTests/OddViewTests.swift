// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import SolveLayout
import Testing

/// A view that contains itself twice.
private struct Twice: View {
  var body: AnyView {
    AnyView(
      VStack {
        Twice()
        Twice()
      })
  }
}

@Suite(.enabled(if: GLPKSolver.isAvailable)) @MainActor struct OddViewTests {
  private func check(_ view: some View) throws -> LayoutResult {
    let result = try LayoutHost(rootView: view).layout(
      in: CGSize(width: 200, height: 200), options: .init(checks: true))
    #expect(result.check?.agree == true)
    return result
  }

  @Test func aViewThatContainsItselfTwiceEndsAtTheLimit() {
    #expect {
      try LayoutHost(rootView: Twice()).layout(in: CGSize(width: 100, height: 100))
    } throws: { error in
      "\(error)".contains("nested more than")
    }
  }

  @Test func anUndefinedPriorityCountsAsZero() throws {
    let result = try check(
      HStack(spacing: 0) {
        Color.red.layoutPriority(.nan).id("a")
        Color.blue.id("b")
      })
    #expect(result.frame(of: "a")?.size.width == 100)
    #expect(result.warnings.count == 1)
  }

  @Test func aLazyGridWithoutItemsPlacesNothing() throws {
    let result = try check(LazyVGrid(columns: []) { Color.red.id("a") }.id("grid"))
    #expect(result.frame(of: "a") == nil)
    #expect(result.frame(of: "grid")?.size == .zero)
  }

  @Test func undefinedInsetsAndSpacingAreIgnored() throws {
    _ = try check(Color.red.padding(.nan))
    _ = try check(
      VStack(spacing: .nan) {
        Color.red
        Color.red
      })
    _ = try check(Text("abc").font(.system(size: .nan)))
  }

  @Test func aDisabledButtonCannotBePerformed() throws {
    let host = LayoutHost(
      rootView: VStack {
        Button("a") {}.id("a").disabled(true)
        Button("b") {}.id("b")
      })
    _ = try host.layout(in: CGSize(width: 100, height: 100))
    try host.perform("b")
    #expect(throws: LayoutHostError.self) { try host.perform("a") }
  }
}
