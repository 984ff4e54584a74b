// SPDX-License-Identifier: GPL-3.0-or-later

extension LinearModel {
  /// Checks that every number, index and pair of bounds makes sense, and throws the first fault.
  public func validate() throws(LinearModelError) {
    guard objectiveConstant.isFinite else {
      throw .notFinite(.objective, what: "constant", value: objectiveConstant)
    }
    for (index, column) in columns.enumerated() {
      let place = { LinearModelError.Place.column(index, name: column.name) }
      guard column.cost.isFinite else {
        throw .notFinite(place(), what: "cost", value: column.cost)
      }
      try Self.checkBounds(column.lower, column.upper, place)
    }
    // The row that named a column last, to find duplicates without a set per row.
    var lastRow = [Int](repeating: -1, count: columns.count)
    for (index, row) in rows.enumerated() {
      let place = { LinearModelError.Place.row(index, name: row.name) }
      try Self.checkBounds(row.lower, row.upper, place)
      for term in row.terms {
        guard columns.indices.contains(term.column) else {
          throw .columnOutOfRange(place(), column: term.column, count: columns.count)
        }
        guard term.coefficient.isFinite else {
          let what = "coefficient of column \"\(columns[term.column].name)\""
          throw .notFinite(place(), what: what, value: term.coefficient)
        }
        guard lastRow[term.column] != index else {
          throw .duplicateColumn(place(), column: term.column)
        }
        lastRow[term.column] = index
      }
    }
  }

  private static func checkBounds(
    _ lower: Double, _ upper: Double, _ place: () -> LinearModelError.Place
  ) throws(LinearModelError) {
    if lower.isNaN { throw .boundIsNotANumber(place(), which: "lower") }
    if upper.isNaN { throw .boundIsNotANumber(place(), which: "upper") }
    if lower == .infinity || upper == -.infinity {
      throw .unreachableBound(place(), lower: lower, upper: upper)
    }
    if lower > upper { throw .contradictoryBounds(place(), lower: lower, upper: upper) }
  }
}
