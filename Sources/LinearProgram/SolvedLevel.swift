// SPDX-License-Identifier: GPL-3.0-or-later

/// One program of a `SequentialProgram` with its solution.
public struct SolvedLevel: Hashable, Sendable {
  /// The program as the solver got it.
  public let model: LinearModel
  /// What the solver answered.
  public let solution: LinearSolution
  /// The variable of each column; nil for a column that only measures a distance.
  public let columnVariables: [Variable?]
  /// Where each row comes from, as far as known.
  public let rowOrigins: [Origin?]

  /// Makes a level.
  public init(
    model: LinearModel, solution: LinearSolution, columnVariables: [Variable?],
    rowOrigins: [Origin?]
  ) {
    self.model = model
    self.solution = solution
    self.columnVariables = columnVariables
    self.rowOrigins = rowOrigins
  }
}
