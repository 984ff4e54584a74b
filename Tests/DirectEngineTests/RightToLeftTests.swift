// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import DirectEngine

@Suite struct RightToLeftTests {
  private func laidOut(
    _ root: SceneElement, _ request: SceneTree.Request
  ) throws -> LaidOut {
    try LaidOut(root, request, direction: .rightToLeft)
  }

  @Test func rowsStartAtTheRight() throws {
    let laid = try laidOut(
      hStack(spacing: 5, box(10, 10, "a"), box(20, 10, "b")), .container(100, 10))
    #expect(near(laid["a"], 57.5, 0, 10, 10))
    #expect(near(laid["b"], 32.5, 0, 20, 10))
  }

  @Test func leadingIsTheRightEdge() throws {
    let laid = try laidOut(
      vStack(alignment: .leading, spacing: 0, box(100, 10, "a"), box(40, 10, "b")),
      .proposal(100, 20))
    #expect(near(laid["b"], 60, 10, 40, 10))
  }

  @Test func insetsTurn() throws {
    let laid = try laidOut(
      box(50, 30, "b").padding(EdgeInsets(leading: 30, trailing: 10)), .proposal(200, 30))
    #expect(near(laid["b"], 10, 0, 50, 30))
  }

  @Test func offsetsAndPositionsTurn() throws {
    let shifted = try laidOut(box(20, 20, "a").offset(7, 5), .proposal(20, 20))
    #expect(near(shifted["a"], -7, 5, 20, 20))
    let positioned = try laidOut(box(20, 20, "a").position(10, 10), .proposal(100, 40))
    #expect(near(positioned["a"], 80, 0, 20, 20))
  }

  @Test func attachmentsTurn() throws {
    let laid = try laidOut(
      box(100, 80, "a").attach(
        Attachment(
          at: .unitPoint(UnitPoint(x: 0.25, y: 0)), by: .unitPoint(.topLeading),
          offset: CGPoint(x: 5, y: 0)), box(10, 10, "k")), .proposal(200, 200))
    // The target is 30 from the right edge; the badge's right edge stands there.
    #expect(near(laid["k"], 60, 0, 10, 10))
  }

  @Test func gridsStartAtTheRight() throws {
    let laid = try laidOut(
      grid(spacing: 0, gridRow(box(10, 10, "a"), box(20, 10, "b"))), .proposal(100, 100))
    #expect(near(laid["a"], 20, 0, 10, 10))
    #expect(near(laid["b"], 0, 0, 20, 10))
  }

  @Test func aSubtreeMayReadTheOtherWay() throws {
    let laid = try laidOut(
      hStack(
        spacing: 0, box(10, 10, "a"),
        hStack(spacing: 0, box(20, 10, "b"), box(30, 10, "c")).direction(.leftToRight)),
      .proposal(60, 10))
    #expect(near(laid["a"], 50, 0, 10, 10))
    #expect(near(laid["b"], 0, 0, 20, 10))
    #expect(near(laid["c"], 20, 0, 30, 10))
  }

  @Test func anchorsOfMatchedGeometriesCountFromTheRight() throws {
    let laid = try laidOut(
      zStack(
        alignment: .leading, box(40, 10, "s").matched("m", isSource: true, anchor: .leading),
        box(10, 10, "f").matched("m", isSource: false, anchor: .leading, .position)),
      .container(100, 10))
    #expect(near(laid["s"], 30, 0, 40, 10))
    #expect(near(laid["f"], 60, 0, 10, 10))
  }
}
