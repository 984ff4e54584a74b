// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Writes frames as a table with aligned columns, for reading in a terminal.
///
/// Numbers have at most three decimals; `AnswerJSON` has exact ones.
public enum TableRendering {
  /// The table of a report, with a line feed at the end.
  ///
  /// - Parameters:
  ///   - report: what is shown.
  ///   - includesRounded: whether a last column shows the frames rounded to pixels; off by default.
  public static func text(of report: LayoutReport, includesRounded: Bool = false) -> String {
    var rows: [[String]] = [
      ["path", "id", "type", "x", "y", "width", "height"] + (includesRounded ? ["rounded"] : [])
    ]
    for entry in report.scene.entries {
      guard let frame = report.frames[entry.node] else { continue }
      var row = [entry.path, entry.id ?? "", entry.type].map(LineText.text)
      row += [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map {
        LengthText.text($0)
      }
      if includesRounded { row.append(LengthText.text(report.rounding.rounded(frame))) }
      rows.append(row)
    }
    guard rows.count > 1 else { return head(of: report) + "\nno views\n" }
    return head(of: report) + "\n" + aligned(rows, numbers: 3..<7)
  }

  /// The lines above the table: the size, the engine, and the check where there was one.
  static func head(of report: LayoutReport) -> String {
    var text = "size \(LengthText.text(report.frames.size)), engine \(report.engine)\n"
    if let check = report.check {
      let engines = check.engines.joined(separator: " and ")
      let views = check.compared == 1 ? "1 view" : "\(check.compared) views"
      let verdict = check.agree ? "agree" : "DIFFER"
      let distance = LengthText.short(check.largestDifference)
      text += "check: \(engines) \(verdict) on \(views), largest difference \(distance)\n"
    }
    return text
  }

  /// Lines with two spaces between the columns, numbers aligned to the right.
  private static func aligned(_ rows: [[String]], numbers: Range<Int>) -> String {
    var widths = [Int](repeating: 0, count: rows.first?.count ?? 0)
    for row in rows {
      for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) }
    }
    var text = ""
    for row in rows {
      var line = ""
      for (column, cell) in row.enumerated() {
        let space = String(repeating: " ", count: widths[column] - cell.count)
        line += numbers.contains(column) ? space + cell : cell + space
        line += "  "
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return text
  }
}
