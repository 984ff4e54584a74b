// SPDX-License-Identifier: GPL-3.0-or-later

/// What constraints and goals leave open, before the tie-break settles it.
public struct PriorityAmbiguity: Hashable, Sendable {
  /// A variable with more than one value that is as good.
  public struct OpenVariable: Hashable, Sendable {
    /// The variable.
    public let variable: Variable
    /// The values it may have, in points; infinite ends where nothing bounds it.
    public let range: ClosedRange<Double>
  }

  /// One way in which an answer may move.
  public struct Group: Hashable, Sendable {
    /// The variables that move when this group moves and the others stay, by index.
    ///
    /// A variable that follows from several groups is in each of them.
    public let variables: [Variable]
    /// One of them, which settles the group when it is given.
    public let variable: Variable
    /// The value that the tie-break has chosen for it, in points.
    public let value: Double

    /// A required constraint that settles the group as the tie-break does.
    public var settling: Constraint {
      Constraint(LinearExpression(variable), .equal, LinearExpression(value))
    }
  }

  /// The variables with more than one value, by index.
  public let variables: [OpenVariable]
  /// The ways in which they move; together their constraints settle everything.
  public let groups: [Group]

  /// Whether constraints and goals determine every variable.
  public var isDetermined: Bool { variables.isEmpty }

  /// The values that a variable may have; nil when it has one only.
  public func range(of variable: Variable) -> ClosedRange<Double>? {
    variables.first { $0.variable == variable }?.range
  }
}
