// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

extension Font {
  /// How thick the strokes of a font are.
  public struct Weight: Sendable, Hashable {
    let name: String

    /// The thinnest weight.
    public static let ultraLight = Weight(name: "ultraLight")
    /// Thicker than the thinnest.
    public static let thin = Weight(name: "thin")
    /// Thinner than regular.
    public static let light = Weight(name: "light")
    /// The usual weight.
    public static let regular = Weight(name: "regular")
    /// A bit thicker than regular.
    public static let medium = Weight(name: "medium")
    /// Between medium and bold.
    public static let semibold = Weight(name: "semibold")
    /// The weight of titles.
    public static let bold = Weight(name: "bold")
    /// Thicker than bold.
    public static let heavy = Weight(name: "heavy")
    /// The thickest weight.
    public static let black = Weight(name: "black")
  }

  /// The design of a font.
  public enum Design: String, Sendable, Hashable {
    /// The platform's design.
    case `default`
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// With characters of one width.
    case monospaced
  }

  /// A size with a purpose.
  public enum TextStyle: String, Sendable, Hashable, CaseIterable {
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 15 points.
    case subheadline
    /// 17 points.
    case body
    /// 16 points.
    case callout
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2
  }

  private static func style(_ style: TextStyle) -> Font {
    styles.first { $0.name == style.rawValue }?.font ?? .body
  }

  /// 34 points.
  public static var largeTitle: Font { style(.largeTitle) }
  /// 28 points.
  public static var title: Font { style(.title) }
  /// 22 points.
  public static var title2: Font { style(.title2) }
  /// 20 points.
  public static var title3: Font { style(.title3) }
  /// 17 points, semibold.
  public static var headline: Font { style(.headline) }
  /// 15 points.
  public static var subheadline: Font { style(.subheadline) }
  /// 16 points.
  public static var callout: Font { style(.callout) }
  /// 13 points.
  public static var footnote: Font { style(.footnote) }
  /// 12 points.
  public static var caption: Font { style(.caption) }
  /// 11 points.
  public static var caption2: Font { style(.caption2) }

  /// The platform's font of a size in points; regular and default unless said otherwise.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(
      size: size, weight: weight?.name ?? "regular", design: design?.rawValue ?? "default")
  }

  /// The platform's font of a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    let font = Self.style(style)
    return Font(
      size: font.size, weight: weight?.name ?? font.weight,
      design: design?.rawValue ?? font.design)
  }

  /// A font by its name, which becomes its design, with a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(size: size, design: name)
  }

  /// A font by its name with a size in points that follows a text style in SwiftUI; here it is kept.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    custom(name, size: size)
  }

  /// A font by its name with a size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight.name
    return font
  }

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The slanted font, which layout cannot tell from the upright one.
  public func italic() -> Font { self }

  /// The font with characters of one width.
  public func monospaced() -> Font {
    var font = self
    font.design = Design.monospaced.rawValue
    return font
  }

  /// The font with digits of one width, which layout cannot tell from others.
  public func monospacedDigit() -> Font { self }

  /// The font with small capitals, which layout cannot tell from others.
  public func smallCaps() -> Font { self }
}
