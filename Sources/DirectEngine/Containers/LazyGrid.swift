// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A `LazyVGrid` or a `LazyHGrid`; below, items follow each other along the axis, lines of cells
/// across it.
///
/// - Proposal to children: the length of their item along the axis, nil across.
/// - Own size: along, the items with their gaps, whatever was proposed; across, the lines with
///   theirs, each as long as its longest cell.
/// - Placement: items are dealt out anew from the own length, and cells measured anew. A cell is
///   asked for its item's and line's lengths, and stands in that box by its item's alignment.
/// - Guides: none.
struct LazyGridLayout: NodeLayout {
  let grid: LazyGrid
  let alignments: [GuidePair]
  let children: [NodeID]

  /// A column (or row) as dealt out.
  private struct Item {
    var length: CGFloat
    var gap: CGFloat
    var description: Int
  }

  /// A line of cells.
  private struct Line {
    var cells: Range<Int>
    var length: CGFloat
  }

  private var axis: Axis { grid.axis }

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.container(of: children.lazy.map(plan.facts(of:)))
    let isFixed = grid.items.allSatisfy {
      if case .fixed = $0.size { true } else { false }
    }
    facts.ignoredAxes = isFixed ? .both : Axis.Set(axis.cross)
    facts.explicitGuides = 0
    facts.isSeparable = false
    return facts
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    let items = items(in: proposal[axis] ?? 0, pass)
    let lines = lines(of: items, pass)
    return CGSize(
      axis, nonNegative(length(of: items)), cross: nonNegative(length(of: lines)))
  }

  // MARK: Items

  /// Deals a length out to the items.
  private func items(in length: CGFloat, _ pass: LayoutPass) -> [Item] {
    // 1. What the gaps and the fixed items leave.
    var rest = length
    var unserved = 0
    for (index, item) in grid.items.enumerated() {
      if index < grid.items.count - 1 { rest -= item.gap }
      if case .fixed(let length) = item.size { rest -= nonNegative(length) } else { unserved += 1 }
    }
    // 2. Each flexible or adaptive item in turn takes an equal part of the rest.
    var items: [Item] = []
    for (index, item) in grid.items.enumerated() {
      let share = nonNegative(rest / CGFloat(max(unserved, 1)))
      switch item.size {
      case .fixed(let length):
        items.append(Item(length: nonNegative(length), gap: item.gap, description: index))
        continue
      case .flexible(let minimum, let maximum):
        let taken = nonNegative(clamped(share, from: minimum, to: maximum))
        items.append(Item(length: taken, gap: item.gap, description: index))
        take(taken, from: &rest)
      case .adaptive(let minimum, let maximum):
        items += adaptive(
          index, in: share, minimum: nonNegative(minimum), maximum: maximum, pass)
        take(share, from: &rest)
      }
      unserved -= 1
    }
    return items
  }

  private func take(_ length: CGFloat, from rest: inout CGFloat) {
    let left = rest - length
    if !left.isNaN { rest = left }
  }

  /// 3. An adaptive item becomes as many items as fit into its share.
  private func adaptive(
    _ index: Int, in share: CGFloat, minimum: CGFloat, maximum: CGFloat, _ pass: LayoutPass
  ) -> [Item] {
    let description = grid.items[index]
    let count = description.adaptiveCount(
      in: share, minimum: minimum, children: children.count, tolerance: pass.tolerance)
    var length = minimum
    if share.isFinite {
      let room = share - CGFloat(count - 1) * description.gap
      length = nonNegative(min(room / CGFloat(count), maximum))
    }
    return [Item](
      repeating: Item(length: length, gap: description.gap, description: index), count: count)
  }

  private func length(of items: [Item]) -> CGFloat {
    var length: CGFloat = 0
    for (index, item) in items.enumerated() {
      length += item.length + (index < items.count - 1 ? item.gap : 0)
    }
    return length
  }

  // MARK: Lines

  private func lines(of items: [Item], _ pass: LayoutPass) -> [Line] {
    guard !items.isEmpty else { return [] }
    return stride(from: 0, to: children.count, by: items.count).map { start in
      let cells = start..<min(start + items.count, children.count)
      var longest: CGFloat = 0
      for cell in cells {
        let offered = ProposedViewSize(axis, items[cell - start].length, cross: nil)
        longest = max(longest, pass.size(of: children[cell], for: offered)[axis.cross])
      }
      return Line(cells: cells, length: longest)
    }
  }

  private func length(of lines: [Line]) -> CGFloat {
    lines.reduce(CGFloat(max(lines.count - 1, 0)) * grid.lineGap) { $0 + $1.length }
  }

  // MARK: Placing

  func arrangement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> [ChildPlacement] {
    let items = items(in: size[axis], pass)
    return arrangement(of: lines(of: items, pass), items, pass)
  }

  private func arrangement(
    of lines: [Line], _ items: [Item], _ pass: LayoutPass
  ) -> [ChildPlacement] {
    var placements: [ChildPlacement] = []
    placements.reserveCapacity(children.count)
    var linePosition: CGFloat = 0
    for line in lines {
      var position: CGFloat = 0
      for (cell, item) in zip(line.cells, items) {
        let box = CGSize(axis, item.length, cross: line.length)
        let offered = ProposedViewSize(box)
        var placement = ChildPlacement(
          node: children[cell], proposal: offered,
          size: pass.size(of: children[cell], for: offered), origin: .zero)
        let inner = pass.origin(of: placement, in: box, by: alignments[item.description])
        placement.origin = CGPoint(
          axis, position + inner[axis], cross: linePosition + inner[axis.cross])
        placements.append(placement)
        position += item.length + item.gap
      }
      linePosition += line.length + grid.lineGap
    }
    return placements
  }

  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass) {
    let items = items(in: frame.size[axis], pass)
    let lines = lines(of: items, pass)
    if length(of: items) < -pass.tolerance { pass.warnNegative(axis, at: node) }
    if length(of: lines) < -pass.tolerance { pass.warnNegative(axis.cross, at: node) }
    for placement in arrangement(of: lines, items, pass) {
      pass.place(placement, in: frame, of: node)
    }
  }
}
