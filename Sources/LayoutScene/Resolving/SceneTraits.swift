// SPDX-License-Identifier: GPL-3.0-or-later

/// The kinds of nodes that ask for more than the nodes around them, so that most scenes can leave
/// the search for them out.
struct SceneTraits: OptionSet, Sendable {
  let rawValue: Int

  /// Views whose relations a solver settles.
  static let relations = SceneTraits(rawValue: 1)
  /// Groups of views of equal lengths.
  static let equalLengths = SceneTraits(rawValue: 2)
  /// Views that share a geometry.
  static let matchedGeometry = SceneTraits(rawValue: 4)
  /// Code that runs while laying out: layouts and guides of somebody's own.
  static let code = SceneTraits(rawValue: 8)

  /// The traits with which nodes far apart know of each other.
  static let farReaching: SceneTraits = [.relations, .equalLengths, .matchedGeometry]
}

extension SceneTraits {
  /// The traits of a node.
  init(of kind: NodeKind) {
    switch kind {
    case .relations, .constraintLayout: self = .relations
    case .equalLengths: self = .equalLengths
    case .matchedGeometry: self = .matchedGeometry
    case .layout, .computedGuide: self = .code
    default: self = []
    }
  }
}
