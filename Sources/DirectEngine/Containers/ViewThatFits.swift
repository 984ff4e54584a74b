// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A `ViewThatFits`.
///
/// - Proposal to children: all candidates are measured without a proposal; the first that fits on
///   the axes, else the last, gets the own proposal. No proposal on an axis fits everything.
/// - Own size: the chosen candidate's.
/// - Placement: chosen anew; the chosen candidate alone is placed, on the whole frame.
/// - Guides: the chosen candidate's.
struct ViewThatFitsLayout: NodeLayout {
  let axes: Axis.Set
  let candidates: [NodeID]

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.container(of: candidates.lazy.map(plan.facts(of:)))
    if candidates.count > 1 {
      facts.ignoredAxes.subtract(axes)
      facts.isSeparable = false
    }
    return facts
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    chosen(for: proposal, pass).map { pass.size(of: $0, for: proposal) } ?? .zero
  }

  private func chosen(for proposal: ProposedViewSize, _ pass: LayoutPass) -> NodeID? {
    candidates.dropLast().first { fits($0, proposal, pass) } ?? candidates.last
  }

  private func fits(_ candidate: NodeID, _ proposal: ProposedViewSize, _ pass: LayoutPass) -> Bool {
    let ideal = pass.size(of: candidate, for: .unspecified)
    return Axis.allCases.allSatisfy { axis in
      guard axes.contains(axis), let room = proposal[axis] else { return true }
      return ideal[axis] <= room + pass.tolerance
    }
  }

  func arrangement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> [ChildPlacement] {
    guard let chosen = chosen(for: proposal, pass) else { return [] }
    return [
      ChildPlacement(
        node: chosen, proposal: proposal, size: pass.size(of: chosen, for: proposal),
        origin: .zero)
    ]
  }

  func explicitGuide(
    _ key: GuideKey, in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> CGFloat? {
    arrangement(in: size, for: proposal, pass: pass).first.flatMap {
      pass.passedGuide(key, of: $0)
    }
  }
}
