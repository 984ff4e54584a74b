// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

extension SceneResolver {
  /// Resolves a grid: rows become rows of cells, any other view a row of one cell over all columns.
  mutating func grid(
    _ description: GridContainer, _ element: SceneElement, path: String, context: Context
  ) throws(SceneError) -> NodeID {
    var grid = description
    var columnAlignments: [Int: AlignmentKey] = [:]
    let children = try flattened(
      element.children, path: path, depth: context.depth, stopsAtRows: true)
    var fullRows: [Int] = []
    for child in children {
      guard case .gridRow(let alignment) = child.element.kind else {
        fullRows.append(grid.rows.count)
        let cells = try self.cells([child], context: context, &columnAlignments)
        grid.rows.append(GridContainer.Row(alignment: grid.alignment[.vertical], cells: cells))
        continue
      }
      var views = try flattened(child.element.children, path: child.path, depth: context.depth)
      for index in views.indices { views[index].modifiers += child.modifiers }
      let cells = try self.cells(views, context: context, &columnAlignments)
      guard let last = cells.last else { continue }
      grid.columnCount = max(grid.columnCount, last.columns.upperBound)
      grid.rows.append(
        GridContainer.Row(alignment: alignment ?? grid.alignment[.vertical], cells: cells))
    }
    if !fullRows.isEmpty { grid.columnCount = max(grid.columnCount, 1) }
    for row in fullRows { grid.rows[row].cells[0].span = grid.columnCount }
    grid.columnAlignments = (0..<grid.columnCount).map {
      columnAlignments[$0] ?? grid.alignment[.horizontal]
    }
    let direction = context.environment.layoutDirection
    grid.columnGaps = columnGaps(of: grid, direction: direction)
    grid.rowGaps = rowGaps(of: grid, direction: direction)
    let nodes = grid.rows.flatMap { $0.cells.map(\.node) }
    return add(.grid(grid), children: nodes, context: context, origin: element.origin)
  }

  /// The cells of a row, one after the other, with the traits anywhere among their modifiers.
  private mutating func cells(
    _ views: [Flattened], context: Context, _ columnAlignments: inout [Int: AlignmentKey]
  ) throws(SceneError) -> [GridContainer.Cell] {
    var cells: [GridContainer.Cell] = []
    var column = 0
    for view in views {
      var cell = GridContainer.Cell(
        node: try node(view, in: context.inside()), column: column, span: 1, unsizedAxes: [],
        anchor: nil)
      for modifier in view.modifiers {
        switch modifier.kind {
        case .gridCellColumns(let count): cell.span = max(count, 1)
        case .gridCellUnsizedAxes(let axes): cell.unsizedAxes = axes
        case .gridCellAnchor(let anchor): cell.anchor = anchor
        case .gridColumnAlignment(let key):
          align(column, by: key, &columnAlignments, origin: modifier.origin)
        default: break
        }
      }
      let (end, overflows) = column.addingReportingOverflow(cell.span)
      guard !overflows, end <= SceneLimits.columns else {
        throw .tooManyColumns(
          count: overflows ? .max : end, limit: SceneLimits.columns, view.element.origin)
      }
      column = end
      cells.append(cell)
    }
    return cells
  }

  /// The first cell that aligns a column counts.
  private mutating func align(
    _ column: Int, by key: AlignmentKey, _ columnAlignments: inout [Int: AlignmentKey],
    origin: SceneOrigin
  ) {
    guard let first = columnAlignments[column] else {
      columnAlignments[column] = key
      return
    }
    guard first != key else { return }
    warnings.append(
      SceneWarning(
        message: "column \(column) is aligned by '\(first.name)' already; '\(key.name)' is ignored",
        origin: origin))
  }

  /// A boundary is as wide as the neighbours across it prefer; one that only spans cross costs
  /// nothing.
  private func columnGaps(of grid: GridContainer, direction: LayoutDirection) -> [CGFloat] {
    let boundaries = max(grid.columnCount - 1, 0)
    if let spacing = grid.horizontalSpacing {
      return [CGFloat](repeating: spacing, count: boundaries)
    }
    var gaps = [CGFloat?](repeating: nil, count: boundaries)
    for row in grid.rows {
      for (cell, next) in zip(row.cells, row.cells.dropFirst()) {
        let distance = nodes[cell.node.index].spacing.distance(
          to: nodes[next.node.index].spacing, along: .horizontal, direction: direction)
        let boundary = next.column - 1
        gaps[boundary] = max(gaps[boundary] ?? distance, distance)
      }
    }
    return gaps.map { $0 ?? 0 }
  }

  /// Rows stand as far apart as any two of their cells prefer.
  private func rowGaps(of grid: GridContainer, direction: LayoutDirection) -> [CGFloat] {
    if let spacing = grid.verticalSpacing {
      return [CGFloat](repeating: spacing, count: max(grid.rows.count - 1, 0))
    }
    let tables = grid.rows.map { row in Set(row.cells.map { nodes[$0.node.index].spacing }) }
    return zip(tables, tables.dropFirst()).map { upper, lower in
      upper.flatMap { above in
        lower.map { above.distance(to: $0, along: .vertical, direction: direction) }
      }.max() ?? ViewSpacing.platformDefault
    }
  }
}
