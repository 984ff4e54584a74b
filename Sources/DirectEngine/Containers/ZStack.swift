// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A `ZStack`.
///
/// - Proposal to children: the own proposal.
/// - Own size: what the children of the highest priority take when their guides are put on one
///   point.
/// - Placement: asked anew for the own size and aligned anew; every child's guides on the point.
/// - Guides: the children's explicit values, joined.
struct ZStackLayout: JoiningLayout {
  let alignment: GuidePair
  let children: [NodeID]
  /// Whether each child counts for the size and the point.
  private let counts: [Bool]

  init(alignment: GuidePair, children: [NodeID], plan: LayoutPlan) {
    self.alignment = alignment
    self.children = children
    let priorities = children.map { plan.facts(of: $0).priority }
    let highest = priorities.max()
    counts = priorities.map { $0 == highest }
  }

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.container(of: children.lazy.map(plan.facts(of:)))
    facts.explicitGuides &= ~GuideKey.unjoinedBits
    if plan.guides.readsAcross(alignment) { facts.isSeparable = false }
    return facts
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let asked = ask(proposal, pass)
    var size = CGSize.zero
    for axis in Axis.allCases {
      let point = point(axis, asked, pass)
      for (child, counts) in zip(asked, counts) where counts {
        let origin = defined(point - pass.guide(alignment[axis], of: child))
        size[axis] = max(size[axis], origin + child.size[axis])
      }
    }
    return size
  }

  private func ask(_ proposal: ProposedViewSize, _ pass: LayoutPass) -> [ChildPlacement] {
    children.map { child in
      ChildPlacement(
        node: child, proposal: proposal, size: pass.size(of: child, for: proposal), origin: .zero)
    }
  }

  private func point(_ axis: Axis, _ asked: [ChildPlacement], _ pass: LayoutPass) -> CGFloat {
    var point = -CGFloat.infinity
    for (child, counts) in zip(asked, counts) where counts {
      point = max(point, pass.guide(alignment[axis], of: child))
    }
    return point
  }

  func arrangement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> [ChildPlacement] {
    var placements = ask(ProposedViewSize(size), pass)
    for axis in Axis.allCases {
      let point = point(axis, placements, pass)
      for index in placements.indices {
        placements[index].origin[axis] = defined(
          point - pass.guide(alignment[axis], of: placements[index]))
      }
    }
    return placements
  }
}
