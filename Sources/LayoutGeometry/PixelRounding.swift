// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Rounds exact frames to whole pixels the way rendering does: by edges, so that neighbours stay
/// without gaps while equal lengths may differ by one pixel.
public struct PixelRounding: Sendable, Hashable {
  /// The side of a pixel in points.
  public let pixelLength: CGFloat

  /// Makes a rounding for a display scale in pixels a point.
  ///
  /// - Precondition: the scale is positive and finite.
  public init(displayScale: CGFloat) {
    precondition(displayScale > 0 && displayScale.isFinite)
    pixelLength = 1 / displayScale
  }

  /// The pixel edge nearest to a coordinate.
  ///
  /// Halves go up; infinite coordinates stay.
  public func rounded(_ coordinate: CGFloat) -> CGFloat {
    guard coordinate.isFinite else { return coordinate }
    return ((coordinate + pixelLength / 2) / pixelLength).rounded(.down) * pixelLength
  }

  /// The frame whose four edges are the rounded edges of an exact frame.
  public func rounded(_ frame: CGRect) -> CGRect {
    let x = rounded(frame.origin.x)
    let y = rounded(frame.origin.y)
    return CGRect(
      x: x, y: y, width: rounded(frame.origin.x + frame.size.width) - x,
      height: rounded(frame.origin.y + frame.size.height) - y)
  }
}
