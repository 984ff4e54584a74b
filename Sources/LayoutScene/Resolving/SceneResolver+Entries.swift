// SPDX-License-Identifier: GPL-3.0-or-later

extension SceneResolver {
  /// The lines of an answer in tree order, outer levels before inner ones, and the tree's depth.
  func entries(from root: NodeID?) -> (entries: [SceneTree.Entry], depth: Int) {
    guard let root else { return ([], 0) }
    // 1. Where the lines of each node begin: they lie in the order of the nodes.
    var starts = [Int32](repeating: 0, count: nodes.count + 1)
    for label in labels { starts[label.node.index + 1] += 1 }
    for index in 0..<nodes.count { starts[index + 1] += starts[index] }
    // 2. Parents before their children.
    var entries: [SceneTree.Entry] = []
    entries.reserveCapacity(labels.count)
    var deepest = 0
    var pending = [(node: root, depth: 1)]
    while let (node, depth) = pending.popLast() {
      deepest = max(deepest, depth)
      let own = Int(starts[node.index])..<Int(starts[node.index + 1])
      for index in own.reversed() { entries.append(labels[index]) }
      let first = nodes[node.index].firstChild
      for index in (first..<(first + nodes[node.index].childCount)).reversed() {
        pending.append((childStorage[index], depth + 1))
      }
    }
    return (entries, deepest)
  }
}
