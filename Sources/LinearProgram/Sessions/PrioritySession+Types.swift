// SPDX-License-Identifier: GPL-3.0-or-later

extension PrioritySession {
  /// Names a constraint of a session for as long as it is there; never used twice.
  public struct ConstraintHandle: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The number of the handle: that of the constraint for those the session started with.
    public let number: Int

    /// Makes the handle with a number.
    public init(_ number: Int) {
      self.number = number
    }

    /// Whether the left constraint was added before the right one.
    public static func < (left: ConstraintHandle, right: ConstraintHandle) -> Bool {
      left.number < right.number
    }

    /// The number.
    public var description: String { "#\(number)" }
  }

  /// What a session has done so far.
  public struct Statistics: Hashable, Sendable {
    /// The edits that were accepted.
    public var edits = 0
    /// The edits that were refused.
    public var rejectedEdits = 0
    /// The changes of parameters that needed no solver.
    public var regionHits = 0
    /// Those of them that passed a breakpoint, where the answer begins to move in another way.
    public var crossings = 0
    /// The regions of parts that were read from a tableau.
    public var regionsRead = 0
    /// The programs whose answer was known from before.
    public var reusedPrograms = 0
    /// The programs that were solved from an earlier basis.
    public var warmSolves = 0
    /// The programs that were solved from the start.
    public var coldSolves = 0
    /// The simplex iterations.
    public var pivots = 0

    /// Makes statistics of nothing.
    public init() {}

    /// Adds what a solve took from a memory.
    mutating func add(_ memory: ComponentMemory) {
      reusedPrograms += memory.reused
      warmSolves += memory.warmSolves
      coldSolves += memory.coldSolves
      pivots += memory.pivots
    }
  }
}
