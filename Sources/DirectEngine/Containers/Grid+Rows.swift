// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension GridLayout {
  /// The heights of the rows for a proposed height: served like the children of a `VStack`.
  func rowLengths(_ height: CGFloat?, columns: [CGFloat], _ pass: LayoutPass) -> [CGFloat] {
    guard let height else { return rows.map { length(of: $0, for: nil, columns, pass) } }
    let demands = rows.map { row in
      guard rows.count > 1 else { return ServingDemand(priority: row.priority) }
      return ServingDemand(
        priority: row.priority, minimum: length(of: row, for: 0, columns, pass),
        maximum: length(of: row, for: .infinity, columns, pass))
    }
    var lengths = [CGFloat](repeating: 0, count: rows.count)
    Serving.serve(
      demands, in: Serving.order(demands, tolerance: pass.tolerance),
      length: height - rowGaps.reduce(0, +)
    ) { row, share in
      lengths[row] = length(of: rows[row], for: share, columns, pass)
      return lengths[row]
    }
    return lengths
  }

  /// The height of a row whose cells are offered a height: that of its tallest measured cell, or
  /// what they take around their line.
  private func length(
    of row: Row, for height: CGFloat?, _ columns: [CGFloat], _ pass: LayoutPass
  ) -> CGFloat {
    let asked = row.cells.map { index in
      let offered = ProposedViewSize(
        width: nonNegative(boxWidth(cells[index], columns: columns)), height: height)
      return ChildPlacement(
        node: cells[index].node, proposal: offered,
        size: pass.size(of: cells[index].node, for: offered), origin: .zero)
    }
    let hasLine = hasLine(row, asked, pass)
    var above: CGFloat = 0
    var below: CGFloat = 0
    var tallest: CGFloat = 0
    for (index, cell) in zip(row.cells, asked) where cells[index].isSized.vertical {
      if hasLine, cells[index].anchor == nil {
        let guide = pass.guide(row.alignment, of: cell)
        above = max(above, guide)
        below = max(below, defined(cell.size.height - guide))
      } else {
        tallest = max(tallest, cell.size.height)
      }
    }
    return max(tallest, above + below)
  }

  /// Whether the cells of a row stand on a line of their own: always by baselines and custom
  /// guides, else where a cell without an anchor sets the row's guide.
  func hasLine(_ row: Row, _ asked: [ChildPlacement], _ pass: LayoutPass) -> Bool {
    if row.alwaysHasLine { return true }
    return zip(row.cells, asked).contains { index, cell in
      cells[index].anchor == nil && pass.passedGuide(row.alignment, of: cell) != nil
    }
  }

  /// The line of a row whose cells are placed.
  func line(_ row: Row, _ placed: [ChildPlacement], _ pass: LayoutPass) -> CGFloat {
    zip(row.cells, placed).reduce(0) { line, cell in
      cells[cell.0].anchor == nil ? max(line, pass.guide(row.alignment, of: cell.1)) : line
    }
  }
}
