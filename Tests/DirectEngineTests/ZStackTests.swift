// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import DirectEngine

@Suite struct ZStackTests {
  @Test func onlyTheHighestPrioritySizesIt() throws {
    func square(_ side: CGFloat, _ id: String) -> SceneElement {
      color().frame(width: side, height: side).id(id)
    }
    let laid = try LaidOut(
      zStack(
        alignment: .leading, square(100, "a").layoutPriority(-0.1), square(60, "b"),
        square(40, "c").layoutPriority(1)
      ).id("z").overlay(square(20, "k")), .container(200, 200))
    #expect(near(laid["z"], 80, 80, 40, 40))
    #expect(near(laid["a"], 80, 50, 100, 100))
    #expect(near(laid["b"], 80, 70, 60, 60))
    #expect(near(laid["c"], 80, 80, 40, 40))
    #expect(near(laid["k"], 90, 90, 20, 20))
  }

  @Test func growsWithGuides() throws {
    let laid = try LaidOut(
      zStack(
        alignment: .topTrailing, box(150, 50, "b"),
        box(30, 30, "h").guide(.top, .init(height: 0.5)).guide(.trailing, .init(width: 0.5))),
      .proposal(300, 300))
    #expect(near(laid.size, 165, 65))
    #expect(near(laid["b"], 0, 15, 150, 50))
    #expect(near(laid["h"], 135, 0, 30, 30))
  }

  @Test func asksAgainForItsOwnSizeWhenPlacing() throws {
    let laid = try LaidOut(
      zStack(color("c"), text("hello", "t")).fixedSize(), .proposal(300, 300))
    #expect(near(laid.size, 40, 16))
    #expect(near(laid["c"], 0, 0, 40, 16))
  }

  @Test func anEmptyOneTakesNothing() throws {
    #expect(near(try LaidOut(zStack(), .proposal(50, 50)).size, 0, 0))
  }

  @Test func overlaysNeverGrowWhatTheyCover() throws {
    let laid = try LaidOut(
      box(40, 40, "a").overlay(alignment: .topLeading, box(100, 10, "o"))
        .background(alignment: .bottomTrailing, color("b")).id("all"), .proposal(200, 200))
    #expect(near(laid["all"], 0, 0, 40, 40))
    #expect(near(laid["o"], 0, 0, 100, 10))
    #expect(near(laid["b"], 0, 0, 40, 40))
  }

  @Test func severalContentsStandOnEachOther() throws {
    let laid = try LaidOut(
      box(40, 40).overlay(alignment: .bottomTrailing, box(20, 10, "o"), box(10, 20, "p")),
      .proposal(200, 200))
    #expect(near(laid["o"], 20, 30, 20, 10))
    #expect(near(laid["p"], 30, 20, 10, 20))
  }

  @Test func guidesPutABadgeOnACorner() throws {
    let laid = try LaidOut(
      box(100, 100, "view").overlay(
        alignment: .bottomTrailing,
        box(100, 100, "badge")
          .guide(.bottom, .init(height: -1, guides: [.init(key: .bottom, factor: 1)]))
          .guide(.trailing, .init(width: -1, guides: [.init(key: .trailing, factor: 1)]))),
      .proposal(300, 300))
    #expect(near(laid["badge"], 100, 100, 100, 100))
    #expect(near(laid.size, 100, 100))
  }

  @Test(arguments: [
    (Alignment.topLeading, CGFloat(-5), CGFloat(-10)), (.top, 45, -10), (.topTrailing, 95, -10),
    (.leading, -5, 30), (.center, 45, 30), (.trailing, 95, 30),
    (.bottomLeading, -5, 70), (.bottom, 45, 70), (.bottomTrailing, 95, 70),
  ])
  func attachmentsNeverChangeTheLayout(
    target: Alignment, x: CGFloat, y: CGFloat
  ) throws {
    let attachment = Attachment(at: .guides(target))
    let laid = try LaidOut(
      hStack(spacing: 0, box(100, 80, "a").attach(attachment, box(10, 20, "k")), box(5, 5, "n")),
      .proposal(300, 300))
    #expect(near(laid.size, 105, 80))
    #expect(near(laid["a"], 0, 0, 100, 80))
    #expect(near(laid["k"], x, y, 10, 20))
    #expect(near(laid["n"], 100, 37.5, 5, 5))
  }

  @Test func attachmentsTakeSharesAndAnOffset() throws {
    let attachment = Attachment(
      at: .unitPoint(UnitPoint(x: 0.25, y: 1)), by: .unitPoint(.topLeading),
      offset: CGPoint(x: 3, y: 4))
    let laid = try LaidOut(
      box(100, 80, "a").attach(attachment, color("k").frame(height: 10)), .proposal(300, 300))
    #expect(near(laid["k"], 28, 84, 100, 10))
  }

  @Test func attachmentsReadExplicitGuides() throws {
    let laid = try LaidOut(
      box(100, 80).guide(.trailing, .init(constant: 70))
        .attach(
          Attachment(at: .guides(.topTrailing)),
          box(10, 10, "k").guide(.centerX, .init(constant: 0))), .proposal(300, 300))
    #expect(near(laid["k"], 70, -5, 10, 10))
  }
}
