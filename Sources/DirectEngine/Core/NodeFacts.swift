// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// What is known of a node's answers before anything is proposed.
struct NodeFacts {
  /// The axes along which a proposal changes neither the size nor the guides.
  var ignoredAxes: Axis.Set = .both
  /// Whether widths depend on proposed widths only, and heights on proposed heights only.
  var isSeparable = true
  /// Whether the answer depends on the container of `containerRelativeFrame`.
  var readsContainer = false
  /// Whether answers are kept: leaves and short chains of modifiers answer faster than a look-up.
  var isCached = false
  /// The number of nodes below that answer without keeping, on the longest way.
  var uncachedDepth: UInt8 = 0
  /// The axes along which the answer to infinity is at least the answer to 0, whatever is proposed
  /// across; noted only of nodes whose axes meet.
  var risingAxes: Axis.Set = []
  /// The direction in which the node places its children.
  var direction: LayoutDirection = .leftToRight
  /// Whether the node has nothing inside to place.
  var isLeaf = false
  /// The node's place among those that keep answers; -1 for the others.
  var place: Int32 = -1
  /// The number of the node's layout; 0 for that of flexible nodes.
  var layout: Int32 = 0
  /// The guides for which the node may have explicit values, by `GuideKey.bit`.
  var explicitGuides: UInt64 = 0
  /// The priority that a container around the node sees.
  var priority: Double = 0

  /// Whether the node answers what it is proposed, 10 points where there is nothing.
  var isFlexible: Bool { layout == 0 }

  /// The longest chain of modifiers that is asked again instead of kept.
  static let longestUncachedChain: UInt8 = 4

  /// The facts of a leaf.
  static func leaf(ignoring axes: Axis.Set, isSeparable: Bool = true) -> NodeFacts {
    NodeFacts(ignoredAxes: axes, isSeparable: isSeparable)
  }

  /// The facts of a modifier that hands on what its view answers.
  static func modifier(around child: NodeFacts) -> NodeFacts {
    var facts = child
    facts.risingAxes = []
    facts.uncachedDepth += 1
    facts.isCached = facts.uncachedDepth >= longestUncachedChain
    if facts.isCached { facts.uncachedDepth = 0 }
    return facts
  }

  /// The facts of a container that hands on to each child what it is proposed along an axis.
  static func container(of children: some Sequence<NodeFacts>) -> NodeFacts {
    var facts = NodeFacts(isCached: true)
    for child in children {
      facts.ignoredAxes.formIntersection(child.ignoredAxes)
      facts.isSeparable = facts.isSeparable && child.isSeparable
      facts.readsContainer = facts.readsContainer || child.readsContainer
      facts.explicitGuides |= child.explicitGuides
    }
    return facts
  }
}
