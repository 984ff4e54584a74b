// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import DirectEngine

@Suite struct StackTests {
  private func limited(_ minimum: CGFloat?, _ maximum: CGFloat?, _ id: String) -> SceneElement {
    color().frame(width: .init(minimum: minimum, maximum: maximum)).id(id)
  }

  @Test func servesTheLimitedChildBeforeTheUnlimitedOne() throws {
    let laid = try LaidOut(
      hStack(spacing: 0, limited(nil, 100, "a"), limited(100, nil, "b")), .container(150, 100))
    #expect(near(laid.size, 175, 100))
    #expect(near(laid["a"], -12.5, 0, 75, 100))
    #expect(near(laid["b"], 62.5, 0, 100, 100))
  }

  @Test func neverServesASecondRound() throws {
    let laid = try LaidOut(
      hStack(spacing: 0, limited(nil, 80, "a"), limited(150, nil, "b"), limited(50, 80, "c")),
      .container(300, 50))
    #expect(near(laid.size, 310, 50))
    #expect(near(laid["a"], -5, 0, 80, 50))
    #expect(near(laid["b"], 75, 0, 150, 50))
    #expect(near(laid["c"], 225, 0, 80, 50))
  }

  @Test func servesByFlexibilityNotByPlace() throws {
    let laid = try LaidOut(
      hStack(spacing: 0, limited(100, nil, "a"), limited(nil, 150, "b"), limited(50, 80, "c")),
      .container(300, 50))
    #expect(near(laid["a"], 0, 0, 110, 50))
    #expect(near(laid["b"], 110, 0, 110, 50))
    #expect(near(laid["c"], 220, 0, 80, 50))
  }

  @Test func prefersTheLargerMinimumAmongUnlimitedChildren() throws {
    let laid = try LaidOut(
      hStack(spacing: 0, color("a"), limited(70, nil, "b")), .proposal(100, 10))
    #expect(near(laid["a"], 0, 0, 30, 10))
    #expect(near(laid["b"], 30, 0, 70, 10))
  }

  @Test func overflowsWhereAChildTakesMoreThanItsShare() throws {
    let laid = try LaidOut(
      vStack(
        spacing: 0, color().frame(width: .init(), height: .init(minimum: 5, maximum: 100)).id("a"),
        color().frame(width: .init(), height: .init(minimum: 80)).id("b")), .proposal(100, 85))
    #expect(near(laid.size, 100, 122.5))
    #expect(near(laid["a"], 0, 0, 100, 42.5))
    #expect(near(laid["b"], 0, 42.5, 100, 80))
  }

  @Test func keepsTheMinimumOfSpacersWhenItOverflows() throws {
    let laid = try LaidOut(
      vStack(
        spacer(), color().frame(height: 2).id("a"), spacer(), color().frame(height: 2).id("b"),
        spacer()
      ).id("s"), .container(12, 12))
    #expect(near(laid["s"], 0, -8, 12, 28))
    #expect(near(laid["a"], 0, 0, 12, 2))
    #expect(near(laid["b"], 0, 10, 12, 2))
  }

  @Test func servesNestedStacksByTheirFlexibility() throws {
    func square(_ width: CGFloat, _ height: CGFloat, _ id: String) -> SceneElement {
      color().frame(width: .init(maximum: width), height: .init(maximum: height)).id(id)
    }
    let laid = try LaidOut(
      vStack(
        vStack(alignment: .leading, square(50, 50, "a"), square(40, 30, "b"), square(30, 30, "c")),
        hStack(alignment: .top, square(50, 50, "d"), square(40, 30, "e"), square(30, 30, "f"))),
      .container(200, 200))
    #expect(near(laid["a"], 75, 8, 50, 50))
    #expect(near(laid["b"], 75, 66, 40, 30))
    #expect(near(laid["c"], 75, 104, 30, 30))
    #expect(near(laid["d"], 32, 142, 50, 50))
    #expect(near(laid["e"], 90, 142, 40, 30))
    #expect(near(laid["f"], 138, 142, 30, 30))
  }

  @Test func reservesTheMinimaOfLowerPriorities() throws {
    let laid = try LaidOut(
      hStack(
        spacing: 0, limited(30, nil, "low"), color().layoutPriority(1).id("high"),
        limited(20, nil, "last").layoutPriority(-1)), .proposal(200, 10))
    #expect(near(laid["high"], 30, 0, 150, 10))
    #expect(near(laid["low"], 0, 0, 30, 10))
    #expect(near(laid["last"], 180, 0, 20, 10))
  }

