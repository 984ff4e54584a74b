// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The vertical measures of the iOS system font, as shares of its size.
///
/// Evidence: label heights of public files follow them to the pixel (see
/// ``InterfaceBuilderControlHeights``). 77.4 % of the 93 constraints between baselines in files
/// for iOS hold with them; the rest use other fonts or wrap.
public enum InterfaceBuilderFontMetrics {
  /// The part of a line above the baseline.
  public static let ascent: CGFloat = 0.952148
  /// The part of a line below the baseline.
  public static let descent: CGFloat = 0.241211
  /// The height of a line.
  public static let line: CGFloat = 1.193359

  /// The distance in points from a view's top to the first baseline of lines centred in it.
  public static func firstBaseline(
    height: CGFloat, pointSize: CGFloat, lines: Int = 1
  ) -> CGFloat {
    height / 2 - CGFloat(max(lines, 1)) * line * pointSize / 2 + ascent * pointSize
  }

  /// The distance in points from a view's top to the last baseline of lines centred in it.
  public static func lastBaseline(
    height: CGFloat, pointSize: CGFloat, lines: Int = 1
  ) -> CGFloat {
    height / 2 + CGFloat(max(lines, 1)) * line * pointSize / 2 - descent * pointSize
  }
}
