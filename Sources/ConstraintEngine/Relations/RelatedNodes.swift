// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// Nodes with relations: measured as a whole, except in the program of their own relations.
extension Compiler {
  func relatedLength(
    _ axis: Axis, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> Length {
    if let domain {
      if domain.trunk == node { return constraintLayoutLength(axis, node, offer) }
      if domain.boxed.contains(node) { return offer[axis] ?? 0 }
      // Relations around containers join the program; those around constrained views are asked for
      // their size as a whole, unless they are what is laid out.
      let own = scene.constraintLayout(under: node)
      if own.map({ $0 == domain.trunk || domain.boxed.contains($0) }) ?? true {
        return try modifierLength(axis, node, offer, container)
      }
    }
    let answer = relations.answer(
      of: node, in: scene, proposal: try proposal(offer),
      container: try containerLengths(container))
    return Length(Double(answer.size[axis]))
  }

  /// Places a node with relations and everything inside it.
  func placeRelated(
    _ node: NodeID, _ offer: Offer, _ box: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) {
    if domain != nil, let child = scene.primary(of: node) {
      return try settle(child, offered: offer, box, container)
    }
    let answer = relations.answer(
      of: node, in: scene, proposal: try proposal(offer),
      container: try containerLengths(container))
    for (inner, frame) in answer.frames {
      placed[inner.index] = PlacedBox(
        x: box.x + Double(frame.origin.x), y: box.y + Double(frame.origin.y),
        width: Length(Double(frame.width)), height: Length(Double(frame.height)))
    }
    for warning in answer.warnings { note(warning.message, at: node) }
  }

  /// The lengths that relative frames refer to, as numbers.
  func containerLengths(_ container: ContainerID) throws(SequentialError) -> ProposedViewSize {
    guard containers.indices.contains(container.index) else { return .unspecified }
    return try proposal(containers[container.index])
  }
}
