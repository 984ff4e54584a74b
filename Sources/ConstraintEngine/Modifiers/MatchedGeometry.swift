// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// matchedGeometryEffect.
///
/// - Proposal to the child: the proposal; a follower's content is placed with the source's size
///   where the size is matched.
/// - Own size: the child's answer to the proposal, whatever the source does.
/// - Placement: a follower's anchor on the source's anchor, in the container's coordinates.
/// - Linear rows: none.
extension Compiler {
  func placeMatched(
    _ geometry: MatchedGeometry, _ node: NodeID, _ offer: Offer, _ box: PlacedBox,
    _ container: ContainerID
  ) throws(SequentialError) {
    if geometry.isSource || sources[geometry.id] == nil {
      return try placeUnmatched(node, offer, box, container)
    }
    followers.append(Follower(node: node, offer: offer, box: box, container: container))
  }

  private func placeUnmatched(
    _ node: NodeID, _ offer: Offer, _ box: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) {
    guard let child = scene.primary(of: node) else { return }
    try place(child, at: .zero, offered: offer, inside: node, box, container)
  }

  /// Places followers whose source is placed, as long as there are any; those in a circle stay
  /// unmatched.
  func placeFollowers() throws(SequentialError) {
    while !followers.isEmpty {
      let waiting = followers
      followers = []
      var blocked: [Follower] = []
      for follower in waiting {
        guard case .matchedGeometry(let geometry) = scene[follower.node].kind else { continue }
        if let source = sources[geometry.id], let frame = placed[source.index] {
          try place(follower, geometry, on: frame, of: source)
        } else {
          blocked.append(follower)
        }
      }
      followers = blocked + followers
      if blocked.count == waiting.count { try releaseBlocked() }
    }
  }

  /// Gives up on followers that wait for nothing: their source is not laid out, or they wait for
  /// each other in a circle.
  private func releaseBlocked() throws(SequentialError) {
    let waiting = Dictionary(
      uniqueKeysWithValues: followers.enumerated().map { ($0.element.node, $0.offset) })
    let holders = followers.map { holder(of: $0.node, among: waiting) }
    var given = followers.indices.filter { holders[$0] == nil }
    if given.isEmpty {
      given = followers.indices.filter { start in
        var current = holders[start]
        var steps = 0
        while let next = current, next != start, steps < holders.count {
          current = holders[next]
          steps += 1
        }
        return current == start
      }
    }
    for index in given {
      guard case .matchedGeometry(let geometry) = scene[followers[index].node].kind else {
        continue
      }
      note(
        holders[index] == nil
          ? "the source of '\(geometry.id)' is not laid out; the view stays where it is"
          : "'\(geometry.id)' follows a source that follows it; it stays unmatched",
        at: followers[index].node)
    }
    let released = given.map { followers[$0] }
    followers = followers.indices.filter { !given.contains($0) }.map { followers[$0] }
    for follower in released {
      try placeUnmatched(follower.node, follower.offer, follower.box, follower.container)
    }
  }

  /// The waiting follower whose content holds the source that a follower waits for.
  private func holder(of follower: NodeID, among waiting: [NodeID: Int]) -> Int? {
    guard case .matchedGeometry(let geometry) = scene[follower].kind else { return nil }
    var node = sources[geometry.id]
    while let current = node {
      if let index = waiting[current] { return index }
      node = parents[current.index]
    }
    return nil
  }

  private func place(
    _ follower: Follower, _ geometry: MatchedGeometry, on frame: PlacedBox, of source: NodeID
  ) throws(SequentialError) {
    guard let child = scene.primary(of: follower.node),
      case .matchedGeometry(let original) = scene[source].kind
    else { return }
    let inner =
      geometry.properties.contains(.size)
      ? Offer(width: frame.width, height: frame.height) : follower.offer
    let size = try size(of: child, offered: inner, in: follower.container)
    let matchesPosition = geometry.properties.contains(.position)
    let target = matchesPosition ? frame : follower.box
    let targetAnchor = matchesPosition ? original.anchor : geometry.anchor
    let targetNode = matchesPosition ? source : follower.node
    let (width, height) = (size.width ?? 0, size.height ?? 0)
    let x = place(
      target.x + share(Double(targetAnchor.x), of: target.width, scene[targetNode].direction),
      minus: share(Double(geometry.anchor.x), of: width, scene[follower.node].direction))
    let y = place(
      target.y + share(Double(targetAnchor.y), of: target.height, .leftToRight),
      minus: share(Double(geometry.anchor.y), of: height, .leftToRight))
    try settle(
      child, offered: inner, PlacedBox(x: x, y: y, width: width, height: height),
      follower.container)
  }

  /// A share of a length, counted from the leading edge.
  private func share(_ share: Double, of length: Length, _ direction: LayoutDirection) -> Length {
    let counted = direction == .leftToRight ? share : 1 - share
    return counted == 0 ? 0 : finite(length * counted)
  }
}
