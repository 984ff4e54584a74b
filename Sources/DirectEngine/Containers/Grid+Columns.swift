// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension GridLayout {
  /// How short and how long the cells of a column can be.
  struct ColumnLimits {
    var minimum: CGFloat = 0
    var maximum: CGFloat = 0
  }

  /// The widths of the columns for a proposal.
  func columnLengths(_ proposal: ProposedViewSize, _ pass: LayoutPass) -> [CGFloat] {
    // 1. and 2. The limits of the columns.
    let limits = columnLimits(pass)
    // 3. Serve them, or take ideal widths where none is proposed.
    var lengths =
      proposal.width.map { serve(limits, width: $0, height: proposal.height, pass) }
      ?? singles.map { longest($0, for: .unspecified, pass) }
    // 4. Widen them for cells that cover several.
    for index in spanning {
      let cell = cells[index]
      let room = boxWidth(cell, columns: lengths)
      var offered = ProposedViewSize.unspecified
      if let width = proposal.width {
        let leftover = nonNegative(width - total(lengths, columnGaps))
        offered = ProposedViewSize(width: nonNegative(room + leftover), height: proposal.height)
      }
      let excess = pass.length(of: cell.node, .horizontal, for: offered) - room
      spread(excess, over: unlimited(cell, limits) ?? Array(cell.columns)) {
        lengths[$0] += $1
      }
    }
    return lengths
  }

  private func longest(
    _ cells: [Int], for proposal: ProposedViewSize, _ pass: LayoutPass
  ) -> CGFloat {
    cells.reduce(0) { max($0, pass.length(of: self.cells[$1].node, .horizontal, for: proposal)) }
  }

  private func columnLimits(_ pass: LayoutPass) -> [ColumnLimits] {
    // 1. From the cells that cover one column.
    var limits = singles.map { column in
      ColumnLimits(
        minimum: longest(column, for: .zero, pass), maximum: longest(column, for: .infinity, pass))
    }
    // 2. What wider cells need beyond that goes to columns that nothing else measures, else to
    // columns without a limit, else to all, in equal parts.
    for index in spanning {
      let cell = cells[index]
      let unmeasured = cell.columns.filter { singles[$0].isEmpty }
      let receivers =
        unmeasured.isEmpty ? unlimited(cell, limits) ?? Array(cell.columns) : unmeasured
      let gaps = innerGaps(cell)
      let minimum = limits[cell.columns].reduce(gaps) { $0 + $1.minimum }
      let maximum = limits[cell.columns].reduce(gaps) { $0 + $1.maximum }
      let least = pass.length(of: cell.node, .horizontal, for: .zero)
      let most = pass.length(of: cell.node, .horizontal, for: .infinity)
      spread(least - minimum, over: receivers) { limits[$0].minimum += $1 }
      spread(most - maximum, over: receivers) { limits[$0].maximum += $1 }
    }
    return limits
  }

  /// The columns of a cell that have no limit; nil when all have one.
  private func unlimited(_ cell: Cell, _ limits: [ColumnLimits]) -> [Int]? {
    let columns = cell.columns.filter { limits[$0].maximum == .infinity }
    return columns.isEmpty ? nil : columns
  }

  /// Spreads an excess in equal parts; none, a negative or an undefined one changes nothing.
  private func spread(
    _ excess: CGFloat, over columns: [Int], add: (_ column: Int, _ part: CGFloat) -> Void
  ) {
    guard excess > 0 else { return }
    for column in columns { add(column, excess / CGFloat(columns.count)) }
  }

  /// Columns are served like the children of an `HStack`.
  private func serve(
    _ limits: [ColumnLimits], width: CGFloat, height: CGFloat?, _ pass: LayoutPass
  ) -> [CGFloat] {
    let demands = zip(limits, columnPriorities).map {
      ServingDemand(priority: $1, minimum: $0.minimum, maximum: $0.maximum)
    }
    var lengths = [CGFloat](repeating: 0, count: limits.count)
    Serving.serve(
      demands, in: Serving.order(demands, tolerance: pass.tolerance),
      length: width - columnGaps.reduce(0, +)
    ) { column, share in
      let offered = ProposedViewSize(width: share, height: height)
      lengths[column] =
        singles[column].isEmpty
        ? min(share, limits[column].maximum) : longest(singles[column], for: offered, pass)
      return lengths[column]
    }
    return lengths
  }
}
