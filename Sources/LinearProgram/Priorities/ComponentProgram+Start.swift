// SPDX-License-Identifier: GPL-3.0-or-later

extension ComponentProgram {
  /// Starts with free columns in the basis that required equalities define one after the other.
  ///
  /// A free column that only one equality is left to hold is defined by it; then that equality is
  /// done with, and another column may have only one left. The basis is triangular in that order,
  /// so it is never singular, and a chain of places needs no pivot. To be called when all required
  /// rows are there and nothing else.
  mutating func startWithDefinitions() {
    let isFree = model.columns.map { $0.lower == -.infinity && $0.upper == .infinity }
    var rowsOf = [[Int]](repeating: [], count: model.columns.count)
    for (index, row) in model.rows.enumerated() where row.lower == row.upper {
      for term in row.terms where isFree[term.column] { rowsOf[term.column].append(index) }
    }
    var counts = rowsOf.map(\.count)
    var isDone = [Bool](repeating: false, count: model.rows.count)
    var queue = counts.indices.filter { counts[$0] == 1 }
    var definitions: [(row: Int, column: Int, coefficient: Double)] = []
    var next = 0
    while next < queue.count {
      let column = queue[next]
      next += 1
      guard counts[column] == 1, let row = rowsOf[column].first(where: { !isDone[$0] }),
        let coefficient = pivot(row, column)
      else { continue }
      isDone[row] = true
      definitions.append((row, column, coefficient))
      for term in model.rows[row].terms where isFree[term.column] {
        counts[term.column] -= 1
        if counts[term.column] == 1 { queue.append(term.column) }
      }
    }
    // What was defined last depends on nothing that was defined before.
    for (row, column, coefficient) in definitions.reversed() {
      start.columns[column] = .basic
      start.rows[row] = .fixed
      var rest = model.rows[row].lower
      for term in model.rows[row].terms where term.column != column {
        rest -= term.coefficient * startValues[term.column]
      }
      startValues[column] = rest / coefficient
    }
  }

  /// The coefficient of a column in a row, unless it is too small beside the others to divide by.
  private func pivot(_ row: Int, _ column: Int) -> Double? {
    var largest = 0.0
    var found = 0.0
    for term in model.rows[row].terms {
      largest = max(largest, term.coefficient.magnitude)
      if term.column == column { found = term.coefficient }
    }
    return found.magnitude >= 0.01 * largest ? found : nil
  }
}
