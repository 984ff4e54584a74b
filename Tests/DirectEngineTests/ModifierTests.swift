// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import DirectEngine

@Suite struct ModifierTests {
  @Test func aspectRatiosFitAndFill() throws {
    let laid = try LaidOut(
      zStack(
        color("f").aspectRatio(0.5, .fit).frame(width: 100, height: 50),
        color("g").aspectRatio(0.5, .fill).frame(width: 50, height: 100)), .container(200, 200))
    #expect(near(laid["f"], 87.5, 75, 25, 50))
    #expect(near(laid["g"], 75, 50, 50, 100))
  }

  @Test(arguments: [
    (CGFloat?.none, CGFloat?(40), ContentMode.fit, CGFloat(80), CGFloat(40)),
    (60, nil, .fill, 60, 30), (nil, nil, .fit, 10, 10), (.infinity, 40, .fit, 80, 40),
    (0, 40, .fit, 0, 0),
  ])
  func aspectRatiosTakeOneLengthFromTheOther(
    width: CGFloat?, height: CGFloat?, mode: ContentMode, expectedWidth: CGFloat,
    expectedHeight: CGFloat
  ) throws {
    let laid = try LaidOut(color().aspectRatio(2, mode), .proposal(width, height))
    #expect(near(laid.size, expectedWidth, expectedHeight))
  }

  @Test func anAspectRatioWithoutARatioIsTheContents() throws {
    let range = { (ideal: CGFloat) in Box.Range(minimum: 0, ideal: ideal) }
    let laid = try LaidOut(
      box(width: range(30), height: range(10)).aspectRatio(nil, .fit), .proposal(60, 60))
    #expect(near(laid.size, 60, 20))
  }

  @Test func anAspectRatioOfNothingChangesNothing() throws {
    let laid = try LaidOut(
      box(width: .init(minimum: 0, ideal: 0)).aspectRatio(nil, .fit), .proposal(60, 40))
    #expect(near(laid.size, 60, 40))
  }

  @Test func paddingIsTakenFromTheProposal() throws {
    let laid = try LaidOut(
      color("c").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      .proposal(100, 50))
    #expect(near(laid["c"], 2, 1, 94, 46))
    #expect(near(laid.size, 100, 50))
  }

  @Test func negativePaddingLetsContentStickOut() throws {
    let laid = try LaidOut(color("c").padding(EdgeInsets(.all, -10)), .proposal(100, 50))
    #expect(near(laid["c"], -10, -10, 120, 70))
  }

  @Test func offsetsMoveTheContentOnly() throws {
    let laid = try LaidOut(
      hStack(spacing: 0, box(20, 20, "a").offset(7, 5).id("oa"), box(20, 20, "b")),
      .proposal(100, 100))
    #expect(near(laid["oa"], 0, 0, 20, 20))
    #expect(near(laid["a"], 7, 5, 20, 20))
    #expect(near(laid["b"], 20, 0, 20, 20))
  }

  @Test func positionsAreGreedyAndPlaceCentres() throws {
    let laid = try LaidOut(
      zStack(
        box(50, 50, "r").position(0, 0), box(50, 50, "g").position(50, 0),
        box(50, 50, "k").position(50, 50).id("kp")
      ).frame(width: 100, height: 100), .proposal(100, 100))
    #expect(near(laid["r"], -25, -25, 50, 50))
    #expect(near(laid["g"], 25, -25, 50, 50))
    #expect(near(laid["k"], 25, 25, 50, 50))
    #expect(near(laid["kp"], 0, 0, 100, 100))
  }

  @Test func aPositionWithoutAProposalIsAsLargeAsItsContent() throws {
    let laid = try LaidOut(box(20, 10, "b").position(3, 4), .proposal(nil, 50))
    #expect(near(laid.size, 20, 50))
    #expect(near(laid["b"], -7, -1, 20, 10))
  }

