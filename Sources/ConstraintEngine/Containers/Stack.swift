// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// What a stack offers its children along its axis and what they answer.
struct StackPlan {
  var shares: [Length?]
  var lengths: [Length]
}

/// HStack and VStack.
///
/// - Proposal to children: along, nil where nil is proposed, else a share of what is left; across,
///   what the stack is proposed.
/// - Own size: along, the children and the gaps; across, the line of guides plus the furthest child
///   behind it.
/// - Placement: children are asked again with a nil length across replaced by the stack's own.
/// - Linear rows: see `Serving`; across `A = largest(0, g_k)` and `A + largest(0, s_k - g_k)`.
extension Compiler {
  func stackLength(
    _ stack: Stack, _ axis: Axis, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> Length {
    if axis == stack.axis {
      return stackSum(stack, try stackPlan(stack, node, offer, container), node)
    }
    let line = try crossLine(stack, node, offer, container)
    return line.before + line.behind
  }

  private func stackSum(_ stack: Stack, _ plan: StackPlan, _ node: NodeID) -> Length {
    let gaps = Double(stack.gaps.reduce(0, +))
    var sum = Length(0)
    for length in plan.lengths { sum = shortened(sum + length, "the stack's length", node) }
    sum += gaps
    return gaps < 0 ? ownLength(sum, stack.axis, "the stack's length", node) : sum
  }

  /// Serves the children, or asks them all for their ideal length.
  func stackPlan(
    _ stack: Stack, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> StackPlan {
    let key = question(stack.axis, node, offer, container)
    let fingerprint = key.fingerprint
    if let known = stackPlans.answer(to: key, fingerprint) { return known }
    let children = Array(scene.children(of: node))
    let (axis, cross) = (stack.axis, key.offer[stack.axis.cross])
    let ask = { (child: Int, along: Length?) throws(SequentialError) -> Length in
      try self.length(
        axis, of: children[child], offered: Offer(axis, along, cross: cross), in: container)
    }
    let plan: StackPlan
    if let proposed = offer[axis] {
      let serving = Serving(
        priorities: children.map { scene[$0].priority },
        minimum: { (child) throws(SequentialError) in try ask(child, 0) },
        maximum: { (child) throws(SequentialError) in try ask(child, Length(.infinity)) },
        answer: { (child, share) throws(SequentialError) in try ask(child, share) },
        hasOneOrder: children.allSatisfy { answersProbesAlike(axis, $0) })
      let available = proposed - Double(stack.gaps.reduce(0, +))
      let served = try serve(serving, available: available, node)
      plan = StackPlan(shares: served.map(\.share), lengths: served.map(\.length))
    } else {
      var lengths: [Length] = []
      for child in children.indices { lengths.append(try ask(child, nil)) }
      plan = StackPlan(
        shares: [Length?](repeating: nil, count: children.count), lengths: lengths)
    }
    stackPlans.keep(plan, for: key, fingerprint)
    return plan
  }

  /// What the children are offered along the stack: shares, or nil where nil is proposed.
  ///
  /// Without a proposal nobody needs to be asked.
  private func stackShares(
    _ stack: Stack, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> [Length?] {
    guard offer[stack.axis] != nil else {
      return [Length?](repeating: nil, count: scene.children(of: node).count)
    }
    return try stackPlan(stack, node, offer, container).shares
  }

  /// How far the stack reaches before and behind the line of its guides.
  private func crossLine(
    _ stack: Stack, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> AlignmentLine {
    let cross = stack.axis.cross
    let key = question(cross, node, offer, container)
    let fingerprint = key.fingerprint
    if let known = alignmentLines.answer(to: key, fingerprint) { return known }
    let shares = try stackShares(stack, node, offer, container)
    var guides: [Length] = [0]
    var behind: [Length] = [0]
    let isPlain = isPlain(stack.alignment, along: cross)
    var plainLength: Length?
    for (child, share) in zip(scene.children(of: node), shares) {
      let offer = Offer(stack.axis, share, cross: offer[cross])
      if isPlain, !dependencies[child.index].mayHave(stack.alignment) {
        // A child as long as the one before it reaches no further.
        let length = try self.length(cross, of: child, offered: offer, in: container)
        if length == plainLength { continue }
        plainLength = length
      }
      let guide = try self.guide(stack.alignment, of: child, offered: offer, in: container)
      let length = try self.length(cross, of: child, offered: offer, in: container)
      guides.append(guide)
      behind.append(lengthBehind(guide, length))
    }
    let line = AlignmentLine(
      before: program.largest(guides, origin: origin("the stack's alignment line", node)),
      behind: program.largest(behind, origin: origin("the stack behind its alignment line", node)))
    alignmentLines.keep(line, for: key, fingerprint)
    return line
  }

  /// What the stack is offered when it is placed: its own length across where none is proposed.
  private func placedStackOffer(
    _ stack: Stack, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> Offer {
    var placed = offer
    let cross = stack.axis.cross
    if placed[cross] == nil {
      placed[cross] = try length(cross, of: node, offered: offer, in: container)
    }
    return placed
  }

  /// The places of all children along one axis of the box of a stack with this offer in placement.
  private func stackOrigins(
    _ stack: Stack, _ axis: Axis, _ node: NodeID, placed: Offer, _ container: ContainerID
  ) throws(SequentialError) -> [Length] {
    let key = QuestionKey(node: node, axis: axis, offer: placed, container: container)
    let fingerprint = key.fingerprint
    if let known = origins.answer(to: key, fingerprint) { return known }
    var result: [Length] = []
    if axis == stack.axis {
      let plan = try stackPlan(stack, node, placed, container)
      var along = Length(0)
      for (index, length) in plan.lengths.enumerated() {
        result.append(finite(along))
        let gap = index < stack.gaps.count ? Double(stack.gaps[index]) : 0
        along = shortened(along + length + gap, "a child's place", node)
      }
    } else {
      let line = try crossLine(stack, node, placed, container)
      let shares = try stackShares(stack, node, placed, container)
      let isPlain = isPlain(stack.alignment, along: axis)
      var plainLength: Length?
      for (index, child) in scene.children(of: node).enumerated() {
        let inner = Offer(stack.axis, shares[index], cross: placed[axis])
        var length: Length?
        if isPlain, !dependencies[child.index].mayHave(stack.alignment) {
          // A child as long as one before it stands where that one does.
          length = try self.length(axis, of: child, offered: inner, in: container)
          if let last = result.last, length == plainLength {
            result.append(last)
            continue
          }
        }
        plainLength = length
        let guide = try self.guide(stack.alignment, of: child, offered: inner, in: container)
        result.append(place(line.before, minus: guide))
      }
    }
    origins.keep(result, for: key, fingerprint)
    return result
  }

  /// The offer of a child as placed and its place along one axis of the stack's box.
  func stackChild(
    _ index: Int, _ stack: Stack, _ axis: Axis, _ node: NodeID, _ offer: Offer,
    _ container: ContainerID
  ) throws(SequentialError) -> (offer: Offer, origin: Length) {
    let placed = try placedStackOffer(stack, node, offer, container)
    let shares = try stackShares(stack, node, placed, container)
    let origins = try stackOrigins(stack, axis, node, placed: placed, container)
    let inner = Offer(stack.axis, shares[index], cross: placed[stack.axis.cross])
    return (inner, origins[index])
  }

  func placeStack(
    _ stack: Stack, _ node: NodeID, _ offer: Offer, _ box: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) {
    let placed = try placedStackOffer(stack, node, offer, container)
    let plan = try stackPlan(stack, node, placed, container)
    let along = try stackOrigins(stack, stack.axis, node, placed: placed, container)
    let across = try stackOrigins(stack, stack.axis.cross, node, placed: placed, container)
    for (index, child) in scene.children(of: node).enumerated() {
      let inner = Offer(stack.axis, plan.shares[index], cross: placed[stack.axis.cross])
      let origin = Offer(stack.axis, along[index], cross: across[index])
      try place(child, at: origin, offered: inner, inside: node, box, container)
    }
  }
}
