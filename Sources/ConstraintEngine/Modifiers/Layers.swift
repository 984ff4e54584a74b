// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// overlay, background and attach.
///
/// - Proposal to the content: the view's final size.
/// - Own size and guides: the view's.
/// - Placement: guide on guide, or anchor on anchor plus an offset.
/// - Linear rows: none.
extension Compiler {
  func placeLayers(
    _ node: NodeID, _ offer: Offer, _ box: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) {
    guard let primary = scene.primary(of: node) else { return }
    try place(primary, at: .zero, offered: offer, inside: node, box, container)
    guard let content = scene.content(of: node) else { return }
    let inner = Offer(width: box.width, height: box.height)
    var origin = Offer.zero
    for axis in Axis.allCases {
      let target: Length
      let own: Length
      var shift = 0.0
      switch scene[node].kind {
      case .overlay(let alignment), .background(let alignment):
        target = try guide(alignment[axis], of: primary, offered: offer, in: container)
        own = try guide(alignment[axis], of: content, offered: inner, in: container)
      case .attachment(let attachment):
        target = try anchor(attachment.target, axis, of: primary, offered: offer, container)
        own = try anchor(attachment.source, axis, of: content, offered: inner, container)
        shift = Double(attachment.offset[axis])
      default: continue
      }
      origin[axis] = place(target + shift, minus: own)
    }
    try place(content, at: origin, offered: inner, inside: node, box, container)
  }

  private func anchor(
    _ anchor: Attachment.Anchor, _ axis: Axis, of node: NodeID, offered offer: Offer,
    _ container: ContainerID
  ) throws(SequentialError) -> Length {
    switch anchor {
    case .guides(let alignment):
      return try guide(alignment[axis], of: node, offered: offer, in: container)
    case .unitPoint(let point):
      let length = try length(axis, of: node, offered: offer, in: container)
      return point[axis] == 0 ? 0 : length * Double(point[axis])
    }
  }
}
