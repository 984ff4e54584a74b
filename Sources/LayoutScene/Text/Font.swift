// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A font as layout needs it: its size in points, its weight and its design.
public struct Font: Sendable, Hashable {
  /// The size in points.
  public var size: CGFloat
  /// The weight's name, as SwiftUI calls it.
  public var weight: String
  /// The design's name, as SwiftUI calls it.
  public var design: String

  /// Makes a font; regular and default are SwiftUI's defaults.
  public init(size: CGFloat, weight: String = "regular", design: String = "default") {
    self.size = size
    self.weight = weight
    self.design = design
  }

  /// The font of a text that names none: body, 17 points.
  public static let body = Font(size: 17)

  /// The text styles at the default type size, with Apple's sizes on iOS.
  public static let styles: [(name: String, font: Font)] = [
    ("largeTitle", Font(size: 34)), ("title", Font(size: 28)), ("title2", Font(size: 22)),
    ("title3", Font(size: 20)), ("headline", Font(size: 17, weight: "semibold")),
    ("body", .body), ("callout", Font(size: 16)), ("subheadline", Font(size: 15)),
    ("footnote", Font(size: 13)), ("caption", Font(size: 12)), ("caption2", Font(size: 11)),
  ]
}
