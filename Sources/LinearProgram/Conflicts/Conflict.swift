// SPDX-License-Identifier: GPL-3.0-or-later

/// Requirements that cannot all hold, none of which could be spared from the contradiction.
///
/// Together the members are infeasible; without any one of them the others are feasible. Both are
/// meant with the tolerance of `ConflictOptions`.
public struct Conflict: Hashable, Sendable {
  /// The members: constraints first, then bounds.
  ///
  /// Constraints are ordered by the names of their variables, then by their coefficients and
  /// constants, bounds by the name of their variable: an order that does not depend on the order in
  /// which anything was added.
  public let members: [Member]
  /// By how much each member would have to give way alone, in the order of the members.
  public let relaxations: [Relaxation]

  /// Makes a conflict from what each member would have to give way.
  public init(relaxations: [Relaxation]) {
    members = relaxations.map(\.member)
    self.relaxations = relaxations
  }

  /// The numbers of the constraints among the members, in the order of the members.
  public var constraints: [Int] { members.compactMap(\.constraintNumber) }

  /// The member that would have to give way least; of equals the first; nil without members.
  public var cheapest: Relaxation? {
    relaxations.dropFirst().reduce(relaxations.first) { best, next in
      guard let best else { return next }
      return next.isCheaper(than: best) ? next : best
    }
  }

  /// By how much a member would have to give way for the conflict to vanish, all others holding.
  public struct Relaxation: Hashable, Sendable {
    /// The member.
    public let member: Member
    /// The distance between both sides of the member that is left then, in points where the member
    /// compares lengths; infinity for a constraint that no distance satisfies.
    public let amount: Double

    /// Makes a relaxation.
    public init(member: Member, amount: Double) {
      self.member = member
      self.amount = amount
    }

    /// Amounts this close, relative to their size, come from one number and count as equal.
    static let tieTolerance = 1e-9

    /// Whether the amount is less, by more than rounding.
    func isCheaper(than other: Relaxation) -> Bool {
      if other.amount == .infinity { return amount < .infinity }
      return amount < other.amount - Self.tieTolerance * max(1, other.amount)
    }
  }
}
