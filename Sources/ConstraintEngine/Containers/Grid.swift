// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// Grid.
///
/// - Proposal to children: (0, 0) and infinity on both axes, then a column's share and the proposed
///   height, then the columns' width and a row's share; placed, their box.
/// - Own size: columns and gaps, rows and gaps.
/// - Placement: cells stand in their boxes by anchor, row line or alignment.
/// - Linear rows: a `largest` a column and a row, shares as in `Serving`, a clamp for what a spanning
///   cell lacks.
extension Compiler {
  func gridLength(
    _ grid: GridContainer, _ axis: Axis, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> Length {
    guard !grid.rows.isEmpty else { return 0 }
    let isHorizontal = axis == .horizontal
    let parts =
      isHorizontal
      ? try gridColumns(grid, node, offer, container) : try gridRows(grid, node, offer, container)
    let gaps = isHorizontal ? grid.columnGaps : grid.rowGaps
    var sum = Length(Double(gaps.reduce(0, +)))
    for part in parts { sum = shortened(sum + part, "the grid's length", node) }
    return gaps.contains { $0 < 0 } ? ownLength(sum, axis, "the grid's length", node) : sum
  }

  /// The lengths of some columns with the gaps between them.
  func gridSpan(_ grid: GridContainer, _ widths: [Length], _ columns: Range<Int>, _ node: NodeID)
    -> Length
  {
    let gaps = grid.columnGaps[columns.lowerBound..<(columns.upperBound - 1)]
    var sum = Length(Double(gaps.reduce(0, +)))
    for column in columns { sum = shortened(sum + widths[column], "the columns of a cell", node) }
    return sum
  }

  /// The width of a cell's box: its columns with the gaps between them, but never negative.
  func boxWidth(
    _ grid: GridContainer, _ widths: [Length], _ cell: GridContainer.Cell, _ node: NodeID
  ) -> Length {
    let span = gridSpan(grid, widths, cell.columns, node)
    let canBeNegative = grid.columnGaps[cell.columns.dropLast()].contains { $0 < 0 }
    return canBeNegative ? remaining(span, "the columns of a cell", node) : span
  }

  // MARK: Columns

  /// The widths of the columns: decisions 1 to 5.
  func gridColumns(
    _ grid: GridContainer, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> [Length] {
    let key = question(.horizontal, node, offer, container)
    if let known = gridPlans[key] { return known }
    var widths: [Length]
    if let proposed = offer.width {
      widths = try servedColumns(grid, node, proposed, key.offer, container)
    } else {
      widths = try idealColumns(grid, node, container)
    }
    for cell in grid.spanningCells {
      try widen(&widths, for: cell, grid, node, key.offer, container)
    }
    gridPlans[key] = widths
    return widths
  }

  private func servedColumns(
    _ grid: GridContainer, _ node: NodeID, _ proposed: Length, _ offer: Offer,
    _ container: ContainerID
  ) throws(SequentialError) -> [Length] {
    let singles = grid.singleCells
    let limits = { () throws(SequentialError) in try self.columnLimits(grid, node, container) }
    let serving = Serving(
      priorities: singles.map { cells in cells.map { scene[$0.node].priority }.max() ?? 0 },
      minimum: { (column) throws(SequentialError) in try limits().minimums[column] },
      maximum: { (column) throws(SequentialError) in try limits().maximums[column] },
      answer: { (column, share) throws(SequentialError) in
        if singles[column].isEmpty {
          let largest = try limits().maximums[column]
          return self.program.smallest([share, largest], origin: self.origin("a column", node))
        }
        let inner = Offer(width: share, height: offer.height)
        return try self.widest(singles[column], offered: inner, node, container)
      })
    let available = proposed - Double(grid.columnGaps.reduce(0, +))
    return try serve(serving, available: available, node).map(\.length)
  }

  private func idealColumns(
    _ grid: GridContainer, _ node: NodeID, _ container: ContainerID
  ) throws(SequentialError) -> [Length] {
    var widths: [Length] = []
    for cells in grid.singleCells {
      widths.append(try widest(cells, offered: .unspecified, node, container))
    }
    return widths
  }

  private func widest(
    _ cells: [GridContainer.Cell], offered offer: Offer, _ node: NodeID, _ container: ContainerID
  ) throws(SequentialError) -> Length {
    var widths: [Length] = []
    for cell in cells {
      widths.append(try length(.horizontal, of: cell.node, offered: offer, in: container))
    }
    return widths.isEmpty ? 0 : program.largest(widths, origin: origin("a column", node))
  }

  /// Spreads what a spanning cell needs beyond its columns: decision 4.
  private func widen(
    _ widths: inout [Length], for cell: GridContainer.Cell, _ grid: GridContainer, _ node: NodeID,
    _ offer: Offer,
    _ container: ContainerID
  ) throws(SequentialError) {
    let span = gridSpan(grid, widths, cell.columns, node)
    var inner = Offer.unspecified
    if let proposed = offer.width {
      var rest = proposed
      for width in widths { rest = shortened(rest - width, "left by the columns", node) }
      rest = remaining(
        rest - Double(grid.columnGaps.reduce(0, +)), "left by the columns", node)
      let room = remaining(span + rest, "room for a spanning cell", node)
      inner = Offer(width: room, height: offer.height)
    }
    let answer = try length(.horizontal, of: cell.node, offered: inner, in: container)
    let lacking = remaining(answer - span, "lacking for a spanning cell", node)
    guard !(lacking.isConstant && lacking.constant == 0) else { return }
    let limits = try columnLimits(grid, node, container)
    let unlimited = cell.columns.filter { limits.maximums[$0].isInfinite }
    let widened = unlimited.isEmpty ? Array(cell.columns) : unlimited
    for column in widened {
      widths[column] = shortened(
        widths[column] + lacking / Double(widened.count), "a widened column", node)
    }
  }

  // MARK: Limits

  /// Minimums and maximums of the columns, spread from spanning cells: decisions 1 and 2.
  private func columnLimits(
    _ grid: GridContainer, _ node: NodeID, _ container: ContainerID
  ) throws(SequentialError) -> ColumnLimits {
    let key = question(.horizontal, node, .unspecified, container)
    if let known = columnLimits[key] { return known }
    var limits = ColumnLimits(minimums: [], maximums: [])
    let singles = grid.singleCells
    for cells in singles {
      limits.minimums.append(try widest(cells, offered: .zero, node, container))
      limits.maximums.append(try widest(cells, offered: .infinity, node, container))
    }
    for cell in grid.spanningCells {
      let free = cell.columns.filter { singles[$0].isEmpty }
      let unlimited = cell.columns.filter { limits.maximums[$0].isInfinite }
      let chosen = !free.isEmpty ? free : !unlimited.isEmpty ? unlimited : Array(cell.columns)
      let least = try length(.horizontal, of: cell.node, offered: .zero, in: container)
      spread(least, over: chosen, of: cell, &limits.minimums, grid, node)
      let most = try length(.horizontal, of: cell.node, offered: .infinity, in: container)
      spread(most, over: chosen, of: cell, &limits.maximums, grid, node)
    }
    columnLimits[key] = limits
    return limits
  }

  private func spread(
    _ needed: Length, over columns: [Int], of cell: GridContainer.Cell, _ lengths: inout [Length],
    _ grid: GridContainer, _ node: NodeID
  ) {
    let span = gridSpan(grid, lengths, cell.columns, node)
    let lacking = remaining(needed - span, "lacking for a spanning cell", node)
    for column in columns {
      lengths[column] = shortened(
        lengths[column] + lacking / Double(columns.count), "a column's limit", node)
    }
  }
}

/// What the columns of a grid answer to 0 and to infinity.
struct ColumnLimits {
  var minimums: [Length]
  var maximums: [Length]
}

extension GridContainer {
  /// The sized cells of one column, by column.
  var singleCells: [[Cell]] {
    var cells = [[Cell]](repeating: [], count: columnCount)
    for row in rows {
      for cell in row.cells where cell.span == 1 && !cell.unsizedAxes.contains(.horizontal) {
        cells[cell.column].append(cell)
      }
    }
    return cells
  }

  /// The sized cells of several columns, by ascending span, then in reading order.
  var spanningCells: [Cell] {
    let cells = rows.flatMap(\.cells).filter {
      $0.span > 1 && !$0.unsizedAxes.contains(.horizontal)
    }
    return cells.enumerated().sorted { a, b in
      (a.element.span, a.offset) < (b.element.span, b.offset)
    }.map(\.element)
  }
}
