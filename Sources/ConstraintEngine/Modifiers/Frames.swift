// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// The frames: fixed, flexible and relative to a container.
///
/// - Proposal to the child: the frame's length where it has one; a flexible frame clamps what it is
///   proposed (its ideal length without a proposal).
/// - Own size: the length, else the child's within the limits.
/// - Placement: the alignment's default for the frame minus the child's guide.
/// - Linear rows: fixed none; relative a clamp, never below 0; flexible a clamp and, with one limit, a `smallest` or a
///   `largest` before it.
extension Compiler {
  // MARK: Fixed

  func fixedFrameLength(
    _ frame: FixedFrame, _ axis: Axis, _ node: NodeID, _ child: NodeID, _ offer: Offer,
    _ container: ContainerID
  ) throws(SequentialError) -> Length {
    if let length = frame[axis] { return Length(length) }
    return try length(axis, of: child, offered: fixedFrameOffer(frame, offer), in: container)
  }

  func fixedFrameOffer(_ frame: FixedFrame, _ offer: Offer) -> Offer {
    Offer(
      width: frame.width.map { Length($0) } ?? offer.width,
      height: frame.height.map { Length($0) } ?? offer.height)
  }

  // MARK: Flexible

  func flexibleFrameLength(
    _ frame: FlexibleFrame, _ axis: Axis, _ node: NodeID, _ child: NodeID, _ offer: Offer,
    _ container: ContainerID
  ) throws(SequentialError) -> Length {
    let limits = frame[axis]
    let (lower, upper) = (limits.minimum.map(Double.init), limits.maximum.map(Double.init))
    if lower != nil, upper != nil, let proposed = offer[axis] {
      return clamped(proposed, lower, upper, node)
    }
    if offer[axis] == nil, let ideal = limits.ideal { return Length(ideal) }
    if !isRelated, !limits.isEmpty, shortcuts[child.index].isLeaf {
      // The view inside takes what the frame offers it.
      return clamped(offer[axis] ?? Self.unspecifiedLength, lower, upper, node)
    }
    let inner = flexibleFrameOffer(frame, node, offer)
    let own = try length(axis, of: child, offered: inner, in: container)
    switch (lower, upper) {
    case (nil, nil): return own
    case (.some, .some): return clamped(own, lower, upper, node)
    case (.some, nil):
      let shrunk =
        inner[axis].map { program.smallest([$0, own], origin: origin("the frame's limits", node)) }
        ?? own
      return clamped(shrunk, lower, nil, node)
    case (nil, .some):
      let grown =
        inner[axis].map { program.largest([$0, own], origin: origin("the frame's limits", node)) }
        ?? own
      return clamped(grown, nil, upper, node)
    }
  }

  private func clamped(
    _ length: Length, _ lower: Double?, _ upper: Double?, _ node: NodeID
  ) -> Length {
    program.clamp(
      length, lower: lower ?? -.infinity, upper: upper ?? .infinity,
      origin: origin("the frame's limits", node))
  }

  /// What the child is asked with while the frame is measured.
  func flexibleFrameOffer(_ frame: FlexibleFrame, _ node: NodeID, _ offer: Offer) -> Offer {
    var inner = offer
    for axis in Axis.allCases where !frame[axis].isEmpty {
      let limits = frame[axis]
      let proposed = offer[axis] ?? limits.ideal.map { Length($0) }
      inner[axis] = proposed.map {
        clamped($0, limits.minimum.map(Double.init), limits.maximum.map(Double.init), node)
      }
    }
    return inner
  }

  /// What the child is asked with when the frame is placed: the frame's own length, but nil where
  /// nil was proposed, no ideal is given and the frame ends strictly inside its limits.
  func placedFrameOffer(
    _ frame: FlexibleFrame, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> Offer {
    var inner = try size(of: node, offered: offer, in: container)
    for axis in Axis.allCases where offer[axis] == nil && frame[axis].ideal == nil {
      let length = try number(inner[axis] ?? 0)
      let (lower, upper) = (frame[axis].minimum ?? 0, frame[axis].maximum ?? .infinity)
      let tolerance = Double(scene.tolerance)
      if length > Double(lower) + tolerance && length < Double(upper) - tolerance {
        inner[axis] = nil
      }
    }
    return inner
  }

  // MARK: Relative to a container

  func containerFrameLength(
    _ frame: ContainerRelativeFrame, _ axis: Axis, _ node: NodeID, _ child: NodeID, _ offer: Offer,
    _ container: ContainerID
  ) throws(SequentialError) -> Length {
    let inner = containerFrameOffer(frame, node, offer, container)
    if let length = containerShare(frame, axis, node, container) { return length }
    return try length(axis, of: child, offered: inner, in: container)
  }

  func containerFrameOffer(
    _ frame: ContainerRelativeFrame, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) -> Offer {
    Offer(
      width: containerShare(frame, .horizontal, node, container) ?? offer.width,
      height: containerShare(frame, .vertical, node, container) ?? offer.height)
  }

  private func containerShare(
    _ frame: ContainerRelativeFrame, _ axis: Axis, _ node: NodeID, _ container: ContainerID
  ) -> Length? {
    guard frame.axes.contains(axis), let length = containers[container.index][axis],
      !length.isInfinite
    else { return nil }
    let share = length * Double(frame.share.factor) + Double(frame.share.constant)
    return atLeastZero(share, "a share of the container", node)
  }
}
