// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension LayoutPass {
  /// Where a view stands in a box by an alignment: its guides on the guides' defaults for the box.
  func origin(of child: ChildPlacement, in box: CGSize, by alignment: GuidePair) -> CGPoint {
    CGPoint(
      x: finite(
        defaultGuide(alignment.horizontal, of: box) - guide(alignment.horizontal, of: child)),
      y: finite(
        defaultGuide(alignment.vertical, of: box) - guide(alignment.vertical, of: child)))
  }
}

/// `frame(width:height:alignment:)`.
///
/// - Proposal to children: the given lengths, else the proposal.
/// - Own size: the given lengths, else the view's.
/// - Placement: the view's guides on their defaults for the own size.
/// - Guides: the view's.
struct FixedFrameLayout: ModifierLayout {
  let frame: FixedFrame
  let alignment: GuidePair
  let child: NodeID

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.modifier(around: plan.facts(of: child))
    if plan.guides.readsAcross(alignment) { facts.isSeparable = false }
    for axis in Axis.allCases where frame[axis] != nil { facts.ignoredAxes.insert(Axis.Set(axis)) }
    return facts
  }

  func range(along axis: Axis, in plan: LayoutPlan) -> LengthRange {
    frame[axis].map { LengthRange($0) } ?? plan.range(of: child, along: axis)
  }

  func childProposal(for proposal: ProposedViewSize, in pass: LayoutPass) -> ProposedViewSize {
    ProposedViewSize(
      width: frame.width ?? proposal.width, height: frame.height ?? proposal.height)
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    if let width = frame.width, let height = frame.height {
      return CGSize(width: width, height: height)
    }
    let size = pass.size(of: child, for: childProposal(for: proposal, in: pass))
    return CGSize(width: frame.width ?? size.width, height: frame.height ?? size.height)
  }

  func childPlacement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> ChildPlacement {
    let offered = childProposal(for: proposal, in: pass)
    var placement = ChildPlacement(
      node: child, proposal: offered, size: pass.size(of: child, for: offered), origin: .zero)
    placement.origin = pass.origin(of: placement, in: size, by: alignment)
    return placement
  }
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
///
/// - Proposal to children: on each axis the proposal, or the ideal length, within the limits.
/// - Own size: SwiftUI's table, see `length`.
/// - Placement: the view is asked for the own length, but for nil where nothing was proposed, no
///   ideal is given and the own length lies strictly within the limits; its guides stand on their
///   defaults for the own size.
/// - Guides: the view's.
struct FlexibleFrameLayout: ModifierLayout {
  let frame: FlexibleFrame
  let alignment: GuidePair
  let child: NodeID

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.modifier(around: plan.facts(of: child))
    if plan.guides.readsAcross(alignment) { facts.isSeparable = false }
    for axis in Axis.allCases where !keepsIgnoring(axis) {
      facts.ignoredAxes.remove(Axis.Set(axis))
    }
    return facts
  }

  /// Whether the own length does not hang on the proposal where the view does not.
  private func keepsIgnoring(_ axis: Axis) -> Bool {
    let limits = frame[axis]
    guard let minimum = limits.minimum, let maximum = limits.maximum else { return limits.isEmpty }
    return minimum >= maximum && limits.ideal == nil
  }

  func childProposal(for proposal: ProposedViewSize, in pass: LayoutPass) -> ProposedViewSize {
    ProposedViewSize(
      width: offered(proposal.width, frame.width), height: offered(proposal.height, frame.height))
  }

  private func offered(_ proposed: CGFloat?, _ limits: FlexibleFrame.Limits) -> CGFloat? {
    (proposed ?? limits.ideal).map {
      clamped($0, from: limits.minimum ?? -.infinity, to: limits.maximum ?? .infinity)
    }
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    let offered = childProposal(for: proposal, in: pass)
    let size = pass.size(of: child, for: offered)
    return CGSize(
      width: length(frame.width, proposal.width, offered: offered.width, child: size.width),
      height: length(frame.height, proposal.height, offered: offered.height, child: size.height))
  }

  /// The own length on an axis: the first row of the table that applies.
  private func length(
    _ limits: FlexibleFrame.Limits, _ proposed: CGFloat?, offered: CGFloat?, child: CGFloat
  ) -> CGFloat {
    // 1. Without a proposal the ideal length counts.
    if proposed == nil, let ideal = limits.ideal { return ideal }
    switch (limits.minimum, limits.maximum) {
    // 2. Between two limits: the proposal, or the view, within them.
    case (let minimum?, let maximum?):
      return clamped(proposed ?? child, from: minimum, to: maximum)
    // 3. With a minimum: the view, but no more than it was offered, and at least the minimum.
    case (let minimum?, nil): return max(min(offered ?? .infinity, child), minimum)
    // 4. With a maximum: the view, but no less than it was offered, and at most the maximum.
    case (nil, let maximum?): return min(max(offered ?? -.infinity, child), maximum)
    // 5. Without limits: the view.
    case (nil, nil): return child
    }
  }

  func childPlacement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> ChildPlacement {
    let offered = ProposedViewSize(
      width: placed(size.width, proposal.width, frame.width, pass.tolerance),
      height: placed(size.height, proposal.height, frame.height, pass.tolerance))
    var placement = ChildPlacement(
      node: child, proposal: offered, size: pass.size(of: child, for: offered), origin: .zero)
    placement.origin = pass.origin(of: placement, in: size, by: alignment)
    return placement
  }

  private func placed(
    _ length: CGFloat, _ proposed: CGFloat?, _ limits: FlexibleFrame.Limits,
    _ tolerance: CGFloat
  ) -> CGFloat? {
    let isStrictlyInside =
      (limits.minimum ?? 0) + tolerance < length
      && length < (limits.maximum ?? .infinity) - tolerance
    return proposed == nil && limits.ideal == nil && isStrictlyInside ? nil : length
  }
}

/// `containerRelativeFrame`.
///
/// - Proposal to children: the share of the nearest container on the framed axes whose container's
///   length is known, else the proposal.
/// - Own size: the share on those axes, else the view's.
/// - Placement: the view's guides on their defaults for the own size.
/// - Guides: the view's.
struct ContainerRelativeFrameLayout: ModifierLayout {
  let frame: ContainerRelativeFrame
  let alignment: GuidePair
  let child: NodeID

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.modifier(around: plan.facts(of: child))
    if plan.guides.readsAcross(alignment) { facts.isSeparable = false }
    facts.readsContainer = true
    return facts
  }

  private func share(_ axis: Axis, _ pass: LayoutPass) -> CGFloat? {
    guard frame.axes.contains(axis), let length = pass.containerLengths[axis] else { return nil }
    return nonNegative(length * frame.share.factor + frame.share.constant)
  }

  func childProposal(for proposal: ProposedViewSize, in pass: LayoutPass) -> ProposedViewSize {
    ProposedViewSize(
      width: share(.horizontal, pass) ?? proposal.width,
      height: share(.vertical, pass) ?? proposal.height)
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    let size = pass.size(of: child, for: childProposal(for: proposal, in: pass))
    return CGSize(
      width: share(.horizontal, pass) ?? size.width, height: share(.vertical, pass) ?? size.height)
  }

  func childPlacement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> ChildPlacement {
    let offered = childProposal(for: proposal, in: pass)
    var placement = ChildPlacement(
      node: child, proposal: offered, size: pass.size(of: child, for: offered), origin: .zero)
    placement.origin = pass.origin(of: placement, in: size, by: alignment)
    return placement
  }
}
