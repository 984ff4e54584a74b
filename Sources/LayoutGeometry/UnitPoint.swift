// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A point of a rectangle in shares of its size: (0, 0) is top leading, (1, 1) bottom trailing.
public struct UnitPoint: Sendable, Hashable {
  /// The share of the width, from the leading edge.
  public var x: CGFloat
  /// The share of the height, from the top.
  public var y: CGFloat

  /// Makes a point from its shares.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The share along an axis.
  public subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
