// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A table for people: the first columns and notes to the left, numbers to the right.
struct TextTable {
  var header: [String]
  /// How many columns stand to the left.
  var textColumns: Int
  /// Whether the last column stands to the left as well.
  var endsWithNote = false
  var rows: [[String]] = []

  /// The lines of the table.
  var lines: [String] {
    let all = [header] + rows
    let widths = header.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      let cells = row.enumerated().map { column, text in
        let space = String(repeating: " ", count: widths[column] - text.count)
        let isText = column < textColumns || (endsWithNote && column == header.count - 1)
        return isText ? text + space : space + text
      }
      var line = cells.joined(separator: "  ")
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

/// A time or a ratio with three digits that count.
func shortNumber(_ number: Double) -> String {
  let digits = number == 0 ? 3 : 2 - Int(log10(abs(number)).rounded(.down))
  return String(format: "%.\(min(max(digits, 0), 6))f", number)
}
