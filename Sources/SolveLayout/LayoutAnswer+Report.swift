// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutHost
import LayoutRendering

extension LayoutAnswer {
  /// The answer for `TableRendering`, `TreeRendering`, `AnswerJSON` and `SVGRendering`: its scene,
  /// its frames in points from the container's top left corner, and its check if there was one.
  public var report: LayoutReport {
    LayoutReport(
      scene: scene, frames: frames, engine: engine.rawValue,
      check: check.map { check in
        CheckSummary(
          agree: check.agree, largestDifference: check.largestDifference, compared: check.compared)
      })
  }

  /// The answer as a table of paths, ids, types and frames, as `solve-layout solve` prints it.
  ///
  /// Lengths are in points with at most three decimals; a line feed ends the text.
  public var table: String { TableRendering.text(of: report) }
}
