// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// `safeAreaInset`: a view at an edge, and the modified view in what is left.
///
/// - Proposal to children: across, the proposal. Along, first the inset view gets what the gap and
///   the view's smallest length leave, then the view what the inset view and the gap leave; without
///   a length both get nil.
/// - Own size: along, the sum with the gap; across, the larger one.
/// - Placement: asked for the own length across where none was proposed; the inset view at the
///   edge, the view at the opposite one, across with their guides on the default for the own size.
/// - Guides: none.
struct SafeAreaInsetLayout: NodeLayout {
  let inset: SafeAreaInset
  let alignment: GuideKey
  let child: NodeID
  let content: NodeID

  private var axis: Axis { inset.edge.axis }

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.container(of: [plan.facts(of: child), plan.facts(of: content)])
    facts.explicitGuides = 0
    return facts
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    let (view, edge) = serve(proposal, pass)
    return CGSize(
      axis, nonNegative(view.size[axis] + inset.gap + edge.size[axis]),
      cross: max(view.size[axis.cross], edge.size[axis.cross]))
  }

  private func serve(
    _ proposal: ProposedViewSize, _ pass: LayoutPass
  ) -> (view: ChildPlacement, edge: ChildPlacement) {
    guard let length = proposal[axis] else {
      return (ask(child, proposal, pass), ask(content, proposal, pass))
    }
    var offered = proposal
    offered[axis] = 0
    let smallest = pass.size(of: child, for: offered)[axis]
    offered[axis] = nonNegative(length - inset.gap - smallest)
    let edge = ask(content, offered, pass)
    offered[axis] = nonNegative(length - inset.gap - edge.size[axis])
    return (ask(child, offered, pass), edge)
  }

  private func ask(
    _ node: NodeID, _ proposal: ProposedViewSize, _ pass: LayoutPass
  ) -> ChildPlacement {
    ChildPlacement(
      node: node, proposal: proposal, size: pass.size(of: node, for: proposal), origin: .zero)
  }

  func arrangement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> [ChildPlacement] {
    var (view, edge) = serve(proposal.filled(axis.cross, from: size), pass)
    let line = pass.defaultGuide(alignment, of: size)
    let viewAcross = defined(line - pass.guide(alignment, of: view))
    let edgeAcross = defined(line - pass.guide(alignment, of: edge))
    let viewAlong = inset.edge.isStart ? defined(size[axis] - view.size[axis]) : 0
    let edgeAlong = inset.edge.isStart ? 0 : defined(size[axis] - edge.size[axis])
    view.origin = CGPoint(axis, viewAlong, cross: viewAcross)
    edge.origin = CGPoint(axis, edgeAlong, cross: edgeAcross)
    return [view, edge]
  }

  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass) {
    let placements = arrangement(in: frame.size, for: proposal, pass: pass)
    let length = placements.reduce(inset.gap) { $0 + $1.size[axis] }
    if length < -pass.tolerance { pass.warnNegative(axis, at: node) }
    for placement in placements { pass.place(placement, in: frame, of: node) }
  }
}
