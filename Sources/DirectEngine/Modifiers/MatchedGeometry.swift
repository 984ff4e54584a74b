// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A `matchedGeometryEffect` that follows a source.
///
/// - Proposal to children: the proposal while measuring; the source's size when the size is matched.
/// - Own size: the view's answer to the proposal, whatever the source.
/// - Placement: after everything else. Position matched: the view's anchor on the source's;
///   otherwise the view's anchor on the same share of the own frame.
/// - Guides: the view's.
struct FollowerLayout: ModifierLayout {
  let geometry: MatchedGeometry
  let source: NodeID
  let child: NodeID

  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass) {
    pass.followers.append(
      PendingFollower(
        node: node, frame: frame, proposal: proposal, container: pass.containerLengths,
        layout: self))
  }
}

/// A follower whose content waits for the frame of its source.
struct PendingFollower {
  let node: NodeID
  let frame: CGRect
  let proposal: ProposedViewSize
  let container: ProposedViewSize
  let layout: FollowerLayout
}

extension LayoutPass {
  /// Places the content of all followers.
  ///
  /// Each is placed as soon as its source has a frame, in tree order, again and again while a
  /// source appears. Followers that wait for each other in a circle, and those whose source is not
  /// laid out, stay unmatched.
  func placeFollowers() {
    while !followers.isEmpty {
      let waiting = followers
      followers = []
      var stuck: [PendingFollower] = []
      for follower in waiting {
        if let source = frames[follower.layout.source.index] {
          placeMatched(follower, source: source)
        } else {
          stuck.append(follower)
        }
      }
      let hasProgressed = stuck.count < waiting.count
      followers = stuck + followers
      if !hasProgressed { releaseStuckFollowers() }
    }
  }

  /// Places followers without a match: those whose source no other one holds back, else those that
  /// wait for each other in a circle.
  private func releaseStuckFollowers() {
    let stuck = followers
    var places: [NodeID: Int] = [:]
    for index in stuck.indices { places[stuck[index].node] = index }
    let holders = stuck.map { holder(of: $0.layout.source, places) }
    var released = stuck.indices.filter { holders[$0] == nil }
    for index in released {
      let id = stuck[index].layout.geometry.id
      warn(
        "the source of '\(id)' is not laid out; the view stays where it is", at: stuck[index].node)
    }
    if released.isEmpty {
      released = stuck.indices.filter { isInCircle($0, holders) }
      for index in released {
        warn(
          "'\(stuck[index].layout.geometry.id)' follows a source that follows it; it stays unmatched",
          at: stuck[index].node)
      }
    }
    let names = Set(released)
    followers = stuck.indices.filter { !names.contains($0) }.map { stuck[$0] }
    for index in released { placeUnmatched(stuck[index]) }
  }

  /// The waiting follower inside which a node is.
  private func holder(of node: NodeID, _ places: [NodeID: Int]) -> Int? {
    var current: NodeID? = node
    while let node = current {
      if let index = places[node] { return index }
      current = plan.parent(of: node)
    }
    return nil
  }

  private func isInCircle(_ start: Int, _ holders: [Int?]) -> Bool {
    var current = holders[start]
    for _ in holders.indices {
      if current == start { return true }
      guard let index = current else { return false }
      current = holders[index]
    }
    return false
  }

  private func placeMatched(_ follower: PendingFollower, source: CGRect) {
    let geometry = follower.layout.geometry
    within(container: follower.container) {
      let offered =
        geometry.properties.contains(.size)
        ? ProposedViewSize(source.size).sanitized : follower.proposal
      let content = follower.layout.child
      let size = size(of: content, for: offered)
      let target =
        geometry.properties.contains(.position)
        ? point(sourceAnchor(of: follower), of: source, at: follower.layout.source)
        : point(geometry.anchor, of: follower.frame, at: follower.node)
      let own = point(
        geometry.anchor, of: CGRect(origin: .zero, size: size), at: follower.node)
      let origin = CGPoint(x: finite(target.x - own.x), y: finite(target.y - own.y))
      place(content, in: CGRect(origin: origin, size: size), for: offered)
    }
  }

  private func placeUnmatched(_ follower: PendingFollower) {
    within(container: follower.container) {
      place(
        follower.layout.childPlacement(
          in: follower.frame.size, for: follower.proposal, pass: self),
        in: follower.frame, of: follower.node)
    }
  }

  private func sourceAnchor(of follower: PendingFollower) -> UnitPoint {
    guard case .matchedGeometry(let source) = scene.nodes[follower.layout.source.index].kind else {
      return .center
    }
    return source.anchor
  }

  /// The absolute place of a share of a frame, counted from the node's leading edge.
  private func point(_ anchor: UnitPoint, of frame: CGRect, at node: NodeID) -> CGPoint {
    let isMirrored = plan.facts(of: node).direction == .rightToLeft
    let share = isMirrored ? 1 - anchor.x : anchor.x
    return CGPoint(
      x: frame.origin.x + finite(share * frame.size.width),
      y: frame.origin.y + finite(anchor.y * frame.size.height))
  }
}
