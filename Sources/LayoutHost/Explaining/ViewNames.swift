// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// What sentences call the nodes of a scene.
struct ViewNames {
  private let scene: SceneTree
  private var entries: [SceneTree.Entry?]

  init(_ scene: SceneTree) {
    self.scene = scene
    entries = [SceneTree.Entry?](repeating: nil, count: scene.nodes.count)
    for entry in scene.entries.reversed() { entries[entry.node.index] = entry }
  }

  /// The view that a modifier without a name modifies, else the node.
  func subject(_ node: NodeID) -> NodeID {
    var subject = node
    while entries[subject.index] == nil, let inner = scene.primary(of: subject) { subject = inner }
    return subject
  }

  /// `HStack 'row'`, or with its path where it has no id.
  func text(_ node: NodeID) -> String {
    guard let entry = entries[subject(node).index] else { return "a view" }
    if let id = entry.id { return "\(entry.type) '\(id)'" }
    return entry.path.contains("/") ? "\(entry.type) \(entry.path)" : entry.type
  }

  /// `'a'`, or the path where it has no id.
  func short(_ node: NodeID) -> String {
    guard let entry = entries[subject(node).index] else { return "a view" }
    return entry.id.map { "'\($0)'" } ?? entry.path
  }
}