  @Test func safeAreaInsetsNest() throws {
    let laid = try LaidOut(
      color("red").inset(.leading, color().frame(width: 10).id("g"))
        .inset(.top, color().frame(height: 20).id("b"))
        .inset(.trailing, color().frame(width: 30).id("k"))
        .inset(.bottom, color().frame(height: 40).id("y")), .container(200, 200))
    #expect(near(laid["y"], 0, 160, 200, 40))
    #expect(near(laid["k"], 170, 0, 30, 152))
    #expect(near(laid["b"], 0, 0, 162, 20))
    #expect(near(laid["g"], 0, 28, 10, 124))
    #expect(near(laid["red"], 18, 28, 144, 124))
  }

  @Test func aSafeAreaInsetAlignsBothViewsAcross() throws {
    let laid = try LaidOut(
      color("c").frame(width: 50).inset(
        .bottom, alignment: .trailing, spacing: 5, box(60, 20, "t")), .container(200, 100))
    #expect(near(laid["c"], 80, 0, 50, 75))
    #expect(near(laid["t"], 70, 80, 60, 20))
  }

  @Test func theInsetViewLeavesTheViewItsMinimum() throws {
    let laid = try LaidOut(
      color("c").frame(width: .init(), height: .init(minimum: 70)).inset(
        .top, spacing: 0, color("t")), .proposal(50, 100))
    #expect(near(laid["t"], 0, 0, 50, 30))
    #expect(near(laid["c"], 0, 30, 50, 70))
  }

  @Test func viewThatFitsPlacesTheFirstThatFits() throws {
    let laid = try LaidOut(
      viewThatFits(.horizontal, box(150, 20, "long"), box(80, 20, "mid"), box(15, 20, "short"))
        .id("v").frame(width: 100), .proposal(300, 300))
    #expect(near(laid["v"], 10, 0, 80, 20))
    #expect(near(laid["mid"], 10, 0, 80, 20))
    #expect(laid["long"] == nil)
    #expect(laid["short"] == nil)
  }

  @Test func viewThatFitsTakesTheLastWhereNothingFits() throws {
    let laid = try LaidOut(
      viewThatFits(.both, box(150, 20, "a"), box(80, 20, "b")), .proposal(300, 10))
    #expect(laid["a"] == nil)
    #expect(near(laid["b"], 0, 0, 80, 20))
  }

  @Test func viewThatFitsFitsEverythingWithoutAProposal() throws {
    let laid = try LaidOut(
      viewThatFits(.vertical, box(150, 20, "a"), box(80, 5, "b")), .proposal(10, nil))
    #expect(near(laid["a"], 0, 0, 150, 20))
  }

  @Test func viewThatFitsMeasuresToATolerance() throws {
    let laid = try LaidOut(
      viewThatFits(.horizontal, box(100 + 1e-8, 5, "a"), box(1, 1, "b")), .proposal(100, 100))
    #expect(laid["a"] != nil)
  }

  @Test func scrollViewsHugAcrossTheirAxis() throws {
    let laid = try LaidOut(
      scrollView(.vertical, box(30, 500, "a"), box(20, 10, "b")).id("s"), .container(100, 100))
    #expect(near(laid["s"], 35, 0, 30, 100))
    #expect(near(laid["a"], 35, 0, 30, 500))
    #expect(near(laid["b"], 40, 508, 20, 10))
  }

  @Test func emptyScrollViewsStillTakeTheirAxis() throws {
    #expect(near(try LaidOut(scrollView(.vertical), .proposal(50, 60)).size, 0, 60))
  }

  @Test func geometryReadersFillAndStackAtTheirCorner() throws {
    let laid = try LaidOut(
      geometryReader(color("c"), box(10, 10, "b")).id("r"), .proposal(50, nil))
    #expect(near(laid["r"], 0, 0, 50, 10))
    #expect(near(laid["c"], 0, 0, 50, 10))
    #expect(near(laid["b"], 0, 0, 10, 10))
  }
}
