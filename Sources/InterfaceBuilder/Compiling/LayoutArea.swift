// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A rectangle at fixed distances from the box of an item: a frame, a margin rectangle, a safe area.
struct LayoutArea {
  /// The item.
  var item: RelationItem
  /// The distances inward from the item's box.
  var insets: InterfaceBuilderInsets = .zero
  /// The part of the item that the area is, of a height of its own; nil where it is as high as its
  /// insets leave it.
  var strip: Strip?

  /// A part along an edge of an item, with its height in points.
  enum Strip: Sendable, Hashable {
    /// The upper part.
    case top(CGFloat)
    /// The lower part.
    case bottom(CGFloat)
  }

  /// The area made smaller.
  func shrunk(by inner: InterfaceBuilderInsets) -> LayoutArea {
    LayoutArea(
      item: item,
      insets: .init(
        left: insets.left + inner.left, top: insets.top + inner.top,
        right: insets.right + inner.right, bottom: insets.bottom + inner.bottom))
  }

  /// The area made larger.
  func grown(by outer: InterfaceBuilderInsets) -> LayoutArea {
    shrunk(
      by: .init(left: -outer.left, top: -outer.top, right: -outer.right, bottom: -outer.bottom))
  }

  var left: RelationExpression { edge(.leading, insets.left) }
  var right: RelationExpression { edge(.trailing, -insets.right) }
  var top: RelationExpression {
    if case .bottom(let height) = strip { return edge(.bottom, -height) }
    return edge(.top, insets.top)
  }
  var bottom: RelationExpression {
    if case .top(let height) = strip { return edge(.top, height) }
    return edge(.bottom, -insets.bottom)
  }
  var width: RelationExpression { edge(.width, -insets.left - insets.right) }
  var height: RelationExpression {
    switch strip {
    case .top(let height), .bottom(let height): RelationExpression(constant: Double(height))
    case nil: edge(.height, -insets.top - insets.bottom)
    }
  }
  var centerX: RelationExpression { edge(.centerX, (insets.left - insets.right) / 2) }
  var centerY: RelationExpression {
    switch strip {
    case .top(let height): edge(.top, height / 2)
    case .bottom(let height): edge(.bottom, -height / 2)
    case nil: edge(.centerY, (insets.top - insets.bottom) / 2)
    }
  }

  private func edge(_ attribute: RelationAttribute, _ offset: CGFloat) -> RelationExpression {
    RelationExpression(item, attribute, plus: Double(offset))
  }

  /// The edge at which an axis starts.
  func start(_ axis: Axis) -> RelationExpression { axis == .horizontal ? left : top }
  /// The edge at which an axis ends.
  func end(_ axis: Axis) -> RelationExpression { axis == .horizontal ? right : bottom }
  /// The length along an axis.
  func length(_ axis: Axis) -> RelationExpression { axis == .horizontal ? width : height }
  /// The centre along an axis.
  func center(_ axis: Axis) -> RelationExpression { axis == .horizontal ? centerX : centerY }
}

extension InterfaceBuilderInsets {
  /// The distance at the side where an axis starts.
  func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? left : top }
  /// The distance at the side where an axis ends.
  func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? right : bottom }

  /// The larger distance at each side.
  func union(_ other: InterfaceBuilderInsets) -> InterfaceBuilderInsets {
    .init(
      left: max(left, other.left), top: max(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The sums at each side.
  func adding(_ other: InterfaceBuilderInsets) -> InterfaceBuilderInsets {
    .init(
      left: left + other.left, top: top + other.top, right: right + other.right,
      bottom: bottom + other.bottom)
  }
}

extension InterfaceBuilderDocument.Priorities {
  /// The priority of the length along an axis.
  func along(_ axis: Axis) -> Double { axis == .horizontal ? horizontal : vertical }
}

extension CGRect {
  /// Where the rectangle starts along an axis.
  func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? origin.x : origin.y }
  /// The length along an axis.
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }
}
