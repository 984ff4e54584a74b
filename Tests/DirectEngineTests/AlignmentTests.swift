// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import DirectEngine

@Suite struct AlignmentTests {
  private let middle = AlignmentKey.custom(axis: .vertical, name: "m")
  private let middleDefault = [
    "m": GuideExpression(guides: [.init(key: .centerY, factor: 1)])
  ]

  @Test func aGuideReadsAnotherOne() throws {
    let laid = try LaidOut(
      vStack(
        alignment: .leading, spacing: 0, box(100, 10, "a"),
        box(40, 10, "b").guide(.leading, .init(guides: [.init(key: .trailing, factor: 1)]))),
      .proposal(300, 300))
    #expect(near(laid.size, 140, 20))
    #expect(near(laid["a"], 40, 0, 100, 10))
    #expect(near(laid["b"], 0, 10, 40, 10))
  }

  @Test func aGuideReadsItsEarlierValue() throws {
    let more = GuideExpression(constant: 5, guides: [.init(key: .leading, factor: 1)])
    let laid = try LaidOut(
      vStack(
        alignment: .leading, spacing: 0, box(100, 10, "a"),
        box(40, 10, "b").guide(.leading, more).guide(.leading, more)), .proposal(300, 300))
    #expect(near(laid["a"], 10, 0, 100, 10))
  }

  @Test func customGuidesAverage() throws {
    let laid = try LaidOut(
      hStack(
        alignment: middle, spacing: 0,
        vStack(
          spacing: 0, box(10, 10).guide(middle, .init(constant: 2)),
          box(10, 10).guide(middle, .init(constant: 6))
        ).id("v"), box(10, 40, "c")), .proposal(100, 100), guides: middleDefault)
    #expect(near(laid["v"], 0, 11, 10, 20))
    #expect(near(laid["c"], 10, 0, 10, 40))
  }

  @Test func builtInGuidesDoNotLeaveContainers() throws {
    let laid = try LaidOut(
      hStack(
        alignment: .top, spacing: 0,
        vStack(spacing: 0, box(10, 10).guide(.top, .init(constant: 50)), box(10, 10)).id("v"),
        box(10, 40, "c")), .proposal(100, 100))
    #expect(near(laid["v"], 0, 0, 10, 20))
  }

  @Test func modifiersPassGuidesWithTheViewsPlace() throws {
    let laid = try LaidOut(
      hStack(
        alignment: .top, spacing: 0,
        box(10, 10).guide(.top, .init(constant: 3)).padding(EdgeInsets(top: 4))
          .frame(height: 40, .bottom).id("p"), box(10, 10, "c")), .proposal(100, 100))
    // 3 in the box, 7 in the padding, 7 + 26 in the frame, whose bottom guide is not set.
    #expect(near(laid["c"], 10, 33, 10, 10))
    #expect(near(laid["p"], 0, 0, 10, 40))
  }

  @Test func offsetsDoNotShiftGuides() throws {
    let laid = try LaidOut(
      hStack(
        alignment: .top, spacing: 0,
        box(10, 10, "a").guide(.top, .init(constant: 3)).offset(0, 20), box(10, 10, "c")),
      .proposal(100, 100))
    #expect(near(laid["c"], 10, 3, 10, 10))
    #expect(near(laid["a"], 0, 20, 10, 10))
  }

  @Test func theFirstBaselineOfAStackIsItsSmallestAndTheLastItsLargest() throws {
    func column() -> SceneElement {
      vStack(
        spacing: 0, box(width: .init(fixed: 10), height: .init(fixed: 20), baseline: 15),
        box(width: .init(fixed: 10), height: .init(fixed: 20), baseline: 12))
    }
    let first = try LaidOut(
      hStack(alignment: .firstTextBaseline, spacing: 0, column(), box(10, 10, "b")),
      .proposal(100, 100))
    #expect(near(first["b"], 10, 5, 10, 10))
    let last = try LaidOut(
      hStack(alignment: .lastTextBaseline, spacing: 0, column(), box(10, 10, "b")),
      .proposal(100, 100))
    #expect(near(last["b"], 10, 22, 10, 10))
  }

  @Test func defaultsOfCustomGuidesReadExplicitGuides() throws {
    let laid = try LaidOut(
      hStack(
        alignment: middle, spacing: 0, box(10, 20, "a").guide(.centerY, .init(constant: 0)),
        box(10, 20, "b")), .proposal(100, 100), guides: middleDefault)
    #expect(near(laid["a"], 0, 10, 10, 20))
    #expect(near(laid["b"], 10, 0, 10, 20))
  }

  @Test func aGuideThatReadsItselfReadsZeroThere() throws {
    let circle = [
      "m": GuideExpression(
        constant: 4,
        guides: [.init(key: .custom(axis: .vertical, name: "n"), factor: 1)]),
      "n": GuideExpression(constant: 1, guides: [.init(key: middle, factor: 1)]),
    ]
    let laid = try LaidOut(
      hStack(
        alignment: middle, spacing: 0, box(10, 20, "a"), box(10, 2, "b").guide(middle, .init())),
      .proposal(100, 100), guides: circle)
    #expect(near(laid["b"], 10, 5, 10, 2))
  }

  @Test func guidesAcrossAxesAreFoundForEachProposal() throws {
    // The leading guide is half the height, which the row's height of 30 settles when placing.
    let laid = try LaidOut(
      vStack(
        alignment: .leading, spacing: 0,
        box(width: .init(fixed: 10), "a").guide(.leading, .init(height: -0.5)), box(10, 10, "b")),
      .proposal(100, 40))
    #expect(near(laid["a"], 15, 0, 10, 30))
    #expect(near(laid["b"], 0, 30, 10, 10))
    #expect(near(laid.size, 25, 40))
  }

  @Test func defaultsThatReadEachOtherCostNoPowerOfTheirNumber() throws {
    var guides: [String: GuideExpression] = ["g0": GuideExpression(height: 0.5)]
    for index in 1...40 {
      let lower = AlignmentKey.custom(axis: .vertical, name: "g\(index - 1)")
      guides["g\(index)"] = GuideExpression(guides: [
        .init(key: lower, factor: 0.25), .init(key: lower, factor: 0.75),
      ])
    }
    let top = AlignmentKey.custom(axis: .vertical, name: "g40")
    let laid = try LaidOut(
      hStack(alignment: top, spacing: 0, box(10, 20, "a"), box(10, 40, "b"))
        .frame(height: 60, Alignment(horizontalKey: .centerX, verticalKey: top)),
      .proposal(100, 100), guides: guides)
    #expect(near(laid["a"], 0, 20, 10, 20))
  }
}
