// SPDX-License-Identifier: GPL-3.0-or-later

extension ConflictSearch {
  /// Finds pairs of rows that bound the same sum of variables so that nothing is left between.
  mutating func findRowsOnOneExpression() throws(ConflictError) {
    // Rows with the same terms stand beside each other.
    var start = 0
    let rows = requirements.rows
    while start < rows.count {
      var end = start + 1
      while end < rows.count, rows[end].terms == rows[start].terms { end += 1 }
      while !isFull, let pair = contradiction(among: left(of: Array(start..<end))) {
        try add(pair)
        statistics.foundWithoutProgram += 1
      }
      start = end
    }
  }

  /// The first rows with the greatest lower and the least upper bound, when these bounds cross.
  private func contradiction(among codes: [Int]) -> [Int]? {
    let rows = requirements.rows
    guard codes.count > 1, var low = codes.first, var high = codes.first else { return nil }
    for code in codes {
      if rows[code].lower > rows[low].lower { low = code }
      if rows[code].upper < rows[high].upper { high = code }
    }
    let (lower, upper) = (rows[low].lower, rows[high].upper)
    guard low != high, lower.isFinite, upper.isFinite else { return nil }
    let slack = requirements.slack(at: lower) + requirements.slack(at: upper)
    return lower - upper > slack ? [low, high] : nil
  }

  /// Finds circles of equations that set the difference of two variables, or one variable, and
  /// do not add up.
  mutating func findCirclesOfDifferences() throws(ConflictError) {
    while !isFull {
      guard let circle = EqualityForest.contradiction(in: requirements, rows: rowsLeft) else {
        return
      }
      try add(circle)
      statistics.foundWithoutProgram += 1
    }
  }
}
