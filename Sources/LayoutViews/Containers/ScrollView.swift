// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// A view that scrolls.
nonisolated public struct ScrollView<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Makes a view that scrolls along axes, vertically by default as in SwiftUI.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    context.container(.scrollView(axes), type: "ScrollView", of: content)
  }
}

/// The first of several views that fits.
nonisolated public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Chooses by the room along axes, along both by default as in SwiftUI.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    context.container(.viewThatFits(axes), type: "ViewThatFits", of: content)
  }
}
