// SPDX-License-Identifier: GPL-3.0-or-later

/// Which rows and columns carry a basic solution, to start another solve from.
public struct Basis: Hashable, Sendable {
  /// The part a row or a column plays in a basic solution.
  public enum Status: UInt8, Hashable, Sendable {
    /// Its value follows from the others.
    case basic
    /// It rests on its lower bound.
    case atLower
    /// It rests on its upper bound.
    case atUpper
    /// It has no bounds and rests at 0.
    case free
    /// Its bounds are equal.
    case fixed
  }

  /// The status of each row.
  public var rows: [Status]
  /// The status of each column.
  public var columns: [Status]

  /// Makes a basis; it needs as many basic rows and columns together as there are rows.
  public init(rows: [Status], columns: [Status]) {
    self.rows = rows
    self.columns = columns
  }
}
