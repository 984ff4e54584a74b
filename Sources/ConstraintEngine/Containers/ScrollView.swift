// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// ScrollView and GeometryReader.
///
/// - Proposal to children: a scroll view asks for nil along its axes and hands on the rest; a
///   reader proposes its own size.
/// - Own size: a scroll view is as long as its proposal along its axes and as its content across; a
///   reader takes its proposal.
/// - Placement: top leading.
/// - Linear rows: none.
extension Compiler {
  func scrollViewLength(
    _ axes: Axis.Set, _ axis: Axis, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> Length {
    if axes.contains(axis), let proposed = offer[axis] { return proposed }
    guard let child = scene.primary(of: node) else { return 0 }
    let inner = scrollOffer(axes, offer)
    return try length(
      axis, of: child, offered: inner, in: scrollContainer(offer, around: container))
  }

  private func scrollOffer(_ axes: Axis.Set, _ offer: Offer) -> Offer {
    Offer(
      width: axes.contains(.horizontal) ? nil : offer.width,
      height: axes.contains(.vertical) ? nil : offer.height)
  }

  /// The lengths that relative frames inside see: the finite ones of the proposal.
  private func scrollContainer(_ offer: Offer, around container: ContainerID) -> ContainerID {
    var lengths = containers[container.index]
    for axis in Axis.allCases {
      if let proposed = offer[axis], !proposed.isInfinite { lengths[axis] = proposed }
    }
    return containerID(lengths)
  }

  func placeScrollView(
    _ axes: Axis.Set, _ node: NodeID, _ offer: Offer, _ box: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) {
    guard let child = scene.primary(of: node) else { return }
    try place(
      child, at: .zero, offered: scrollOffer(axes, offer), inside: node, box,
      scrollContainer(offer, around: container))
  }

  func placeGeometryReader(
    _ node: NodeID, _ box: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) {
    let inner = Offer(width: box.width, height: box.height)
    for child in scene.children(of: node) {
      try place(child, at: .zero, offered: inner, inside: node, box, container)
    }
  }
}
