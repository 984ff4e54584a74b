// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// A modifier that brings other views with it.
nonisolated struct LayersModifier<Layer: View>: PrimitiveModifier {
  let layer: Layer
  /// Whose preferences come first.
  let order: PreferenceOrder
  let kind: @Sendable ([SceneElement]) -> SceneModifier.Kind

  @MainActor func elements<Content: View>(of content: Content, in context: ViewContext)
    -> [SceneElement]
  {
    context.elements(
      of: content, order, decoratedBy: { _ in layer }, readsPreferences: false, modifier: kind)
  }
}
