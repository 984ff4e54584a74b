// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutViews

@Suite struct RegisteredLayoutTests {
  /// Buttons of ideal widths 48, 88 and 48 that grow, 30 high.
  let buttons = [48, 88, 48].map { flexible(height: 30, ideal: CGFloat($0)) }

  @Test func equalWidthRowTakesTheWidestIdealWidth() throws {
    let probe = try LayoutProbe(EqualWidthHStack(), buttons)
    #expect(probe.size(nil, nil) == CGSize(width: 280, height: 30))
    #expect(probe.size(1000, 1000) == CGSize(width: 280, height: 30))
    #expect(
      probe.frames(280, 30) == [
        frame(0, 0, 88, 30), frame(96, 0, 88, 30), frame(192, 0, 88, 30),
      ])
  }

  @Test func equalWidthRowCentresChildrenInHigherBounds() throws {
    let probe = try LayoutProbe(EqualWidthHStack(), buttons)
    #expect(probe.frames(280, 50).map(\.minY) == [10, 10, 10])
  }

  @Test func equalWidthColumnStacksEqualSlots() throws {
    let probe = try LayoutProbe(EqualWidthVStack(), buttons)
    #expect(probe.size(nil, nil) == CGSize(width: 88, height: 106))
    #expect(probe.frames(88, 106).map(\.minY) == [0, 38, 76])
  }

  @Test func equalWidthRowTakesGivenSpacing() throws {
    let probe = try LayoutProbe(EqualWidthHStack(spacing: 12), buttons)
    #expect(probe.size(nil, nil) == CGSize(width: 288, height: 30))
  }

  @Test func emptyEqualWidthRowTakesNoRoom() throws {
    #expect(try LayoutProbe(EqualWidthHStack(), []).size(100, 100) == .zero)
  }

  @Test func radialPlacesThreeOnACircleOfAThirdOfTheSide() throws {
    let probe = try LayoutProbe(RadialLayout(), [fixed(40, 40), fixed(40, 40), fixed(40, 40)])
    #expect(probe.size(300, 300) == CGSize(width: 300, height: 300))
    #expect(
      agree(
        probe.frames(300, 300),
        [
          frame(130, 30, 40, 40), frame(216.6025, 180, 40, 40), frame(43.3975, 180, 40, 40),
        ]))
    #expect(
      agree(
        probe.frames(300, 240),
        [frame(130, 20, 40, 40), frame(199.282, 140, 40, 40), frame(60.718, 140, 40, 40)]))
  }

  @Test func radialTurnsByItsOffset() throws {
    let probe = try LayoutProbe(
      RadialLayout(offset: .degrees(30)), [fixed(0, 0), fixed(0, 0), fixed(0, 0)])
    #expect(
      agree(
        probe.frames(300, 300),
        [frame(200, 63.3975, 0, 0), frame(200, 236.6025, 0, 0), frame(50, 150, 0, 0)]))
  }

  @Test(
    arguments: [
      ([1, 2, 3], -30), ([1, 1, 1], 0), ([3, 1, 2], -150), ([2, 3, 1], 90), ([1, 2, 2], 0),
      ([1, 1, 2], -60), ([1, 2], 0),
    ] as [([Int], Double)])
  func ranksTurnTheCircle(ranks: [Int], degrees: Double) {
    #expect(abs(RadialLayout.turn(for: ranks).degrees - degrees) < 1e-9)
  }

  @Test func radialReadsRanksOfItsChildren() throws {
    let children = [1, 2, 3].map { rank in
      var values = LayoutValues()
      values[RadialRank.self] = rank
      return fixed(0, 0, modifiers: [.layoutValues(values)])
    }
    let first = try LayoutProbe(RadialLayout(), children).frames(300, 300)[0]
    #expect(agree([first], [frame(100, 63.3975, 0, 0)]))
  }

  /// The header sample: sizes and baselines of three texts.
  let header = [
    fixed(64, 20, baseline: 16), fixed(60, 28, baseline: 22), fixed(24, 24, baseline: 19),
  ]

  @Test func headerKeepsTheMiddleInTheMiddle() throws {
    let probe = try LayoutProbe(HeaderLayout(alignment: .lastTextBaseline), header)
    #expect(probe.size(360, nil) == CGSize(width: 360, height: 28))
    #expect(probe.size(150, nil) == CGSize(width: 208, height: 28))
    #expect(probe.size(nil, nil) == CGSize(width: 248, height: 28))
    #expect(
      probe.frames(360, 28) == [
        frame(0, 6, 64, 20), frame(150, 0, 60, 28), frame(336, 3, 24, 24),
      ])
    #expect(probe.frames(208, 28).map(\.minX) == [0, 74, 184])
  }

  @Test(
    arguments: [
      (VerticalAlignment.center, [4, 0, 2]), (.top, [0, 0, 0]), (.bottom, [8, 0, 4]),
    ] as [(VerticalAlignment, [CGFloat])])
  func headerAlignsByAnyGuide(alignment: VerticalAlignment, tops: [CGFloat]) throws {
    let probe = try LayoutProbe(HeaderLayout(alignment: alignment), header)
    #expect(probe.frames(360, 28).map(\.minY) == tops)
  }

  @Test(arguments: [0, 1, 2, 4])
  func headerTakesAnyNumberOfChildren(count: Int) throws {
    let probe = try LayoutProbe(
      HeaderLayout(), Array(repeating: fixed(10, 10), count: count))
    #expect(probe.frames(100, 10).count == count)
  }

  @Test(
    arguments: [
      (96, 96, 856, 12), (0, 96, 856, 12), (200, 200, 496, 7), (304, 304, 352, 5),
      (408, 408, 280, 4),
    ] as [(CGFloat, CGFloat, CGFloat, Int)])
  func wideFirstGridFillsRows(
    proposed: CGFloat, width: CGFloat, height: CGFloat, rows: Int
  ) throws {
    let probe = try LayoutProbe(
      WideFirstGrid(), Array(repeating: flexible(height: 64), count: 12))
    #expect(probe.size(proposed, nil) == CGSize(width: width, height: height))
    let frames = probe.frames(width, height)
    #expect(Set(frames.map(\.minY)).count == rows)
    #expect(frames[0].width == min(200, width))
  }

  @Test func wideFirstGridIsFiniteForEveryProposal() throws {
    let probe = try LayoutProbe(
      WideFirstGrid(), Array(repeating: flexible(height: 64), count: 12))
    #expect(probe.size(nil, nil) == CGSize(width: 408, height: 280))
    #expect(probe.size(.infinity, nil) == CGSize(width: 1344, height: 64))
    #expect(try LayoutProbe(WideFirstGrid(), []).size(200, nil) == .zero)
    let single = try LayoutProbe(WideFirstGrid(), [flexible(height: 120)])
    #expect(single.size(nil, nil) == CGSize(width: 96, height: 120))
    #expect(single.frames(200, 120) == [frame(0, 0, 200, 120)])
  }

  @Test func flowBreaksLinesWhereTheNextChildDoesNotFit() throws {
    let probe = try LayoutProbe(
      FlowLayout(), [fixed(40, 20), fixed(50, 30), fixed(20, 10), fixed(90, 10)])
    // 40 + 8 + 50 = 98 fits into 100, and 20 + 8 + 90 does not.
    #expect(probe.size(100, nil) == CGSize(width: 98, height: 66))
    #expect(
      probe.frames(100, 66) == [
        frame(0, 5, 40, 20), frame(48, 0, 50, 30), frame(0, 38, 20, 10), frame(0, 56, 90, 10),
      ])
    #expect(probe.size(nil, nil) == CGSize(width: 224, height: 30))
  }

  @Test func flowNarrowsChildrenThatAreWiderThanTheLine() throws {
    let probe = try LayoutProbe(FlowLayout(), [flexible(height: 10, ideal: 300)])
    #expect(probe.frames(100, 10) == [frame(0, 0, 100, 10)])
  }
}
