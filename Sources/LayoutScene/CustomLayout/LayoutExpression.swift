// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// A linear expression of the places and lengths of a layout's subviews, in points from the top
/// leading corner of the layout's bounds.
public struct LayoutExpression: Sendable, Hashable {
  /// A coordinate or a length of a subview.
  public enum Attribute: Int, Sendable, Hashable, CaseIterable {
    /// The distance of the leading edge.
    case leading
    /// The distance of the upper edge.
    case top
    /// The width.
    case width
    /// The height.
    case height
  }

  /// An attribute of a subview with its factor.
  public struct Term: Sendable, Hashable {
    /// The place of the subview among its siblings.
    public var subview: Int
    /// The attribute.
    public var attribute: Attribute
    /// The factor.
    public var factor: CGFloat
  }

  /// The attributes with their factors.
  public var terms: [Term]
  /// The part without attributes.
  public var constant: CGFloat

  /// Makes a constant.
  public init(_ constant: CGFloat) {
    terms = []
    self.constant = constant
  }

  init(_ subview: LayoutSubview, _ attribute: Attribute) {
    terms = [Term(subview: subview.place, attribute: attribute, factor: 1)]
    constant = 0
  }

  /// The leading edge of a subview.
  public static func leading(of subview: LayoutSubview) -> Self { Self(subview, .leading) }
  /// The upper edge of a subview.
  public static func top(of subview: LayoutSubview) -> Self { Self(subview, .top) }
  /// The width of a subview.
  public static func width(of subview: LayoutSubview) -> Self { Self(subview, .width) }
  /// The height of a subview.
  public static func height(of subview: LayoutSubview) -> Self { Self(subview, .height) }
  /// The trailing edge of a subview.
  public static func trailing(of subview: LayoutSubview) -> Self {
    leading(of: subview) + width(of: subview)
  }
  /// The lower edge of a subview.
  public static func bottom(of subview: LayoutSubview) -> Self {
    top(of: subview) + height(of: subview)
  }

  /// The sum of two expressions.
  public static func + (a: Self, b: Self) -> Self {
    var sum = a
    sum.terms += b.terms
    sum.constant += b.constant
    return sum
  }

  /// The difference of two expressions.
  public static func - (a: Self, b: Self) -> Self { a + b * -1 }

  /// An expression moved by points.
  public static func + (a: Self, points: CGFloat) -> Self { a + Self(points) }

  /// An expression moved back by points.
  public static func - (a: Self, points: CGFloat) -> Self { a + Self(-points) }

  /// A multiple of an expression.
  public static func * (a: Self, factor: CGFloat) -> Self {
    var product = a
    product.constant *= factor
    for index in product.terms.indices { product.terms[index].factor *= factor }
    return product
  }

  /// Both sides are equal.
  public func equal(to other: Self) -> LayoutConstraint { LayoutConstraint(self - other, .equal) }
  /// This side is a number of points.
  public func equal(to points: CGFloat) -> LayoutConstraint { equal(to: Self(points)) }
  /// This side is not below the other one.
  public func atLeast(_ other: Self) -> LayoutConstraint {
    LayoutConstraint(self - other, .atLeast)
  }
  /// This side is not below a number of points.
  public func atLeast(_ points: CGFloat) -> LayoutConstraint { atLeast(Self(points)) }
  /// This side is not above the other one.
  public func atMost(_ other: Self) -> LayoutConstraint { LayoutConstraint(self - other, .atMost) }
  /// This side is not above a number of points.
  public func atMost(_ points: CGFloat) -> LayoutConstraint { atMost(Self(points)) }
}

/// A linear constraint among the subviews of a layout.
public struct LayoutConstraint: Sendable, Hashable {
  /// How an expression stands to 0.
  public enum Relation: Sendable, Hashable {
    /// It is 0.
    case equal
    /// It is not negative.
    case atLeast
    /// It is not positive.
    case atMost
  }

  /// The expression.
  public var expression: LayoutExpression
  /// How it stands to 0.
  public var relation: Relation

  /// Makes a constraint.
  public init(_ expression: LayoutExpression, _ relation: Relation) {
    self.expression = expression
    self.relation = relation
  }
}

/// A layout that hands its placement to the constraint engine as linear constraints.
///
/// The direct engine uses `placeSubviews`, the constraint engine the constraints; the check compares
/// both. Each subview is proposed the size that the constraints give it and stands at their place.
/// What the constraints leave open is as short as they allow, then as close to the top leading
/// corner.
public protocol ConstraintLayoutProtocol: Layout {
  /// The constraints among the subviews in bounds of a size, whose origin is zero.
  func constraints(
    in size: CGSize, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> [LayoutConstraint]
}
