// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// What containers offered their children and what those took, read from a trace.
struct ServedShares {
  /// What a child was offered and took along an axis, in points.
  struct Share {
    var node: NodeID
    /// Nil where the child was asked for its ideal length.
    var offered: CGFloat?
    var took: CGFloat
  }

  private let trace: LayoutTrace
  /// The places of the events in which nodes get their frames.
  private var placings: [Int?]

  init(_ trace: LayoutTrace) {
    self.trace = trace
    placings = [Int?](repeating: nil, count: trace.scene.nodes.count)
    for (index, event) in trace.events.enumerated() where event.phase == .place {
      placings[event.node.index] = index
    }
  }

  /// What a node was offered when it was placed; nil for nothing or where nobody knows.
  func offered(_ node: NodeID, _ axis: Axis) -> CGFloat? {
    guard let index = placings[node.index] else { return nil }
    return Self.length(trace.events[index].proposal, axis)
  }

  /// The shares of a container's children in the order in which they were served.
  func of(_ container: NodeID, _ axis: Axis) -> [Share] {
    let children = Array(trace.scene.children(of: container))
    // 1. The last question to each child, which comes after those for its ends.
    var last: [NodeID: Int] = [:]
    for index in questions(of: container) {
      let event = trace.events[index]
      if event.phase == .measure { last[event.node] = index }
    }
    // 2. In the order of these questions; who was not asked again is told by its place.
    var shares: [(position: Int, share: Share)] = []
    for (number, child) in children.enumerated() {
      guard let placing = placings[child.index] else { continue }
      let placed = trace.events[placing]
      let offered = Self.length(placed.proposal, axis)
      let took = axis == .horizontal ? placed.answer.width : placed.answer.height
      let position = last[child] ?? (trace.events.count + number)
      shares.append((position, Share(node: child, offered: offered, took: took)))
    }
    return shares.sorted { $0.position < $1.position }.map(\.share)
  }

  /// The events inside the placing of a container or, where it recalls all, inside its measuring.
  private func questions(of container: NodeID) -> [Int] {
    if let placing = placings[container.index] {
      let inside = trace.children(of: placing)
      if inside.contains(where: { trace.events[$0].phase == .measure }) { return inside }
    }
    let measuring = trace.events.lastIndex {
      $0.node == container && $0.phase == .measure && !$0.isRecalled
    }
    return measuring.map { trace.children(of: $0) } ?? []
  }

  private static func length(_ proposal: ProposedViewSize, _ axis: Axis) -> CGFloat? {
    axis == .horizontal ? proposal.width : proposal.height
  }
}

extension TextLeaf {
  /// The number of lines of a text with this frame.
  func lineCount(in size: CGSize) -> Int {
    let height = measurer.metrics(of: font).lineHeight
    guard height > 0, size.height.isFinite else { return text.isEmpty ? 0 : 1 }
    return Int((size.height / height).rounded())
  }
}

extension SceneTree {
  /// How many cells the first line of a lazy grid has, by its frames; nil without children.
  func lineLength(of node: NodeID, _ frames: LayoutFrames) -> Int? {
    guard case .lazyGrid(let grid) = self[node].kind else { return nil }
    let starts = children(of: node).compactMap { frames[$0] }.map {
      grid.axis == .horizontal ? $0.midX : $0.midY
    }
    guard let first = starts.first else { return nil }
    // A line ends where the places begin anew.
    let isMirrored = grid.axis == .horizontal && self[node].direction == .rightToLeft
    let ahead = starts.dropFirst().enumerated().first { index, start in
      isMirrored ? start >= starts[index] : start <= starts[index]
    }
    return first.isFinite ? (ahead.map { $0.offset + 1 } ?? starts.count) : nil
  }
}
