// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The line metrics of a font, in points.
public struct FontMetrics: Sendable, Hashable {
  /// The distance of two baselines.
  public var lineHeight: CGFloat
  /// The distance of the baseline from the line's top.
  public var ascent: CGFloat
  /// The gap above a text that follows another text; 0 with system fonts.
  public var leading: CGFloat
  /// The distances from views that are not text, above and below; nil for the platform's default.
  public var distancesToOtherViews: Distances?

  /// Two distances, in points.
  public struct Distances: Sendable, Hashable {
    /// The gap below a view that stands above the text.
    public var above: CGFloat
    /// The gap above a view that stands below the text.
    public var below: CGFloat

    /// Makes a pair of distances.
    public init(above: CGFloat, below: CGFloat) {
      self.above = above
      self.below = below
    }
  }

  /// Makes metrics.
  public init(
    lineHeight: CGFloat, ascent: CGFloat, leading: CGFloat = 0,
    distancesToOtherViews: Distances? = nil
  ) {
    self.lineHeight = lineHeight
    self.ascent = ascent
    self.leading = leading
    self.distancesToOtherViews = distancesToOtherViews
  }
}

/// Knows fonts: how high a line is and where a text breaks.
///
/// Everything else about texts is the scene's.
/// Answers must depend on nothing but the arguments: engines keep them.
public protocol TextMeasurer: Sendable {
  /// The line metrics of a font.
  func metrics(of font: Font) -> FontMetrics

  /// The widths in points of the lines that a text takes within a width; infinity breaks at line
  /// feeds only. At least one character stands in each line, however narrow the width.
  func lineWidths(of text: String, font: Font, within width: CGFloat) -> [CGFloat]
  /// Whether lines that fit a width are the lines within it: a text is then not broken anew for a
  /// width in which none of the lines needs to break. False by default.
  var keepsFittingLines: Bool { get }
}

extension TextMeasurer {
  /// Texts are broken anew for every width.
  public var keepsFittingLines: Bool { false }
}
