// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import DirectEngine

@Suite struct OddLengthTests {
  static let odd: [CGFloat?] = [nil, 0, -5, .infinity, .nan, 37.5]

  /// A scene with a view of every kind.
  private func everything() -> SceneElement {
    let items = [
      LazyGridItem(.adaptive(minimum: 0, maximum: .infinity), spacing: 0),
      LazyGridItem(.flexible(minimum: 10, maximum: .infinity)),
    ]
    let leaves = hStack(
      color(), circle(), text("hello world"), spacer(), divider(),
      box(width: .init(minimum: 5, ideal: 20, maximum: 50)))
    let framed = zStack(
      color().aspectRatio(2, .fit), color().position(3, 4), color().offset(1, 2),
      color().relativeFrame(.init(axes: .both, count: 3)),
      color().frame(width: .init(minimum: 4, maximum: .infinity)), color().fixedSize(.vertical),
      color().padding(EdgeInsets(.all, -20)))
    return vStack(
      leaves, framed, grid(gridRow(color(), text("a")), divider()),
      lazyVGrid(items, [color(), text("b")]), scrollView(.both, color(), leaves),
      viewThatFits(.both, leaves, color()), geometryReader(color()),
      lazyVStack(color(), text("c")), color().inset(.leading, color()),
      color().overlay(color()).attach(Attachment(), color()),
      color().matched("m", isSource: true), color().matched("m", isSource: false))
  }

  @Test(arguments: odd, odd)
  func everyProposalIsAnswered(width: CGFloat?, height: CGFloat?) throws {
    let laid = try LaidOut(everything(), .proposal(width, height))
    for frame in laid.frames.frames {
      guard let frame else { continue }
      #expect(!frame.origin.x.isNaN && !frame.origin.y.isNaN)
      #expect(frame.size.width >= 0 && frame.size.height >= 0)
    }
    let again = try LaidOut(everything(), .proposal(width, height))
    #expect(again.frames.frames == laid.frames.frames)
  }

  @Test(arguments: odd, odd)
  func everyProposalIsAnsweredFromRightToLeft(width: CGFloat?, height: CGFloat?) throws {
    let laid = try LaidOut(everything(), .proposal(width, height), direction: .rightToLeft)
    let size = try DirectEngine().size(
      of: laid.scene, proposal: .init(width: width, height: height))
    #expect(size == laid.frames.size)
  }

  @Test func infiniteLeavesAnswerInfinity() throws {
    let laid = try LaidOut(color("c"), .proposal(.infinity, 10))
    #expect(near(laid["c"], 0, 0, .infinity, 10))
  }

  @Test func aSceneWithoutARootHasNoSize() throws {
    let laid = try LaidOut(SceneElement(.empty, type: "EmptyView"), .container(10, 10))
    #expect(near(laid.size, 0, 0))
    #expect(try DirectEngine().size(of: laid.scene, proposal: .zero) == .zero)
  }
}
