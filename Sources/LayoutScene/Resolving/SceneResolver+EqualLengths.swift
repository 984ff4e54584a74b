// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

extension SceneResolver {
  /// The views inside the frames of each group of equal lengths.
  func equalLengthGroups() throws(SceneError) -> [String: [NodeID]] {
    var groups: [String: [NodeID]] = [:]
    for node in nodes {
      guard case .equalLengths(let lengths) = node.kind else { continue }
      let view = childStorage[node.firstChild]
      if let inner = firstMember(of: lengths.group, inside: view) {
        throw .nestedEqualLengths(group: lengths.group, nodes[inner.index].origin)
      }
      groups[lengths.group, default: []].append(view)
    }
    return groups
  }

  private func firstMember(of group: String, inside view: NodeID) -> NodeID? {
    var pending = [view]
    while let node = pending.popLast() {
      let stored = nodes[node.index]
      if case .equalLengths(let lengths) = stored.kind, lengths.group == group { return node }
      pending += childStorage[stored.firstChild..<(stored.firstChild + stored.childCount)]
    }
    return nil
  }
}
