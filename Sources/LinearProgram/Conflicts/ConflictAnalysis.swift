// SPDX-License-Identifier: GPL-3.0-or-later

/// The conflicts of a system and what finding them took.
public struct ConflictAnalysis: Hashable, Sendable {
  /// The conflicts, no two of which share a constraint.
  public let conflicts: [Conflict]
  /// What finding them took.
  public let statistics: Statistics

  /// What a search took.
  public struct Statistics: Hashable, Sendable {
    /// The linear programs solved, of every kind.
    public internal(set) var programs = 0
    /// The linear programs of whole components among them.
    public internal(set) var componentPrograms = 0
    /// The linear programs around what fails at a guess among them.
    public internal(set) var nearbyPrograms = 0
    /// The rows of the largest program that proved something about candidates.
    public internal(set) var largestFilter = 0
    /// The simplex iterations of all programs.
    public internal(set) var iterations = 0
    /// The conflicts that were found without a linear program.
    public internal(set) var foundWithoutProgram = 0

    /// Makes counts of nothing.
    public init() {}
  }
}
