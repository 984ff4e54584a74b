// SPDX-License-Identifier: GPL-3.0-or-later

/// A place in a file's text.
public struct InterfaceBuilderPlace: Sendable, Hashable, CustomStringConvertible {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1 in bytes of UTF-8; for an element, just after its start tag.
  public var column: Int

  /// Makes a place of a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place as compilers write it, such as `line 3, column 14`.
  public var description: String { "line \(line), column \(column)" }
}
