// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

/// A colour: a style, and a view that takes what it is offered.
nonisolated public struct Color: View, ShapeStyle, Hashable {
  /// How the parts of a colour are meant.
  public enum RGBColorSpace: Sendable, Hashable {
    /// The usual space.
    case sRGB
    /// The usual space with linear parts.
    case sRGBLinear
    /// A wider space.
    case displayP3
  }

  enum Source: Hashable, Sendable {
    case named(String)
    case parts(red: Double, green: Double, blue: Double)
  }

  let source: Source
  let alpha: Double

  init(_ source: Source, alpha: Double = 1) {
    self.source = source
    self.alpha = alpha
  }

  /// Makes a colour from parts and an opacity, all from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    self.init(.parts(red: red, green: green, blue: blue), alpha: opacity)
  }

  /// Makes a grey from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(.parts(red: white, green: white, blue: white), alpha: opacity)
  }

  /// Makes a colour from hue, saturation and brightness, all from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let part = { (offset: Double) -> Double in
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(.parts(red: part(5), green: part(3), blue: part(1)), alpha: opacity)
  }

  /// Names a colour of an asset catalogue, which is not looked up.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name)) }

  /// The colour with an opacity from 0 to 1 times its own.
  public func opacity(_ opacity: Double) -> Color { Color(source, alpha: alpha * opacity) }

  /// The colour of text.
  public static let primary = Color(.named("primary"))
  /// The colour of less important text.
  public static let secondary = Color(.named("secondary"))
  /// The colour of what the user acts on.
  public static let accentColor = Color(.named("accentColor"))
}

extension Color: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    [SceneElement(.node(.flexible), type: "Color")]
  }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color(.named("red")) }
  /// Orange.
  public static var orange: Color { Color(.named("orange")) }
  /// Yellow.
  public static var yellow: Color { Color(.named("yellow")) }
  /// Green.
  public static var green: Color { Color(.named("green")) }
  /// Mint.
  public static var mint: Color { Color(.named("mint")) }
  /// Teal.
  public static var teal: Color { Color(.named("teal")) }
  /// Cyan.
  public static var cyan: Color { Color(.named("cyan")) }
  /// Blue.
  public static var blue: Color { Color(.named("blue")) }
  /// Indigo.
  public static var indigo: Color { Color(.named("indigo")) }
  /// Purple.
  public static var purple: Color { Color(.named("purple")) }
  /// Pink.
  public static var pink: Color { Color(.named("pink")) }
  /// Brown.
  public static var brown: Color { Color(.named("brown")) }
  /// White.
  public static var white: Color { Color(.named("white")) }
  /// Grey.
  public static var gray: Color { Color(.named("gray")) }
  /// Black.
  public static var black: Color { Color(.named("black")) }
  /// No colour, which still takes room.
  public static var clear: Color { Color(.named("clear")) }
}
