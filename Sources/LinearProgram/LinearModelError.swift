// SPDX-License-Identifier: GPL-3.0-or-later

/// What is wrong with a `LinearModel`.
public enum LinearModelError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A row or a column of the model.
  public enum Place: Hashable, Sendable, CustomStringConvertible {
    /// The row with an index and a name.
    case row(Int, name: String)
    /// The column with an index and a name.
    case column(Int, name: String)
    /// The objective.
    case objective

    /// The kind, the name and the index.
    public var description: String {
      switch self {
      case .row(let index, let name): "row \"\(name)\" (index \(index))"
      case .column(let index, let name): "column \"\(name)\" (index \(index))"
      case .objective: "the objective"
      }
    }
  }

  /// A cost, a coefficient or the objective's constant is NaN or infinite.
  case notFinite(Place, what: String, value: Double)
  /// A bound is NaN.
  case boundIsNotANumber(Place, which: String)
  /// A lower bound of +infinity or an upper bound of -infinity, which no value meets.
  case unreachableBound(Place, lower: Double, upper: Double)
  /// The lower bound is above the upper bound.
  case contradictoryBounds(Place, lower: Double, upper: Double)
  /// A row names a column more than once.
  case duplicateColumn(Place, column: Int)
  /// A row names a column that does not exist.
  case columnOutOfRange(Place, column: Int, count: Int)

  /// What is wrong, where, and what to do about it.
  public var description: String {
    switch self {
    case .notFinite(let place, let what, let value):
      "\(place) has the \(what) \(value); use a finite number"
    case .boundIsNotANumber(let place, let which):
      "\(place) has a \(which) bound that is not a number; use a number, or infinity for none"
    case .unreachableBound(let place, let lower, let upper):
      "\(place) must be between \(lower) and \(upper), which no number is;"
        + " no lower bound is -infinity and no upper bound is +infinity"
    case .contradictoryBounds(let place, let lower, let upper):
      "\(place) must be at least \(shortestText(lower)) and at most \(shortestText(upper));"
        + " raise the upper bound or lower the lower one"
    case .duplicateColumn(let place, let column):
      "\(place) names the column with index \(column) twice; add its coefficients up"
    case .columnOutOfRange(let place, let column, let count):
      "\(place) names a column with index \(column), but there are \(count) columns;"
        + " add the column first"
    }
  }
}
