// SPDX-License-Identifier: GPL-3.0-or-later

/// The structural identity of a view: where it stands in the tree of views.
struct ViewPath: Hashable, Sendable, CustomStringConvertible {
  private(set) var parts: [String]

  static let root = ViewPath(parts: [])

  func appending(_ part: String) -> ViewPath { ViewPath(parts: parts + [part]) }

  /// The place of an element with an identity of its own, whatever its position.
  func identified(by id: String) -> ViewPath { appending("[\(id)]") }

  var description: String { parts.isEmpty ? "root" : parts.joined(separator: "/") }
}
