// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// Something with four edges, from which constraints are made: a view, a guide, or the margins of
/// one.
public protocol ConstraintRectangle: Sendable {
  /// The edge where lines of text begin.
  var leading: ConstraintAnchor<ConstraintXAxis> { get }
  /// The edge where lines of text end.
  var trailing: ConstraintAnchor<ConstraintXAxis> { get }
  /// The left edge, whatever the layout direction.
  var left: ConstraintAnchor<ConstraintAbsoluteXAxis> { get }
  /// The right edge, whatever the layout direction.
  var right: ConstraintAnchor<ConstraintAbsoluteXAxis> { get }
  /// The upper edge.
  var top: ConstraintAnchor<ConstraintYAxis> { get }
  /// The lower edge.
  var bottom: ConstraintAnchor<ConstraintYAxis> { get }
  /// The horizontal centre.
  var centerX: ConstraintAnchor<ConstraintCenterXAxis> { get }
  /// The vertical centre.
  var centerY: ConstraintAnchor<ConstraintYAxis> { get }
}

/// A rectangle with lengths, baselines and margins of its own: a view, a guide or the container.
public protocol ConstraintElement: ConstraintRectangle {
  /// What relations call it.
  var relationItem: RelationItem { get }
}

extension ConstraintElement {
  /// The edge where lines of text begin.
  public var leading: ConstraintAnchor<ConstraintXAxis> { ConstraintAnchor(relationItem, .leading) }
  /// The edge where lines of text end.
  public var trailing: ConstraintAnchor<ConstraintXAxis> {
    ConstraintAnchor(relationItem, .trailing)
  }
  /// The left edge, whatever the layout direction.
  public var left: ConstraintAnchor<ConstraintAbsoluteXAxis> {
    ConstraintAnchor(relationItem, .left)
  }
  /// The right edge, whatever the layout direction.
  public var right: ConstraintAnchor<ConstraintAbsoluteXAxis> {
    ConstraintAnchor(relationItem, .right)
  }
  /// The upper edge.
  public var top: ConstraintAnchor<ConstraintYAxis> { ConstraintAnchor(relationItem, .top) }
  /// The lower edge.
  public var bottom: ConstraintAnchor<ConstraintYAxis> { ConstraintAnchor(relationItem, .bottom) }
  /// The width.
  public var width: ConstraintAnchor<ConstraintDimension> { ConstraintAnchor(relationItem, .width) }
  /// The height.
  public var height: ConstraintAnchor<ConstraintDimension> {
    ConstraintAnchor(relationItem, .height)
  }
  /// The horizontal centre.
  public var centerX: ConstraintAnchor<ConstraintCenterXAxis> {
    ConstraintAnchor(relationItem, .centerX)
  }
  /// The vertical centre.
  public var centerY: ConstraintAnchor<ConstraintYAxis> { ConstraintAnchor(relationItem, .centerY) }
  /// The baseline of the first line of text.
  public var firstBaseline: ConstraintAnchor<ConstraintYAxis> {
    ConstraintAnchor(relationItem, .firstBaseline)
  }
  /// The baseline of the last line of text.
  public var lastBaseline: ConstraintAnchor<ConstraintYAxis> {
    ConstraintAnchor(relationItem, .lastBaseline)
  }

  /// The rectangle inside of the margins, 8 points from each edge unless the container says
  /// otherwise.
  public var layoutMargins: ConstraintMargins { ConstraintMargins(item: relationItem) }
}

/// A view or a guide.
public struct ConstraintItem: ConstraintElement, Hashable {
  /// What relations call it.
  public let relationItem: RelationItem

  init(_ item: RelationItem) { relationItem = item }

  /// Lets the view give up its place: its lengths are 0, and the points of constraints to it do not
  /// count.
  public func gone() -> ConstraintPart {
    guard case .view(let id) = relationItem else { return ConstraintPart() }
    return ConstraintPart(goneViews: [id])
  }
}

/// The view that carries the constraints.
public struct ConstraintContainer: ConstraintElement, Hashable {
  /// What relations call it.
  public var relationItem: RelationItem { .container }

  /// The container inside of the safe area's insets, which are given with the constraints.
  public var safeArea: ConstraintItem { ConstraintItem(.guide(Self.safeAreaName)) }

  /// The guide's name.
  static let safeAreaName = "safeArea"
}

/// The rectangle inside of an item's margins.
public struct ConstraintMargins: ConstraintRectangle, Hashable {
  let item: RelationItem

  /// The edge where lines of text begin.
  public var leading: ConstraintAnchor<ConstraintXAxis> { ConstraintAnchor(item, .leadingMargin) }
  /// The edge where lines of text end.
  public var trailing: ConstraintAnchor<ConstraintXAxis> { ConstraintAnchor(item, .trailingMargin) }
  /// The left edge, whatever the layout direction.
  public var left: ConstraintAnchor<ConstraintAbsoluteXAxis> { ConstraintAnchor(item, .leftMargin) }
  /// The right edge, whatever the layout direction.
  public var right: ConstraintAnchor<ConstraintAbsoluteXAxis> {
    ConstraintAnchor(item, .rightMargin)
  }
  /// The upper edge.
  public var top: ConstraintAnchor<ConstraintYAxis> { ConstraintAnchor(item, .topMargin) }
  /// The lower edge.
  public var bottom: ConstraintAnchor<ConstraintYAxis> { ConstraintAnchor(item, .bottomMargin) }
  /// The horizontal centre.
  public var centerX: ConstraintAnchor<ConstraintCenterXAxis> {
    ConstraintAnchor(item, .centerXWithinMargins)
  }
  /// The vertical centre.
  public var centerY: ConstraintAnchor<ConstraintYAxis> {
    ConstraintAnchor(item, .centerYWithinMargins)
  }
}
