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
    guard domain != nil else { return length }
    return program.flexible(
      length, lower: 0, upper: .infinity, origin: origin("what the view is offered", node))
  }

  func circleLength(_ offer: Offer, _ node: NodeID) -> Length {
    let sides = [offer.width ?? Self.unspecifiedLength, offer.height ?? Self.unspecifiedLength]
    return program.smallest(sides, origin: origin("the circle's shorter side", node))
  }

  func boxLength(_ range: Box.Range, _ proposed: Length?, _ node: NodeID) -> Length {
    guard let proposed else {
      guard domain != nil else { return Length(range.ideal) }
      return program.flexible(
        Length(range.ideal), lower: range.minimum, upper: range.maximum,
        origin: origin("the box's limits", node))
    }
    return program.flexible(
      proposed, lower: range.minimum, upper: range.maximum, origin: origin("the box's limits", node)
    )
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
    let measured = try textAnswer(text, offer).size
    guard domain != nil else { return Length(measured[axis]) }
    if axis == .horizontal {
      return program.flexible(
        Length(measured.width), lower: 0, upper: .infinity,
        origin: origin("the text's measured width", node))
    }
    let width = try length(.horizontal, of: node, offered: offer, in: ContainerID(index: 0))
    let given = try number(width)
    let height =
      abs(given - measured.width) <= scene.tolerance
      ? measured.height : text.answer(to: ProposedViewSize(width: given, height: nil)).size.height
    return program.flexible(
      Length(height), lower: 0, upper: .infinity,
      origin: origin("the text's measured height", node))
  }

  /// Asks the scene's measurer, for which the proposal must be numbers.
  func textAnswer(_ text: TextLeaf, _ offer: Offer) throws(SequentialError) -> TextLeaf.Answer {
    var proposal = ProposedViewSize.unspecified
    if let width = offer.width { proposal.width = try number(width) }
    if let height = offer.height { proposal.height = try number(height) }
    return text.answer(to: proposal)
  }
}
