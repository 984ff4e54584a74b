// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

/// A coordinate or a length of an item, by UIKit's names.
///
/// Leading and trailing follow the layout direction of the view that carries the relations; left
/// and right never do.
public enum RelationAttribute: String, Sendable, Hashable, CaseIterable {
  case leading, trailing, left, right, top, bottom
  case width, height
  case centerX, centerY
  case firstBaseline, lastBaseline
  case leadingMargin, trailingMargin, leftMargin, rightMargin, topMargin, bottomMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The axis along which the attribute counts.
  public var axis: Axis {
    switch self {
    case .leading, .trailing, .left, .right, .width, .centerX, .leadingMargin, .trailingMargin,
      .leftMargin, .rightMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether a horizontal edge follows the layout direction; nil for everything that can be related
  /// to edges of either sort.
  public var followsDirection: Bool? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    case .left, .right, .leftMargin, .rightMargin: false
    default: nil
    }
  }

  /// Whether the attribute is a width or a height rather than a place.
  public var isLength: Bool { self == .width || self == .height }
}
