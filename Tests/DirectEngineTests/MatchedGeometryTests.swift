// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import DirectEngine

@Suite struct MatchedGeometryTests {
  @Test func aFollowerPutsItsAnchorOnTheSources() throws {
    let laid = try LaidOut(
      zStack(
        alignment: .topLeading,
        box(100, 100, "s").matched("m", isSource: true, anchor: .bottomTrailing),
        box(100, 100, "f").matched("m", isSource: false, anchor: .topLeading).id("own")),
      .proposal(300, 300))
    #expect(near(laid["f"], 100, 100, 100, 100))
    #expect(near(laid["own"], 0, 0, 100, 100))
    #expect(near(laid.size, 100, 100))
    #expect(laid.frames.warnings.isEmpty)
  }

  @Test func aFollowerThatComesFirstWaits() throws {
    let laid = try LaidOut(
      hStack(
        spacing: 0, color("f").matched("m", isSource: false).frame(width: 10, height: 10),
        box(40, 20, "s").matched("m", isSource: true)), .proposal(100, 100))
    #expect(near(laid["f"], 10, 0, 40, 20))
  }

  @Test func aMatchedSizeAloneStaysOnTheOwnAnchor() throws {
    let laid = try LaidOut(
      hStack(
        spacing: 0, box(40, 20).matched("m", isSource: true),
        color("f").matched("m", isSource: false, anchor: .bottomTrailing, .size)
          .frame(width: 10, height: 10)), .proposal(100, 100))
    #expect(near(laid["f"], 10, -5, 40, 20))
  }

  @Test func followersOfFollowersWaitInTurn() throws {
    let second = box(10, 10, "b").matched("two", isSource: false)
    let first = box(10, 10, "a").matched("two", isSource: true).matched("one", isSource: false)
    let laid = try LaidOut(
      hStack(spacing: 0, second, first, box(30, 10, "s").matched("one", isSource: true)),
      .proposal(100, 10))
    #expect(near(laid["a"], 30, 0, 10, 10))
    #expect(near(laid["b"], 30, 0, 10, 10))
  }

  @Test func followersInACircleStayWithAWarningAndFreeTheRest() throws {
    let first = box(10, 10, "a").matched("two", isSource: true).matched("one", isSource: false)
    let second = box(10, 10, "b").matched("one", isSource: true).matched("two", isSource: false)
    let third = box(10, 10, "c").matched("one", isSource: false)
    let laid = try LaidOut(hStack(spacing: 0, third, first, second), .proposal(100, 10))
    #expect(near(laid["a"], 10, 0, 10, 10))
    #expect(near(laid["b"], 20, 0, 10, 10))
    #expect(near(laid["c"], 20, 0, 10, 10))
    #expect(laid.frames.warnings.count == 2)
  }

  @Test func aSourceThatIsNotLaidOutMatchesNothing() throws {
    let laid = try LaidOut(
      hStack(
        spacing: 0, viewThatFits(.both, box(10, 10), box(20, 20).matched("m", isSource: true)),
        color("f").matched("m", isSource: false).frame(width: 30, height: 10)),
      .proposal(100, 100))
    #expect(near(laid["f"], 10, 0, 30, 10))
    #expect(
      laid.frames.warnings.map(\.message) == [
        "the source of 'm' is not laid out; the view stays where it is"
      ])
  }
}
