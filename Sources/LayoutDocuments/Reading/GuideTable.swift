// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

/// The guides that a document can name: the built-in ones and its own.
struct GuideTable {
  private(set) var keys: [AlignmentKey] = AlignmentKey.builtIn
  private var positions: [String: Int]

  /// Names of other things that guides cannot have.
  static let reservedNames = Set(
    AlignmentKey.builtIn.map(\.name) + Alignment.named.map(\.name) + ["width", "height"])

  init() {
    positions = [:]
    for (position, key) in keys.enumerated() { positions[key.name] = position }
  }

  /// The guide of a name.
  subscript(name: String) -> AlignmentKey? { positions[name].map { keys[$0] } }

  /// The guide of a name, with `center` for the centre of an axis.
  func key(_ name: String, along axis: Axis) -> AlignmentKey? {
    name == "center" ? (axis == .horizontal ? .centerX : .centerY) : self[name]
  }

  /// The names of all guides.
  var allNames: [String] { keys.map(\.name) }

  /// The names of the guides along an axis, `center` among them.
  func names(along axis: Axis) -> [String] {
    let names = keys.filter { $0.axis == axis }.map(\.name)
    return names.prefix(1) + ["center"] + names.dropFirst()
  }

  /// Adds a guide of the document's own.
  mutating func append(_ key: AlignmentKey) {
    positions[key.name] = keys.count
    keys.append(key)
  }
}
