// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// The rows of a grid and the places of its cells: decisions 6 to 9.
extension Compiler {
  /// The heights of the rows.
  func gridRows(
    _ grid: GridContainer, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> [Length] {
    let key = question(.vertical, node, offer, container)
    if let known = gridPlans[key] { return known }
    let widths = try gridColumns(grid, node, offer, container)
    let ask = { (row: Int, height: Length?) throws(SequentialError) -> Length in
      try self.rowHeight(grid, row, widths, height, node, container)
    }
    var heights: [Length] = []
    if let proposed = offer.height {
      let serving = Serving(
        priorities: grid.rows.map { row in
          row.sizedCells.map { scene[$0.node].priority }.max() ?? 0
        },
        minimum: { (row) throws(SequentialError) in try ask(row, 0) },
        maximum: { (row) throws(SequentialError) in try ask(row, Length(.infinity)) },
        answer: { (row, share) throws(SequentialError) in try ask(row, share) })
      let available = proposed - Double(grid.rowGaps.reduce(0, +))
      heights = try serve(serving, available: available, node).map(\.length)
    } else {
      for row in grid.rows.indices { heights.append(try ask(row, nil)) }
    }
    gridPlans[key] = heights
    return heights
  }

  /// The height of a row whose cells are asked for a height.
  private func rowHeight(
    _ grid: GridContainer, _ row: Int, _ widths: [Length], _ height: Length?, _ node: NodeID,
    _ container: ContainerID
  ) throws(SequentialError) -> Length {
    let hasLine = try self.hasLine(grid, row, widths, height, node, container)
    let key = grid.rows[row].alignment
    var heights: [Length] = []
    var guides: [Length] = [0]
    var behind: [Length] = [0]
    for cell in grid.rows[row].sizedCells {
      let inner = Offer(width: boxWidth(grid, widths, cell, node), height: height)
      let length = try length(.vertical, of: cell.node, offered: inner, in: container)
      if hasLine && cell.anchor == nil {
        let guide = try guide(key, of: cell.node, offered: inner, in: container)
        guides.append(guide)
        behind.append(lengthBehind(guide, length))
      } else {
        heights.append(length)
      }
    }
    if hasLine {
      heights.append(
        program.largest(guides, origin: origin("a row's line", node))
          + program.largest(behind, origin: origin("a row behind its line", node)))
    }
    return heights.isEmpty ? 0 : program.largest(heights, origin: origin("a row", node))
  }

  /// Whether the cells of a row stand with their guides on one line.
  private func hasLine(
    _ grid: GridContainer, _ row: Int, _ widths: [Length], _ height: Length?, _ node: NodeID,
    _ container: ContainerID
  ) throws(SequentialError) -> Bool {
    let key = grid.rows[row].alignment
    switch key {
    case .firstTextBaseline, .lastTextBaseline, .custom: return true
    default: break
    }
    for cell in grid.rows[row].cells where cell.anchor == nil {
      guard dependencies[cell.node.index].guides.contains(.vertical) else { continue }
      let inner = Offer(width: boxWidth(grid, widths, cell, node), height: height)
      if try explicitGuide(key, of: cell.node, offered: inner, in: container) != nil { return true }
    }
    return false
  }

  func placeGrid(
    _ grid: GridContainer, _ node: NodeID, _ offer: Offer, _ box: PlacedBox,
    _ container: ContainerID
  ) throws(SequentialError) {
    guard !grid.rows.isEmpty else { return }
    let widths = try gridColumns(grid, node, offer, container)
    let heights = try gridRows(grid, node, offer, container)
    var columns: [Length] = []
    var x = Length(0)
    for (column, width) in widths.enumerated() {
      columns.append(x)
      let gap = column < grid.columnGaps.count ? Double(grid.columnGaps[column]) : 0
      x = shortened(x + width + gap, "a column's place", node)
    }
    var y = Length(0)
    for (row, height) in heights.enumerated() {
      try placeRow(grid, row, widths, columns, y, height, node, box, container)
      let gap = row < grid.rowGaps.count ? Double(grid.rowGaps[row]) : 0
      y = shortened(y + height + gap, "a row's place", node)
    }
  }

  private func placeRow(
    _ grid: GridContainer, _ row: Int, _ widths: [Length], _ columns: [Length], _ y: Length,
    _ height: Length, _ node: NodeID, _ box: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) {
    let key = grid.rows[row].alignment
    var line: Length?
    if try hasLine(grid, row, widths, height, node, container) {
      var guides: [Length] = [0]
      for cell in grid.rows[row].cells where cell.anchor == nil {
        let inner = Offer(width: boxWidth(grid, widths, cell, node), height: height)
        guides.append(try guide(key, of: cell.node, offered: inner, in: container))
      }
      line = program.largest(guides, origin: origin("a row's line", node))
    }
    for cell in grid.rows[row].cells {
      let width = boxWidth(grid, widths, cell, node)
      let inner = Offer(width: width, height: height)
      let size = try size(of: cell.node, offered: inner, in: container)
      var origin = Offer(width: columns[cell.column], height: y)
      if let anchor = cell.anchor {
        for axis in Axis.allCases {
          let room = place(inner[axis] ?? 0, minus: size[axis] ?? 0)
          origin[axis] = (origin[axis] ?? 0) + room * Double(anchor[axis])
        }
      } else {
        let column = grid.columnAlignments[cell.column]
        var across = try boxGuide(key, width: width, height: height)
        if let line { across = line }
        origin.width =
          columns[cell.column]
          + place(
            try boxGuide(column, width: width, height: height),
            minus: try guide(column, of: cell.node, offered: inner, in: container))
        origin.height =
          y + place(across, minus: try guide(key, of: cell.node, offered: inner, in: container))
      }
      try place(cell.node, at: origin, offered: inner, inside: node, box, container)
    }
  }
}

extension GridContainer.Row {
  /// The cells that count for the row's height.
  var sizedCells: [GridContainer.Cell] { cells.filter { !$0.unsizedAxes.contains(.vertical) } }
}
