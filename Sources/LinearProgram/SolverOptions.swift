// SPDX-License-Identifier: GPL-3.0-or-later

/// The algorithm that solves a linear program.
public enum SolverMethod: String, Hashable, Sendable, CaseIterable {
  /// The primal simplex method.
  case primalSimplex
  /// The dual simplex method, which alone can explain why a program is infeasible.
  case dualSimplex
  /// An interior point method: no basis, not for programs with integers, may fail on some
  /// programs; for comparison.
  case interiorPoint
  /// The simplex method followed by one in rational arithmetic, which certifies the basis.
  ///
  /// A solver may read the numbers as simple fractions that are very near; the values are computed
  /// from the certified basis with the numbers as they were given.
  case exact
}

/// How a program is solved and when to give up.
public struct SolverOptions: Hashable, Sendable {
  /// The algorithm; the primal simplex unless given.
  public var method: SolverMethod
  /// Whether the solver simplifies the program first.
  ///
  /// Off unless given: with it the solver takes no starting basis and explains no infeasibility.
  public var usesPresolve: Bool
  /// The basis to start from; the standard basis (all rows basic) unless given.
  public var start: Basis?
  /// The most simplex iterations.
  ///
  /// 200,000 unless given: a program of 10,000 rows needs about one iteration a row, so more means
  /// cycling or a program that is far too large for a layout.
  public var iterationLimit: Int
  /// The most seconds.
  ///
  /// 30 unless given: beyond it nobody waits for a layout any more, and a run without a limit could
  /// hang its caller.
  public var timeLimit: Double
  /// How far a value may pass its bound, relative to the bound; 1e-9 unless given.
  ///
  /// At 10,000 points that is 1e-5, where GLPK's own 1e-7 would be 1e-3.
  public var primalTolerance: Double
  /// How far a reduced cost may be on the wrong side, relative to the cost, 1e-9 unless given.
  public var dualTolerance: Double
  /// How far an integer column may be from an integer, 1e-9 unless given.
  public var integerTolerance: Double
  /// The relative gap at which the search for integers may stop; 0, the best, unless given.
  public var relativeGap: Double
  /// Whether the result holds the solver's own messages; off unless given, as they cost time.
  public var keepsLog: Bool

  /// Makes options; every default is named at its property.
  public init(
    method: SolverMethod = .primalSimplex, usesPresolve: Bool = false, start: Basis? = nil,
    iterationLimit: Int = 200_000, timeLimit: Double = 30, primalTolerance: Double = 1e-9,
    dualTolerance: Double = 1e-9, integerTolerance: Double = 1e-9, relativeGap: Double = 0,
    keepsLog: Bool = false
  ) {
    self.method = method
    self.usesPresolve = usesPresolve
    self.start = start
    self.iterationLimit = iterationLimit
    self.timeLimit = timeLimit
    self.primalTolerance = primalTolerance
    self.dualTolerance = dualTolerance
    self.integerTolerance = integerTolerance
    self.relativeGap = relativeGap
    self.keepsLog = keepsLog
  }

  /// Checks that every number is in its range and that the basis fits the model.
  public func validate(for model: LinearModel) throws(SolverError) {
    if iterationLimit < 1 {
      throw .invalidOptions("the iteration limit is \(iterationLimit); use at least 1")
    }
    // Written so that NaN fails.
    if !(timeLimit > 0) {
      throw .invalidOptions("the time limit is \(timeLimit) seconds; use more than 0")
    }
    let tolerances = [
      ("primal", primalTolerance), ("dual", dualTolerance), ("integer", integerTolerance),
    ]
    for (name, tolerance) in tolerances where !(tolerance > 0 && tolerance < 1) {
      throw .invalidOptions("the \(name) tolerance is \(tolerance); use one between 0 and 1")
    }
    if !(relativeGap >= 0 && relativeGap.isFinite) {
      throw .invalidOptions("the relative gap is \(relativeGap); use 0 or more")
    }
    if let start,
      start.rows.count != model.rows.count
        || start.columns.count != model.columns.count
    {
      throw .invalidOptions(
        "the starting basis has \(start.rows.count) rows and \(start.columns.count) columns,"
          + " the program \(model.rows.count) and \(model.columns.count);"
          + " start from the basis of a program of the same shape")
    }
  }
}
