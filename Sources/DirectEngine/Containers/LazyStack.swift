// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A `LazyHStack` or a `LazyVStack`.
///
/// - Proposal to children: nil along the axis; across, the proposal.
/// - Own size: along, the sum of children and gaps; across, the proposal, and without one what the
///   children take when their guides are put on one line.
/// - Placement: one after the other. Each child's guide stands on the guide's default for the own
///   length across; where none was proposed, children are asked for the own length and stand with
///   their guides on one line.
/// - Guides: none.
struct LazyStackLayout: NodeLayout {
  let axis: Axis
  let alignment: GuideKey
  let gaps: [CGFloat]
  let children: [NodeID]

  init(_ stack: Stack, alignment: GuideKey, _ children: [NodeID]) {
    axis = stack.axis
    self.alignment = alignment
    gaps = stack.gaps
    self.children = children
  }

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.container(of: children.lazy.map(plan.facts(of:)))
    facts.ignoredAxes = Axis.Set(axis)
    facts.explicitGuides = 0
    if plan.guides.readsAcross(alignment) { facts.isSeparable = false }
    return facts
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    let asked = ask(cross: proposal[axis.cross], pass)
    let across = proposal[axis.cross] ?? pass.line(of: asked, by: alignment, across: axis).length
    return CGSize(axis, nonNegative(length(of: asked)), cross: across)
  }

  private func ask(cross: CGFloat?, _ pass: LayoutPass) -> [ChildPlacement] {
    let offered = ProposedViewSize(axis, nil, cross: cross)
    return children.map { child in
      ChildPlacement(
        node: child, proposal: offered, size: pass.size(of: child, for: offered), origin: .zero)
    }
  }

  private func length(of asked: [ChildPlacement]) -> CGFloat {
    asked.reduce(gaps.reduce(0, +)) { $0 + $1.size[axis] }
  }

  func arrangement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> [ChildPlacement] {
    let cross = proposal[axis.cross]
    let asked = ask(cross: cross ?? size[axis.cross], pass)
    let line =
      cross == nil
      ? pass.line(of: asked, by: alignment, across: axis).position
      : pass.defaultGuide(alignment, of: size)
    return pass.linedUp(asked, along: axis, gaps: gaps, on: line, by: alignment)
  }

  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass) {
    let placements = arrangement(in: frame.size, for: proposal, pass: pass)
    if length(of: placements) < -pass.tolerance { pass.warnNegative(axis, at: node) }
    for placement in placements { pass.place(placement, in: frame, of: node) }
  }
}
