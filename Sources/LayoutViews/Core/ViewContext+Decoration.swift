// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// Which of two parts hands its preferences up first.
enum PreferenceOrder: Sendable {
  /// As `overlay` does: the view, then what decorates it.
  case contentFirst
  /// As `background` does: what decorates the view, then the view.
  case decorationFirst
}

extension ViewContext {
  /// The elements of a view that another one decorates: an overlay, a background, an inset.
  ///
  /// Each view of a group is decorated on its own, as in SwiftUI.
  ///
  /// - Parameters:
  ///   - content: the view.
  ///   - order: whose preferences come first.
  ///   - decoration: the decorating view, made from the preferences of the view.
  ///   - readsPreferences: whether the decoration hangs on the preferences.
  ///   - modifier: the modifier that holds the decoration's elements.
  func elements<Content: View, Decoration: View>(
    of content: Content, _ order: PreferenceOrder,
    decoratedBy decoration: (PreferenceCollector) -> Decoration, readsPreferences: Bool = true,
    modifier: ([SceneElement]) -> SceneModifier.Kind
  ) -> [SceneElement] {
    // 1. The view with preferences of its own.
    let inner = PreferenceCollector()
    var elements = elements(of: content, at: "content", collecting: inner)
    // 2. The decoration of each of its views.
    let outer = PreferenceCollector()
    let view = decoration(inner)
    var around = self
    if readsPreferences { around.keptRun = nil }
    for index in elements.indices {
      let part = index == 0 ? "decoration" : "decoration\(index + 1)"
      let decorations = around.elements(of: view, at: part, collecting: outer)
      guard !decorations.isEmpty else { continue }
      let origin = SceneOrigin(path: path.description)
      elements[index].modifiers.append(SceneModifier(modifier(decorations), origin: origin))
    }
    // 3. The preferences of both in their order.
    let collectors = order == .contentFirst ? [inner, outer] : [outer, inner]
    for collector in collectors { preferences.join(collector) }
    return elements
  }
}
