// SPDX-License-Identifier: GPL-3.0-or-later

/// Unknowns with bounds, constraints with strict priorities, and goals between them.
///
/// Required constraints must hold. All others count level by level: a level is as good as the
/// levels before it allow, and no number of less important constraints ever outvotes one that is
/// more important. Within a level the sum of the violations is least. What is still open then is
/// settled by a documented rule, so that every system has one answer, which the order in which
/// constraints and variables were added does not change.
public struct PrioritySystem: Sendable, Hashable {
  /// What a variable stands for, which decides what happens to it when nothing else does.
  public enum Role: Sendable, Hashable {
    /// A length: left open, it is as small as possible.
    case length
    /// A place: left open, it is as close to 0 as possible.
    case place
    /// Something that follows from the others: left open, it counts only after lengths and places.
    case consequence
    /// A given number, which the answer can be followed along.
    case parameter
  }

  /// What is known of a variable.
  public struct Column: Sendable, Hashable {
    /// The name, unique in the system: it orders the variables, however they were added.
    public var name: String
    /// The least value; -infinity for none.
    public var lower: Double
    /// The greatest value; infinity for none.
    public var upper: Double
    /// What the variable stands for.
    public var role: Role

    /// Makes a column.
    public init(name: String, lower: Double, upper: Double, role: Role) {
      self.name = name
      self.lower = lower
      self.upper = upper
      self.role = role
    }
  }

  /// Something to keep small that is no constraint: the rule of a container, for one.
  public struct Goal: Sendable, Hashable {
    /// What is kept small.
    public enum Kind: Sendable, Hashable {
      /// The distance of the expression from 0.
      case zero
      /// The expression itself.
      case smallest
    }

    /// The expression.
    public var expression: LinearExpression
    /// What is kept small.
    public var kind: Kind
    /// What one unit costs, within its step.
    public var weight: Double
    /// The priority: the goal counts after constraints above it, before those at or below it.
    public var priority: Priority
    /// Goals of one priority count in the order of their steps, from 0.
    public var step: Int
    /// Where the goal comes from.
    public var origin: Origin?

    /// Makes a goal.
    public init(
      _ expression: LinearExpression, _ kind: Kind, weight: Double = 1, priority: Priority,
      step: Int = 0, origin: Origin? = nil
    ) {
      self.expression = expression
      self.kind = kind
      self.weight = weight
      self.priority = priority
      self.step = step
      self.origin = origin
    }
  }

  /// The variables, by index.
  public internal(set) var columns: [Column] = []
  /// The constraints, by the number that `add` answered.
  public internal(set) var constraints: [Constraint] = []
  /// The goals, in the order added.
  public internal(set) var goals: [Goal] = []

  /// Makes an empty system.
  public init() {}

  /// Adds a variable; its name must not be taken.
  public mutating func addVariable(
    _ name: String, lower: Double = -.infinity, upper: Double = .infinity, role: Role = .place
  ) -> Variable {
    columns.append(Column(name: name, lower: lower, upper: upper, role: role))
    return Variable(index: columns.count - 1)
  }

  /// Adds a variable with a given value, along which the answer can be followed.
  public mutating func addParameter(_ name: String, value: Double) -> Variable {
    addVariable(name, lower: value, upper: value, role: .parameter)
  }

  /// Adds a constraint and answers its number.
  @discardableResult
  public mutating func add(_ constraint: Constraint) -> Int {
    constraints.append(constraint)
    return constraints.count - 1
  }

  /// Adds a goal.
  public mutating func add(_ goal: Goal) { goals.append(goal) }

  /// The name of a variable.
  public func name(of variable: Variable) -> String {
    columns.indices.contains(variable.index)
      ? columns[variable.index].name : variable.description
  }
}
