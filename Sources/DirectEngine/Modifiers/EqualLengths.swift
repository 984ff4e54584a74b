// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A frame as long as the longest ideal length of its group.
///
/// - Proposal to children: the group's length on its axes, else the proposal.
/// - Own size: the group's length on its axes, else the view's.
/// - Placement: the view's guides on their defaults for the own size.
/// - Guides: the view's.
struct EqualLengthsLayout: ModifierLayout {
  let lengths: EqualLengths
  let alignment: GuidePair
  let child: NodeID

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.modifier(around: plan.facts(of: child))
    facts.isSeparable = false
    facts.ignoredAxes = []
    facts.readsContainer = true
    return facts
  }

  func childProposal(for proposal: ProposedViewSize, in pass: LayoutPass) -> ProposedViewSize {
    let group = pass.groupSize(lengths.group)
    return ProposedViewSize(
      width: lengths.axes.contains(.horizontal) ? group.width : proposal.width,
      height: lengths.axes.contains(.vertical) ? group.height : proposal.height)
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    let offered = childProposal(for: proposal, in: pass)
    var size = pass.size(of: child, for: offered)
    for axis in Axis.allCases where lengths.axes.contains(axis) {
      size[axis] = offered[axis] ?? size[axis]
    }
    return size
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

extension LayoutPass {
  /// The largest ideal lengths of a group, measured once.
  ///
  /// Relative frames inside see the scene's own container: the length belongs to all of the group.
  func groupSize(_ group: String) -> CGSize {
    if let known = groupSizes[group] { return known }
    let container = ContainerLengths.known(scene.request.proposal)
    let size = within(container: container) {
      (scene.equalLengthGroups[group] ?? []).reduce(CGSize.zero) { largest, view in
        let ideal = self.size(of: view, for: .unspecified)
        return CGSize(
          width: max(largest.width, ideal.width), height: max(largest.height, ideal.height))
      }
    }
    groupSizes[group] = size
    return size
  }
}
