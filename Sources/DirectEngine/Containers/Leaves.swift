// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A colour or a shape.
///
/// - Proposal to children: none.
/// - Own size: the proposal, 10 points where there is none.
/// - Placement: none.
/// - Guides: none of its own.
struct FlexibleLayout: LeafLayout {
  func facts(in plan: LayoutPlan) -> NodeFacts { .leaf(ignoring: []) }

  func range(along axis: Axis, in plan: LayoutPlan) -> LengthRange {
    LengthRange(least: 0, ideal: 10, most: .infinity)
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A circle.
///
/// - Proposal to children: none.
/// - Own size: a square as long as the shorter proposed side, 10 points counting for none.
/// - Placement: none.
/// - Guides: none of its own.
struct CircleLayout: LeafLayout {
  func facts(in plan: LayoutPlan) -> NodeFacts { .leaf(ignoring: [], isSeparable: false) }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions()
    let side = min(room.width, room.height)
    return CGSize(width: side, height: side)
  }
}

/// A stand-in for any leaf.
///
/// - Proposal to children: none.
/// - Own size: on each axis the proposal, or the ideal length, within the limits.
/// - Placement: none.
/// - Guides: its baselines, where it has them.
struct BoxLayout: LeafLayout {
  let box: Box

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var axes: Axis.Set = []
    for axis in Axis.allCases where box[axis].minimum == box[axis].maximum {
      axes.insert(Axis.Set(axis))
    }
    var facts = NodeFacts.leaf(ignoring: axes)
    if box.firstTextBaseline != nil { facts.explicitGuides |= GuideKey.firstTextBaseline.bit }
    if box.lastTextBaseline != nil { facts.explicitGuides |= GuideKey.lastTextBaseline.bit }
    return facts
  }

  func range(along axis: Axis, in plan: LayoutPlan) -> LengthRange {
    LengthRange { length(box[axis], $0) }
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    CGSize(
      width: length(box.width, proposal.width), height: length(box.height, proposal.height))
  }

  private func length(_ range: Box.Range, _ proposed: CGFloat?) -> CGFloat {
    nonNegative(clamped(proposed ?? range.ideal, from: range.minimum, to: range.maximum))
  }

  func explicitGuide(
    _ key: GuideKey, in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> CGFloat? {
    switch key {
    case .firstTextBaseline: box.firstTextBaseline
    case .lastTextBaseline: box.lastTextBaseline
    default: nil
    }
  }
}

/// An image.
///
/// - Proposal to children: none.
/// - Own size: its own; resizable, on each axis the proposal or its own length, and never below
///   its cap insets.
/// - Placement: none.
/// - Guides: none of its own.
struct ImageLayout: LeafLayout {
  let image: ImageLeaf

  func facts(in plan: LayoutPlan) -> NodeFacts {
    .leaf(ignoring: image.isResizable ? [] : .both)
  }

  func range(along axis: Axis, in plan: LayoutPlan) -> LengthRange {
    LengthRange { length(axis, ProposedViewSize(width: $0, height: $0)) }
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    CGSize(width: length(.horizontal, proposal), height: length(.vertical, proposal))
  }

  private func length(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
    guard image.isResizable else { return nonNegative(image.size[axis]) }
    return nonNegative(max(proposal[axis] ?? image.size[axis], image.capInsets.total(axis)))
  }
}

/// A text.
///
/// - Proposal to children: none.
/// - Own size: the lines that fit the proposal, as the scene measures them.
/// - Placement: none.
/// - Guides: the baselines of its first and last line.
struct TextLayout: LeafLayout {
  let text: TextLeaf
  /// The text's number among the scene's texts.
  let number: Int

  func facts(in plan: LayoutPlan) -> NodeFacts {
    // No text is narrower than one without any width.
    NodeFacts(
      ignoredAxes: text.text.isEmpty ? .both : [], isSeparable: false,
      isCached: true, risingAxes: .horizontal,
      explicitGuides: GuideKey.firstTextBaseline.bit | GuideKey.lastTextBaseline.bit)
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    pass.answer(of: text, number: number, to: proposal).size
  }

  func explicitGuide(
    _ key: GuideKey, in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> CGFloat? {
    switch key {
    case .firstTextBaseline: pass.answer(of: text, number: number, to: proposal).firstBaseline
    case .lastTextBaseline: pass.answer(of: text, number: number, to: proposal).lastBaseline
    default: nil
    }
  }
}

/// A spacer.
///
/// - Proposal to children: none.
/// - Own size: along its axis the proposal, at least its minimum; nothing across. Without an axis
///   it grows along both.
/// - Placement: none.
/// - Guides: none of its own.
struct SpacerLayout: LeafLayout {
  let spacer: SpacerLeaf

  func facts(in plan: LayoutPlan) -> NodeFacts {
    .leaf(ignoring: spacer.axis.map { Axis.Set($0.cross) } ?? [])
  }

  func range(along axis: Axis, in plan: LayoutPlan) -> LengthRange {
    LengthRange { length(axis, ProposedViewSize(width: $0, height: $0)) }
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    CGSize(width: length(.horizontal, proposal), height: length(.vertical, proposal))
  }

  private func length(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
    guard spacer.axis == nil || spacer.axis == axis else { return 0 }
    return nonNegative(max(proposal[axis] ?? spacer.minLength, spacer.minLength))
  }
}

/// A dividing line.
///
/// - Proposal to children: none.
/// - Own size: the proposal along the line, 10 points without one; one pixel across.
/// - Placement: none.
/// - Guides: none of its own.
struct DividerLayout: LeafLayout {
  let divider: DividerLeaf

  func facts(in plan: LayoutPlan) -> NodeFacts {
    .leaf(ignoring: Axis.Set(divider.lineAxis.cross))
  }

  func range(along axis: Axis, in plan: LayoutPlan) -> LengthRange {
    axis == divider.lineAxis ? LengthRange { $0 ?? 10 } : LengthRange(divider.thickness)
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    CGSize(divider.lineAxis, proposal[divider.lineAxis] ?? 10, cross: divider.thickness)
  }
}
