// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// How symbols are painted.
public enum SymbolRenderingMode: Sendable, Hashable {
  /// In one colour.
  case monochrome
  /// In shades of one colour.
  case hierarchical
  /// In several styles.
  case palette
  /// In their own colours.
  case multicolor
}

// Only drawing notices these modifiers: the layout of a view is the same with and without them.
extension View {
  /// Paints what the view draws in a style.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// Paints what the view draws in two styles.
  nonisolated public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View { self }

  /// Paints what the view draws in a colour.
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }

  /// Paints what the user acts on in a colour.
  nonisolated public func tint(_ tint: Color?) -> some View { self }

  /// Paints what the user acts on in a style.
  nonisolated public func tint<Style: ShapeStyle>(_ tint: Style) -> some View { self }

  /// Paints what the user acts on in a colour.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { self }

  /// Draws the view with an opacity from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some View { self }

  /// Draws a line of a width in points around the view, inside its frame.
  nonisolated public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1)
    -> some View
  { self }

  /// Cuts the drawing to a shape.
  nonisolated public func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> some View { self }

  /// Cuts the drawing to the frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }

  /// Cuts the drawing to a frame with round corners.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }

  /// Draws a shadow.
  nonisolated public func shadow(
    color: Color = Color.black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  /// Blurs the drawing.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Makes the drawing brighter.
  nonisolated public func brightness(_ amount: Double) -> some View { self }

  /// Changes the drawing's contrast.
  nonisolated public func contrast(_ amount: Double) -> some View { self }

  /// Changes the drawing's saturation.
  nonisolated public func saturation(_ amount: Double) -> some View { self }

  /// Makes the drawing grey.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }

  /// Turns the drawing's hues.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }

  /// Scales the drawing, not the layout.
  nonisolated public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Scales the drawing, not the layout.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Scales the drawing, not the layout.
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> some View
  { self }

  /// Turns the drawing, not the layout.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Turns the drawing in space, not the layout.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center
  ) -> some View { self }

  /// Moves the drawing's points, not the layout.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

  /// Draws the view in front of views with lower values.
  nonisolated public func zIndex(_ value: Double) -> some View { self }

  /// Does not draw the view, which keeps its room.
  nonisolated public func hidden() -> some View { self }

  /// Draws the view as one picture.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Draws the view as one group.
  nonisolated public func compositingGroup() -> some View { self }

  /// Keeps the view's parts together when it moves.
  nonisolated public func geometryGroup() -> some View { self }

  /// Draws the view where another view is opaque.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }

  /// Draws the view where another view is opaque.
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self }

  /// Chooses how symbols are painted.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Chooses how large symbols are, which have one size here.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
}
