// SPDX-License-Identifier: GPL-3.0-or-later

/// Values that meet most requirements of a layout, found without solving.
///
/// Columns with an end in sight rest there, as lengths do; equations then set the places. Where all
/// requirements hold at the guess there is no conflict, elsewhere the search starts around those
/// that fail.
struct PointGuess {
  /// The value of each column.
  var values: [Double]

  /// Guesses values for some rows, where `rowsOfColumn` tells those of each column.
  init(_ requirements: Requirements, rows: [Int], rowsOfColumn: [[Int]]) {
    let ranges = BoundPropagation(requirements, rows: rows, rowsOfColumn: rowsOfColumn)
    values = zip(ranges.lower, ranges.upper).map { lower, upper in
      lower.isFinite ? lower : upper.isFinite ? upper : 0
    }
    var isSet = [Bool](repeating: false, count: values.count)
    var open = requirements.rows.map(\.terms.count)
    // Ends of their own make lengths; what only follows from other columns is rather a place.
    let isPlace = values.indices.map { column in
      !requirements.lower[column].isFinite && !requirements.upper[column].isFinite
        && !rowsOfColumn[column].contains { requirements.rows[$0].terms.count == 1 }
    }
    let order = values.indices.filter { !isPlace[$0] } + values.indices.filter { isPlace[$0] }
    var next = 0
    var ready: [Int] = []
    while next < order.count || !ready.isEmpty {
      var column: Int
      if let code = ready.popLast() {
        let row = requirements.rows[code]
        guard let unknown = row.terms.first(where: { !isSet[$0.column] }) else { continue }
        column = unknown.column
        var rest = row.lower
        for term in row.terms where term.column != column {
          rest -= term.coefficient * values[term.column]
        }
        values[column] = rest / unknown.coefficient
      } else {
        column = order[next]
        next += 1
      }
      if isSet[column] { continue }
      isSet[column] = true
      for code in rowsOfColumn[column] {
        open[code] -= 1
        let row = requirements.rows[code]
        if open[code] == 1, row.lower == row.upper { ready.append(code) }
      }
    }
  }

  /// Whether a requirement holds at the guess, within its tolerance.
  func meets(_ code: Int, of requirements: Requirements) -> Bool {
    let (terms, lower, upper) = requirements.sum(of: code)
    let sum = terms.reduce(0) { $0 + $1.coefficient * values[$1.column] }
    return sum >= lower - (lower.isFinite ? requirements.slack(at: lower) : 0)
      && sum <= upper + (upper.isFinite ? requirements.slack(at: upper) : 0)
  }
}
