// SPDX-License-Identifier: GPL-3.0-or-later

/// One of several objectives that are minimised in the order of their importance.
public struct LinearLevel: Hashable, Sendable {
  /// What one unit of a column costs.
  public struct Cost: Hashable, Sendable {
    /// The index of the column.
    public var column: Int
    /// What one unit costs; finite.
    public var cost: Double

    /// Makes a cost.
    @inlinable
    public init(_ column: Int, _ cost: Double) {
      self.column = column
      self.cost = cost
    }
  }

  /// The costs, each column at most once; every other column is free of cost.
  public var costs: [Cost]

  /// Makes a level; without costs it only looks for a point that meets all rows and bounds.
  public init(_ costs: [Cost] = []) {
    self.costs = costs
  }

  /// A reduced cost counts as 0 when it is at most this times the level's largest cost.
  ///
  /// 1e-9, the solvers' own tolerance for reduced costs: what is smaller may be rounding, and what
  /// is left open by mistake costs a level 1e-9 of a unit for each unit that a later one moves.
  public static let threshold = 1e-9

  /// The objective at a point.
  public func objective(at values: [Double]) -> Double {
    var sum = 0.0
    for cost in costs { sum += cost.cost * values[cost.column] }
    return sum
  }

  /// Checks that the costs are finite and name each column of a model at most once.
  public func validate(for model: LinearModel) throws(SolverError) {
    var isSeen = [Bool](repeating: false, count: model.columns.count)
    for cost in costs {
      guard model.columns.indices.contains(cost.column) else {
        throw .invalidModel(
          .columnOutOfRange(.objective, column: cost.column, count: model.columns.count))
      }
      guard cost.cost.isFinite else {
        let what = "cost of column \"\(model.columns[cost.column].name)\""
        throw .invalidModel(.notFinite(.objective, what: what, value: cost.cost))
      }
      guard !isSeen[cost.column] else {
        throw .invalidModel(.duplicateColumn(.objective, column: cost.column))
      }
      isSeen[cost.column] = true
    }
  }
}

/// A row or a column of a model.
public enum ModelElement: Hashable, Sendable, Comparable {
  /// The row with an index, whose value is its sum.
  case row(Int)
  /// The column with an index.
  case column(Int)
}
