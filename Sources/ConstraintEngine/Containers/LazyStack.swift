// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// LazyHStack and LazyVStack.
///
/// - Proposal to children: along, nil; across, what the stack is proposed.
/// - Own size: along, the children and the gaps; across, the proposal, without one as the eager
///   stack.
/// - Placement: a nil length across is replaced by the stack's own.
/// - Linear rows: along none, across without a proposal those of the eager stack.
extension Compiler {
  func lazyStackLength(
    _ stack: Stack, _ axis: Axis, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> Length {
    let inner = Offer(stack.axis, nil, cross: offer[stack.axis.cross])
    if axis == stack.axis || inner[axis] == nil {
      return try stackLength(stack, axis, node, inner, container)
    }
    return inner[axis] ?? 0
  }

  func placeLazyStack(
    _ stack: Stack, _ node: NodeID, _ offer: Offer, _ box: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) {
    let cross = stack.axis.cross
    if offer[cross] == nil {
      let inner = Offer(stack.axis, nil, cross: cross == .horizontal ? box.width : box.height)
      return try placeStack(stack, node, inner, box, container)
    }
    let inner = Offer(stack.axis, nil, cross: offer[cross])
    let line = try boxGuide(stack.alignment, width: box.width, height: box.height)
    var along = Length(0)
    for (index, child) in scene.children(of: node).enumerated() {
      let guide = try self.guide(stack.alignment, of: child, offered: inner, in: container)
      let origin = Offer(stack.axis, along, cross: place(line, minus: guide))
      try place(child, at: origin, offered: inner, inside: node, box, container)
      let length = try self.length(stack.axis, of: child, offered: inner, in: container)
      let gap = index < stack.gaps.count ? Double(stack.gaps[index]) : 0
      along = shortened(along + length + gap, "a child's place", node)
    }
  }
}
