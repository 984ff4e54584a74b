// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// What a layout cost, in one line for standard error.
enum StatisticsText {
  /// The line, with a line feed at the end; the counts are nil where no program was solved.
  static func text(_ counts: SequentialStatistics?, seconds: Double) -> String {
    let time = "\((seconds * 1e5).rounded() / 100) ms"
    guard let counts else { return "statistics: no programs, \(time)\n" }
    let parts = [
      "\(counts.rules) rules", "\(counts.variables) variables", "\(counts.levels) levels",
      "\(counts.choices) choices", "\(counts.rows) rows", "\(counts.columns) columns",
      "\(counts.entries) coefficients", "\(counts.solverCalls) solver calls",
      "\(counts.pivots) pivots", time,
    ]
    return "statistics: " + parts.joined(separator: ", ") + "\n"
  }
}
