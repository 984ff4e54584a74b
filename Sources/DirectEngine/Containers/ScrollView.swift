// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A `ScrollView`.
///
/// - Proposal to children: nil along the scroll axes, else the proposal. It is the container of
///   frames relative to it, axis by axis where its proposal is finite.
/// - Own size: along the scroll axes the proposal, without one the content's length; else the
///   content's.
/// - Placement: the content in the top leading corner.
/// - Guides: none.
struct ScrollViewLayout: NodeLayout {
  let axes: Axis.Set
  let content: NodeID?

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.container(of: content.map { [plan.facts(of: $0)] } ?? [])
    facts.ignoredAxes.subtract(facts.readsContainer ? .both : axes)
    // The proposal reaches relative frames on both axes, past what the content is proposed.
    if facts.readsContainer { facts.isSeparable = false }
    facts.explicitGuides = 0
    return facts
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    let content = contentPlacement(for: proposal, pass)
    var size = content?.size ?? .zero
    for axis in Axis.allCases where axes.contains(axis) {
      size[axis] = proposal[axis] ?? size[axis]
    }
    return size
  }

  private func contentPlacement(
    for proposal: ProposedViewSize, _ pass: LayoutPass
  ) -> ChildPlacement? {
    guard let content else { return nil }
    let offered = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let size = pass.within(container: container(for: proposal, pass)) {
      pass.size(of: content, for: offered)
    }
    return ChildPlacement(node: content, proposal: offered, size: size, origin: .zero)
  }

  private func container(for proposal: ProposedViewSize, _ pass: LayoutPass) -> ProposedViewSize {
    ContainerLengths.known(proposal, else: pass.containerLengths)
  }

  func arrangement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> [ChildPlacement] {
    contentPlacement(for: proposal, pass).map { [$0] } ?? []
  }

  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass) {
    guard let content = contentPlacement(for: proposal, pass) else { return }
    pass.within(container: container(for: proposal, pass)) {
      pass.place(content, in: frame, of: node)
    }
  }
}

/// A `GeometryReader`.
///
/// - Proposal to children: the own size.
/// - Own size: the proposal, 10 points where there is none.
/// - Placement: every child in the top leading corner.
/// - Guides: none.
struct GeometryReaderLayout: NodeLayout {
  let children: [NodeID]

  func facts(in plan: LayoutPlan) -> NodeFacts { .leaf(ignoring: []) }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func arrangement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> [ChildPlacement] {
    children.map { child in
      let offered = ProposedViewSize(size)
      return ChildPlacement(
        node: child, proposal: offered, size: pass.size(of: child, for: offered), origin: .zero)
    }
  }
}
