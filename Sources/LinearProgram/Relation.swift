// SPDX-License-Identifier: GPL-3.0-or-later

/// How the two sides of a constraint compare.
public enum Relation: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// The left side is at most the right side.
  case lessThanOrEqual = "<="
  /// Both sides are equal.
  case equal = "=="
  /// The left side is at least the right side.
  case greaterThanOrEqual = ">="

  /// The relation as it is written.
  public var description: String { rawValue }

  /// The relation with the sides exchanged.
  public var reversed: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
