// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// A modifier that brings other views with it.
nonisolated struct LayersModifier<Layer: View>: PrimitiveModifier {
  let layer: Layer
  /// The part of the path under which the layer's state lives.
  let part: String
  /// Whether the layer's preferences come before those of the view, as those of a background do.
  let comesFirst: Bool
  let kind: @Sendable ([SceneElement]) -> SceneModifier.Kind

  @MainActor func elements<Content: View>(of content: Content, in context: ViewContext)
    -> [SceneElement]
  {
    var early: [SceneElement] = []
    if comesFirst { early = context.elements(of: layer, at: part) }
    let elements = context.elements(of: content, at: "content")
    return elements.enumerated().map { index, element in
      // Each view of a group has a layer of its own.
      let layers =
        index == 0
        ? (comesFirst ? early : context.elements(of: layer, at: part))
        : context.elements(of: layer, at: "\(part)\(index)")
      var element = element
      element.modifiers.append(SceneModifier(kind(layers)))
      return element
    }
  }
}
