// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import Testing

@testable import LayoutScene

/// Patterns of relations with what they stand for, derived by hand.
@Suite struct RelationPatternTests {
  static func view(_ id: String) -> RelationItem { .view(id) }

  static let ab = [view("a"), view("b")]
  static let abc = ["a", "b", "c"].map(view)

  static func text(_ expansion: RelationExpansion) -> [String] {
    expansion.guides.map { "guide \($0.name)" } + expansion.relations.map(\.description)
  }

  @Test func aBarrierBehindStandsBeyondEachItemAsNearAsPossible() {
    let barrier = RelationBarrier("labels", edge: .trailing, of: Self.ab, margin: 8)
    #expect(
      Self.text(barrier.expansion) == [
        "guide labels", "labels.width == 0", "labels.top == self.top",
        "labels.bottom == self.bottom", "labels.leading >= a.trailing + 8",
        "labels.leading >= b.trailing + 8", "minimum labels.leading - self.leading @749",
      ])
  }

  @Test func aBarrierAboveIsAsFarDownAsPossible() {
    let barrier = RelationBarrier("line", edge: .top, of: Self.ab, margin: 4)
    #expect(
      Self.text(barrier.expansion) == [
        "guide line", "line.height == 0", "line.leading == self.leading",
        "line.trailing == self.trailing", "line.top <= a.top - 4", "line.top <= b.top - 4",
        "minimum -line.top + self.top @749",
      ])
  }

  @Test func aBarrierOfNothingLeavesAllRoom() {
    let trailing = RelationBarrier("line", edge: .trailing, of: []).expansion
    #expect(trailing.relations.last?.description == "line.leading == self.leading")
    let top = RelationBarrier("line", edge: .top, of: []).expansion
    #expect(top.relations.last?.description == "line.top == self.bottom")
  }

  @Test func barriersStandBetweenHuggingAndCompressionResistance() {
    #expect(RelationBarrier.priority < ContentPriorities.defaultCompressionResistance)
    #expect(RelationBarrier.priority > ContentPriorities.defaultHugging)
  }

  @Test func guidelinesStandAtAShareOrAnOffset() {
    let third = RelationGuideline("third", axis: .horizontal, at: .fraction(0.25)).expansion
    #expect(
      Self.text(third) == [
        "guide third", "third.leading == self.leading + 0.25 * self.width", "third.width == 0",
        "third.top == self.top", "third.bottom == self.bottom",
      ])
    let offset = RelationGuideline("low", axis: .vertical, at: .offset(20)).expansion
    #expect(offset.relations[0].description == "low.top == self.top + 20")
    let back = RelationGuideline("low", axis: .vertical, at: .offset(-20)).expansion
    #expect(back.relations[0].description == "low.top == self.bottom - 20")
  }

  @Test func aSpreadChainHasTheSameGapEverywhere() {
    let gap = "\"horizontal gap of a, b\""
    #expect(
      Self.text(RelationChain(Self.ab, axis: .horizontal, spacing: 4).expansion) == [
        "guide horizontal gap of a, b", "\(gap).leading == self.leading",
        "\(gap).trailing == a.leading", "b.leading == a.trailing + \(gap).width",
        "self.trailing == b.trailing + \(gap).width", "\(gap).width >= 4",
        "\(gap).top == self.top", "\(gap).height == 0",
      ])
  }

  @Test func aChainSpreadInsideHasNoGapsAtItsEnds() {
    let gap = "\"vertical gap of a, b, c\""
    #expect(
      Self.text(RelationChain(Self.abc, axis: .vertical, style: .spreadInside).expansion) == [
        "guide vertical gap of a, b, c", "\(gap).top == a.bottom", "\(gap).bottom == b.top",
        "c.top == b.bottom + \(gap).height", "a.top == self.top", "self.bottom == c.bottom",
        "\(gap).leading == self.leading", "\(gap).width == 0",
      ])
  }

  @Test func aSingleItemSpreadInsideStandsInTheMiddle() {
    let inside = RelationChain([Self.view("a")], axis: .vertical, style: .spreadInside)
    let spread = RelationChain([Self.view("a")], axis: .vertical, style: .spread)
    #expect(inside.expansion == spread.expansion)
    #expect(spread.expansion.relations.count == 5)
  }

  static let biases: [(Double, [String])] = [
    (0, ["a.leading == self.leading"]), (1, ["b.trailing == self.trailing"]),
    (0.5, ["a.leading - self.leading == self.trailing - b.trailing"]),
    (
      0.25,
      ["0.75 * a.leading - 0.75 * self.leading == 0.25 * self.trailing - 0.25 * b.trailing"]
    ), (7, ["b.trailing == self.trailing"]),
  ]

  @Test(arguments: biases)
  func packedItemsArePlacedByTheirBias(_ bias: Double, _ expected: [String]) {
    let chain = RelationChain(
      Self.ab, axis: .horizontal, style: .packed, bias: bias, spacing: 8)
    #expect(
      Self.text(chain.expansion) == ["b.leading == a.trailing + 8"] + expected + [
        "a.leading >= self.leading", "b.trailing <= self.trailing",
      ])
  }

  @Test func weightsShareTheRoom() {
    let chain = RelationChain(
      Self.abc, axis: .horizontal, weights: [1, 0, 3], spacing: 8,
      from: RelationExpression(.container, .leadingMargin),
      to: RelationExpression(.guide("end"), .leading, plus: -2))
    #expect(
      Self.text(chain.expansion) == [
        "a.leading == self.leadingMargin", "b.leading == a.trailing + 8",
        "c.leading == b.trailing + 8", "c.trailing == end.leading - 2", "3 * a.width == c.width",
      ])
  }

  @Test func anEmptyChainIsNothing() {
    #expect(RelationChain([], axis: .vertical).expansion == RelationExpansion())
  }

  @Test func ratiosRelateWidthToHeight() {
    let ratio = SceneRelation.ratio(1.5, of: Self.view("a"), priority: 250)
    #expect(ratio.description == "a.width == 1.5 * a.height @250")
  }

  @Test func aGuideIsAddedOnce() {
    var domain = RelationDomain()
    let expansion = RelationChain(Self.ab, axis: .horizontal).expansion
    domain.add(expansion)
    domain.add(expansion)
    #expect(domain.guides.count == 1)
    #expect(domain.relations.count == 2 * expansion.relations.count)
  }
}
