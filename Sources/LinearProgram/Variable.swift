// SPDX-License-Identifier: GPL-3.0-or-later

/// An unknown of a program, told apart by its index.
///
/// A variable belongs to the program that made it; it carries no name of its own, so that
/// expressions stay small. `SequentialProgram.name(of:)` knows the names.
public struct Variable: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The position of the variable in its program, from 0.
  public let index: Int

  /// Makes the variable with a given index.
  @inlinable
  public init(index: Int) {
    self.index = index
  }

  /// Whether the left variable was made before the right one.
  @inlinable
  public static func < (left: Variable, right: Variable) -> Bool {
    left.index < right.index
  }

  /// The variable as `x` and its index.
  public var description: String { "x\(index)" }
}
