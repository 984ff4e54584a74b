// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import DirectEngine

@Suite struct GridTests {
  @Test func anUnsizedSpanFillsItsColumns() throws {
    func square(_ id: String) -> SceneElement { color().frame(width: 50, height: 50).id(id) }
    let span = color().frame(height: 50).id("s").cellColumns(3).unsized(.horizontal)
    let laid = try LaidOut(
      grid(
        gridRow(square("a0"), square("a1"), square("a2"), square("a3"), square("a4")),
        gridRow(square("b0"), span, square("b4"))), .proposal(600, 400))
    #expect(near(laid.size, 282, 108))
    #expect(near(laid["s"], 58, 58, 166, 50))
    #expect(near(laid["b4"], 232, 58, 50, 50))
  }

  @Test func aBoundaryInsideASpanCostsNoGap() throws {
    let laid = try LaidOut(
      grid(gridRow(color("o"), color("i"), color("s").cellColumns(2))), .proposal(350, 350))
    #expect(near(laid["o"], 0, 0, 83.5, 350))
    #expect(near(laid["i"], 91.5, 0, 83.5, 350))
    #expect(near(laid["s"], 183, 0, 167, 350))
  }

  @Test func aFlexibleColumnTakesTheRest() throws {
    let laid = try LaidOut(
      grid(
        alignment: .leading,
        gridRow(box(30, 20, "n"), color().frame(height: 4).id("p"), box(24, 20, "v")),
        gridRow(
          box(50, 20, "n2"), color().frame(height: 4).id("p2"),
          box(10, 20, "v2").columnAlignment(.trailing))), .proposal(300, 100))
    #expect(near(laid.size, 300, 48))
    #expect(near(laid["n"], 0, 0, 30, 20))
    #expect(near(laid["p"], 58, 8, 210, 4))
    #expect(near(laid["v"], 276, 0, 24, 20))
    #expect(near(laid["v2"], 290, 28, 10, 20))
  }

  @Test func aWideSpanWidensItsColumnsEqually() throws {
    let laid = try LaidOut(
      grid(
        spacing: 10, gridRow(box(20, 10, "a"), box(40, 10, "b")),
        gridRow(box(130, 10, "s").cellColumns(2))), .proposal(500, 100))
    // 130 - (20 + 10 + 40) = 60, 30 each.
    #expect(near(laid.size, 130, 30))
    #expect(near(laid["a"], 15, 0, 20, 10))
    #expect(near(laid["b"], 75, 0, 40, 10))
  }

  @Test func aWideSpanGoesToColumnsWithoutALimitFirst() throws {
    let laid = try LaidOut(
      grid(
        spacing: 0, gridRow(box(20, 10, "a"), color("c").frame(height: 10)),
        gridRow(box(130, 10, "s").cellColumns(2))), .proposal(100, 100))
    #expect(near(laid["a"], 0, 0, 20, 10))
    #expect(near(laid["c"], 20, 0, 110, 10))
    #expect(near(laid["s"], 0, 10, 130, 10))
  }

  @Test func withoutAWidthColumnsAreIdeal() throws {
    let laid = try LaidOut(
      grid(spacing: 0, gridRow(color("a"), box(30, 20, "b")), gridRow(text("hello", "t"))),
      .proposal(nil, nil))
    #expect(near(laid.size, 70, 36))
    #expect(near(laid["a"], 0, 0, 40, 20))
    #expect(near(laid["b"], 40, 0, 30, 20))
  }

  @Test func aFlexiblePlainChildMakesTheGridAsWideAsOffered() throws {
    let laid = try LaidOut(
      grid(spacing: 0, gridRow(box(20, 10, "a"), box(20, 10, "b")), divider("d")),
      .proposal(100, 100))
    #expect(near(laid.size, 100, 11))
    #expect(near(laid["d"], 0, 10, 100, 1))
    #expect(near(laid["a"], 15, 0, 20, 10))
  }

  @Test func baselineRowsGrowAroundTheirLine() throws {
    func label(_ height: CGFloat, _ baseline: CGFloat, _ id: String) -> SceneElement {
      box(width: .init(fixed: 10), height: .init(fixed: height), baseline: baseline, id)
    }
    let laid = try LaidOut(
      grid(
        spacing: 0,
        gridRow(
          alignment: .firstTextBaseline, label(20, 5, "a"), label(20, 15, "b"),
          box(4, 4, "k").cellAnchor(.bottomTrailing))), .proposal(100, 100))
    #expect(near(laid.size, 24, 30))
    #expect(near(laid["a"], 0, 10, 10, 20))
    #expect(near(laid["b"], 10, 0, 10, 20))
    #expect(near(laid["k"], 20, 26, 4, 4))
  }

  @Test func anExplicitGuideGivesARowALine() throws {
    let laid = try LaidOut(
      grid(
        spacing: 0,
        gridRow(
          alignment: .top, box(10, 20, "a").guide(.top, .init(constant: 8)), box(10, 20, "b"))),
      .proposal(100, 100))
    #expect(near(laid.size, 20, 28))
    #expect(near(laid["a"], 0, 0, 10, 20))
    #expect(near(laid["b"], 10, 8, 10, 20))
  }

  @Test func rowsAreServedLikeAColumn() throws {
    let laid = try LaidOut(
      grid(
        spacing: 0, gridRow(color("a")),
        gridRow(color("b").frame(width: .init(), height: .init(maximum: 20))),
        gridRow(color("c").layoutPriority(1).frame(height: 15))), .proposal(50, 95))
    #expect(near(laid["a"], 0, 0, 50, 60))
    #expect(near(laid["b"], 0, 60, 50, 20))
    #expect(near(laid["c"], 0, 80, 50, 15))
  }

  @Test func anEmptyGridTakesNothing() throws {
    #expect(near(try LaidOut(grid(), .proposal(100, 100)).size, 0, 0))
    #expect(near(try LaidOut(grid(gridRow()), .proposal(100, 100)).size, 0, 0))
  }

  @Test func textsWrapInTheirColumns() throws {
    let laid = try LaidOut(
      grid(spacing: 0, gridRow(text("ab", "k"), text("hello world", "t"))), .proposal(60, 100))
    #expect(near(laid["k"], 0, 8, 16, 16))
    #expect(near(laid["t"], 16, 0, 40, 32))
  }
}
