// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

extension View {
  nonisolated func overlayLayer<Layer: View>(_ layer: Layer, _ alignment: Alignment) -> some View {
    modifier(
      LayersModifier(layer: layer, order: .contentFirst) {
        .overlay(alignment, content: $0)
      })
  }

  nonisolated func backgroundLayer<Layer: View>(
    _ layer: Layer, _ alignment: Alignment
  ) -> some View {
    modifier(
      LayersModifier(layer: layer, order: .decorationFirst) {
        .background(alignment, content: $0)
      })
  }

  /// Puts views in front, which are proposed this view's size.
  nonisolated public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    overlayLayer(content(), alignment)
  }

  /// Puts a view in front, which is proposed this view's size.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    overlayLayer(overlay, alignment)
  }

  /// Covers the view with a style.
  nonisolated public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlayLayer(StyleView(style: style), .center)
  }

  /// Covers the view with a shape in a style.
  nonisolated public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlayLayer(_ShapeView(shape: shape, style: style), .center)
  }

  /// Puts views behind, which are proposed this view's size.
  nonisolated public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    backgroundLayer(content(), alignment)
  }

  /// Puts a view behind, which is proposed this view's size.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    backgroundLayer(background, alignment)
  }

  /// Puts a style behind the view.
  nonisolated public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    backgroundLayer(StyleView(style: style), .center)
  }

  /// Puts a shape in a style behind the view.
  nonisolated public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    backgroundLayer(_ShapeView(shape: shape, style: style), .center)
  }

  /// Puts a shape in the background style behind the view.
  nonisolated public func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    backgroundLayer(_ShapeView(shape: shape, style: BackgroundStyle()), .center)
  }
}