  @Test func fillsItsOwnLengthAcrossWhereNoneWasProposed() throws {
    let laid = try LaidOut(
      hStack(spacing: 0, box(20, 40, "a"), divider("d"), color("c")).fixedSize(),
      .proposal(300, 300))
    #expect(near(laid.size, 31, 40))
    #expect(near(laid["d"], 20, 0, 1, 40))
    #expect(near(laid["c"], 21, 0, 10, 40))
  }

  @Test func growsAroundTheLineOfItsGuides() throws {
    let laid = try LaidOut(
      hStack(
        alignment: .top, spacing: 0, box(10, 20, "a").guide(.top, .init(constant: -5)),
        box(10, 20, "b").guide(.top, .init(constant: 15))), .proposal(100, 100))
    #expect(near(laid.size, 20, 40))
    #expect(near(laid["a"], 0, 20, 10, 20))
    #expect(near(laid["b"], 10, 0, 10, 20))
  }

  @Test func clampsANegativeLengthAndWarnsOnce() throws {
    let laid = try LaidOut(
      hStack(spacing: -30, box(10, 10, "a"), box(10, 10, "b")).id("s"), .proposal(100, 100))
    #expect(near(laid["s"], 0, 0, 0, 10))
    #expect(near(laid["b"], -20, 0, 10, 10))
    #expect(laid.frames.warnings.map(\.message).count == 1)
    #expect(laid.frames.warnings.first?.message.contains("width") == true)
  }

  @Test func keepsWrittenOrderAmongMoreThanThirtyTwoEqualChildren() throws {
    var stack = hStack(spacing: 0)
    stack.children = (0..<40).map { color("c\($0)") }
    let laid = try LaidOut(stack, .proposal(400, 10))
    #expect(near(laid["c0"], 0, 0, 10, 10))
    #expect(near(laid["c39"], 390, 0, 10, 10))
  }

  @Test(arguments: [40, 20])
  func ordersManyChildrenLikeFew(count: Int) throws {
    var stack = hStack(spacing: 0)
    stack.children = (0..<count).map { color("c\($0)") } + [limited(nil, 3, "small")]
    let laid = try LaidOut(stack, .proposal(CGFloat(count) * 10 + 3, 10))
    #expect(near(laid["small"], CGFloat(count) * 10, 0, 3, 10))
    #expect(near(laid["c0"], 0, 0, 10, 10))
  }

  @Test func wrapsTextInWhatRemains() throws {
    // "hello world" is 88 wide in one line; 68 remain beside the box, so that it takes two lines.
    let laid = try LaidOut(
      hStack(spacing: 0, box(32, 10, "a"), text("hello world", "t")), .proposal(100, 100))
    #expect(near(laid["t"], 32, 0, 40, 32))
    #expect(near(laid["a"], 0, 11, 32, 10))
  }

  @Test func alignsTextByItsBaselines() throws {
    let laid = try LaidOut(
      hStack(
        alignment: .lastTextBaseline, spacing: 0, text("one two", "t").frame(width: 24),
        box(10, 30, "b")), .proposal(200, 100))
    // Two lines: last baseline at 28; the box stands on it with its bottom at 30.
    #expect(near(laid["t"], 0, 2, 24, 32))
    #expect(near(laid["b"], 24, 0, 10, 30))
    #expect(near(laid.size, 34, 34))
  }

  @Test func asksEveryChildForItsLargestLengthWhenOfferedInfinity() throws {
    let laid = try LaidOut(
      hStack(spacing: 0, box(10, 10, "a"), color("c")), .proposal(.infinity, 20))
    #expect(near(laid.size, .infinity, 20))
    #expect(near(laid["c"], 10, 0, .infinity, 20))
  }

  @Test func anEmptyStackTakesNothing() throws {
    let laid = try LaidOut(
      hStack(color("a"), hStack().id("e"), color("b")), .proposal(100, 10))
    #expect(near(laid["e"], 50, 5, 0, 0))
    #expect(near(laid["b"], 50, 0, 50, 10))
  }

  @Test func lazyStacksTakeWhatIsOfferedAcrossAndHugAlong() throws {
    let laid = try LaidOut(
      lazyVStack(alignment: .trailing, spacing: 5, box(30, 20, "a"), color("c")).id("s"),
      .container(100, 200))
    #expect(near(laid["s"], 0, 82.5, 100, 35))
    #expect(near(laid["a"], 70, 82.5, 30, 20))
    #expect(near(laid["c"], 0, 107.5, 100, 10))
  }

  @Test func lazyStacksHugAcrossWhereNothingIsProposed() throws {
    let laid = try LaidOut(
      lazyVStack(alignment: .leading, spacing: 0, box(30, 20, "a"), color("c")), .proposal(nil, nil)
    )
    #expect(near(laid.size, 30, 30))
    #expect(near(laid["c"], 0, 20, 30, 10))
  }
}
