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

  /// Places followers whose source is placed, as long as there are any; the rest stay unmatched.
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
      if blocked.count == waiting.count {
        for follower in blocked {
          try placeUnmatched(
            follower.node, follower.offer, follower.box, follower.container)
        }
        continue
      }
      followers = blocked + followers
    }
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
    let x =
      point(target.x, target.width, Double(targetAnchor.x), scene[targetNode].direction)
      - point(0, width, Double(geometry.anchor.x), scene[follower.node].direction)
    let y =
      target.y + target.height * Double(targetAnchor.y) - height * Double(geometry.anchor.y)
    try settle(
      child, offered: inner, PlacedBox(x: x, y: y, width: width, height: height),
      follower.container)
  }

  /// The x coordinate of a share of a box, counted from its leading edge.
  private func point(
    _ x: Length, _ width: Length, _ share: Double, _ direction: LayoutDirection
  ) -> Length {
    x + width * (direction == .leftToRight ? share : 1 - share)
  }
}
