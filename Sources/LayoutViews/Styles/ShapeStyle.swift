// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// A way to paint a shape; it has no effect on layout.
public protocol ShapeStyle: Sendable {}

/// The style that the view tree hands down.
public struct ForegroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
}

/// The style of what stands behind.
public struct BackgroundStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
}

/// The style of separating lines.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
}

/// The style of what the user acts on.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Makes the style.
  public init() {}
}

/// A level of the style that the view tree hands down.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 5)
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) { self.style = style }
}

/// A style with an opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double
}

/// A blurring material.
public struct Material: ShapeStyle, Hashable {
  let name: String

  /// A thick material.
  public static let thick = Material(name: "thick")
  /// A thin material.
  public static let thin = Material(name: "thin")
  /// The material between thin and thick.
  public static let regular = Material(name: "regular")
  /// The thinnest material.
  public static let ultraThin = Material(name: "ultraThin")
  /// The thickest material.
  public static let ultraThick = Material(name: "ultraThick")
  /// The material of bars.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle {
  /// The style with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the style that the view tree hands down.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// The second level of the style that the view tree hands down.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// The third level of the style that the view tree hands down.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
  /// The fourth level of the style that the view tree hands down.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
  /// The fifth level of the style that the view tree hands down.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 5) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style that the view tree hands down.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The style of what stands behind.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separating lines.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of what the user acts on.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Material {
  /// A thick material.
  public static var thickMaterial: Material { .thick }
  /// A thin material.
  public static var thinMaterial: Material { .thin }
  /// The material between thin and thick.
  public static var regularMaterial: Material { .regular }
  /// The thinnest material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The thickest material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}

/// How the inside of a shape is found and painted.
public struct FillStyle: Sendable, Hashable {
  /// Whether overlapping parts count as outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style; edges are smoothed by default.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A style as a view that takes what it is offered.
nonisolated struct StyleView<Style: ShapeStyle>: View {
  let style: Style
}

extension StyleView: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    [SceneElement(.node(.flexible), type: "Color")]
  }
}
