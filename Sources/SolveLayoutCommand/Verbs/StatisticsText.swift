// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// What a layout cost, in one line for standard error.
enum StatisticsText {
  /// The line, with a line feed at the end; the counts are nil where no program was solved.
  static func text(_ counts: SequentialStatistics?, seconds: Double) -> String {
    let time = "\((seconds * 1e5).rounded() / 100) ms"
    guard let counts else { return "statistics: no programs, \(time)\n" }
    return line(
      [
        (counts.rules, "rule"), (counts.variables, "variable"), (counts.levels, "level"),
        (counts.choices, "choice"), (counts.rows, "row"), (counts.columns, "column"),
        (counts.entries, "coefficient"), (counts.solverCalls, "solver call"),
        (counts.pivots, "pivot"),
      ], time)
  }

  /// The line for one node with relations.
  static func text(_ counts: PriorityStatistics, rounds: Int, of name: String) -> String {
    "relations of \(name): "
      + line(
        [
          (counts.variables, "variable"), (counts.rowsBeforePresolve, "row"),
          (counts.rowsAfterPresolve, "row after presolve"), (counts.components, "component"),
          (counts.solvedComponents, "solved component"), (counts.levels, "level"),
          (counts.pivots, "pivot"), (rounds, "round"),
        ], nil, prefix: "")
  }

  private static func line(
    _ parts: [(Int, String)], _ time: String?, prefix: String = "statistics: "
  ) -> String {
    let texts = parts.map { count, name in
      guard count != 1 else { return "1 \(name)" }
      // "2 rows after presolve": the first word of such a name has the plural.
      let words = name.split(separator: " ", maxSplits: 1)
      if name.hasPrefix("row ") { return "\(count) rows \(words[1])" }
      return "\(count) \(name)s"
    }
    return prefix + (texts + [time].compactMap { $0 }).joined(separator: ", ") + "\n"
  }
}
