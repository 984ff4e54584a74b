// SPDX-License-Identifier: GPL-3.0-or-later

/// The ranges of columns that follow from one row after the other.
///
/// The ranges are only a help to guess values, so that it may stop early, and contradictions may be
/// passed over.
struct BoundPropagation {
  private(set) var lower: [Double]
  private(set) var upper: [Double]
  private let requirements: Requirements
  private var isWaiting: [Bool]
  private var queue: [Int]

  /// How often a row is looked at on average, at most: ranges of rows in a circle may shrink
  /// forever.
  private static let visitsPerRow = 8
  /// Changes below this part of the bound are rounding and not followed.
  private static let leastChange = 1e-9

  /// Follows some rows, where `rowsOfColumn` tells those of each column.
  init(_ requirements: Requirements, rows: [Int], rowsOfColumn: [[Int]]) {
    self.requirements = requirements
    (lower, upper) = (requirements.lower, requirements.upper)
    isWaiting = [Bool](repeating: false, count: requirements.rows.count)
    for row in rows { isWaiting[row] = true }
    queue = rows
    var next = 0
    while next < queue.count, next < rows.count * Self.visitsPerRow {
      let row = queue[next]
      next += 1
      isWaiting[row] = false
      visit(row, rowsOfColumn)
    }
  }

  private mutating func visit(_ code: Int, _ rowsOfColumn: [[Int]]) {
    let row = requirements.rows[code]
    // The least and the greatest sum, with the terms apart that have no end.
    var least = 0.0
    var most = 0.0
    var endless = (below: 0, above: 0)
    for term in row.terms {
      let (low, high) = ends(of: term)
      if low.isFinite { least += low } else { endless.below += 1 }
      if high.isFinite { most += high } else { endless.above += 1 }
    }
    for term in row.terms {
      let (low, high) = ends(of: term)
      var (newLow, newHigh) = (low, high)
      if row.upper.isFinite, endless.below == (low.isFinite ? 0 : 1) {
        newHigh = min(high, row.upper - (least - (low.isFinite ? low : 0)))
      }
      if row.lower.isFinite, endless.above == (high.isFinite ? 0 : 1) {
        newLow = max(low, row.lower - (most - (high.isFinite ? high : 0)))
      }
      if newLow > newHigh || (newLow == low && newHigh == high) { continue }
      let isChanged = narrow(term, newLow, newHigh)
      if isChanged { for other in rowsOfColumn[term.column] where other != code { wait(other) } }
    }
  }

  private func ends(of term: LinearModel.Entry) -> (Double, Double) {
    let (one, other) = (
      lower[term.column] * term.coefficient, upper[term.column] * term.coefficient
    )
    return term.coefficient > 0 ? (one, other) : (other, one)
  }

  private mutating func narrow(
    _ term: LinearModel.Entry, _ low: Double, _ high: Double
  ) -> Bool {
    var (least, most) = (low / term.coefficient, high / term.coefficient)
    if term.coefficient < 0 { (least, most) = (most, least) }
    var isChanged = false
    if least - lower[term.column] > Self.leastChange * max(1, least.magnitude) {
      lower[term.column] = min(least, upper[term.column])
      isChanged = true
    }
    if upper[term.column] - most > Self.leastChange * max(1, most.magnitude) {
      upper[term.column] = max(most, lower[term.column])
      isChanged = true
    }
    return isChanged
  }

  private mutating func wait(_ row: Int) {
    if isWaiting[row] || !requirements.rows.indices.contains(row) { return }
    isWaiting[row] = true
    queue.append(row)
  }
}
