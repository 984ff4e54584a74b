// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// What a layout asked: who was proposed what by whom, and what was answered.
///
/// Events form a tree: what a view asks while it works on a question stands inside the event of
/// that question. They lie in one array, an event before the ones inside it, in the order asked.
public struct LayoutTrace: Sendable {
  /// The number of events that a trace keeps unless told otherwise: 100,000.
  public static let defaultLimit = 100_000

  /// What an event is about.
  public enum Phase: String, Sendable, Hashable {
    /// A node is asked for its size.
    case measure
    /// A node gets its frame.
    case place
  }

  /// A question with its answer, or the placing of a node.
  public struct Event: Sendable, Hashable {
    /// The node that is asked or placed.
    public var node: NodeID
    /// Whether it is asked or placed.
    public var phase: Phase
    /// What it is proposed, in points.
    public var proposal: ProposedViewSize
    /// What it answers, in points; of placing, the size of its frame.
    public var answer: CGSize
    /// Whether the answer was known already, so that nobody inside was asked.
    public var isRecalled: Bool
    /// Of placing, the frame in points from the container's top left corner (from the root's, where
    /// the scene requests a proposal); nil of measuring.
    public var frame: CGRect?
    /// How many events the event stands inside of; 0 for those that no view asked for.
    public var depth: Int

    /// Makes an event.
    public init(
      node: NodeID, phase: Phase, proposal: ProposedViewSize, answer: CGSize,
      isRecalled: Bool = false, frame: CGRect? = nil, depth: Int
    ) {
      self.node = node
      self.phase = phase
      self.proposal = proposal
      self.answer = answer
      self.isRecalled = isRecalled
      self.frame = frame
      self.depth = depth
    }
  }

  /// The scene that was laid out.
  public let scene: SceneTree
  /// The events in the order in which they began.
  public let events: [Event]
  /// How many later events the limit left out; 0 where the trace is complete.
  public let omitted: Int
  /// The outermost line of an answer for each node, by node.
  private let entries: [SceneTree.Entry?]

  /// Makes a trace of events in the order in which they began; none are left out unless told.
  public init(scene: SceneTree, events: [Event], omitted: Int = 0) {
    self.scene = scene
    self.events = events
    self.omitted = omitted
    var entries = [SceneTree.Entry?](repeating: nil, count: scene.nodes.count)
    for entry in scene.entries.reversed() { entries[entry.node.index] = entry }
    self.entries = entries
  }

  /// Whether the limit left out events.
  public var isCut: Bool { omitted > 0 }

  /// The path, id and type of a node as answers name it; nil for a level without a name, such as
  /// most modifiers.
  public func entry(of node: NodeID) -> SceneTree.Entry? { entries[node.index] }

  /// The places in `events` of the events that no view asked for.
  public var roots: [Int] { events.indices.filter { events[$0].depth == 0 } }

  /// The places in `events` of the events directly inside of one, in order.
  ///
  /// - Precondition: `index` is a place in `events`.
  public func children(of index: Int) -> [Int] {
    let depth = events[index].depth
    let inside = events[(index + 1)...].prefix { $0.depth > depth }
    return inside.indices.filter { events[$0].depth == depth + 1 }
  }
}
