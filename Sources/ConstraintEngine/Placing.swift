// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

extension Compiler {
  /// Places a child in its parent's box: mirrors from right to left, then settles it.
  ///
  /// - Parameters:
  ///   - origin: the child's place in the parent's box, from leading to trailing.
  ///   - box: the parent's box in the container's coordinates.
  func place(
    _ child: NodeID, at origin: Offer, offered offer: Offer, inside parent: NodeID,
    _ box: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) {
    let size = try size(of: child, offered: offer, in: container)
    let (width, height) = (size.width ?? 0, size.height ?? 0)
    var x = finite(origin.width ?? 0)
    let y = finite(origin.height ?? 0)
    if scene[parent].direction == .rightToLeft { x = place(box.width, minus: x + width) }
    try settle(
      child, offered: offer,
      PlacedBox(
        x: placeSum(x, from: box.x, .horizontal, child),
        y: placeSum(y, from: box.y, .vertical, child), width: width, height: height), container)
  }

  /// Notes the frame of a node and places its children.
  func settle(
    _ node: NodeID, offered offer: Offer, _ box: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) {
    placed[node.index] = box
    if isRelated { domain?.offers[node] = (offer, container) }
    note(box, of: node)
    switch shortcuts[node.index] {
    case .leaf: return
    case .framedLeaf where try placeFramedLeaf(node, offer, box, container): return
    default: break
    }
    switch scene[node].kind {
    case .flexible, .circle, .box, .image, .text, .spacer, .divider: return
    case .stack(let stack): try placeStack(stack, node, offer, box, container)
    case .lazyStack(let stack): try placeLazyStack(stack, node, offer, box, container)
    case .zStack(let alignment): try placeZStack(alignment, node, box, container)
    case .grid(let grid): try placeGrid(grid, node, offer, box, container)
    case .lazyGrid(let grid): try placeLazyGrid(grid, node, box, container)
    case .viewThatFits(let axes):
      guard let child = try fitting(axes, node, offer, container) else { return }
      try place(child, at: .zero, offered: offer, inside: node, box, container)
    case .scrollView(let axes): try placeScrollView(axes, node, offer, box, container)
    case .geometryReader: try placeGeometryReader(node, box, container)
    case .constraintLayout where domain != nil:
      try placeConstraintLayout(node, box, container)
    case .relations, .constraintLayout: try placeRelated(node, offer, box, container)
    case .layout(let layout): try placeCustom(layout, node, offer, box, container)
    case .overlay, .background, .attachment: try placeLayers(node, offer, box, container)
    case .safeAreaInset(let inset): try placeInset(inset, node, offer, box, container)
    case .offset(let shift):
      guard let child = scene.primary(of: node) else { return }
      let origin = Offer(width: Length(Double(shift.x)), height: Length(Double(shift.y)))
      try place(child, at: origin, offered: offer, inside: node, box, container)
    case .matchedGeometry(let geometry):
      try placeMatched(geometry, node, offer, box, container)
    default:
      guard let child = scene.primary(of: node) else { return }
      let inner = try placedOffer(node, offer, container)
      let origin = Offer(
        width: try primaryOrigin(.horizontal, node, offer, inner, container),
        height: try primaryOrigin(.vertical, node, offer, inner, container))
      try place(child, at: origin, offered: inner, inside: node, box, container)
    }
  }

  /// Places a view that takes what its frame with limits offers it, which is the frame's own size;
  /// answers false where that is not known.
  private func placeFramedLeaf(
    _ node: NodeID, _ offer: Offer, _ box: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) -> Bool {
    guard !isRelated, offer.width != nil, offer.height != nil,
      let child = scene.primary(of: node)
    else { return false }
    let size = try size(of: node, offered: offer, in: container)
    guard size.width == box.width, size.height == box.height,
      box.x.terms.count <= Self.longestSum, box.y.terms.count <= Self.longestSum
    else { return false }
    placed[child.index] = box
    return true
  }

  /// What the view inside a modifier is offered when the modifier is placed.
  func placedOffer(
    _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> Offer {
    switch scene[node].kind {
    case .fixedFrame(let frame): return fixedFrameOffer(frame, offer)
    case .flexibleFrame(let frame): return try placedFrameOffer(frame, node, offer, container)
    case .equalLengths(let lengths): return try groupOffer(lengths, offer)
    case .containerRelativeFrame(let frame):
      return containerFrameOffer(frame, node, offer, container)
    case .padding(let insets): return paddingOffer(insets, node, offer)
    case .fixedSize(let axes): return fixedSizeOffer(axes, offer)
    case .aspectRatio(let ratio):
      guard let child = scene.primary(of: node) else { return offer }
      return try ratioOffer(ratio, node, child, offer, container)
    case .position: return try size(of: node, offered: offer, in: container)
    default: return offer
    }
  }

  /// The place of the view inside a modifier along one axis of the modifier's box, as guides see it.
  func primaryOrigin(
    _ axis: Axis, _ node: NodeID, _ offer: Offer, _ inner: Offer, _ container: ContainerID
  ) throws(SequentialError) -> Length {
    guard let child = scene.primary(of: node) else { return 0 }
    switch scene[node].kind {
    case .fixedFrame(let frame):
      if fills(child, inner, frame.alignment[axis]) { return 0 }
      return try alignedOrigin(frame.alignment[axis], node, child, offer, inner, container)
    case .flexibleFrame(let frame):
      if fills(child, inner, frame.alignment[axis]) { return 0 }
      return try alignedOrigin(frame.alignment[axis], node, child, offer, inner, container)
    case .equalLengths(let lengths):
      return try alignedOrigin(lengths.alignment[axis], node, child, offer, inner, container)
    case .containerRelativeFrame(let frame):
      return try alignedOrigin(frame.alignment[axis], node, child, offer, inner, container)
    case .padding(let insets): return Length(Double(insets.start(axis)))
    case .position(let point):
      let length = try length(axis, of: child, offered: inner, in: container)
      return place(Length(Double(point[axis])), minus: length / 2)
    default: return 0
    }
  }

  /// Whether the view inside a frame is as large as the frame, so that their guides coincide: it
  /// takes what it is offered, and on both axes it is offered the frame's length.
  private func fills(_ child: NodeID, _ inner: Offer, _ key: AlignmentKey) -> Bool {
    !isRelated && shortcuts[child.index].isLeaf && inner.width != nil && inner.height != nil
      && !key.isComputed
  }

  /// The guide's default for the frame minus the child's guide.
  private func alignedOrigin(
    _ key: AlignmentKey, _ node: NodeID, _ child: NodeID, _ offer: Offer, _ inner: Offer,
    _ container: ContainerID
  ) throws(SequentialError) -> Length {
    // Only the axes that the guide's default reads are asked for.
    let expression = scene.defaultValue(of: key)
    let isPlain = expression.guides.isEmpty
    let width =
      !isPlain || expression.width != 0
      ? try length(.horizontal, of: node, offered: offer, in: container) : 0
    let height =
      !isPlain || expression.height != 0
      ? try length(.vertical, of: node, offered: offer, in: container) : 0
    let line = try boxGuide(key, width: width, height: height)
    return place(line, minus: try guide(key, of: child, offered: inner, in: container))
  }
}
