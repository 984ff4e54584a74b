// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// Leaves: a box is a clamp of its proposal, a circle the smaller side; texts are measured.
extension Compiler {
  func circleLength(_ offer: Offer, _ node: NodeID) -> Length {
    let sides = [offer.width ?? Self.unspecifiedLength, offer.height ?? Self.unspecifiedLength]
    return program.smallest(sides, origin: origin("the circle's shorter side", node))
  }

  func boxLength(_ range: Box.Range, _ proposed: Length?, _ node: NodeID) -> Length {
    guard let proposed else { return Length(range.ideal) }
    return program.clamp(
      proposed, lower: range.minimum, upper: range.maximum, origin: origin("the box's limits", node)
    )
  }

  func imageLength(
    _ image: ImageLeaf, _ axis: Axis, _ proposed: Length?, _ node: NodeID
  ) -> Length {
    guard image.isResizable else { return Length(image.size[axis]) }
    return program.clamp(
      proposed ?? Length(image.size[axis]), lower: image.capInsets.total(axis), upper: .infinity,
      origin: origin("the image's cap insets", node))
  }

  func spacerLength(
    _ spacer: SpacerLeaf, _ axis: Axis, _ proposed: Length?, _ node: NodeID
  ) -> Length {
    if let own = spacer.axis, own != axis { return 0 }
    guard let proposed else { return Length(spacer.minLength) }
    return program.clamp(
      proposed, lower: spacer.minLength, upper: .infinity,
      origin: origin("the spacer's least length", node))
  }

  /// Asks the scene's measurer, for which the proposal must be numbers.
  func textAnswer(_ text: TextLeaf, _ offer: Offer) throws(SequentialError) -> TextLeaf.Answer {
    var proposal = ProposedViewSize.unspecified
    if let width = offer.width { proposal.width = try number(width) }
    if let height = offer.height { proposal.height = try number(height) }
    return text.answer(to: proposal)
  }
}
