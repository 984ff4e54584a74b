// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// Leaves: a box is a clamp of its proposal, a circle the smaller side; texts are measured.
extension Compiler {
  /// A length that takes what it is offered, and gives way to relations only.
  func flexibleLength(_ proposed: Length?, _ node: NodeID) -> Length {
    let length = proposed ?? Self.unspecifiedLength
    guard isRelated, !length.isProbe else { return length }
    return program.flexible(
      length, lower: 0, upper: .infinity, origin: origin("what the view is offered", node))
  }

  func circleLength(
    _ axis: Axis, _ offer: Offer, _ node: NodeID, _ container: ContainerID
  ) throws(SequentialError) -> Length {
    // Among relations both sides are one variable, so that a circle stays round.
    if isRelated, axis == .vertical {
      return try length(.horizontal, of: node, offered: offer, in: container)
    }
    let sides = [offer.width ?? Self.unspecifiedLength, offer.height ?? Self.unspecifiedLength]
    let side = program.smallest(sides, origin: origin("the circle's shorter side", node))
    guard isRelated, !side.isConstant else { return side }
    return program.flexible(
      side, lower: 0, upper: .infinity, origin: origin("the circle's diameter", node))
  }

  func boxLength(_ range: Box.Range, _ proposed: Length?, _ node: NodeID) -> Length {
    guard let proposed else {
      guard isRelated else { return Length(range.ideal) }
      return program.flexible(
        Length(range.ideal), lower: range.minimum, upper: range.maximum,
        origin: origin("the box's limits", node))
    }
    return proposed.isProbe
      ? program.clamp(
        proposed, lower: range.minimum, upper: range.maximum,
        origin: origin("the box's limits", node))
      : program.flexible(
        proposed, lower: range.minimum, upper: range.maximum,
        origin: origin("the box's limits", node))
  }

  func imageLength(
    _ image: ImageLeaf, _ axis: Axis, _ proposed: Length?, _ node: NodeID
  ) -> Length {
    guard image.isResizable else { return Length(image.size[axis]) }
    return program.flexible(
      proposed ?? Length(image.size[axis]), lower: image.capInsets.total(axis), upper: .infinity,
      origin: origin("the image's cap insets", node))
  }

  func spacerLength(
    _ spacer: SpacerLeaf, _ axis: Axis, _ proposed: Length?, _ node: NodeID
  ) -> Length {
    if let own = spacer.axis, own != axis { return 0 }
    guard let proposed else { return Length(spacer.minLength) }
    return program.flexible(
      proposed, lower: spacer.minLength, upper: .infinity,
      origin: origin("the spacer's least length", node))
  }

  /// A text's measured length, a constant; among relations it may give way, and then the text is
  /// measured again at the width that it got.
  func textLength(
    _ text: TextLeaf, _ axis: Axis, _ offer: Offer, _ node: NodeID
  ) throws(SequentialError) -> Length {
    let measured = try textAnswer(text, offer, node).size
    // What a container asks only to find an order is a number.
    let isProbe = (offer.width?.isProbe ?? false) || (offer.height?.isProbe ?? false)
    guard isRelated, !isProbe else { return Length(measured[axis]) }
    if axis == .horizontal { return relatedText(measured.width, .horizontal, node) }
    let width = try length(.horizontal, of: node, offered: offer, in: ContainerID(index: 0))
    let given = try number(width)
    let height =
      abs(given - measured.width) <= scene.tolerance
      ? measured.height
      : measure(text, node, ProposedViewSize(width: given, height: nil)).size.height
    return relatedText(height, .vertical, node)
  }

  /// A measured length that gives way to relations as UIKit's labels do: it grows more readily than
  /// it shrinks.
  private func relatedText(_ measured: CGFloat, _ axis: Axis, _ node: NodeID) -> Length {
    let name = axis == .horizontal ? "width" : "height"
    let length = program.unknown(
      lower: 0, estimate: Double(measured), origin: origin("the text's \(name)", node))
    intrinsic(measured, axis, length, node)
    return length
  }

  /// Asks the scene's measurer, for which the proposal must be numbers.
  func textAnswer(
    _ text: TextLeaf, _ offer: Offer, _ node: NodeID
  ) throws(SequentialError) -> TextLeaf.Answer {
    var proposal = ProposedViewSize.unspecified
    if let width = offer.width { proposal.width = try number(width) }
    if let height = offer.height { proposal.height = try number(height) }
    return measure(text, node, proposal)
  }
}

extension Length {
  /// Whether a container offers this only to learn a view's limits: 0 or infinity.
  var isProbe: Bool { isConstant && (constant == 0 || constant.isInfinite) }
}
