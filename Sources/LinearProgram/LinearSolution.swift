// SPDX-License-Identifier: GPL-3.0-or-later

/// How a solve ended.
public enum SolutionStatus: Hashable, Sendable, CustomStringConvertible {
  /// The values are a best point.
  case optimal
  /// No point meets all rows and bounds.
  case infeasible
  /// The objective falls without end.
  case unbounded
  /// The iteration limit was reached; the values are where the solver stood.
  case iterationLimit
  /// The time limit was reached; the values are where the solver stood.
  case timeLimit
  /// The solver gave up for the reason in the text.
  case failed(reason: String)

  /// The status in words.
  public var description: String {
    switch self {
    case .optimal: "optimal"
    case .infeasible: "infeasible"
    case .unbounded: "unbounded"
    case .iterationLimit: "iteration limit reached"
    case .timeLimit: "time limit reached"
    case .failed(let reason): "failed: \(reason)"
    }
  }
}

/// A proof that no point meets all rows and bounds.
///
/// The rows' sums times their factors plus the columns times theirs are 0 whatever the columns
/// are, yet within the bounds of these rows and columns the same combination cannot be 0.
public struct InfeasibilityRay: Hashable, Sendable {
  /// A row or a column with its factor.
  public struct Part: Hashable, Sendable {
    /// The index of the row or the column.
    public let index: Int
    /// Its factor in the combination.
    public let factor: Double

    /// Makes a part.
    public init(index: Int, factor: Double) {
      self.index = index
      self.factor = factor
    }
  }

  /// The rows that are part of the contradiction, by index.
  public let rows: [Part]
  /// The columns whose bounds are part of the contradiction, by index.
  public let columns: [Part]

  /// Makes a proof from its parts.
  public init(rows: [Part], columns: [Part]) {
    self.rows = rows
    self.columns = columns
  }
}

/// What a solver found.
public struct LinearSolution: Hashable, Sendable {
  /// How the solve ended; the values are an answer only when it is `optimal`.
  public var status: SolutionStatus
  /// The objective, with its constant.
  public var objective: Double
  /// The value of each column; empty when there is none.
  public var columnValues: [Double]
  /// The value of each row's sum; empty when there is none.
  public var rowValues: [Double]
  /// What one unit more of each column would cost; empty for programs with integers.
  public var reducedCosts: [Double]
  /// What one unit more of each row's active bound would cost; empty for programs with integers.
  public var rowDuals: [Double]
  /// The basis of the values; nil after the interior point method and for programs with integers.
  public var basis: Basis?
  /// How many simplex iterations it took.
  public var iterations: Int
  /// Whether the starting basis was no basis of the program and another one was taken.
  public var startWasReplaced: Bool
  /// A proof of infeasibility; only the dual simplex without presolve leaves one.
  public var ray: InfeasibilityRay?
  /// The solver's own messages, when the options ask for them.
  public var log: String

  /// Makes a solution; everything but the status is empty unless given.
  public init(
    status: SolutionStatus, objective: Double = 0, columnValues: [Double] = [],
    rowValues: [Double] = [], reducedCosts: [Double] = [], rowDuals: [Double] = [],
    basis: Basis? = nil, iterations: Int = 0, startWasReplaced: Bool = false,
    ray: InfeasibilityRay? = nil, log: String = ""
  ) {
    self.status = status
    self.objective = objective
    self.columnValues = columnValues
    self.rowValues = rowValues
    self.reducedCosts = reducedCosts
    self.rowDuals = rowDuals
    self.basis = basis
    self.iterations = iterations
    self.startWasReplaced = startWasReplaced
    self.ray = ray
    self.log = log
  }
}
