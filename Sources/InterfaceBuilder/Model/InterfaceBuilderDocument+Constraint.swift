// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension InterfaceBuilderDocument {
  /// A constraint: first = multiplier · second + constant, or at least or at most that.
  public struct Constraint: Sendable {
    /// How both sides are compared.
    public enum Relation: String, Sendable, Hashable, CaseIterable {
      /// They are equal.
      case equal
      /// The first is at least the second.
      case greaterThanOrEqual
      /// The first is at most the second.
      case lessThanOrEqual
    }

    /// The id; empty where the file has none.
    public var id: String
    /// The position of the view that holds the constraint.
    public var owner: Int
    /// Where the element stands in the file.
    public var place: InterfaceBuilderPlace
    /// The first item; the owner where absent.
    public var firstItem: Item
    /// The attribute of the first item.
    public var firstAttribute: Attribute
    /// How both sides are compared; equal where absent.
    public var relation: Relation = .equal
    /// The second item; nil for a constraint of a size to the constant alone.
    public var secondItem: Item?
    /// The attribute of the second item; nil where there is none.
    public var secondAttribute: Attribute?
    /// The factor of the second attribute; 1 where absent.
    public var multiplier: Double = 1
    /// The distance in points; 0 where absent.
    public var constant: CGFloat = 0
    /// Whether the file writes a constant; a standard spacing without one is not resolved.
    public var hasConstant = false
    /// The priority from 0 to 1000; 1000 (required) where absent.
    public var priority: Double = 1000
    /// Whether the constant is the standard spacing, resolved by Interface Builder.
    public var isSymbolic = false
    /// Whether the constraint is removed when the app is built; it holds in the saved frames.
    public var isPlaceholder = false
    /// The name by which the app finds the constraint.
    public var identifier: String?
    /// What changes with traits; empty after ``InterfaceBuilderDocument/applying(_:)``.
    public var variations: [ConstraintVariation] = []
  }

  /// What a constraint refers to.
  public enum Item: Sendable, Hashable {
    /// The view at a position in ``InterfaceBuilderDocument/views``.
    case view(Int)
    /// The guide at a position in ``InterfaceBuilderDocument/guides``.
    case guide(Int)
  }

  /// An edge, a length, a centre or a baseline of an item.
  public enum Attribute: String, Sendable, Hashable, CaseIterable {
    /// The edge at which reading starts.
    case leading
    /// The edge at which reading ends.
    case trailing
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The last baseline.
    case baseline
    /// The first baseline.
    case firstBaseline
    /// The last baseline, under its newer name.
    case lastBaseline
    /// The leading edge less the margin.
    case leadingMargin
    /// The trailing edge less the margin.
    case trailingMargin
    /// The left edge less the margin.
    case leftMargin
    /// The right edge less the margin.
    case rightMargin
    /// The upper edge less the margin.
    case topMargin
    /// The lower edge less the margin.
    case bottomMargin
    /// The horizontal centre between the margins.
    case centerXWithinMargins
    /// The vertical centre between the margins.
    case centerYWithinMargins

    /// Whether the attribute is a width or a height.
    public var isLength: Bool { self == .width || self == .height }

    /// Whether a constraint may tie the attribute to another one: lengths to lengths, and places to
    /// places along the same axis.
    public func pairs(with other: Attribute) -> Bool {
      if isLength || other.isLength { return isLength && other.isLength }
      return isHorizontal == other.isHorizontal
    }

    /// Whether the attribute is measured along the width.
    public var isHorizontal: Bool {
      switch self {
      case .leading, .trailing, .left, .right, .width, .centerX, .leadingMargin, .trailingMargin,
        .leftMargin, .rightMargin, .centerXWithinMargins:
        true
      default: false
      }
    }
  }
}
