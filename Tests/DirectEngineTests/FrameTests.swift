// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import DirectEngine

@Suite struct FrameTests {
  /// A line of the table of flexible frames, on the width.
  struct Width: Sendable, CustomTestStringConvertible {
    var limits: FlexibleFrame.Limits
    var proposed: CGFloat?
    var content: CGFloat?
    var expected: CGFloat

    var testDescription: String {
      "\(limits), proposed \(String(describing: proposed)), content \(String(describing: content))"
    }

    init(
      _ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?, proposed: CGFloat?,
      content: CGFloat?, gives expected: CGFloat
    ) {
      limits = .init(minimum: minimum, ideal: ideal, maximum: maximum)
      (self.proposed, self.content, self.expected) = (proposed, content, expected)
    }
  }

  @Test(arguments: [
    Width(nil, nil, 50, proposed: nil, content: 80, gives: 50),
    Width(nil, nil, .infinity, proposed: nil, content: 80, gives: 80),
    Width(nil, nil, .infinity, proposed: 50, content: 80, gives: 80),
    Width(nil, nil, .infinity, proposed: 200, content: 80, gives: 200),
    Width(50, nil, nil, proposed: 200, content: 80, gives: 80),
    Width(50, nil, nil, proposed: 60, content: 80, gives: 60),
    Width(50, nil, nil, proposed: 20, content: 80, gives: 50),
    Width(50, nil, nil, proposed: nil, content: 80, gives: 80),
    Width(nil, 60, nil, proposed: nil, content: nil, gives: 60),
    Width(nil, 60, nil, proposed: 100, content: nil, gives: 100),
    Width(50, nil, 120, proposed: nil, content: 200, gives: 120),
    Width(50, nil, 120, proposed: 90, content: 200, gives: 90),
    Width(100, nil, 50, proposed: 70, content: 20, gives: 100),
    Width(100, nil, 50, proposed: nil, content: 20, gives: 100),
    Width(nil, nil, 50, proposed: 0, content: 20, gives: 20),
    Width(20, nil, nil, proposed: .infinity, content: nil, gives: .infinity),
  ])
  func flexibleFramesFollowTheTable(width: Width) throws {
    let range = width.content.map { Box.Range(fixed: $0) } ?? .flexible
    let laid = try LaidOut(
      box(width: range, height: .init(fixed: 20)).frame(width: width.limits),
      .proposal(width.proposed, 20))
    #expect(near(laid.size, width.expected, 20))
  }

  @Test func fixedFramesCentreContentThatOverflows() throws {
    let laid = try LaidOut(
      box(100, 20, "t").frame(width: 60, height: 40), .proposal(300, 300))
    #expect(near(laid.size, 60, 40))
    #expect(near(laid["t"], -20, 10, 100, 20))
  }

  @Test func aFixedFrameOnOneAxisKeepsTheContentsOther() throws {
    let laid = try LaidOut(box(100, 20, "t").frame(width: 160), .proposal(300, 300))
    #expect(near(laid.size, 160, 20))
    #expect(near(laid["t"], 30, 0, 100, 20))
  }

  @Test(arguments: [
    (Alignment.leading, CGFloat(0), CGFloat(200)), (.center, 200, 200), (.trailing, 400, 200),
    (.bottomLeading, 0, 400), (.bottomTrailing, 400, 400), (.topTrailing, 400, 0),
  ])
  func unlimitedFramesAlignTheirContent(
    alignment: Alignment, x: CGFloat, y: CGFloat
  ) throws {
    let unlimited = FlexibleFrame.Limits(maximum: .infinity)
    let laid = try LaidOut(
      color().frame(width: 100, height: 100).id("c")
        .frame(width: unlimited, height: unlimited, alignment).id("f"), .container(500, 500))
    #expect(near(laid["f"], 0, 0, 500, 500))
    #expect(near(laid["c"], x, y, 100, 100))
  }

  @Test func idealLengthsCountUnderFixedSize() throws {
    let laid = try LaidOut(
      box(54, 20).frame(width: .init(ideal: 100), height: .init(ideal: 100)).fixedSize(),
      .proposal(300, 300))
    #expect(near(laid.size, 100, 100))
  }

  @Test func contentIsAskedAgainForTheLengthOfItsFrame() throws {
    let laid = try LaidOut(
      scrollView(.vertical, color("c").frame(width: .init(), height: .init(minimum: 100))),
      .proposal(200, 300))
    #expect(near(laid["c"], 0, 0, 200, 100))
  }

  @Test func contentStrictlyInsideTheLimitsIsNotAskedAgain() throws {
    // Nothing is proposed and 30 lies between 0 and infinity: the row keeps its ideal lengths,
    // where a length of 30 would give the colour 15.
    let laid = try LaidOut(
      hStack(spacing: 0, box(width: .init(minimum: 0, ideal: 20), "b"), color("c"))
        .frame(width: .init(maximum: .infinity)), .proposal(nil, 10))
    #expect(near(laid["b"], 0, 0, 20, 10))
    #expect(near(laid["c"], 20, 0, 10, 10))
  }

  @Test func relativeFramesTakeAShareOfTheContainer() throws {
    let share = ContainerRelativeFrame(axes: .horizontal, count: 4, span: 3, spacing: 10)
    let laid = try LaidOut(
      color("c").relativeFrame(share).padding(EdgeInsets(.all, 20)).id("p"),
      .container(400, 100))
    #expect(near(laid["c"], 51.25, 20, 297.5, 60))
    #expect(near(laid["p"], 31.25, 0, 337.5, 100))
  }

  @Test func theNearestScrollViewIsTheContainer() throws {
    let whole = ContainerRelativeFrame(axes: .both)
    let laid = try LaidOut(
      hStack(
        spacing: 0, scrollView(.vertical, color("in").relativeFrame(whole)).frame(width: 120),
        color("out").relativeFrame(whole)), .proposal(400, 90))
    #expect(near(laid["in"], 0, 0, 120, 90))
    #expect(near(laid["out"], 120, 0, 400, 90))
  }

  @Test func aRelativeFrameWithoutAKnownContainerDoesNotFrame() throws {
    let laid = try LaidOut(
      box(30, 20, "b").relativeFrame(ContainerRelativeFrame(axes: .both)), .proposal(nil, nil))
    #expect(near(laid.size, 30, 20))
  }

  @Test func theSizeAloneTakesTheProposalForTheContainer() throws {
    let laid = try LaidOut(
      color().relativeFrame(ContainerRelativeFrame(axes: .horizontal, count: 2)),
      .container(10, 10))
    let engine = DirectEngine()
    let size = try engine.size(of: laid.scene, proposal: .init(width: 300, height: 50))
    #expect(size == CGSize(width: 150, height: 50))
  }
}
