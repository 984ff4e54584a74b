// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a coordinate of an answer is what it is.
///
/// The coordinate is `constant` plus the sum of the multipliers times the values of the reasons.
public struct PriorityExplanation: Hashable, Sendable {
  /// A part of the system that holds the coordinate where it is.
  public struct Reason: Hashable, Sendable {
    /// The part.
    public let source: PrioritySource
    /// By how much the coordinate moves when `value` grows by 1 and the other reasons stay.
    public let multiplier: Double
    /// What the part compares with, in points: the right constant of a constraint minus the left
    /// one, a bound, the value of a parameter, the negated constant of a goal, 0 for the tie-break.
    public let value: Double
  }

  /// A priority that gave way, in the parts of the system that the coordinate depends on.
  public struct Concession: Hashable, Sendable {
    /// Something that does not hold.
    public struct Violation: Hashable, Sendable {
      /// The constraint or the goal.
      public let source: PrioritySource
      /// By how much it fails, in points.
      public let amount: Double
    }

    /// The priority.
    public let priority: Priority
    /// The step of goals; nil for constraints.
    public let step: Int?
    /// The sum of the violations, goals with their weights.
    public let cost: Double
    /// What does not hold: constraints by number, or goals by position.
    public let violations: [Violation]
  }

  /// How far a parameter may go with the same reasons while the other parameters stay.
  public struct Range: Hashable, Sendable {
    /// The parameter.
    public let parameter: Variable
    /// How far it may go, and what ends it.
    public let interval: PriorityRegion.Interval
  }

  /// The coordinate in points.
  public let value: Double
  /// What the expression itself adds.
  public let constant: Double
  /// The reasons as a chain: those farthest from the coordinate first.
  public let reasons: [Reason]
  /// What gave way, the most important first.
  public let concessions: [Concession]
  /// How far each parameter may go, by index; empty where the answer cannot be followed.
  public let ranges: [Range]
  /// Whether more limits meet at the answer than are needed, so that other reasons are as good.
  public let isDegenerate: Bool
}
