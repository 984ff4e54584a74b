// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// padding, fixedSize and aspectRatio.
///
/// - Proposal to the child: padding takes its insets off, never below 0; fixedSize asks for nil on
///   its axes; aspectRatio scales a size of its ratio into the proposal.
/// - Own size: the child's; padding adds its insets, never below 0.
/// - Placement: the child at the leading and upper inset.
/// - Linear rows: padding one clamp an axis; aspectRatio one `smallest` (fit) or `largest` (fill).
extension Compiler {
  func paddingLength(
    _ insets: EdgeInsets, _ axis: Axis, _ node: NodeID, _ child: NodeID, _ offer: Offer,
    _ container: ContainerID
  ) throws(SequentialError) -> Length {
    let total = Double(insets.total(axis))
    let inner = paddingOffer(insets, node, offer)
    let own = try length(axis, of: child, offered: inner, in: container) + total
    return total < 0 ? atLeastZero(own, "the padded length", node) : own
  }

  func paddingOffer(_ insets: EdgeInsets, _ node: NodeID, _ offer: Offer) -> Offer {
    var inner = offer
    for axis in Axis.allCases {
      inner[axis] = offer[axis].map {
        atLeastZero($0 - Double(insets.total(axis)), "the proposal inside the padding", node)
      }
    }
    return inner
  }

  func fixedSizeOffer(_ axes: Axis.Set, _ offer: Offer) -> Offer {
    Offer(
      width: axes.contains(.horizontal) ? nil : offer.width,
      height: axes.contains(.vertical) ? nil : offer.height)
  }

  /// The largest (fit) or smallest (fill) size of the ratio for what is proposed.
  func ratioOffer(
    _ ratio: AspectRatio, _ node: NodeID, _ child: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> Offer {
    guard offer.width != nil || offer.height != nil else { return offer }
    let key = QuestionKey(node: node, axis: .horizontal, offer: offer, container: container)
    if let known = ratioOffers[key] { return known }
    var (width, height) = (Double(ratio.ratio ?? 1), 1.0)
    if ratio.ratio == nil {
      let ideal = try size(of: child, offered: .unspecified, in: container)
      width = try number(ideal.width ?? 0)
      height = try number(ideal.height ?? 0)
      let least = Double(scene.tolerance)
      guard width > least, height > least, width.isFinite, height.isFinite else { return offer }
    }
    let scales = [offer.width.map { $0 / width }, offer.height.map { $0 / height }].compactMap(
      \.self)
    let origin = origin("the aspect ratio's scale", node)
    let scale =
      ratio.contentMode == .fit
      ? program.smallest(scales, origin: origin) : program.largest(scales, origin: origin)
    let inner = Offer(width: scale * width, height: scale * height)
    ratioOffers[key] = inner
    return inner
  }
}
