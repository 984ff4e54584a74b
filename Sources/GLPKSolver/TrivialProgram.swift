// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// Programs without rows or without columns, which GLPK does not take for every method.
enum TrivialProgram {
  /// The solution of a program without rows or columns; nil for any other program.
  static func solution(of model: LinearModel, tolerance: Double) -> LinearSolution? {
    if model.columns.isEmpty { return emptySums(model, tolerance) }
    return model.rows.isEmpty ? boundsOnly(model) : nil
  }

  /// Without columns every row's sum is 0.
  private static func emptySums(_ model: LinearModel, _ tolerance: Double) -> LinearSolution {
    let broken = model.rows.firstIndex { $0.lower > tolerance || $0.upper < -tolerance }
    return LinearSolution(
      status: broken == nil ? .optimal : .infeasible, objective: model.objectiveConstant,
      rowValues: [Double](repeating: 0, count: model.rows.count),
      rowDuals: [Double](repeating: 0, count: model.rows.count),
      basis: Basis(
        rows: [Basis.Status](repeating: .basic, count: model.rows.count), columns: []),
      ray: broken.map { InfeasibilityRay(rows: [.init(index: $0, factor: 1)], columns: []) })
  }

  /// Without rows each column goes where its cost drives it.
  private static func boundsOnly(_ model: LinearModel) -> LinearSolution {
    var values: [Double] = []
    var statuses: [Basis.Status] = []
    var isBounded = true
    for column in model.columns {
      let (value, status) = rest(of: column)
      values.append(value)
      statuses.append(status)
      let way = column.cost > 0 ? column.lower : column.upper
      if column.cost != 0 && !way.isFinite { isBounded = false }
    }
    return LinearSolution(
      status: isBounded ? .optimal : .unbounded, objective: model.objective(at: values),
      columnValues: values, reducedCosts: model.hasIntegers ? [] : model.columns.map(\.cost),
      basis: model.hasIntegers ? nil : Basis(rows: [], columns: statuses))
  }

  private static func rest(of column: LinearModel.Column) -> (Double, Basis.Status) {
    if column.lower == column.upper { return (column.lower, .fixed) }
    let wantsUpper = column.cost < 0 || !column.lower.isFinite
    if wantsUpper && column.upper.isFinite { return (column.upper, .atUpper) }
    return column.lower.isFinite ? (column.lower, .atLower) : (0, .free)
  }
}
