// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// The names of a scene's nodes: for messages, and to order what is compiled.
struct SceneNames: Sendable {
  private var names: [String]
  /// The nodes with ids, by id.
  private(set) var nodes: [String: NodeID] = [:]
  private var parents: [Int]

  /// Names every node: by its id, by its path, or by the node inside with a note on the difference.
  init(_ scene: SceneTree) {
    names = [String](repeating: "", count: scene.nodes.count)
    parents = [Int](repeating: -1, count: scene.nodes.count)
    var paths = [String](repeating: "", count: scene.nodes.count)
    for entry in scene.entries {
      if let id = entry.id {
        nodes[id] = entry.node
        names[entry.node.index] = id
      } else if paths[entry.node.index].isEmpty {
        paths[entry.node.index] = entry.path
      }
    }
    for index in scene.nodes.indices {
      let children = scene.children(of: NodeID(index))
      for child in children { parents[child.index] = index }
      guard names[index].isEmpty else { continue }
      if !paths[index].isEmpty {
        names[index] = paths[index]
      } else if let first = children.first {
        names[index] = names[first.index] + "'"
      }
    }
    // Two nodes without names of their own may share one; the place among the nodes tells them apart.
    var seen: Set<String> = []
    for index in names.indices where !seen.insert(names[index]).inserted {
      names[index] += "#\(index)"
    }
  }

  /// The name of a node, unique in its scene.
  func name(of node: NodeID) -> String { names[node.index] }

  /// Whether a node is another one or inside it.
  func isInside(_ node: NodeID, _ outer: NodeID) -> Bool {
    var index = node.index
    while index >= 0 {
      if index == outer.index { return true }
      index = parents[index]
    }
    return false
  }
}
