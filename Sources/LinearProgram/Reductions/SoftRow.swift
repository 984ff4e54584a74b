// SPDX-License-Identifier: GPL-3.0-or-later

/// A row with columns of its own for what it misses.
struct SoftRow {
  let row: Int
  /// The columns without what the row misses.
  let terms: [LinearModel.Entry]
  /// The sum of these at which the row misses nothing.
  let limit: Double
  /// The column of what the row misses below the limit, with its coefficient; nil for none.
  let below: LinearModel.Entry?
  /// The column of what the row misses above the limit, with its coefficient; nil for none.
  let above: LinearModel.Entry?
}

extension LevelReduction {
  /// The row as a soft one; nil for any other row.
  func softRow(_ index: Int, isMiss: (Int) -> Bool) -> SoftRow? {
    let row = rows[index]
    let misses = row.terms.reduce(0) { isMiss($1.column) ? $0 + 1 : $0 }
    guard misses == 1 || misses == 2 else { return nil }
    var terms: [LinearModel.Entry] = []
    terms.reserveCapacity(row.terms.count - misses)
    var (below, above): (LinearModel.Entry?, LinearModel.Entry?)
    for term in row.terms {
      if !isMiss(term.column) {
        terms.append(term)
      } else if term.coefficient > 0 {
        if below != nil { return nil }
        below = term
      } else {
        if above != nil { return nil }
        above = term
      }
    }
    let limit: Double
    if row.isEquality, below != nil, above != nil {
      limit = row.lower
    } else if row.lower == -.infinity, row.upper.isFinite, below == nil, above != nil {
      limit = row.upper
    } else if row.upper == .infinity, row.lower.isFinite, above == nil, below != nil {
      limit = row.lower
    } else {
      return nil
    }
    return SoftRow(row: index, terms: terms, limit: limit, below: below, above: above)
  }

  /// Whether a column may be what a soft row misses: from 0 upwards, and at a cost.
  func mayBeMiss(_ column: Int) -> Bool {
    column >= firstMiss && lower[column] == 0 && upper[column] == .infinity
      && costs.allSatisfy { $0[column] >= 0 } && costs.contains { $0[column] > 0 }
  }
}
