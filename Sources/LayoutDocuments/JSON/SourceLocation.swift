// SPDX-License-Identifier: GPL-3.0-or-later

/// A place in a document's text, as an editor counts it.
public struct SourceLocation: Hashable, Sendable {
  /// The line, from 1; a line ends with a line feed.
  public let line: Int

  /// The column, from 1, in Unicode scalars.
  public let column: Int

  /// The number of bytes before the place, a byte order mark included.
  public let offset: Int

  /// Makes a location from a line and a column, both from 1, and an offset in bytes, from 0.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

extension SourceLocation: CustomStringConvertible {
  /// The location as `line:column`.
  public var description: String { "\(line):\(column)" }
}
