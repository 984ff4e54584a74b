// SPDX-License-Identifier: GPL-3.0-or-later

/// Something that solves linear and mixed-integer programs.
///
/// A program that has no solution is answered with a status. An invalid program, invalid options
/// and a fault of the solver are thrown. An implementation holds no state that a call changes, so
/// that many tasks can share one value.
public protocol LinearSolver: Sendable {
  /// Solves a program and answers what was found.
  func solve(_ model: LinearModel, options: SolverOptions) throws(SolverError) -> LinearSolution
}

extension LinearSolver {
  /// Solves a program with the default options.
  public func solve(_ model: LinearModel) throws(SolverError) -> LinearSolution {
    try solve(model, options: SolverOptions())
  }
}
