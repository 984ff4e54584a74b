// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// The rules of `HStack` and `VStack` for layouts that are called in code.
///
/// A stack in a view tree is a node of its own, which the engines solve.
struct StackRules {
  let axis: Axis
  let alignment: AlignmentKey
  let spacing: CGFloat?

  /// The children's gaps and what they were proposed.
  struct Plan {
    var gaps: [CGFloat]
    var proposals: [ProposedViewSize]
    var sizes: [CGSize]
    /// The alignment line across, from the stack's edge.
    var line: CGFloat
    /// The stack's own size.
    var size: CGSize
  }

  private func gaps(_ subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { child, next in
      spacing ?? child.spacing.distance(to: next.spacing, along: axis)
    }
  }

  private func guide(_ dimensions: ViewDimensions) -> CGFloat {
    alignment.axis == .horizontal
      ? dimensions[HorizontalAlignment(key: alignment)]
      : dimensions[VerticalAlignment(key: alignment)]
  }

  /// Serves the children and finds the stack's size.
  func plan(_ subviews: LayoutSubviews, proposal: ProposedViewSize) -> Plan {
    let gaps = gaps(subviews)
    let lengths = served(subviews, proposal: proposal, gaps: gaps.reduce(0, +))
    let proposals = lengths.map {
      ProposedViewSize(axis, $0, cross: proposal[axis.cross])
    }
    // The range across starts as 0...0, so that the line is never before the stack's edge.
    var (low, high): (CGFloat, CGFloat) = (0, 0)
    var sizes: [CGSize] = []
    for (child, proposal) in zip(subviews, proposals) {
      let dimensions = child.dimensions(in: proposal)
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      let guide = guide(dimensions)
      (low, high) = (min(low, -guide), max(high, size[axis.cross] - guide))
      sizes.append(size)
    }
    let along = sizes.reduce(gaps.reduce(0, +)) { $0 + $1[axis] }
    return Plan(
      gaps: gaps, proposals: proposals, sizes: sizes, line: -low,
      size: CGSize(axis, max(along, 0), cross: high - low))
  }

  /// What each child is proposed along the axis.
  private func served(
    _ subviews: LayoutSubviews, proposal: ProposedViewSize, gaps: CGFloat
  ) -> [CGFloat?] {
    guard let length = proposal[axis] else { return subviews.map { _ in nil } }
    let cross = proposal[axis.cross]
    let answer = { (child: LayoutSubview, length: CGFloat) in
      child.sizeThatFits(ProposedViewSize(axis, length, cross: cross))[axis]
    }
    let smallest = subviews.map { answer($0, 0) }
    let largest = subviews.map { answer($0, .infinity) }
    let order = order(subviews.map(\.priority), smallest, largest)
    // 1. Reserve the smallest lengths of all lower priorities.
    let first = order.first.map { subviews[subviews.startIndex + $0].priority }
    var available = length - gaps
    for index in order where subviews[subviews.startIndex + index].priority != first {
      available -= smallest[index]
    }
    var proposed = [CGFloat?](repeating: nil, count: subviews.count)
    var current = first
    for (position, index) in order.enumerated() {
      let child = subviews[subviews.startIndex + index]
      let group = order[position...].filter {
        subviews[subviews.startIndex + $0].priority == child.priority
      }
      // 2. A later group gets back what was reserved for it.
      if child.priority != current {
        current = child.priority
        available += group.reduce(0) { $0 + smallest[$1] }
      }
      // 3. An equal share of what is left; who takes more leaves less to the next.
      let share = max(available / CGFloat(group.count), 0)
      proposed[index] = share
      let left = available - answer(child, share)
      if !left.isNaN { available = left }
    }
    return proposed
  }

  /// The order in which children are served: by priority, then by flexibility, then as written.
  private func order(
    _ priorities: [Double], _ smallest: [CGFloat], _ largest: [CGFloat]
  ) -> [Int] {
    priorities.indices.sorted { a, b in
      if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
      let (first, second) = (largest[a] - smallest[a], largest[b] - smallest[b])
      if first != second && !(first.isNaN || second.isNaN) { return first < second }
      if first == .infinity && smallest[a] != smallest[b] { return smallest[a] > smallest[b] }
      return a < b
    }
  }

  /// Places the children in bounds.
  func place(_ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize) {
    var proposal = proposal
    if proposal[axis.cross] == nil { proposal[axis.cross] = bounds.size[axis.cross] }
    let plan = plan(subviews, proposal: proposal)
    var position = bounds.origin[axis]
    for (index, child) in subviews.enumerated() {
      let guide = guide(child.dimensions(in: plan.proposals[index]))
      let across = bounds.origin[axis.cross] + plan.line - guide
      child.place(
        at: CGPoint(axis, position, cross: across), proposal: plan.proposals[index])
      position += plan.sizes[index][axis] + (index < plan.gaps.count ? plan.gaps[index] : 0)
    }
  }

  /// The first child's wishes at the start, the last one's at the end, everybody's across.
  func outerSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    let isHorizontal = axis == .horizontal
    var spacing = ViewSpacing()
    for (index, child) in subviews.enumerated() {
      var edges: Edge.Set = isHorizontal ? .vertical : .horizontal
      if index == 0 { edges.insert(isHorizontal ? .leading : .top) }
      if index == subviews.count - 1 { edges.insert(isHorizontal ? .trailing : .bottom) }
      spacing.formUnion(child.spacing, edges: edges)
    }
    return spacing
  }
}
