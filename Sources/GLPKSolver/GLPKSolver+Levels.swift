// SPDX-License-Identifier: GPL-3.0-or-later

public import LinearProgram

extension GLPKSolver {
  /// Minimises one level after the other in one GLPK problem that stays warm.
  ///
  /// Throws as `solve(_:options:)` does.
  public func solve(
    _ model: LinearModel, levels: [LinearLevel], options: SolverOptions
  ) throws(SolverError) -> LevelledSolution {
    guard !model.hasIntegers, !model.rows.isEmpty, !model.columns.isEmpty, !levels.isEmpty else {
      return try solveSeparately(model, levels: levels, options: options)
    }
    try check(model, options)
    for level in levels { try level.validate(for: model) }
    return try GLPKCall(model, options).levelledSolution(levels)
  }

  /// Minimises several objectives in one GLPK problem that stays warm.
  ///
  /// The limits of iterations and time span all objectives. Throws as `solve(_:options:)` does.
  public func solveEach(
    _ objectives: [LinearLevel], of model: LinearModel, options: SolverOptions
  ) throws(SolverError) -> [LinearSolution] {
    guard !model.hasIntegers else {
      throw .invalidOptions("several objectives need a program without integers; solve each")
    }
    try check(model, options)
    for objective in objectives { try objective.validate(for: model) }
    if objectives.isEmpty { return [] }
    guard !model.rows.isEmpty, !model.columns.isEmpty else {
      var results: [LinearSolution] = []
      for objective in objectives {
        var model = model
        for index in model.columns.indices { model.columns[index].cost = 0 }
        for cost in objective.costs { model.columns[cost.column].cost = cost.cost }
        results.append(try solve(model, options: options))
      }
      return results
    }
    return try GLPKCall(model, options).solutions(objectives)
  }

  /// Reads rows and columns of the simplex tableau that belongs to a basis.
  ///
  /// Throws `invalidOptions` for a basis that cannot be factorised and for a request that names a
  /// row or a column that is not there or not of the right kind; otherwise as
  /// `solve(_:options:)` does. A program without rows or columns has no tableau.
  public func tableau(
    _ model: LinearModel, basis: Basis, rowsOf: [Int], columnsOf: [ModelElement]
  ) throws(SolverError) -> Tableau {
    guard !model.rows.isEmpty, !model.columns.isEmpty else {
      throw .invalidOptions("a program without rows or columns has no tableau")
    }
    let options = SolverOptions(start: basis)
    try check(model, options)
    for column in rowsOf where !model.columns.indices.contains(column) {
      throw .invalidOptions("there is no column \(column) whose tableau row could be read")
    }
    for element in columnsOf where !Self.isNonBasic(element, basis) {
      throw .invalidOptions("\(element) is not a non-basic row or column of the program")
    }
    return try GLPKCall(model, options).tableau(basis, rowsOf: rowsOf, columnsOf: columnsOf)
  }

  private static func isNonBasic(_ element: ModelElement, _ basis: Basis) -> Bool {
    switch element {
    case .row(let index): basis.rows.indices.contains(index) && basis.rows[index] != .basic
    case .column(let index):
      basis.columns.indices.contains(index) && basis.columns[index] != .basic
    }
  }
}
