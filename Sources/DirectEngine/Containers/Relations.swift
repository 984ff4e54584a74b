// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A view with relations, or a container of constrained views: no direct form, so the scene's
/// relations are asked for it and everything inside it.
///
/// - Proposal to children: none.
/// - Own size: what the relations answer.
/// - Placement: where the relations put everything inside.
/// - Guides: what the relations answer.
struct RelationsLayout: NodeLayout {
  let node: NodeID
  let children: [NodeID]

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.container(of: children.lazy.map(plan.facts(of:)))
    facts.ignoredAxes = []
    facts.isSeparable = false
    facts.isCached = true
    return facts
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    answer(for: proposal, in: pass)?.size ?? .zero
  }

  func arrangement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> [ChildPlacement] {
    []
  }

  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass) {
    guard let answer = answer(for: proposal, in: pass) else {
      return pass.warn("relations need a build with a solver; the view stays empty", at: node)
    }
    for (inner, box) in answer.frames {
      // Sums, since moving a rectangle as a whole loses one that stands infinitely far away.
      let origin = CGPoint(
        x: frame.origin.x + box.origin.x, y: frame.origin.y + box.origin.y)
      pass.settle(inner, CGRect(origin: origin, size: box.size))
    }
    for warning in answer.warnings { pass.warn(warning.message, at: node) }
  }

  func explicitGuide(
    _ key: GuideKey, in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> CGFloat? {
    pass.relations?.explicitGuide(
      pass.plan.guides.name(of: key), of: node, in: pass.scene, proposal: proposal,
      container: pass.containerLengths)
  }

  private func answer(for proposal: ProposedViewSize, in pass: LayoutPass) -> RelationAnswer? {
    pass.relations?.answer(
      of: node, in: pass.scene, proposal: proposal, container: pass.containerLengths)
  }
}
