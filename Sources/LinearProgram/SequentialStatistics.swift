// SPDX-License-Identifier: GPL-3.0-or-later

/// What a `SequentialProgram` built and what its solves cost.
public struct SequentialStatistics: Hashable, Sendable {
  /// The parameters.
  public internal(set) var parameters = 0
  /// The clamp rules that needed a variable.
  public internal(set) var clamps = 0
  /// The largest rules that needed a variable.
  public internal(set) var largests = 0
  /// The smallest rules that needed a variable.
  public internal(set) var smallests = 0
  /// The definitions that needed a variable.
  public internal(set) var definitions = 0
  /// The rules that had an answer without a variable.
  public internal(set) var folded = 0
  /// The choices made.
  public internal(set) var choices = 0
  /// The levels solved.
  public internal(set) var levels = 0
  /// The calls of the solver, one a level and one a choice.
  public internal(set) var solverCalls = 0
  /// The rows of all solved programs together.
  public internal(set) var rows = 0
  /// The columns of all solved programs together.
  public internal(set) var columns = 0
  /// The coefficients of all solved programs together.
  public internal(set) var entries = 0
  /// The simplex iterations of all solves together.
  public internal(set) var pivots = 0
  /// The largest weight of any level.
  public internal(set) var largestWeight = 0.0

  /// Makes counts of nothing.
  public init() {}

  /// The rules that needed a variable.
  public var rules: Int { clamps + largests + smallests + definitions }

  /// The variables: those of the rules and the parameters.
  public var variables: Int { rules + parameters }

  /// Counts a solved program.
  mutating func count(_ model: LinearModel, _ solution: LinearSolution) {
    solverCalls += 1
    rows += model.rows.count
    columns += model.columns.count
    entries += model.entryCount
    pivots += solution.iterations
  }

  /// Counts a rule that needed a variable.
  mutating func count(_ source: SequentialRule.Source) {
    switch source {
    case .unknown: break
    case .parameter: parameters += 1
    case .clamp: clamps += 1
    case .largest: largests += 1
    case .smallest: smallests += 1
    case .definition: definitions += 1
    }
  }
}
