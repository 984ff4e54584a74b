// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Rows of cells that share columns.
nonisolated public struct Grid<Content: View>: View {
  let grid: GridContainer
  let content: Content

  /// Makes a grid of `GridRow`s; another view directly inside spans all columns.
  ///
  /// - Parameters:
  ///   - alignment: where cells stand in their boxes; the centre by default, as in SwiftUI.
  ///   - horizontalSpacing: the gap between columns in points; nil for what the cells prefer.
  ///   - verticalSpacing: the gap between rows in points; nil for what the cells prefer.
  ///   - content: the rows.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    grid = GridContainer(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }
}

extension Grid: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    context.container(.grid(grid), type: "Grid", of: content)
  }
}

/// A row of a grid; elsewhere its cells stand alone.
nonisolated public struct GridRow<Content: View>: View {
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row with a vertical guide of its own, or with the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    let cells = context.elements(of: content, at: "content")
    return [SceneElement(.gridRow(alignment: alignment?.key), type: "GridRow", children: cells)]
  }
}
