// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// A modifier that documents can name, and how its value is read.
struct ModifierType: Sendable {
  let name: String
  /// The keys of the value where it is an object; none where it never is.
  let keys: [String]
  let read: @Sendable (Field) -> SceneModifier.Kind?

  init(
    _ name: String, objectKeys: [String] = [],
    read: @escaping @Sendable (Field) -> SceneModifier.Kind?
  ) {
    self.name = name
    keys = objectKeys
    self.read = read
  }

  /// A modifier whose value is an object with some keys.
  init(
    _ name: String, keys: [String], read: @escaping @Sendable (Fields) -> SceneModifier.Kind?
  ) {
    let shape = ValueShape.modifier(name)
    self.init(name, objectKeys: keys) { field in
      guard
        let fields = field.members(of: "the modifier \"\(name)\"", keys: keys, shape: shape)
      else { return nil }
      return read(fields)
    }
  }

  /// All modifiers, roughly in the order of the documentation.
  static let all =
    [ModifierType("id") { field in field.nonEmptyString().map { .id($0) } }]
    + frames + geometry + contents + constraints + cellTraits + [layoutValue] + drawing
    + [environment]

  static let names = all.map(\.name)

  static let cellTraitNames = cellTraits.map(\.name)

  static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  private static let environment = ModifierType("environment", objectKeys: Field.environmentKeys) {
    field in
    field.environmentChange().map { .environment($0) }
  }
}
