// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension LayoutPass {
  /// Places a child: turns its origin from leading into left coordinates of its parent's frame.
  func place(_ child: ChildPlacement, in parent: CGRect, of node: NodeID) {
    var x = finite(child.origin.x)
    if plan.facts[node.index].direction == .rightToLeft {
      x = finite(parent.size.width - (x + child.size.width))
    }
    let origin = CGPoint(x: parent.origin.x + x, y: parent.origin.y + finite(child.origin.y))
    place(child.node, in: CGRect(origin: origin, size: child.size), for: child.proposal)
  }

  /// Lays out the whole scene.
  func layOut() -> LayoutFrames {
    guard let root = scene.root else { return LayoutFrames(frames: frames, size: .zero) }
    let proposal = scene.request.proposal.sanitized
    let size = size(of: root, for: proposal)
    var origin = CGPoint.zero
    if case .container(let container) = scene.request {
      origin.x = finite((container.width - size.width) / 2)
      origin.y = finite((container.height - size.height) / 2)
    }
    place(root, in: CGRect(origin: origin, size: size), for: proposal)
    placeFollowers()
    return LayoutFrames(frames: frames, size: size, warnings: warnings)
  }
}
