// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a part of a scene was written, so that every message can point there.
public struct SceneOrigin: Sendable, Hashable, CustomStringConvertible {
  /// The path inside the description, such as `$.root.children[2]`; empty where none is known.
  public var path: String
  /// The line, counted from 1; nil where none is known.
  public var line: Int?
  /// The column in characters, counted from 1; nil where none is known.
  public var column: Int?

  /// Makes an origin.
  public init(path: String = "", line: Int? = nil, column: Int? = nil) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The place as messages show it.
  public var description: String {
    guard let line, let column else { return path }
    return path.isEmpty ? "\(line):\(column)" : "\(line):\(column) (\(path))"
  }
}
