// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A modifier that layout does not notice: a priority, or a matched geometry that follows nothing.
///
/// - Proposal to children: the proposal.
/// - Own size: the view's.
/// - Placement: the view on the whole frame.
/// - Guides: the view's.
struct TransparentLayout: ModifierLayout {
  let child: NodeID

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.modifier(around: plan.facts(of: child))
    facts.risingAxes = plan.facts(of: child).risingAxes
    return facts
  }

  func range(along axis: Axis, in plan: LayoutPlan) -> LengthRange {
    plan.range(of: child, along: axis)
  }
}

/// `padding`.
///
/// - Proposal to children: the proposal less the insets, at least 0.
/// - Own size: the view's plus the insets, at least 0.
/// - Placement: the view at the leading and upper inset.
/// - Guides: the view's, moved with it.
struct PaddingLayout: ModifierLayout {
  let insets: EdgeInsets
  let child: NodeID

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.modifier(around: plan.facts(of: child))
    let keepsZero = Axis.allCases.allSatisfy { insets.total($0) >= 0 }
    if keepsZero { facts.risingAxes = plan.facts(of: child).risingAxes }
    return facts
  }

  func range(along axis: Axis, in plan: LayoutPlan) -> LengthRange {
    // Insets that widen would turn 0 into another proposal.
    let total = insets.total(axis)
    guard total >= 0 && total.isFinite else { return .unknown }
    let range = plan.range(of: child, along: axis)
    guard range.isKnown else { return .unknown }
    return LengthRange(
      least: nonNegative(range.least + total), ideal: nonNegative(range.ideal + total),
      most: nonNegative(range.most + total))
  }

  func childProposal(for proposal: ProposedViewSize, in pass: LayoutPass) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { nonNegative($0 - insets.total(.horizontal)) },
      height: proposal.height.map { nonNegative($0 - insets.total(.vertical)) })
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    let size = pass.size(of: child, for: childProposal(for: proposal, in: pass))
    return CGSize(
      width: nonNegative(size.width + insets.total(.horizontal)),
      height: nonNegative(size.height + insets.total(.vertical)))
  }

  func childPlacement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> ChildPlacement {
    let offered = childProposal(for: proposal, in: pass)
    return ChildPlacement(
      node: child, proposal: offered, size: pass.size(of: child, for: offered),
      origin: CGPoint(x: insets.leading, y: insets.top))
  }
}

/// `fixedSize`.
///
/// - Proposal to children: nil on the chosen axes, else the proposal.
/// - Own size: the view's.
/// - Placement: the view on the whole frame.
/// - Guides: the view's.
struct FixedSizeLayout: ModifierLayout {
  let axes: Axis.Set
  let child: NodeID

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.modifier(around: plan.facts(of: child))
    facts.ignoredAxes.formUnion(axes)
    return facts
  }

  func range(along axis: Axis, in plan: LayoutPlan) -> LengthRange {
    let range = plan.range(of: child, along: axis)
    return axes.contains(axis) ? LengthRange(range.ideal) : range
  }

  func childProposal(for proposal: ProposedViewSize, in pass: LayoutPass) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }
}

/// `offset`: a shift that layout around does not notice.
///
/// - Proposal to children: the proposal.
/// - Own size: the view's.
/// - Placement: the view shifted out of the frame, x towards trailing.
/// - Guides: the view's, not shifted.
struct OffsetLayout: ModifierLayout {
  let offset: CGPoint
  let child: NodeID

  func range(along axis: Axis, in plan: LayoutPlan) -> LengthRange {
    plan.range(of: child, along: axis)
  }

  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass) {
    var placement = childPlacement(in: frame.size, for: proposal, pass: pass)
    placement.origin = offset
    pass.place(placement, in: frame, of: node)
  }
}

/// `position`.
///
/// - Proposal to children: the proposal; where nothing is proposed, the view's answer to that.
/// - Own size: the proposal, without one the view's answer to it.
/// - Placement: the view's centre on the point, counted from the own top leading corner.
/// - Guides: the view's, moved with it.
struct PositionLayout: ModifierLayout {
  let position: CGPoint
  let child: NodeID

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.modifier(around: plan.facts(of: child))
    facts.ignoredAxes = []
    return facts
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: pass.size(of: child, for: proposal))
  }

  func childPlacement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> ChildPlacement {
    let offered = ProposedViewSize(size)
    let inner = pass.size(of: child, for: offered)
    return ChildPlacement(
      node: child, proposal: offered, size: inner,
      origin: CGPoint(x: position.x - inner.width / 2, y: position.y - inner.height / 2))
  }
}

/// `alignmentGuide`.
///
/// - Proposal to children: the proposal.
/// - Own size: the view's.
/// - Placement: the view on the whole frame.
/// - Guides: the one that is set, found from the view below with its own explicit guides; the
///   others are the view's.
struct AlignmentGuideLayout: ModifierLayout {
  let key: GuideKey
  let value: GuideFormula
  let child: NodeID

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.modifier(around: plan.facts(of: child))
    if plan.guides.readsAcross(value, along: key.axis) { facts.isSeparable = false }
    facts.explicitGuides |= key.bit
    return facts
  }

  func range(along axis: Axis, in plan: LayoutPlan) -> LengthRange {
    plan.range(of: child, along: axis)
  }

  func explicitGuide(
    _ key: GuideKey, in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> CGFloat? {
    guard key == self.key else {
      return pass.explicitGuide(key, of: child, for: proposal, size: size)
    }
    return pass.value(of: value, for: child, proposal, size: size)
  }
}

/// `aspectRatio`.
///
/// - Proposal to children: the largest (smallest) size of the ratio within (around) the proposal; a
///   missing length leaves the other one to decide. Without a ratio the view's ideal size gives it,
///   unless a side of that is 0 or infinite. Without any proposal, none.
/// - Own size: the view's.
/// - Placement: the view on the whole frame.
/// - Guides: the view's.
struct AspectRatioLayout: ModifierLayout {
  let aspectRatio: AspectRatio
  let child: NodeID

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.container(of: [plan.facts(of: child)])
    if facts.ignoredAxes != .both { (facts.ignoredAxes, facts.isSeparable) = ([], false) }
    return facts
  }

  func childProposal(for proposal: ProposedViewSize, in pass: LayoutPass) -> ProposedViewSize {
    guard proposal != .unspecified, let sides = sides(pass) else { return proposal }
    let scales = [
      proposal.width.map { $0 / sides.width }, proposal.height.map { $0 / sides.height },
    ].compactMap { $0 }
    let scale = aspectRatio.contentMode == .fit ? scales.min() : scales.max()
    guard let scale else { return proposal }
    return ProposedViewSize(width: sides.width * scale, height: sides.height * scale)
  }

  /// A size of the wanted ratio.
  private func sides(_ pass: LayoutPass) -> CGSize? {
    if let ratio = aspectRatio.ratio { return CGSize(width: ratio, height: 1) }
    let ideal = pass.size(of: child, for: .unspecified)
    let isUsable =
      ideal.width > pass.tolerance && ideal.height > pass.tolerance && ideal.width.isFinite
      && ideal.height.isFinite
    return isUsable ? ideal : nil
  }
}
