// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

/// The lines of an answer as a tree: what is inside of what, and as what.
struct LayoutTree {
  /// What a view is to the one around it.
  enum Role: String, Sendable {
    case child
    case overlay
    case background
    case attach
    case safeAreaInset
  }

  /// The order of siblings.
  enum Order: Sendable {
    /// As described: a view before its backgrounds.
    case described
    /// As painted: backgrounds before their view.
    case painted
  }

  /// A line of the answer that is laid out.
  struct Item: Sendable {
    let entry: SceneTree.Entry
    let frame: CGRect
    /// The number of items around it.
    let depth: Int
    /// The item around it, or nil for an outermost one.
    let parent: Int?
    let role: Role
    /// The number of items in the same parent before it.
    let place: Int
  }

  /// The items, each before what it contains.
  private(set) var items: [Item] = []

  /// Finds the items of a report; views that are not laid out are left out.
  init(_ report: LayoutReport, order: Order) {
    let scene = report.scene
    let labels = Self.labels(of: scene)
    var childCounts: [Int] = []
    var outermostCount = 0
    var pending = scene.root.map { [Visit(node: $0, parent: nil, depth: 0, role: .child)] } ?? []
    while let visit = pending.popLast() {
      var inner = visit
      // 1. The names of the node, the outermost first.
      if let frame = report.frames[visit.node] {
        for entry in scene.entries[labels[visit.node.index]] {
          let place = inner.parent.map { childCounts[$0] } ?? outermostCount
          if let parent = inner.parent { childCounts[parent] += 1 } else { outermostCount += 1 }
          items.append(
            Item(
              entry: entry, frame: frame, depth: inner.depth, parent: inner.parent,
              role: inner.role, place: place))
          childCounts.append(0)
          inner = Visit(
            node: visit.node, parent: items.count - 1, depth: inner.depth + 1, role: .child)
        }
      }
      // 2. What is inside.
      pending += Self.children(of: inner, in: scene, order: order).reversed()
    }
  }

  private struct Visit {
    var node: NodeID
    var parent: Int?
    var depth: Int
    var role: Role
  }

  private static func children(of visit: Visit, in scene: SceneTree, order: Order) -> [Visit] {
    var children = scene.children(of: visit.node).map { node in
      Visit(node: node, parent: visit.parent, depth: visit.depth, role: visit.role)
    }
    if let role = scene[visit.node].kind.contentRole, children.count > 1 {
      children[1].role = role
      if role == .background && order == .painted { children.swapAt(0, 1) }
    }
    return children
  }

  /// The lines of each node, which follow each other in the answer.
  private static func labels(of scene: SceneTree) -> [Range<Int>] {
    var labels = [Range<Int>](repeating: 0..<0, count: scene.nodes.count)
    for (index, entry) in scene.entries.enumerated() {
      let known = labels[entry.node.index]
      labels[entry.node.index] = (known.isEmpty ? index : known.lowerBound)..<(index + 1)
    }
    return labels
  }
}
