// SPDX-License-Identifier: GPL-3.0-or-later

/// What a solver found for objectives in order of importance.
public struct LevelledSolution: Hashable, Sendable {
  /// A row or a column that a level fixed, since its value is the same in all of its optima.
  public struct Fixing: Hashable, Sendable {
    /// The row or the column.
    public let element: ModelElement
    /// The index of the level that fixed it.
    public let level: Int
    /// The value, which is one of its bounds.
    public let value: Double

    /// Makes a fixing.
    public init(element: ModelElement, level: Int, value: Double) {
      self.element = element
      self.level = level
      self.value = value
    }
  }

  /// How the last solve ended; the values are an answer only when it is `optimal`.
  public var status: SolutionStatus
  /// The value of each column; empty when there is none.
  public var columnValues: [Double]
  /// The value of each row's sum; empty when there is none.
  public var rowValues: [Double]
  /// The objective of each level at the values.
  public var objectives: [Double]
  /// How many levels ended optimal; the rest was not needed or not reached.
  public var solvedLevels: Int
  /// For each solved level, whether something was open after it.
  public var isOpenAfter: [Bool]
  /// The basis of the values.
  public var basis: Basis?
  /// What the levels fixed: rows by index, then columns by index.
  public var fixings: [Fixing]
  /// How many simplex iterations all levels took.
  public var iterations: Int
  /// A proof of infeasibility, when the program is infeasible and the solver has one.
  public var ray: InfeasibilityRay?
  /// The solver's own messages, when the options ask for them.
  public var log: String

  /// Makes a solution; everything but the status is empty unless given.
  public init(
    status: SolutionStatus, columnValues: [Double] = [], rowValues: [Double] = [],
    objectives: [Double] = [], solvedLevels: Int = 0, isOpenAfter: [Bool] = [],
    basis: Basis? = nil, fixings: [Fixing] = [], iterations: Int = 0,
    ray: InfeasibilityRay? = nil, log: String = ""
  ) {
    self.status = status
    self.columnValues = columnValues
    self.rowValues = rowValues
    self.objectives = objectives
    self.solvedLevels = solvedLevels
    self.isOpenAfter = isOpenAfter
    self.basis = basis
    self.fixings = fixings
    self.iterations = iterations
    self.ray = ray
    self.log = log
  }

  /// Whether the values are the only best point: after some level nothing was open.
  ///
  /// When it is false there may still be one best point only, where several bounds meet.
  public var isUnique: Bool { status == .optimal && isOpenAfter.last == false }
}

extension LinearModel {
  /// The model with the rows and columns fixed that the levels fixed.
  public func fixing(_ fixings: [LevelledSolution.Fixing]) -> LinearModel {
    var result = self
    for fixing in fixings {
      switch fixing.element {
      case .row(let index):
        result.rows[index].lower = fixing.value
        result.rows[index].upper = fixing.value
      case .column(let index):
        result.columns[index].lower = fixing.value
        result.columns[index].upper = fixing.value
      }
    }
    return result
  }
}
