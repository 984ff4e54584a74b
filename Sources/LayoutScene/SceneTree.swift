// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// The number of a node in its scene.
public struct NodeID: Sendable, Hashable, Comparable {
  /// The index into the scene's storage.
  public let index: Int

  /// Makes an identifier from an index.
  @inlinable public init(_ index: Int) { self.index = index }

  /// Children come before their parents.
  @inlinable public static func < (a: NodeID, b: NodeID) -> Bool { a.index < b.index }
}

/// A resolved view tree that both engines read: groups are flattened, the environment is applied,
/// and what does not depend on a proposal (priorities, spacing, axes) is known.
///
/// Nodes lie in one array, children before their parents.
public struct SceneTree: Sendable {
  /// A view, or a view as modified so far.
  public struct Node: Sendable {
    /// What the node is.
    public var kind: NodeKind
    /// The layout direction in which the node places its children.
    public var direction: LayoutDirection
    /// The priority that a stack around the node sees.
    public var priority: Double
    /// The node's wishes about neighbours.
    public var spacing: ViewSpacing
    /// The values that the view hands to the layout directly around it.
    public internal(set) var layoutValues = LayoutValues()
    /// Where the node was written.
    public var origin: SceneOrigin
    var firstChild: Int
    var childCount: Int
  }

  /// What the root is offered, and where it stands.
  public enum Request: Sendable, Hashable {
    /// The size of a container in points: the root is offered it and centred in it.
    case container(CGSize)
    /// A proposal: the root stands at (0, 0).
    case proposal(ProposedViewSize)

    /// What the root is proposed.
    public var proposal: ProposedViewSize {
      switch self {
      case .container(let size): ProposedViewSize(size)
      case .proposal(let proposal): proposal
      }
    }
  }

  /// A line of an answer: a node as the description names it.
  public struct Entry: Sendable, Hashable {
    /// The path of the view: the root's type, then the places of children.
    public var path: String
    /// The name of this level of the view, if it has one.
    public var id: String?
    /// The type of the view, as described.
    public var type: String
    /// The node whose frame is answered.
    public var node: NodeID
    /// Where the view was written.
    public var origin: SceneOrigin
  }

  /// The nodes, children before their parents.
  public internal(set) var nodes: [Node] = []
  var childStorage: [NodeID] = []
  /// The outermost node, or nil when nothing is to be laid out.
  public internal(set) var root: NodeID?
  /// What the root is offered.
  public var request: Request
  /// The lines of an answer in tree order.
  public internal(set) var entries: [Entry] = []
  /// The nodes with a mark, by mark; of several with the same mark the first.
  public internal(set) var marks: [String: NodeID] = [:]
  /// The views inside the frames of each group of equal lengths, in the order of the nodes.
  public internal(set) var equalLengthGroups: [String: [NodeID]] = [:]
  /// The defaults of the custom guides, by name.
  public internal(set) var customGuides: [String: GuideExpression]
  /// The pixels a point at the root, for rounding.
  public internal(set) var displayScale: CGFloat
  /// What was strange in the description, in the order found.
  public internal(set) var warnings: [SceneWarning] = []
  /// Whether views of the scene have relations, for which a solver is needed.
  public internal(set) var hasRelations = false
  /// The number of levels of the deepest node.
  public internal(set) var depth = 0

  /// A node by its number.
  @inlinable public subscript(node: NodeID) -> Node { nodes[node.index] }

  /// The children of a node in order.
  public func children(of node: NodeID) -> ArraySlice<NodeID> {
    // Two numbers are read, not a copy of the whole node.
    let first = nodes[node.index].firstChild
    return childStorage[first..<(first + nodes[node.index].childCount)]
  }

  /// The view that a modifier modifies; nil for a node without children.
  public func primary(of node: NodeID) -> NodeID? { children(of: node).first }

  /// The second child of a modifier with content; nil where there is none.
  public func content(of node: NodeID) -> NodeID? { children(of: node).dropFirst().first }

  /// The default of a guide for a view without an explicit value, as an expression.
  public func defaultValue(of key: AlignmentKey) -> GuideExpression {
    switch key {
    case .leading, .top: GuideExpression()
    case .centerX: GuideExpression(width: 0.5)
    case .trailing: GuideExpression(width: 1)
    case .centerY: GuideExpression(height: 0.5)
    case .bottom, .firstTextBaseline, .lastTextBaseline: GuideExpression(height: 1)
    case .custom(_, let name): customGuides[name] ?? GuideExpression()
    // The type computes it; see `computedDefault`.
    case .type: GuideExpression()
    }
  }

  /// Lengths that differ by less count as equal where a decision hangs on them, in points: one
  /// thousand-millionth of the container.
  public var tolerance: CGFloat {
    let proposal = request.proposal
    let lengths = [proposal.width, proposal.height].map {
      $0.flatMap { $0.isFinite ? $0 : nil } ?? 0
    }
    return 1e-9 * max(1, lengths[0], lengths[1])
  }
}

extension NodeKind {
  /// Whether a node of this kind is laid out by a solver.
  var hasRelations: Bool {
    switch self {
    case .relations, .constraintLayout: true
    default: false
    }
  }
}
