// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// safeAreaInset.
///
/// - Proposal to the views: the inset view gets what the gap and the view's minimum leave, the view
///   what the inset view and the gap leave; across, both what the modifier is proposed.
/// - Own size: along the edge's axis the sum, across the larger one.
/// - Placement: the inset view at its edge, the view at the other, across by their guides.
/// - Linear rows: two clamps along, a `largest` across.
extension Compiler {
  struct InsetPlan {
    var primary: Offer
    var content: Offer
  }

  func insetPlan(
    _ inset: SafeAreaInset, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> InsetPlan {
    guard let primary = scene.primary(of: node), let content = scene.content(of: node) else {
      return InsetPlan(primary: offer, content: offer)
    }
    let (axis, gap) = (inset.edge.axis, Double(inset.gap))
    guard let proposed = offer[axis] else { return InsetPlan(primary: offer, content: offer) }
    var probe = offer
    probe[axis] = 0
    let minimum = try length(axis, of: primary, offered: probe, in: container)
    var plan = InsetPlan(primary: offer, content: offer)
    plan.content[axis] = remaining(proposed - gap - minimum, "room for the inset view", node)
    let taken = try length(axis, of: content, offered: plan.content, in: container)
    plan.primary[axis] = remaining(proposed - taken - gap, "room beside the inset view", node)
    return plan
  }

  func insetLength(
    _ inset: SafeAreaInset, _ axis: Axis, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> Length {
    guard let primary = scene.primary(of: node), let content = scene.content(of: node) else {
      return 0
    }
    let plan = try insetPlan(inset, node, offer, container)
    let first = try length(axis, of: primary, offered: plan.primary, in: container)
    let second = try length(axis, of: content, offered: plan.content, in: container)
    if axis != inset.edge.axis {
      return program.largest([first, second], origin: origin("the larger of both views", node))
    }
    let sum = first + second + Double(inset.gap)
    return inset.gap < 0 ? ownLength(sum, axis, "both views and the gap", node) : sum
  }

  func placeInset(
    _ inset: SafeAreaInset, _ node: NodeID, _ offer: Offer, _ box: PlacedBox,
    _ container: ContainerID
  ) throws(SequentialError) {
    guard let primary = scene.primary(of: node), let content = scene.content(of: node) else {
      return
    }
    let axis = inset.edge.axis
    var placed = offer
    if placed[axis.cross] == nil {
      placed[axis.cross] = axis == .horizontal ? box.height : box.width
    }
    let plan = try insetPlan(inset, node, placed, container)
    let line = try boxGuide(inset.alignment, width: box.width, height: box.height)
    let views = [(primary, plan.primary), (content, plan.content)]
    let own = axis == .horizontal ? box.width : box.height
    for (index, (view, inner)) in views.enumerated() {
      // The inset view stands at its edge, the view at the other.
      let standsAtStart = (index == 1) == inset.edge.isStart
      let length = try length(axis, of: view, offered: inner, in: container)
      let along = standsAtStart ? 0 : place(own, minus: length)
      let guide = try self.guide(inset.alignment, of: view, offered: inner, in: container)
      let origin = Offer(axis, along, cross: place(line, minus: guide))
      try place(view, at: origin, offered: inner, inside: node, box, container)
    }
  }
}
