// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene
import LinearProgram

/// What belongs to a program with relations beside the rules of its containers.
struct DomainState {
  /// A demand on the program's variables, with what it means.
  struct Row {
    /// The demand.
    var constraint: Constraint
    /// What it means.
    var meaning: Meaning
  }

  /// What a row of a program with relations means.
  enum Meaning: Hashable, Sendable {
    /// A relation that somebody wrote, by its domain's node and its place there.
    case relation(NodeID, Int)
    /// A view keeps from growing beyond its intrinsic length, or from shrinking below it.
    case intrinsicLength(NodeID, Axis)
    /// What a container is, whatever anybody wishes.
    case structure
  }

  /// The names of the scene's nodes.
  let names: SceneNames
  /// The node that is laid out.
  let root: NodeID
  /// The container of constrained views whose own length the root's is, if any.
  let trunk: NodeID?
  /// Containers of constrained views that have the lengths of boxes among constraints.
  var boxed: Set<NodeID> = []
  /// What every placed node was offered.
  var offers: [NodeID: (offer: Offer, container: ContainerID)] = [:]
  /// The relations of the subtree with the nodes that carry them, in the order of the nodes.
  var domains: [(node: NodeID, domain: RelationDomain)] = []
  /// The rectangles of guides, by name.
  var guides: [String: Compiler.PlacedBox] = [:]
  /// The demands beside the rules.
  var rows: [Row] = []
  /// The goals beside the rules.
  var goals: [PrioritySystem.Goal] = []
  /// The variables that stand for places.
  var places: Set<Int> = []
  /// The ids of views that give up their place.
  var goneNodes: Set<NodeID> = []

  init(root: NodeID, scene: SceneTree, names: SceneNames) {
    self.root = root
    self.names = names
    trunk = scene.constraintLayout(under: root)
    for index in scene.nodes.indices {
      guard case .relations(let domain) = scene.nodes[index].kind,
        names.isInside(NodeID(index), root)
      else { continue }
      domains.append((NodeID(index), domain))
      goneNodes.formUnion(domain.goneViews.compactMap { names.nodes[$0] })
    }
  }
}

extension SceneTree {
  /// The container of constrained views whose lengths a node has, through modifiers that add to
  /// them at most; nil where there is none.
  func constraintLayout(under node: NodeID) -> NodeID? {
    var node = node
    while true {
      switch self[node].kind {
      case .constraintLayout: return node
      case .relations, .contentPriorities, .layoutPriority, .padding, .offset, .alignmentGuide,
        .computedGuide, .overlay, .background, .attachment:
        guard let child = primary(of: node) else { return nil }
        node = child
      default: return nil
      }
    }
  }

  /// The leaf that a node is, through modifiers that layout hardly notices; nil for containers.
  func leaf(under node: NodeID) -> NodeID? {
    var node = node
    while true {
      switch self[node].kind {
      case .flexible, .circle, .box, .image, .text, .spacer, .divider: return node
      case .relations, .contentPriorities, .layoutPriority, .offset, .alignmentGuide,
        .computedGuide, .overlay, .background, .attachment, .matchedGeometry:
        guard let child = primary(of: node) else { return nil }
        node = child
      default: return nil
      }
    }
  }

  /// The priorities that a node or the modifiers inside it set for its intrinsic size; of several
  /// the outermost counts.
  func contentPriorities(of node: NodeID) -> ContentPriorities {
    var found = ContentPriorities()
    var node = node
    while let child = primary(of: node), children(of: node).count == 1 || self[node].kind.hasContent
    {
      if case .contentPriorities(let inner) = self[node].kind { found = found.filled(from: inner) }
      node = child
    }
    return found
  }
}

extension NodeKind {
  /// Whether the second child is content that layout does not notice.
  fileprivate var hasContent: Bool {
    switch self {
    case .overlay, .background, .attachment: true
    default: false
    }
  }
}

extension ContentPriorities {
  fileprivate func filled(from inner: ContentPriorities) -> ContentPriorities {
    ContentPriorities(
      horizontalHugging: horizontalHugging ?? inner.horizontalHugging,
      verticalHugging: verticalHugging ?? inner.verticalHugging,
      horizontalCompressionResistance: horizontalCompressionResistance
        ?? inner.horizontalCompressionResistance,
      verticalCompressionResistance: verticalCompressionResistance
        ?? inner.verticalCompressionResistance)
  }
}
