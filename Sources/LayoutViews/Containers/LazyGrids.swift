// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable, Hashable {
  /// How long the item is, in points.
  public enum Size: Sendable, Hashable {
    /// As many items as fit into a share of what is left.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    /// One length.
    case fixed(CGFloat)
    /// A share of what is left; limits of 10 and infinity by default, as in SwiftUI.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
  }

  /// How long the item is.
  public var size: Size
  /// The gap after the item in points; nil for 8.
  public var spacing: CGFloat?
  /// Where cells stand in the item; nil for the centre.
  public var alignment: Alignment?

  /// Makes an item, flexible by default.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var sceneItem: LazyGridItem {
    let size: LazyGridItem.Size =
      switch self.size {
      case .fixed(let length): .fixed(length)
      case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: maximum)
      case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: maximum)
      }
    return LazyGridItem(size, spacing: spacing, alignment: alignment ?? .center)
  }
}

/// Cells that fill columns row by row.
nonisolated public struct LazyVGrid<Content: View>: View {
  let grid: LazyGrid
  let content: Content

  /// Makes a grid of columns.
  ///
  /// - Parameters:
  ///   - columns: the columns.
  ///   - alignment: accepted as in SwiftUI; cells follow their column's alignment.
  ///   - spacing: the gap between rows in points; nil for 8.
  ///   - pinnedViews: what stays in sight, without effect on layout.
  ///   - content: the cells.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    grid = LazyGrid(axis: .horizontal, items: columns.map(\.sceneItem), spacing: spacing)
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    context.container(.lazyGrid(grid), type: "LazyVGrid", of: content)
  }
}

/// Cells that fill rows column by column.
nonisolated public struct LazyHGrid<Content: View>: View {
  let grid: LazyGrid
  let content: Content

  /// Makes a grid of rows.
  ///
  /// - Parameters:
  ///   - rows: the rows.
  ///   - alignment: accepted as in SwiftUI; cells follow their row's alignment.
  ///   - spacing: the gap between columns in points; nil for 8.
  ///   - pinnedViews: what stays in sight, without effect on layout.
  ///   - content: the cells.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    grid = LazyGrid(axis: .vertical, items: rows.map(\.sceneItem), spacing: spacing)
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    context.container(.lazyGrid(grid), type: "LazyHGrid", of: content)
  }
}
