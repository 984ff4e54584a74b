// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// What a layout cost, in one line for standard error.
enum StatisticsText {
  /// The line, with a line feed at the end; the counts are nil where no program was solved.
  static func text(_ counts: SequentialStatistics?, seconds: Double) -> String {
    let time = "\((seconds * 1e5).rounded() / 100) ms"
    guard let counts else { return "statistics: no programs, \(time)\n" }
    let parts = [
      (counts.rules, "rule"), (counts.variables, "variable"), (counts.levels, "level"),
      (counts.choices, "choice"), (counts.rows, "row"), (counts.columns, "column"),
      (counts.entries, "coefficient"), (counts.solverCalls, "solver call"),
      (counts.pivots, "pivot"),
    ].map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return "statistics: " + (parts + [time]).joined(separator: ", ") + "\n"
  }
}
