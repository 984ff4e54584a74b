// SPDX-License-Identifier: GPL-3.0-or-later

/// Which constraints to leave out so that the others can all hold.
public struct ConflictRecovery: Hashable, Sendable {
  /// The numbers of the constraints to leave out, in the order in which they were chosen.
  public let omitted: [Int]
  /// The conflict that each of them cures, in the same order.
  public let conflicts: [Conflict]

  /// Makes a recovery.
  public init(omitted: [Int], conflicts: [Conflict]) {
    self.omitted = omitted
    self.conflicts = conflicts
  }
}
