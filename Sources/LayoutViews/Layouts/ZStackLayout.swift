// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A pile as a layout; as a container of views it is a `ZStack`.
public struct ZStackLayout: NativeLayout, Sendable, Hashable {
  /// The point that the children share.
  public var alignment: Alignment

  /// Makes a layout whose children share a point, the centre by default.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  var nodeKind: NodeKind { .zStack(alignment) }
  var nodeType: String { "ZStack" }

  /// The shared point and the size around all children of the highest priority.
  private func measure(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (point: CGPoint, size: CGSize) {
    let highest = subviews.map(\.priority).max()
    let counted = subviews.filter { $0.priority == highest }.map { $0.dimensions(in: proposal) }
    let guides = counted.map { (x: $0[alignment.horizontal], y: $0[alignment.vertical]) }
    let point = CGPoint(
      x: guides.map(\.x).max() ?? 0, y: guides.map(\.y).max() ?? 0)
    let size = zip(counted, guides).reduce(CGSize.zero) { size, child in
      CGSize(
        width: max(size.width, point.x - child.1.x + child.0.width),
        height: max(size.height, point.y - child.1.y + child.0.height))
    }
    return (point, size)
  }

  /// The size in points for a proposal: around all children of the highest priority.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    measure(subviews, proposal).size
  }

  /// Places the children with their guides on the shared point.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let proposal = ProposedViewSize(bounds.size)
    let point = measure(subviews, proposal).point
    for child in subviews {
      let dimensions = child.dimensions(in: proposal)
      child.place(
        at: CGPoint(
          x: bounds.minX + point.x - dimensions[alignment.horizontal],
          y: bounds.minY + point.y - dimensions[alignment.vertical]), proposal: proposal)
    }
  }
}

/// A grid as a layout; as a container of views it is a `Grid`.
///
/// Called in code it knows of no rows: each child is a row of its own, as a view directly in a
/// `Grid` is.
public struct GridLayout: NativeLayout, Sendable, Hashable {
  /// Where cells stand in their boxes.
  public var alignment: Alignment
  /// The gap between columns in points; nil for what the cells prefer.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points; nil for what the cells prefer.
  public var verticalSpacing: CGFloat?

  /// Makes a layout with SwiftUI's defaults: the centre, and the cells' spacing.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  var nodeKind: NodeKind {
    .grid(
      GridContainer(
        alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing))
  }
  var nodeType: String { "Grid" }

  private var rules: StackRules {
    StackRules(axis: .vertical, alignment: alignment.horizontal.key, spacing: verticalSpacing)
  }

  /// The size in points of one column of the children.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    rules.plan(subviews, proposal: proposal).size
  }

  /// Places the children below each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    rules.place(subviews, in: bounds, proposal: proposal)
  }
}
