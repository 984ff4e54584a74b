// SPDX-License-Identifier: GPL-3.0-or-later

extension SceneResolver {
  /// The lines of an answer in tree order, outer levels before inner ones, and the tree's depth.
  func entries(from root: NodeID?) -> (entries: [SceneTree.Entry], depth: Int) {
    var entries: [SceneTree.Entry] = []
    var deepest = 0
    var pending = root.map { [(node: $0, depth: 1)] } ?? []
    while let (node, depth) = pending.popLast() {
      deepest = max(deepest, depth)
      for label in (labels[node.index] ?? []).reversed() {
        entries.append(
          SceneTree.Entry(
            path: label.path, id: label.id, type: label.type, node: node, origin: label.origin))
      }
      let stored = nodes[node.index]
      let children = childStorage[stored.firstChild..<(stored.firstChild + stored.childCount)]
      pending += children.reversed().map { ($0, depth + 1) }
    }
    return (entries, deepest)
  }
}
