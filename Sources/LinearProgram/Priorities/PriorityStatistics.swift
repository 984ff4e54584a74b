// SPDX-License-Identifier: GPL-3.0-or-later

/// What solving a `PrioritySystem` took.
public struct PriorityStatistics: Hashable, Sendable {
  /// The variables of the system, with parameters.
  public var variables = 0
  /// The constraints of the system.
  public var constraints = 0
  /// The goals of the system.
  public var goals = 0
  /// The constraints and goals before presolve.
  public var rowsBeforePresolve = 0
  /// The required rows, soft rows and goals that were left after it.
  public var rowsAfterPresolve = 0
  /// The parts that share no free variable.
  public var components = 0
  /// The parts that needed the solver.
  public var solvedComponents = 0
  /// The levels that were minimised, in all parts together.
  public var levels = 0
  /// The simplex iterations in all parts together.
  public var pivots = 0
  /// The free variables of the largest part.
  public var largestComponent = 0

  /// Makes statistics of nothing.
  public init() {}
}
