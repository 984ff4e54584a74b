// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A shape made from another one, whose size and name it keeps.
protocol DerivedShape: Shape {
  /// The type of the other shape.
  associatedtype Original: Shape
  /// The other shape.
  nonisolated var original: Original { get }
}

/// A shape made smaller on all sides.
nonisolated public struct _InsetShape<Base: Shape>: InsettableShape, DerivedShape {
  let base: Base
  let amount: CGFloat

  var original: Base { base }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }
  /// The size of the other shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  /// The shape made smaller by points on all sides.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}

/// The line along a shape.
nonisolated public struct _StrokedShape<Base: Shape>: DerivedShape {
  let base: Base
  let style: StrokeStyle

  var original: Base { base }

  /// The path along which the line runs.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  /// The size of the other shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A part of a shape's line.
nonisolated public struct _TrimmedShape<Base: Shape>: DerivedShape {
  let base: Base
  let start: CGFloat
  let end: CGFloat

  var original: Base { base }

  /// The whole line; what is left out is a matter of drawing.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }
  /// The size of the other shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
}

/// A shape whose outline is moved, turned or scaled.
nonisolated public struct TransformedShape<Content: Shape>: DerivedShape {
  /// The other shape.
  public var shape: Content
  /// What is done to the outline.
  public var transform: CGAffineTransform

  /// Makes a shape from another one.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }

  var original: Content { shape }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  /// The size of the other shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// How a line is drawn.
public struct StrokeStyle: Sendable, Hashable {
  /// How a line ends.
  public enum Cap: Sendable, Hashable {
    /// At its last point.
    case butt
    /// With a half circle.
    case round
    /// With a half square.
    case square
  }

  /// How two lines meet.
  public enum Join: Sendable, Hashable {
    /// With a sharp corner.
    case miter
    /// With a round corner.
    case round
    /// With a cut corner.
    case bevel
  }

  /// The width in points.
  public var lineWidth: CGFloat
  /// The ends.
  public var lineCap: Cap
  /// The corners.
  public var lineJoin: Join
  /// How long a sharp corner may be, in widths.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in points.
  public var dash: [CGFloat]
  /// Where the dashes start, in points.
  public var dashPhase: CGFloat

  /// Makes a style with SwiftUI's defaults.
  public init(
    lineWidth: CGFloat = 1, lineCap: Cap = .butt, lineJoin: Join = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension Shape {
  /// The shape filled with a style.
  nonisolated public func fill<Style: ShapeStyle>(
    _ content: Style, style: FillStyle = FillStyle()
  ) -> some View {
    _ShapeView(shape: self, style: content)
  }

  /// The shape filled with the style around it.
  nonisolated public func fill(style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// The line along the shape in a style.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle
  ) -> some View {
    _ShapeView(shape: _StrokedShape(base: self, style: style), style: content)
  }

  /// The line along the shape in a style, 1 point wide by default.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along the shape, 1 point wide by default.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along the shape.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(base: self, style: style)
  }

  /// A part of the shape's line, in shares of its length.
  nonisolated public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  {
    _TrimmedShape(base: self, start: startFraction, end: endFraction)
  }

  /// The shape with its outline turned around its middle.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

extension InsettableShape {
  /// The line just inside the shape in a style, 1 point wide by default.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    stroke(content, lineWidth: lineWidth)
  }

  /// The line just inside the shape in a style.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    stroke(content, style: style)
  }

  /// The line just inside the shape in the style around it, 1 point wide by default.
  nonisolated public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true)
    -> some View
  {
    stroke(ForegroundStyle(), lineWidth: lineWidth)
  }
}

extension _ShapeView {
  /// Fills the shape once more, in front.
  nonisolated public func fill<Other: ShapeStyle>(
    _ content: Other, style: FillStyle = FillStyle()
  ) -> some View {
    _ShapeView<Outline, Other>(shape: shape, style: content)
  }

  /// Draws the line along the shape in front.
  nonisolated public func stroke<Other: ShapeStyle>(
    _ content: Other, lineWidth: CGFloat = 1
  ) -> some View {
    _ShapeView<Outline, Other>(shape: shape, style: content)
  }
}
