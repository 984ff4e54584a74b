// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// The items of a lazy grid after adaptive ones are multiplied, and the lines of its cells.
struct LazyGridPlan {
  var lengths: [Length]
  var gaps: [Double]
  var items: [LazyGridItem]

  /// Where each item starts.
  func starts() -> [Length] {
    var starts: [Length] = []
    var start = Length(0)
    for (length, gap) in zip(lengths, gaps) {
      starts.append(start)
      start += length + gap
    }
    return starts
  }
}

/// LazyVGrid and LazyHGrid.
///
/// - Proposal to children: the item's length and nil; placed, the item's and the line's length.
/// - Own size: along the items their sum, which may exceed the proposal; across the lines' sum.
/// - Placement: the items are distributed again in the own length.
/// - Linear rows: a clamp a flexible item; the count of adaptive ones is an integer found first,
///   then each is a clamp at its maximum; a `largest` a line of cells.
extension Compiler {
  func lazyGridLength(
    _ grid: LazyGrid, _ axis: Axis, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> Length {
    let plan = try lazyGridPlan(grid, node, in: offer[grid.axis])
    if axis == grid.axis {
      var sum = Length(0)
      for index in plan.lengths.indices {
        sum = shortened(sum + plan.lengths[index], "the items and gaps", node)
        if index > 0 { sum += plan.gaps[index - 1] }
      }
      return plan.gaps.contains { $0 < 0 } ? ownLength(sum, axis, "the items and gaps", node) : sum
    }
    let lines = try lazyLines(grid, plan, node, container)
    guard !lines.isEmpty else { return 0 }
    let gap = Double(grid.lineGap)
    var sum = Length(Double(lines.count - 1) * gap)
    for line in lines { sum = shortened(sum + line, "the grid's lines", node) }
    return gap < 0 ? ownLength(sum, axis, "the grid's lines", node) : sum
  }

  /// Distributes a length over the items.
  private func lazyGridPlan(
    _ grid: LazyGrid, _ node: NodeID, in proposed: Length?
  ) throws(SequentialError) -> LazyGridPlan {
    let key = QuestionKey(
      node: node, axis: grid.axis, offer: Offer(grid.axis, proposed, cross: nil),
      container: ContainerID(index: 0))
    if let known = lazyPlans[key] { return known }
    var rest = proposed ?? 0
    for item in grid.items.dropLast() { rest -= Double(item.gap) }
    var flexible = 0
    for item in grid.items {
      if case .fixed(let length) = item.size { rest -= Double(length) } else { flexible += 1 }
    }
    var plan = LazyGridPlan(lengths: [], gaps: [], items: [])
    for item in grid.items {
      if case .fixed(let length) = item.size {
        plan.append(item, [Length(Double(length))])
        continue
      }
      let share = remaining(rest / Double(flexible), "an item's share", node)
      let lengths = try lazyItem(item, share, node)
      plan.append(item, lengths.expanded)
      deduct(lengths.taken, from: &rest, node)
      flexible -= 1
    }
    lazyPlans[key] = plan
    return plan
  }

  /// What an item takes of its share, and the lengths that it becomes.
  private func lazyItem(
    _ item: LazyGridItem, _ share: Length, _ node: NodeID
  ) throws(SequentialError) -> (taken: Length, expanded: [Length]) {
    switch item.size {
    case .fixed(let length): return (Length(Double(length)), [Length(Double(length))])
    case .flexible(let minimum, let maximum):
      let length = program.clamp(
        share, lower: Double(minimum), upper: Double(maximum),
        origin: origin("a flexible item", node))
      return (length, [length])
    case .adaptive(let minimum, let maximum):
      let children = scene.children(of: node).count
      let count = item.adaptiveCount(
        in: try number(share), minimum: minimum, children: children, tolerance: scene.tolerance)
      guard !share.isInfinite else {
        return (share, [Length](repeating: Length(Double(minimum)), count: count))
      }
      let room = (share - Double(count - 1) * Double(item.gap)) / Double(count)
      let length = program.clamp(
        room, lower: -.infinity, upper: Double(maximum), origin: origin("an adaptive item", node))
      return (share, [Length](repeating: length, count: count))
    }
  }

  /// The lengths across of the lines of cells.
  private func lazyLines(
    _ grid: LazyGrid, _ plan: LazyGridPlan, _ node: NodeID, _ container: ContainerID
  ) throws(SequentialError) -> [Length] {
    let children = Array(scene.children(of: node))
    let count = plan.lengths.count
    guard count > 0 else { return [] }
    var lines: [Length] = []
    for start in stride(from: 0, to: children.count, by: count) {
      var lengths: [Length] = []
      for (index, child) in children[start..<min(start + count, children.count)].enumerated() {
        let inner = Offer(grid.axis, plan.lengths[index], cross: nil)
        lengths.append(
          try length(grid.axis.cross, of: child, offered: inner, in: container))
      }
      lines.append(program.largest(lengths, origin: origin("a line of cells", node)))
    }
    return lines
  }

  func placeLazyGrid(
    _ grid: LazyGrid, _ node: NodeID, _ box: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) {
    guard !grid.items.isEmpty else { return }
    let own = grid.axis == .horizontal ? box.width : box.height
    let plan = try lazyGridPlan(grid, node, in: own)
    let lines = try lazyLines(grid, plan, node, container)
    let starts = plan.starts()
    var across = Length(0)
    for (index, child) in scene.children(of: node).enumerated() {
      let (line, column) = index.quotientAndRemainder(dividingBy: plan.lengths.count)
      if column == 0 && line > 0 {
        across = shortened(across + lines[line - 1] + Double(grid.lineGap), "a line's place", node)
      }
      let cell = Offer(grid.axis, plan.lengths[column], cross: lines[line])
      let corner = Offer(grid.axis, starts[column], cross: across)
      var origin = Offer.zero
      for axis in Axis.allCases {
        let key = plan.items[column].alignment[axis]
        let guide = try self.guide(key, of: child, offered: cell, in: container)
        let line = try boxGuide(key, width: cell.width ?? 0, height: cell.height ?? 0)
        origin[axis] = (corner[axis] ?? 0) + place(line, minus: guide)
      }
      try place(child, at: origin, offered: cell, inside: node, box, container)
    }
  }
}

extension LazyGridPlan {
  mutating func append(_ item: LazyGridItem, _ expanded: [Length]) {
    lengths += expanded
    gaps += [Double](repeating: Double(item.gap), count: expanded.count)
    items += [LazyGridItem](repeating: item, count: expanded.count)
  }
}
