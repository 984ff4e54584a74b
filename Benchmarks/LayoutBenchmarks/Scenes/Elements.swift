// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Short names for the elements of the scenes that are timed.
enum Elements {
  static func stack(
    _ axis: Axis, alignment: AlignmentKey? = nil, spacing: CGFloat? = nil,
    _ children: [SceneElement]
  ) -> SceneElement {
    SceneElement(
      .node(.stack(Stack(axis: axis, alignment: alignment, spacing: spacing))),
      type: axis == .horizontal ? "HStack" : "VStack", children: children)
  }

  /// A colour, which takes what it is offered.
  static let flexible = SceneElement(.node(.flexible), type: "Color")

  static let spacer = SceneElement(.spacer(minLength: nil), type: "Spacer")

  static func text(_ text: String) -> SceneElement {
    SceneElement(.text(text, font: nil, lineLimit: nil), type: "Text")
  }

  /// A colour of a fixed size.
  static func box(_ width: CGFloat, _ height: CGFloat) -> SceneElement {
    SceneElement(
      .node(.flexible), type: "Color",
      modifiers: [SceneModifier(.node(.fixedFrame(FixedFrame(width: width, height: height))))])
  }
}

/// The engines of scenes as entrants.
enum SceneEngines {
  /// The coordinates of all entries in tree order.
  static func coordinates(_ scene: SceneTree, _ frames: LayoutFrames) -> [Double] {
    scene.entries.flatMap { entry -> [Double] in
      guard let frame = frames[entry.node] else { return [] }
      return [
        Double(frame.origin.x), Double(frame.origin.y), Double(frame.width), Double(frame.height),
      ]
    }
  }
}
