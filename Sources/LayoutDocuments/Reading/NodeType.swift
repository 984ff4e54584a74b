// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// A type of node that documents can name, and how its parameters are read.
struct NodeType: Sendable {
  /// What a node of the type may have besides parameters.
  struct Traits: OptionSet, Sendable {
    let rawValue: Int8
    static let id = Traits(rawValue: 1)
    static let children = Traits(rawValue: 2)
    /// Only cell traits may stand among the modifiers.
    static let isRow = Traits(rawValue: 4)
    static let leaf: Traits = [.id]
    static let container: Traits = [.id, .children]
  }

  let name: String
  let traits: Traits
  /// The keys of a node of the type.
  let keys: [String]
  let read: @Sendable (Fields) -> SceneElement.Kind?

  init(
    _ name: String, _ traits: Traits, parameters: [String] = [],
    read: @escaping @Sendable (Fields) -> SceneElement.Kind?
  ) {
    self.name = name
    self.traits = traits
    keys =
      ["type"] + (traits.contains(.id) ? ["id"] : []) + parameters
      + (traits.contains(.children) ? ["children"] : []) + ["modifiers"]
    self.read = read
  }

  /// All types in the order of the documentation.
  static let all = stacks + grids + containers + layouts + leaves

  static let names = all.map(\.name)

  static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
}
