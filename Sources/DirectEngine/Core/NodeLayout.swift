// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Where a child stands in its parent and what it is proposed there.
///
/// Origins are counted from the leading edge and the top of the parent's own box.
struct ChildPlacement {
  var node: NodeID
  var proposal: ProposedViewSize
  var size: CGSize
  var origin: CGPoint
}

/// How one kind of node answers and places; every container and modifier is one of these.
///
/// Each conforming type documents its contract in the same four points: proposal to children, own
/// size, placement, guides.
protocol NodeLayout {
  /// What is known before anything is proposed; the children's facts are in the plan.
  func facts(in plan: LayoutPlan) -> NodeFacts

  /// The answers along an axis that can be told beforehand; asked only where the axes do not meet
  /// and no container's length matters.
  func range(along axis: Axis, in plan: LayoutPlan) -> LengthRange

  /// The answer to a proposal.
  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize

  /// The children as the node places them in a box of its own size.
  func arrangement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> [ChildPlacement]

  /// Places what is inside the node, whose own frame is settled.
  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass)

  /// The explicit value of a guide in the node's own box.
  func explicitGuide(
    _ key: GuideKey, in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> CGFloat?
}

extension NodeLayout {
  func range(along axis: Axis, in plan: LayoutPlan) -> LengthRange { .unknown }

  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass) {
    for placement in arrangement(in: frame.size, for: proposal, pass: pass) {
      pass.place(placement, in: frame, of: node)
    }
  }

  func explicitGuide(
    _ key: GuideKey, in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> CGFloat? {
    nil
  }
}

/// A node without children.
protocol LeafLayout: NodeLayout {}

extension LeafLayout {
  func arrangement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> [ChildPlacement] {
    []
  }

  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass) {}
}

/// A container whose guides are those of its children, joined.
protocol JoiningLayout: NodeLayout {}

extension JoiningLayout {
  func explicitGuide(
    _ key: GuideKey, in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> CGFloat? {
    let combination = pass.plan.guides.combination(of: key)
    guard combination != .none else { return nil }
    return pass.joinedGuide(
      key, of: arrangement(in: size, for: proposal, pass: pass), by: combination)
  }
}

/// A modifier around one view: by default it changes nothing.
protocol ModifierLayout: NodeLayout {
  /// The view that is modified.
  var child: NodeID { get }

  /// What the view is proposed when it is measured.
  func childProposal(for proposal: ProposedViewSize, in pass: LayoutPass) -> ProposedViewSize

  /// The view in a box of the modifier's own size.
  func childPlacement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> ChildPlacement
}

extension ModifierLayout {
  func facts(in plan: LayoutPlan) -> NodeFacts { .modifier(around: plan.facts(of: child)) }

  func childProposal(for proposal: ProposedViewSize, in pass: LayoutPass) -> ProposedViewSize {
    proposal
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    pass.size(of: child, for: childProposal(for: proposal, in: pass))
  }

  func childPlacement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> ChildPlacement {
    let inner = childProposal(for: proposal, in: pass)
    return ChildPlacement(
      node: child, proposal: inner, size: pass.size(of: child, for: inner), origin: .zero)
  }

  func arrangement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> [ChildPlacement] {
    [childPlacement(in: size, for: proposal, pass: pass)]
  }

  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass) {
    pass.place(
      childPlacement(in: frame.size, for: proposal, pass: pass), in: frame, of: node)
  }

  func explicitGuide(
    _ key: GuideKey, in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> CGFloat? {
    pass.passedGuide(key, of: childPlacement(in: size, for: proposal, pass: pass))
  }
}
