// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// A `LazyVGrid` (axis horizontal: its items are columns) or a `LazyHGrid`.
public struct LazyGrid: Sendable, Hashable {
  /// The axis along which the items follow each other.
  public var axis: Axis
  /// The columns or rows.
  public var items: [LazyGridItem]
  /// The gap between lines of cells in points; nil for 8.
  public var spacing: CGFloat?

  /// Makes a lazy grid.
  public init(axis: Axis, items: [LazyGridItem], spacing: CGFloat? = nil) {
    self.axis = axis
    self.items = items
    self.spacing = spacing
  }

  /// The gap between lines of cells, in points.
  public var lineGap: CGFloat { spacing ?? ViewSpacing.platformDefault }
}

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`: SwiftUI's `GridItem`.
public struct LazyGridItem: Sendable, Hashable {
  /// How long the item is.
  public enum Size: Sendable, Hashable {
    /// This many points.
    case fixed(CGFloat)
    /// A share of what is left, within limits; SwiftUI's defaults are 10 and infinity.
    case flexible(minimum: CGFloat, maximum: CGFloat)
    /// As many items as fit into a share of what is left, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat)
  }

  /// How long the item is.
  public var size: Size
  /// The gap after the item in points; nil for 8.
  public var spacing: CGFloat?
  /// Where cells stand in the item; the centre by default.
  public var alignment: Alignment

  /// Makes an item.
  public init(_ size: Size, spacing: CGFloat? = nil, alignment: Alignment = .center) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The gap after the item, in points.
  public var gap: CGFloat { spacing ?? ViewSpacing.platformDefault }

  /// The greatest number of items that one adaptive item becomes: enough for any screen, and a
  /// bound on memory where a minimum of 0 would ask for infinitely many.
  public static let largestAdaptiveCount = 10_000

  /// How many items of at least `minimum` points fit into `length` with this item's gap.
  ///
  /// The decision is an integer, so both engines ask it here. An infinite length fits one item for
  /// each of `children`; a length that falls short of another item by less than `tolerance` has it.
  public func adaptiveCount(
    in length: CGFloat, minimum: CGFloat, children: Int, tolerance: CGFloat
  ) -> Int {
    guard length.isFinite else { return min(max(1, children), Self.largestAdaptiveCount) }
    let step = minimum + gap
    guard step > 0 else { return Self.largestAdaptiveCount }
    let count = ((length + gap + tolerance) / step).rounded(.down)
    return Int(min(max(count, 1), CGFloat(Self.largestAdaptiveCount)))
  }
}
