// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Distances in points at the four sides of a rectangle, left and right as on the screen.
public struct InterfaceBuilderInsets: Sendable, Hashable {
  /// The distance at the left side.
  public var left: CGFloat
  /// The distance at the upper side.
  public var top: CGFloat
  /// The distance at the right side.
  public var right: CGFloat
  /// The distance at the lower side.
  public var bottom: CGFloat

  /// No distance on any side.
  public static let zero = InterfaceBuilderInsets()

  /// Makes distances in points, 0 by default.
  public init(left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Makes the same distance on all four sides.
  public init(all length: CGFloat) {
    self.init(left: length, top: length, right: length, bottom: length)
  }

  /// The rectangle made smaller by these distances, in its own coordinate space.
  public func shrinking(_ rectangle: CGRect) -> CGRect {
    CGRect(
      x: rectangle.origin.x + left, y: rectangle.origin.y + top,
      width: rectangle.size.width - left - right, height: rectangle.size.height - top - bottom)
  }

  /// The rectangle made larger by these distances, in its own coordinate space.
  public func growing(_ rectangle: CGRect) -> CGRect {
    InterfaceBuilderInsets(left: -left, top: -top, right: -right, bottom: -bottom)
      .shrinking(rectangle)
  }
}
