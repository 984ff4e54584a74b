// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A row or a column whose children are all as large as the largest ideal size.
struct EqualWidthRules {
  let axis: Axis
  let spacing: CGFloat?

  /// The largest ideal sides of all children.
  func largest(_ subviews: LayoutSubviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { child, next in
      spacing ?? child.spacing.distance(to: next.spacing, along: axis)
    }
  }

  /// The sum of equal slots and gaps; zero without children.
  func size(_ subviews: LayoutSubviews) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let slot = largest(subviews)
    let along = slot[axis] * CGFloat(subviews.count) + gaps(subviews).reduce(0, +)
    return CGSize(axis, along, cross: slot[axis.cross])
  }

  /// Places each child's middle on the middle of its slot, and all on the middle across.
  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    let slot = largest(subviews)
    let gaps = gaps(subviews)
    let middle = bounds.origin[axis.cross] + bounds.size[axis.cross] / 2
    var position = bounds.origin[axis] + slot[axis] / 2
    for (index, child) in subviews.enumerated() {
      child.place(
        at: CGPoint(axis, position, cross: middle), anchor: .center,
        proposal: ProposedViewSize(slot))
      position += slot[axis] + (index < gaps.count ? gaps[index] : 0)
    }
  }
}

/// A row whose children are all as wide as the widest ideal width; documents call it by this name.
public struct EqualWidthHStack: Layout, Sendable, Hashable {
  /// The gap in points; nil for what the neighbours prefer.
  public var spacing: CGFloat?

  /// Makes a row.
  public init(spacing: CGFloat? = nil) { self.spacing = spacing }

  private var rules: EqualWidthRules { EqualWidthRules(axis: .horizontal, spacing: spacing) }

  /// The horizontal axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// The size in points, which does not depend on the proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    rules.size(subviews)
  }

  /// Places the children in equal slots.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    rules.place(subviews, in: bounds)
  }
}

/// A column whose children are all as wide as the widest ideal width, and as high as the highest.
public struct EqualWidthVStack: Layout, Sendable, Hashable {
  /// The gap in points; nil for what the neighbours prefer.
  public var spacing: CGFloat?

  /// Makes a column.
  public init(spacing: CGFloat? = nil) { self.spacing = spacing }

  private var rules: EqualWidthRules { EqualWidthRules(axis: .vertical, spacing: spacing) }

  /// The vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// The size in points, which does not depend on the proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    rules.size(subviews)
  }

  /// Places the children in equal slots.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    rules.place(subviews, in: bounds)
  }
}
