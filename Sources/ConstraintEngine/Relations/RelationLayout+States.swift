// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

extension RelationLayout {
  /// How a constraint stands at the solution.
  public enum ConstraintState: Sendable, Hashable {
    /// Both sides are equal.
    case exact
    /// An inequality with room left.
    case loose
    /// It gave way.
    case failing
  }

  /// How the constraints stand that somebody wrote or that views have by their contents, by number.
  ///
  /// - Parameter tolerance: what counts as equal, in points.
  public func states(tolerance: Double = 1e-6) -> [(number: Int, state: ConstraintState)] {
    system.constraints.enumerated().compactMap { number, constraint in
      guard relations[number] != nil || !constraint.priority.isRequired else { return nil }
      let value = { solution[$0] }
      if constraint.violation(value) > tolerance { return (number, .failing) }
      let difference = constraint.difference.evaluated(value)
      return (number, difference.magnitude <= tolerance ? .exact : .loose)
    }
  }
}
