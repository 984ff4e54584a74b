// SPDX-License-Identifier: GPL-3.0-or-later

/// Something that solves linear and mixed-integer programs.
///
/// A program that has no solution is answered with a status. An invalid program, invalid options
/// and a fault of the solver are thrown. An implementation holds no state that a call changes, so
/// that many tasks can share one value. Only the first method must be written; the others have a
/// default.
public protocol LinearSolver: Sendable {
  /// Solves a program and answers what was found.
  func solve(_ model: LinearModel, options: SolverOptions) throws(SolverError) -> LinearSolution

  /// Minimises one level after the other; each chooses among the optima of those before it.
  ///
  /// The costs of the model's columns are not used. After a level, every non-basic row and column
  /// whose reduced cost is more than `LinearLevel.threshold` times the level's largest cost keeps
  /// its value in all optima and is fixed there; the next level continues with the primal simplex
  /// from the same basis. It stops when nothing is open any more: the point then is unique, and
  /// the objectives of the levels that were not needed follow from it. The limits of iterations
  /// and time span all levels. The options' method is not used. Throws as `solve(_:options:)`
  /// does, and for programs with integers.
  func solve(
    _ model: LinearModel, levels: [LinearLevel], options: SolverOptions
  ) throws(SolverError) -> LevelledSolution

  /// Minimises several objectives of one program independently.
  ///
  /// The costs of the model's columns are not used. The limits of iterations and time may span all
  /// objectives. Each answer has a status and, where that is `optimal`, an objective and the values
  /// of the columns; the rest may be empty. Throws as `solve(_:options:)` does, and for programs
  /// with integers.
  func solveEach(
    _ objectives: [LinearLevel], of model: LinearModel, options: SolverOptions
  ) throws(SolverError) -> [LinearSolution]

  /// Reads rows and columns of the simplex tableau that belongs to a basis, without a pivot.
  ///
  /// - Parameters:
  ///   - model: the program.
  ///   - basis: the basis, such as a solution's.
  ///   - rowsOf: structural columns, each to be written as a sum of non-basic rows and columns.
  ///   - columnsOf: non-basic rows and columns, each to be moved by 1.
  /// - Returns: the answers in the order of the requests, and the point of the basis.
  ///
  /// Throws `unavailable` when the solver cannot do that, which is the default, and
  /// `invalidOptions` for a basis that cannot be factorised or a request that does not fit it.
  func tableau(
    _ model: LinearModel, basis: Basis, rowsOf: [Int], columnsOf: [ModelElement]
  ) throws(SolverError) -> Tableau
}

extension LinearSolver {
  /// Solves a program with the default options.
  public func solve(_ model: LinearModel) throws(SolverError) -> LinearSolution {
    try solve(model, options: SolverOptions())
  }

  /// Minimises one level after the other by separate solves.
  public func solve(
    _ model: LinearModel, levels: [LinearLevel], options: SolverOptions
  ) throws(SolverError) -> LevelledSolution {
    try solveSeparately(model, levels: levels, options: options)
  }

  /// Minimises several objectives by separate solves.
  public func solveEach(
    _ objectives: [LinearLevel], of model: LinearModel, options: SolverOptions
  ) throws(SolverError) -> [LinearSolution] {
    guard !model.hasIntegers else {
      throw .invalidOptions("several objectives need a program without integers; solve each")
    }
    var model = model
    var results: [LinearSolution] = []
    for objective in objectives {
      try objective.validate(for: model)
      for index in model.columns.indices { model.columns[index].cost = 0 }
      for cost in objective.costs { model.columns[cost.column].cost = cost.cost }
      results.append(try solve(model, options: options))
    }
    return results
  }

  /// Says that this solver has no tableau.
  public func tableau(
    _ model: LinearModel, basis: Basis, rowsOf: [Int], columnsOf: [ModelElement]
  ) throws(SolverError) -> Tableau {
    throw .unavailable("this solver does not show its tableau; use one that does, such as GLPK")
  }
}
