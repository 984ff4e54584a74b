// SPDX-License-Identifier: GPL-3.0-or-later

/// Two expressions and how they compare, with a priority.
public struct Constraint: Hashable, Sendable, CustomStringConvertible {
  /// The side before the relation.
  public var left: LinearExpression
  /// How the sides compare.
  public var relation: Relation
  /// The side after the relation.
  public var right: LinearExpression
  /// How much the constraint matters; required unless given.
  public var priority: Priority
  /// Where the constraint comes from, when it is known.
  public var origin: Origin?

  /// Makes a constraint.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Priority = .required, origin: Origin? = nil
  ) {
    self.left = left
    self.relation = relation
    self.right = right
    self.priority = priority
    self.origin = origin
  }

  /// The left side minus the right side, which the relation compares with 0.
  public var difference: LinearExpression { left - right }

  /// By how much the constraint fails at a point; 0 when it holds there.
  public func violation(_ value: (Variable) -> Double) -> Double {
    let difference = difference.evaluated(value)
    return switch relation {
    case .lessThanOrEqual: max(difference, 0)
    case .equal: difference.magnitude
    case .greaterThanOrEqual: max(-difference, 0)
    }
  }

  /// The constraint as one would write it, such as `x1 <= 0.5 x0 - 8`.
  public var description: String { description(naming: \.description) }

  /// The constraint as one would write it, with names for the variables.
  public func description(naming name: (Variable) -> String) -> String {
    let sides = "\(left.description(naming: name)) \(relation) \(right.description(naming: name))"
    return priority.isRequired ? sides : "\(sides) @\(priority)"
  }
}
