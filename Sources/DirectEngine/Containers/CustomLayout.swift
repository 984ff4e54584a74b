// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A layout of one's own.
///
/// - Proposal to children: what its code asks and places them with; a child that is not placed is
///   proposed what the layout is.
/// - Own size: what its code answers; negative and undefined lengths are 0, with a warning.
/// - Placement: where its code places them; a child that is not placed stands in the middle.
/// - Guides: what its code answers; by default the children's explicit values, joined.
struct CustomLayout: NodeLayout {
  let node: NodeID
  let box: LayoutBox
  let children: [NodeID]

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.container(of: children.lazy.map(plan.facts(of:)))
    facts.ignoredAxes = []
    facts.isSeparable = false
    facts.explicitGuides = .max
    return facts
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    run(in: pass).size(for: proposal)
  }

  func arrangement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> [ChildPlacement] {
    zip(children, run(in: pass).places(in: size, proposal: proposal)).map { child, place in
      ChildPlacement(
        node: child, proposal: place.proposal, size: place.frame.size, origin: place.frame.origin)
    }
  }

  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass) {
    for placement in arrangement(in: frame.size, for: proposal, pass: pass) {
      pass.place(placement, in: frame, of: node)
    }
    for fault in run(in: pass).faults { pass.warn(fault, at: node) }
  }

  func explicitGuide(
    _ key: GuideKey, in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> CGFloat? {
    run(in: pass).explicitGuide(pass.plan.guides.name(of: key), in: size, proposal: proposal)
  }

  /// The layout with its cache, made when it is first asked.
  private func run(in pass: LayoutPass) -> any LayoutRunning {
    if let run = pass.runs[node] { return run }
    let guides = children.contains { pass.plan.facts(of: $0).explicitGuides != 0 }
    let context = LayoutContext(source: pass, mayHaveGuides: guides)
    let run = box.run(on: pass.scene.subviews(of: node, in: context))
    pass.runs[node] = run
    return run
  }
}

extension LayoutPass: LayoutSubviewSource {
  func guide(_ key: AlignmentKey, of node: NodeID, for proposal: ProposedViewSize) -> CGFloat {
    let axis = key.axis
    let dimensions = dimensions(
      of: node, for: proposal.sanitized, size: size(of: node, for: proposal.sanitized))
    return axis == .horizontal
      ? dimensions[HorizontalAlignment(key: key)] : dimensions[VerticalAlignment(key: key)]
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, for proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let known = plan.guides.known(key) else { return nil }
    let proposal = proposal.sanitized
    return explicitGuide(known, of: node, for: proposal, size: size(of: node, for: proposal))
  }
}
