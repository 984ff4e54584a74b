// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// `overlay` and `background`: a second view that the first does not notice.
///
/// - Proposal to children: the first view gets the proposal, the second the first's final size.
/// - Own size: the first view's.
/// - Placement: the first view on the whole frame, the second with its guides on the first's.
/// - Guides: the first view's.
struct OverlayLayout: ModifierLayout {
  let alignment: GuidePair
  let child: NodeID
  let content: NodeID

  func range(along axis: Axis, in plan: LayoutPlan) -> LengthRange {
    plan.range(of: child, along: axis)
  }

  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass) {
    let primary = childPlacement(in: frame.size, for: proposal, pass: pass)
    pass.place(primary, in: frame, of: node)
    pass.place(contentPlacement(on: primary, pass), in: frame, of: node)
  }

  private func contentPlacement(on primary: ChildPlacement, _ pass: LayoutPass) -> ChildPlacement {
    var placement = pass.secondary(content, on: primary)
    for axis in Axis.allCases {
      placement.origin[axis] = defined(
        pass.guide(alignment[axis], of: primary) - pass.guide(alignment[axis], of: placement))
    }
    return placement
  }
}

/// A view attached by a point to a point of another view, which does not notice.
///
/// - Proposal to children: the first view gets the proposal, the attached one the first's final
///   size.
/// - Own size: the first view's.
/// - Placement: the first view on the whole frame; the attached view's point on the first's, plus
///   the offset, x towards trailing.
/// - Guides: the first view's.
struct AttachmentLayout: ModifierLayout {
  let target: AnchorFormula
  let source: AnchorFormula
  let offset: CGPoint
  let child: NodeID
  let content: NodeID

  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass) {
    let primary = childPlacement(in: frame.size, for: proposal, pass: pass)
    pass.place(primary, in: frame, of: node)
    pass.place(contentPlacement(on: primary, pass), in: frame, of: node)
  }

  private func contentPlacement(on primary: ChildPlacement, _ pass: LayoutPass) -> ChildPlacement {
    var placement = pass.secondary(content, on: primary)
    for axis in Axis.allCases {
      placement.origin[axis] = defined(
        point(target, axis, of: primary, pass) + offset[axis]
          - point(source, axis, of: placement, pass))
    }
    return placement
  }

  private func point(
    _ anchor: AnchorFormula, _ axis: Axis, of view: ChildPlacement, _ pass: LayoutPass
  ) -> CGFloat {
    switch anchor {
    case .guides(let alignment): pass.guide(alignment[axis], of: view)
    case .unitPoint(let point): defined(point[axis] * view.size[axis])
    }
  }
}

extension LayoutPass {
  /// A second view that is asked for the first one's final size; its place is still open.
  func secondary(_ content: NodeID, on primary: ChildPlacement) -> ChildPlacement {
    let offered = ProposedViewSize(primary.size)
    return ChildPlacement(
      node: content, proposal: offered, size: size(of: content, for: offered), origin: .zero)
  }
}
