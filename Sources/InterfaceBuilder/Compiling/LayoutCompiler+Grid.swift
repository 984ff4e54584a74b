// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// What grid views ask of the contents of their cells.
extension LayoutCompiler {
  /// Compiles a grid: its tracks, then the contents of its cells.
  mutating func compile(_ grid: Document.Grid, _ view: Int) {
    let columns = compileTracks(
      grid.columns, spacing: grid.columnSpacing, .horizontal, view)
    let rows = compileTracks(grid.rows, spacing: grid.rowSpacing, .vertical, view)
    for position in grid.cells.indices {
      guard let span = span(ofCell: position, in: grid) else { continue }
      compileCell(position, grid, view, span: span, columns: columns, rows: rows)
    }
    compileRowBaselines(grid, view)
  }

  // MARK: Tracks

  /// The visible tracks one after the other, each as a guide; nil for a hidden one.
  private mutating func compileTracks(
    _ tracks: [Document.Grid.Track], spacing: CGFloat, _ axis: Axis, _ view: Int
  ) -> [LayoutArea?] {
    let own = area(of: view)
    let word = axis == .horizontal ? "column" : "row"
    var areas: [LayoutArea?] = []
    var previous: (area: LayoutArea, padding: CGFloat)?
    for (position, track) in tracks.enumerated() {
      guard !track.isHidden else {
        areas.append(nil)
        continue
      }
      let name = "\(word) \(position + 1) of \(document.views[view].id)"
      guides.append(RelationDomain.Guide(name))
      let area = LayoutArea(item: .guide(name))
      areas.append(area)
      let text = "\(word) \(position + 1) of \(document.name(of: view))"
      let start = previous.map { $0.area.end(axis).adding(Double($0.padding + spacing)) }
      add(
        area.start(axis), .equal,
        (start ?? own.start(axis)).adding(Double(track.startPadding)), .arrangement(view),
        "\(text) follows the one before")
      add(
        area.start(axis.cross), .equal, own.start(axis.cross), .arrangement(view),
        "\(text) reaches across")
      add(
        area.length(axis.cross), .equal, own.length(axis.cross), .arrangement(view),
        "\(text) reaches across")
      if let length = track.length {
        add(
          area.length(axis), .equal, constant(length), .arrangement(view),
          "\(text) is \(InterfaceBuilderText.number(length)) long")
      } else {
        add(
          area.length(axis), .atMost, constant(0), priority: LayoutRules.trackPull,
          .arrangement(view), "\(text) is as small as it can be")
      }
      previous = (area, track.endPadding)
    }
    if let last = previous {
      add(
        last.area.end(axis).adding(Double(last.padding)), .equal, own.end(axis),
        .arrangement(view), "the last \(word) ends \(document.name(of: view))")
    }
    return areas
  }

  // MARK: Cells

  /// The first and last row and column that a cell with its merged ones covers; nil for a cell
  /// without content or place, or that another one heads.
  private func span(
    ofCell position: Int, in grid: Document.Grid
  ) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
    let cell = grid.cells[position]
    guard cell.content != nil, let row = cell.row, let column = cell.column else { return nil }
    var rows = row...row
    var columns = column...column
    for other in grid.cells where other.mergedHead == position {
      if let row = other.row { rows = min(rows.lowerBound, row)...max(rows.upperBound, row) }
      if let column = other.column {
        columns = min(columns.lowerBound, column)...max(columns.upperBound, column)
      }
    }
    return (rows, columns)
  }

  private mutating func compileCell(
    _ position: Int, _ grid: Document.Grid, _ view: Int,
    span: (rows: ClosedRange<Int>, columns: ClosedRange<Int>), columns: [LayoutArea?],
    rows: [LayoutArea?]
  ) {
    let cell = grid.cells[position]
    guard let content = cell.content, !plan.isDetached[content], let row = cell.row,
      let column = cell.column
    else { return }
    let xPlacement = cell.xPlacement ?? grid.columns[column].placement ?? grid.xPlacement
    let yPlacement = cell.yPlacement ?? grid.rows[row].placement ?? grid.yPlacement
    let isAligned = rowAlignment(of: cell, in: grid) != .none
    let spans: [(Axis, [LayoutArea?], ClosedRange<Int>, Document.Grid.Placement)] = [
      (.horizontal, columns, span.columns, xPlacement), (.vertical, rows, span.rows, yPlacement),
    ]
    for (axis, tracks, range, placement) in spans {
      let visible = range.compactMap { tracks.indices.contains($0) ? tracks[$0] : nil }
      guard let first = visible.first, let last = visible.last, placement != .none else { continue }
      place(
        content, axis, from: first.start(axis), to: last.end(axis),
        isAligned && axis == .vertical ? .none : placement, view)
    }
  }

  private mutating func place(
    _ content: Int, _ axis: Axis, from start: RelationExpression, to end: RelationExpression,
    _ placement: Document.Grid.Placement, _ view: Int
  ) {
    let area = area(of: content)
    let text = "\(document.name(of: content)) is placed in its cell of \(document.name(of: view))"
    add(area.start(axis), .atLeast, start, .arrangement(view), text)
    add(area.end(axis), .atMost, end, .arrangement(view), text)
    switch placement {
    case .none: break
    case .leading, .top: add(area.start(axis), .equal, start, .arrangement(view), text)
    case .trailing, .bottom: add(area.end(axis), .equal, end, .arrangement(view), text)
    case .center:
      add(
        area.center(axis), .equal, start.adding(end).scaled(by: 0.5), .arrangement(view), text)
    case .fill:
      add(area.start(axis), .equal, start, .arrangement(view), text)
      add(area.end(axis), .equal, end, .arrangement(view), text)
    }
  }

  // MARK: Baselines

  private func rowAlignment(
    of cell: Document.Grid.Cell, in grid: Document.Grid
  ) -> Document.Grid.RowAlignment {
    cell.rowAlignment ?? cell.row.flatMap { grid.rows[$0].rowAlignment } ?? grid.rowAlignment
  }

  private mutating func compileRowBaselines(_ grid: Document.Grid, _ view: Int) {
    for row in grid.rows.indices {
      let contents = grid.cells.filter { $0.row == row && $0.content != nil }.compactMap { cell in
        cell.content.map { ($0, rowAlignment(of: cell, in: grid)) }
      }.filter { $0.1 != .none && !plan.isDetached[$0.0] }
      guard let first = contents.first else { continue }
      for other in contents.dropFirst() {
        let kind: Baseline = other.1 == .firstBaseline ? .first : .last
        add(
          baseline(kind, of: other.0), .equal, baseline(kind, of: first.0), .arrangement(view),
          "row \(row + 1) of \(document.name(of: view)) is lined up by baselines")
      }
    }
  }
}
