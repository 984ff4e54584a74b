// SPDX-License-Identifier: GPL-3.0-or-later

extension LinearModel {
  /// Checks that every number, index and pair of bounds makes sense, and throws the first fault.
  public func validate() throws(LinearModelError) {
    guard objectiveConstant.isFinite else {
      throw .notFinite(.objective, what: "constant", value: objectiveConstant)
    }
    for index in columns.indices {
      guard columns[index].cost.isFinite else {
        throw .notFinite(place(column: index), what: "cost", value: columns[index].cost)
      }
      let (lower, upper) = (columns[index].lower, columns[index].upper)
      guard Self.isRange(lower, upper) else {
        throw Self.fault(of: lower, upper, place(column: index))
      }
    }
    // The row that named a column last, to find duplicates without a set per row.
    var lastRow = [Int](repeating: -1, count: columns.count)
    for index in rows.indices {
      let (lower, upper) = (rows[index].lower, rows[index].upper)
      guard Self.isRange(lower, upper) else {
        throw Self.fault(of: lower, upper, place(row: index))
      }
      for term in rows[index].terms {
        guard columns.indices.contains(term.column) else {
          throw .columnOutOfRange(place(row: index), column: term.column, count: columns.count)
        }
        guard term.coefficient.isFinite else {
          let what = "coefficient of column \"\(columns[term.column].name)\""
          throw .notFinite(place(row: index), what: what, value: term.coefficient)
        }
        guard lastRow[term.column] != index else {
          throw .duplicateColumn(place(row: index), column: term.column)
        }
        lastRow[term.column] = index
      }
    }
  }

  private func place(row index: Int) -> LinearModelError.Place {
    .row(index, name: rows[index].name)
  }

  private func place(column index: Int) -> LinearModelError.Place {
    .column(index, name: columns[index].name)
  }

  /// Whether some number is between two bounds; false where one of them is NaN.
  private static func isRange(_ lower: Double, _ upper: Double) -> Bool {
    lower <= upper && lower != .infinity && upper != -.infinity
  }

  /// What is wrong with two bounds that are no range.
  private static func fault(
    of lower: Double, _ upper: Double, _ place: LinearModelError.Place
  ) -> LinearModelError {
    if lower.isNaN { return .boundIsNotANumber(place, which: "lower") }
    if upper.isNaN { return .boundIsNotANumber(place, which: "upper") }
    if lower == .infinity || upper == -.infinity {
      return .unreachableBound(place, lower: lower, upper: upper)
    }
    return .contradictoryBounds(place, lower: lower, upper: upper)
  }
}
