// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutRendering

@Suite struct FormulaTextTests {
  @Test(
    arguments: [
      (0.5, -12, "0.5 w - 12"), (1, 0, "w"), (-1, 0, "-w"), (1, -103, "w - 103"),
      (0, 8, "8"), (0, -8.25, "-8.25"), (1.0 / 3, 4, "0.333333 w + 4"),
      (-0.25, 0.5, "-0.25 w + 0.5"),
      (0, .infinity, "inf"),
    ] as [(CGFloat, CGFloat, String)])
  func formulasReadAsOneWritesThem(slope: CGFloat, constant: CGFloat, text: String) {
    #expect(FormulaText.text(.init(slope: slope, constant: constant), .horizontal) == text)
  }

  @Test func bordersSayWhoseTheyAre() {
    let regime = LayoutSweep.Regime(
      from: 320, to: 400.5, includesFrom: true, includesTo: false, views: [])
    #expect(FormulaText.interval(regime, .vertical) == "320 <= h < 400.5")
    let point = LayoutSweep.Regime(
      from: 320, to: 320, includesFrom: true, includesTo: true, views: [])
    #expect(FormulaText.interval(point, .horizontal) == "w = 320")
  }
}
