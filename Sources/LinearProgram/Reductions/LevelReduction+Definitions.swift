// SPDX-License-Identifier: GPL-3.0-or-later

extension LevelReduction {
  /// Replaces free columns that are in one or two rows by what an equality says of them.
  ///
  /// Two rows become one with no more coefficients than both had together, so nothing fills up.
  /// A column that leaves a row may be in few enough rows then, and is looked at again.
  mutating func replaceFreeColumns() {
    let isFree = lower.indices.map { lower[$0] == -.infinity && upper[$0] == .infinity }
    var queue = lower.indices.filter { isFree[$0] && !isGone[$0] }
    // Those in the fewest rows first: they make others fewer.
    var counts = [Int](repeating: 0, count: lower.count)
    for column in queue {
      for row in rowsOf[column] where has(column, in: row) { counts[column] += 1 }
    }
    queue = queue.filter { counts[$0] == 1 } + queue.filter { counts[$0] != 1 }
    var isQueued = isFree
    var next = 0
    while next < queue.count {
      let column = queue[next]
      next += 1
      isQueued[column] = false
      guard !isGone[column] else { continue }
      guard let places = places(column), let row = definition(of: column, places) else { continue }
      let terms = rows[row].terms
      define(column, by: row, places)
      for term in terms where isFree[term.column] && !isQueued[term.column] {
        isQueued[term.column] = true
        queue.append(term.column)
      }
    }
  }

  /// The one or two rows that a column is in, the second one nil where there is one; nil for a
  /// column in none or in more.
  private func places(_ column: Int) -> (first: Int, second: Int?)? {
    var (first, second): (Int?, Int?)
    for row in rowsOf[column] where has(column, in: row) {
      if first == nil {
        first = row
      } else if second == nil {
        second = row
      } else {
        return nil
      }
    }
    return first.map { ($0, second) }
  }

  /// The shortest equality that may define a column.
  private func definition(of column: Int, _ places: (first: Int, second: Int?)) -> Int? {
    var best: Int?
    for row in [places.first, places.second] {
      guard let row, rows[row].isEquality else { continue }
      var (own, largest) = (0.0, 0.0)
      for term in rows[row].terms {
        largest = max(largest, term.coefficient.magnitude)
        if term.column == column { own = term.coefficient.magnitude }
      }
      guard own >= Self.pivotShare * largest else { continue }
      if best.map({ rows[row].terms.count < rows[$0].terms.count }) ?? true { best = row }
    }
    return best
  }

  private mutating func define(
    _ column: Int, by row: Int, _ places: (first: Int, second: Int?)
  ) {
    var terms = rows[row].terms
    guard let place = terms.firstIndex(where: { $0.column == column }) else { return }
    let coefficient = terms.remove(at: place).coefficient
    if let second = places.second {
      eliminate(column, from: row == second ? places.first : second, by: row)
    }
    for level in costs.indices where costs[level][column] != 0 {
      let factor = 0 - costs[level][column] / coefficient
      for term in terms { costs[level][term.column] += factor * term.coefficient }
      costs[level][column] = 0
    }
    rows[row].isGone = true
    isGone[column] = true
    steps.append(
      .definition(
        column: column, row: row, coefficient: coefficient, terms: terms,
        constant: rows[row].lower))
  }
}
