// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// An eager `Grid`.
///
/// - Proposal to children: columns are served like the children of an `HStack` (see
///   `columnLengths`), then rows like those of a `VStack` with the columns as they are (see
///   `rowLengths`).
/// - Own size: the sum of the columns and of the rows, with their gaps.
/// - Placement: served anew; each cell is asked for its box and stands in it by its anchor, its
///   column's guide and its row's guide or line.
/// - Guides: none.
struct GridLayout: NodeLayout {
  let grid: GridContainer
  let cells: [Cell]
  let rows: [Row]
  let columnGaps: [CGFloat]
  let rowGaps: [CGFloat]
  /// For each column the horizontally sized cells that cover it alone.
  let singles: [[Int]]
  /// For each column the largest priority of those cells, 0 without one.
  let columnPriorities: [Double]
  /// The horizontally sized cells that cover several columns, by ascending span.
  let spanning: [Int]

  struct Cell {
    let node: NodeID
    let columns: Range<Int>
    let isSized: (horizontal: Bool, vertical: Bool)
    let anchor: UnitPoint?
    let columnAlignment: GuideKey
  }

  struct Row {
    let cells: Range<Int>
    let alignment: GuideKey
    /// Whether the guide puts the cells on a line whatever they are.
    let alwaysHasLine: Bool
    let priority: Double
  }

  init(_ grid: GridContainer, guides: inout GuideTable, plan: [NodeFacts], scene: SceneTree) {
    self.grid = grid
    columnGaps = grid.columnGaps
    rowGaps = grid.rowGaps
    var cells: [Cell] = []
    var rows: [Row] = []
    let columnKeys = grid.columnAlignments.map { guides.key($0, in: scene) }
    for row in grid.rows {
      let start = cells.count
      for cell in row.cells {
        cells.append(
          Cell(
            node: cell.node, columns: cell.columns,
            isSized: (
              !cell.unsizedAxes.contains(Axis.horizontal), !cell.unsizedAxes.contains(Axis.vertical)
            ),
            anchor: cell.anchor, columnAlignment: columnKeys[cell.column]))
      }
      let sized = cells[start...].filter(\.isSized.vertical)
      rows.append(
        Row(
          cells: start..<cells.count, alignment: guides.key(row.alignment, in: scene),
          alwaysHasLine: Self.alwaysHasLine(row.alignment),
          priority: sized.map { plan[$0.node.index].priority }.max() ?? 0))
    }
    self.cells = cells
    self.rows = rows
    let measured = cells.indices.filter { cells[$0].isSized.horizontal }
    var singles = [[Int]](repeating: [], count: grid.columnCount)
    for cell in measured where cells[cell].columns.count == 1 {
      singles[cells[cell].columns.lowerBound].append(cell)
    }
    self.singles = singles
    columnPriorities = singles.map { column in
      column.map { plan[cells[$0].node.index].priority }.max() ?? 0
    }
    spanning = measured.filter { cells[$0].columns.count > 1 }.sorted { first, second in
      (cells[first].columns.count, first) < (cells[second].columns.count, second)
    }
  }

  private static func alwaysHasLine(_ key: AlignmentKey) -> Bool {
    switch key {
    case .firstTextBaseline, .lastTextBaseline, .custom: true
    default: false
    }
  }

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.container(of: cells.lazy.map { plan.facts(of: $0.node) })
    // Columns below spans alone hang on the proposal even where every cell ignores it, and cells
    // whose axes meet are asked without a height where no width is proposed.
    if !spanning.isEmpty || !facts.isSeparable { facts.ignoredAxes.remove(.horizontal) }
    facts.explicitGuides = 0
    let keys = rows.map(\.alignment) + cells.map(\.columnAlignment)
    if keys.contains(where: plan.guides.readsAcross) { facts.isSeparable = false }
    return facts
  }

  // MARK: Measuring

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    let columns = columnLengths(proposal, pass)
    let rows = rowLengths(proposal.height, columns: columns, pass)
    return CGSize(
      width: nonNegative(total(columns, columnGaps)), height: nonNegative(total(rows, rowGaps)))
  }

  func total(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> CGFloat {
    lengths.reduce(0, +) + gaps.reduce(0, +)
  }

  /// The gaps inside a cell that covers several columns.
  func innerGaps(_ cell: Cell) -> CGFloat {
    columnGaps[cell.columns.lowerBound..<(cell.columns.upperBound - 1)].reduce(0, +)
  }

  /// The width of a cell's box.
  func boxWidth(_ cell: Cell, columns: [CGFloat]) -> CGFloat {
    columns[cell.columns].reduce(innerGaps(cell), +)
  }

  // MARK: Placing

  func arrangement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> [ChildPlacement] {
    let columns = columnLengths(proposal, pass)
    let rows = rowLengths(proposal.height, columns: columns, pass)
    return arrangement(columns: columns, rows: rows, pass)
  }

  private func arrangement(
    columns: [CGFloat], rows lengths: [CGFloat], _ pass: LayoutPass
  ) -> [ChildPlacement] {
    let columnStarts = starts(of: columns, gaps: columnGaps)
    let rowStarts = starts(of: lengths, gaps: rowGaps)
    var placements: [ChildPlacement] = []
    placements.reserveCapacity(cells.count)
    for (index, row) in rows.enumerated() {
      var placed = row.cells.map { cell in
        let box = CGSize(
          width: nonNegative(boxWidth(cells[cell], columns: columns)), height: lengths[index])
        let offered = ProposedViewSize(box)
        return ChildPlacement(
          node: cells[cell].node, proposal: offered,
          size: pass.size(of: cells[cell].node, for: offered), origin: .zero)
      }
      let line = hasLine(row, placed, pass) ? line(row, placed, pass) : nil
      for (offset, cell) in row.cells.enumerated() {
        let box = CGSize(
          width: nonNegative(boxWidth(cells[cell], columns: columns)), height: lengths[index])
        let inner = origin(of: placed[offset], cells[cell], in: box, row, line: line, pass)
        placed[offset].origin = CGPoint(
          x: columnStarts[cells[cell].columns.lowerBound] + inner.x, y: rowStarts[index] + inner.y)
      }
      placements += placed
    }
    return placements
  }

  private func starts(of lengths: [CGFloat], gaps: [CGFloat]) -> [CGFloat] {
    var position: CGFloat = 0
    return lengths.indices.map { index in
      defer { position += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return position
    }
  }

  /// Where a cell stands in its box.
  private func origin(
    of placement: ChildPlacement, _ cell: Cell, in box: CGSize, _ row: Row, line: CGFloat?,
    _ pass: LayoutPass
  ) -> CGPoint {
    if let anchor = cell.anchor {
      return CGPoint(
        x: finite((box.width - placement.size.width) * anchor.x),
        y: finite((box.height - placement.size.height) * anchor.y))
    }
    let lineDown = line ?? pass.defaultGuide(row.alignment, of: box)
    return CGPoint(
      x: finite(
        pass.defaultGuide(cell.columnAlignment, of: box)
          - pass.guide(cell.columnAlignment, of: placement)),
      y: finite(lineDown - pass.guide(row.alignment, of: placement)))
  }

  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass) {
    let columns = columnLengths(proposal, pass)
    let rows = rowLengths(proposal.height, columns: columns, pass)
    if total(columns, columnGaps) < -pass.tolerance { pass.warnNegative(.horizontal, at: node) }
    if total(rows, rowGaps) < -pass.tolerance { pass.warnNegative(.vertical, at: node) }
    for placement in arrangement(columns: columns, rows: rows, pass) {
      pass.place(placement, in: frame, of: node)
    }
  }
}
