// SPDX-License-Identifier: GPL-3.0-or-later

/// Two aligned columns: terms, and the texts that explain them.
enum HelpTable {
  struct Row: Sendable {
    let term: String
    let text: String
  }

  private static let indentation = 2
  private static let gap = 2

  /// A term wider than this stands on a line of its own.
  private static let widestTerm = 26

  /// The rows as lines; the second column is wrapped and begins where the widest term allows.
  static func text(of rows: [Row]) -> String {
    let widths = rows.map(\.term.count).filter { $0 <= widestTerm }
    let column = indentation + (widths.max() ?? 0) + gap
    let lines = rows.map { row in
      let term = String(repeating: " ", count: indentation) + row.term
      let text = TextWrapper.wrapped(row.text, indentation: column)
      guard term.count + gap <= column else { return term + "\n" + text }
      return term + String(text.dropFirst(term.count))
    }
    return lines.joined(separator: "\n")
  }
}
