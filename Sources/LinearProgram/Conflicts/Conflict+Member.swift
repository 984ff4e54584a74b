// SPDX-License-Identifier: GPL-3.0-or-later

extension Conflict {
  /// A requirement that takes part in a conflict.
  public enum Member: Hashable, Sendable {
    /// The constraint with a number of its system.
    case constraint(Int, Constraint)
    /// The least value of a variable.
    case lower(Variable, Double)
    /// The greatest value of a variable.
    case upper(Variable, Double)
    /// The given value of a variable, such as a parameter.
    case value(Variable, Double)

    /// The number of the constraint; nil for a bound.
    public var constraintNumber: Int? {
      if case .constraint(let number, _) = self { return number }
      return nil
    }

    /// The priority of the constraint; nil for a bound.
    public var priority: Priority? {
      if case .constraint(_, let constraint) = self { return constraint.priority }
      return nil
    }

    /// What the author wrote, without its place; bounds as comparisons.
    public func text(naming name: (Variable) -> String) -> String {
      switch self {
      case .constraint(_, let constraint):
        constraint.origin?.text ?? constraint.description(naming: name)
      case .lower(let variable, let bound): "\(name(variable)) >= \(shortestText(bound))"
      case .upper(let variable, let bound): "\(name(variable)) <= \(shortestText(bound))"
      case .value(let variable, let bound): "\(name(variable)) == \(shortestText(bound))"
      }
    }

    /// Where the member comes from: a place, or what kind of bound it is; nil when unknown.
    public func source(naming name: (Variable) -> String) -> String? {
      switch self {
      case .constraint(_, let constraint): constraint.origin?.place
      case .lower(let variable, _), .upper(let variable, _): "the bound of \(name(variable))"
      case .value(let variable, _): "the given value of \(name(variable))"
      }
    }
  }
}
