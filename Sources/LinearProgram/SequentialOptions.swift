// SPDX-License-Identifier: GPL-3.0-or-later

/// How a `SequentialProgram` solves its levels.
public struct SequentialOptions: Hashable, Sendable {
  /// The basis the solver starts a level from.
  public enum Start: String, Hashable, Sendable, CaseIterable {
    /// The basis that belongs to a forward evaluation of the rules. The solver factorizes it,
    /// computes every value and reduced cost from the rows and costs itself, and pivots wherever
    /// the basis is not optimal; so this saves the way to the answer, not the check of it.
    case crash
    /// The standard basis, with every row basic: the solver finds its way alone.
    case cold
  }

  /// The options of each solve; the starting basis in it is not used.
  public var solver: SolverOptions
  /// The basis to start from, `crash` unless given.
  public var start: Start
  /// The largest weight within a level, 1e4 unless given.
  ///
  /// A level's costs span from 1 to this limit, so with reduced costs that are exact to 1e-9 the
  /// weights keep a wide margin.
  public var weightLimit: Double
  /// The most rules within a level; no limit unless given.
  ///
  /// A split is exact anywhere. From the standard basis the time of a level grows with the square
  /// of its rules, and the interior point method fails on large levels, so a limit of a few
  /// hundred suits these two.
  public var ruleLimit: Int
  /// Whether solved levels are kept for export and explanation; off unless given.
  public var keepsLevels: Bool
  /// Whether the expressions are kept whose values were asked for; off unless given.
  public var keepsReadings = false

  /// Makes options; every default is named at its property.
  public init(
    solver: SolverOptions = SolverOptions(), start: Start = .crash, weightLimit: Double = 1e4,
    ruleLimit: Int = .max, keepsLevels: Bool = false
  ) {
    self.solver = solver
    self.start = start
    self.weightLimit = weightLimit
    self.ruleLimit = ruleLimit
    self.keepsLevels = keepsLevels
  }

  /// Makes default options with another method.
  public init(method: SolverMethod) {
    self.init(solver: SolverOptions(method: method))
  }
}
