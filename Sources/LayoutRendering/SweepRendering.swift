// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Writes a sweep as text: for each regime its lengths, what changed, and a table of formulas.
public enum SweepRendering {
  /// The text of a sweep, with a line feed at the end.
  public static func text(of sweep: LayoutSweep) -> String {
    let name = sweep.axis == .horizontal ? "width" : "height"
    let letter = FormulaText.letter(sweep.axis)
    let count = sweep.regimes.count
    var text =
      "\(name) \(letter) from \(FormulaText.border(sweep.range.lowerBound)) to "
      + "\(FormulaText.border(sweep.range.upperBound)): "
      + "\(count) \(count == 1 ? "regime" : "regimes")\n"
    for regime in sweep.regimes {
      text += "\n\(FormulaText.interval(regime, sweep.axis))\n"
      for change in regime.changes { text += "  - \(line(of: change))\n" }
      text += table(of: regime, sweep.axis)
    }
    return text
  }

  private static func line(of change: LayoutSweep.Change) -> String {
    let text = LineText.text(change.text)
    guard let line = change.place.line, let column = change.place.column else { return text }
    return "\(text) (\(line):\(column))"
  }

  private static func table(of regime: LayoutSweep.Regime, _ axis: Axis) -> String {
    var rows = [["path", "id", "x", "y", "width", "height"]]
    for view in regime.views {
      rows.append(
        [LineText.text(view.entry.path), LineText.text(view.entry.id ?? "")]
          + [view.x, view.y, view.width, view.height].map { FormulaText.text($0, axis) })
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = "  "
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        // Names to the left, numbers to the right.
        line += column < 2 ? cell + padding + "  " : padding + cell + "  "
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
