// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import Testing

@testable import LayoutScene

@Suite struct ViewSpacingTests {
  private func table(
    top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
  ) -> ViewSpacing {
    ViewSpacing([
      .init(category: nil, edge: .top): .distance(top),
      .init(category: nil, edge: .left): .distance(left),
      .init(category: nil, edge: .bottom): .distance(bottom),
      .init(category: nil, edge: .right): .distance(right),
    ])
  }

  @Test func theLargerWishWinsAndTurnsWithTheDirection() {
    let first = table(top: 2, left: 3, bottom: 7, right: 11)
    let next = table(top: 13, left: 17, bottom: 21, right: 23)
    #expect(first.distance(to: next, along: .horizontal) == 17)
    #expect(first.distance(to: next, along: .horizontal, direction: .rightToLeft) == 23)
    #expect(first.distance(to: next, along: .vertical) == 13)
  }

  @Test func ordinaryViewsStandEightApart() {
    #expect(ViewSpacing.ordinary.distance(to: .ordinary, along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
  }

  @Test func spacersTouchAlongTheirAxisOnly() {
    let spacer = ViewSpacing.spacer(along: .horizontal)
    #expect(spacer.distance(to: .ordinary, along: .horizontal) == 0)
    #expect(spacer.distance(to: .ordinary, along: .vertical) == 8)
  }

  @Test func textsFollowEachOtherByTheLowerLeading() {
    let tight = FontMetrics(lineHeight: 20, ascent: 15)
    let leaded = FontMetrics(lineHeight: 20, ascent: 15, leading: 1.2)
    let upper = ViewSpacing.text(tight, pixelLength: 0.5)
    #expect(upper.distance(to: .text(tight, pixelLength: 1), along: .vertical) == 0)
    #expect(upper.distance(to: .text(leaded, pixelLength: 1), along: .vertical) == 1.5)
    #expect(upper.distance(to: upper, along: .horizontal) == 8)
  }

  @Test func aTextStandsFromOtherViewsAsItsMeasurerSays() {
    let metrics = FontMetrics(
      lineHeight: 20, ascent: 15, distancesToOtherViews: .init(above: 7, below: 9))
    let text = ViewSpacing.text(metrics, pixelLength: 1)
    #expect(ViewSpacing.ordinary.distance(to: text, along: .vertical) == 7)
    #expect(text.distance(to: .ordinary, along: .vertical) == 9)
    let silent = ViewSpacing.text(FontMetrics(lineHeight: 20, ascent: 15), pixelLength: 1)
    #expect(silent.distance(to: .ordinary, along: .vertical) == 8)
  }
}
