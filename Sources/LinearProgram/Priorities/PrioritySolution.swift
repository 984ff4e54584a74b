// SPDX-License-Identifier: GPL-3.0-or-later

/// What was found for a `PrioritySystem`.
public struct PrioritySolution: Sendable {
  /// A part of the system whose required constraints and bounds cannot all hold.
  public struct Conflict: Hashable, Sendable {
    /// The numbers of the required constraints that are connected with the contradiction, rising.
    public let constraints: [Int]
    /// The variables in them, whose bounds may take part, by index.
    public let variables: [Variable]

    /// Makes a conflict.
    public init(constraints: [Int], variables: [Variable]) {
      self.constraints = constraints
      self.variables = variables
    }
  }

  /// Whether there is an answer.
  public enum Status: Hashable, Sendable {
    /// All required constraints hold, and each level is as good as those before it allow.
    case solved
    /// Required constraints contradict each other; the other parts are solved nevertheless.
    case conflict(components: [Conflict])
  }

  /// What a level costs at the values, over all parts that are solved.
  public struct LevelCost: Hashable, Sendable {
    /// The priority of the level.
    public let priority: Priority
    /// The step of the level's goals; nil for the level of the constraints of that priority.
    public let step: Int?
    /// The sum of the violations in points, or of what the goals cost with their weights.
    public let cost: Double

    /// Makes a cost.
    public init(priority: Priority, step: Int?, cost: Double) {
      self.priority = priority
      self.step = step
      self.cost = cost
    }
  }

  /// Whether there is an answer.
  public let status: Status
  /// The value of each variable in points, by index; NaN in a part with a conflict.
  public let values: [Double]
  /// The cost of each level, the most important first.
  public let levelCosts: [LevelCost]
  /// The variables of parts that goals and constraints left open before the tie-break, by index.
  ///
  /// Some of them may have one value only; those of all other parts certainly do.
  public let undetermined: [Variable]
  /// What solving took.
  public let statistics: PriorityStatistics

  /// The system that was solved.
  public let system: PrioritySystem
  /// The system in canonical order, which says what variable a rank is.
  let canonical: CanonicalSystem
  /// The system after presolve, with how each variable follows from the roots.
  let reduced: ReducedSystem
  /// The parts with their programs, bases and fixings, by their first root.
  let components: [SolvedComponent]

  /// The value of a variable of the system in points.
  public subscript(variable: Variable) -> Double { values[variable.index] }

  /// Whether all required constraints hold.
  public var isSolved: Bool { status == .solved }
}
