// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// An `HStack` or a `VStack`.
///
/// - Proposal to children: without a length along the axis, nil; else shares of what the gaps
///   leave, dealt out by priority and flexibility (see `Serving`). Across, the proposal.
/// - Own size: along, the sum of children and gaps, never clamped to the proposal; across, what the
///   children take when their guides are put on one line.
/// - Placement: served anew, with the own length across where none was proposed; one after the
///   other, their guides on the line.
/// - Guides: the children's explicit values, joined.
struct StackLayout: JoiningLayout {
  let node: NodeID
  let axis: Axis
  let alignment: GuideKey
  /// Whether the guides of all children are the defaults of their sizes.
  let alignsBySize: Bool
  let gaps: [CGFloat]
  let gapSum: CGFloat
  let children: ArraySlice<NodeID>
  /// The serving order, where it is known and nothing is reserved.
  let settledOrder: StackOrder?

  init(
    _ stack: Stack, _ node: NodeID, alignment: GuideKey, _ children: ArraySlice<NodeID>,
    plan: LayoutPlan
  ) {
    self.node = node
    axis = stack.axis
    self.alignment = alignment
    gaps = stack.gaps
    gapSum = stack.gaps.reduce(0, +)
    self.children = children
    var explicitGuides: UInt64 = 0
    for child in children { explicitGuides |= plan.facts[child.index].explicitGuides }
    alignsBySize =
      alignment.index < GuideKey.builtInCount && explicitGuides & alignment.bit == 0
    settledOrder = StackOrder(children, along: stack.axis, plan: plan)
  }

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.container(of: children.lazy.map { plan.facts[$0.index] })
    facts.explicitGuides &= ~GuideKey.unjoinedBits
    if plan.guides.readsAcross(alignment) { facts.isSeparable = false }
    if !facts.isSeparable { facts.risingAxes = risingAxes(in: plan) }
    return facts
  }

  /// Lengths rise with those of the children, where 0 and infinity reach them all and their guides
  /// follow their sizes.
  private func risingAxes(in plan: LayoutPlan) -> Axis.Set {
    var axes: Axis.Set = .both
    if !handsOn(in: plan) { axes.remove(Axis.Set(axis)) }
    if !alignsBySize { axes.remove(Axis.Set(axis.cross)) }
    for child in children {
      for axis in Axis.allCases where axes.contains(axis) && !plan.rises(child, along: axis) {
        axes.remove(Axis.Set(axis))
      }
    }
    return axes
  }

  /// Whether 0 and infinity along the axis reach every child as they are.
  ///
  /// Gaps must not give room away. What is reserved for lower priorities is given back; then the
  /// gaps must outweigh all rounding, so that nothing is left of 0.
  private func handsOn(in plan: LayoutPlan) -> Bool {
    guard gapSum >= 0 && gapSum.isFinite else { return false }
    var highest = -Double.infinity
    for child in children { highest = max(highest, plan.facts[child.index].priority) }
    var reserved: CGFloat?
    for child in children where plan.facts[child.index].priority != highest {
      reserved = (reserved ?? 0) + plan.range(of: child, along: axis).least
    }
    guard let reserved else { return true }
    return reserved.isFinite && gapSum > reserved * 1e-6
  }

  // MARK: Measuring

  func range(along axis: Axis, in plan: LayoutPlan) -> LengthRange {
    guard !children.isEmpty else { return LengthRange(0) }
    return axis == self.axis ? lengthRange(in: plan) : crossRange(in: plan)
  }

  private func lengthRange(in plan: LayoutPlan) -> LengthRange {
    guard handsOn(in: plan) else { return .unknown }
    var sum = LengthRange(gapSum)
    for child in children {
      let range = plan.range(of: child, along: axis)
      sum.least += range.least
      sum.ideal += range.ideal
      sum.most += range.most
    }
    guard sum.isKnown else { return .unknown }
    return LengthRange(
      least: nonNegative(sum.least), ideal: nonNegative(sum.ideal), most: nonNegative(sum.most))
  }

  /// Across, every child hears the proposal.
  private func crossRange(in plan: LayoutPlan) -> LengthRange {
    guard alignsBySize else { return .unknown }
    var (least, ideal, most) = (CrossLine(), CrossLine(), CrossLine())
    for child in children {
      let range = plan.range(of: child, along: axis.cross)
      guard range.isKnown else { return .unknown }
      least.add(range.least, guide: alignment.builtInDefault(of: range.least))
      ideal.add(range.ideal, guide: alignment.builtInDefault(of: range.ideal))
      most.add(range.most, guide: alignment.builtInDefault(of: range.most))
    }
    return LengthRange(least: least.length, ideal: ideal.length, most: most.length)
  }

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    guard !children.isEmpty else { return .zero }
    serve(proposal, pass)
    guard alignsBySize else {
      let placements = servedPlacements(proposal, pass)
      return CGSize(
        axis, nonNegative(length(of: placements)),
        cross: pass.line(of: placements, by: alignment, across: axis).length)
    }
    let served = pass.memory.served
    var length = gapSum
    var line = CrossLine()
    for child in children {
      let size = served[child.index].size
      length += size[axis]
      let across = size[axis.cross]
      line.add(across, guide: alignment.builtInDefault(of: across))
    }
    return CGSize(axis, nonNegative(length), cross: line.length)
  }

  private func length(of served: [ChildPlacement]) -> CGFloat {
    served.reduce(gapSum) { $0 + $1.size[axis] }
  }

  // MARK: Placing

  /// The children as they were served last; origins are still open.
  private func servedPlacements(
    _ proposal: ProposedViewSize, _ pass: LayoutPass
  ) -> [ChildPlacement] {
    children.map { child in
      let served = pass.memory.served[child.index]
      return ChildPlacement(
        node: child, proposal: offer(served.share, proposal), size: served.size, origin: .zero)
    }
  }

  /// What a child with a share is proposed.
  func offer(_ share: CGFloat, _ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      axis, share == MeasurementCache.noProposal ? nil : share, cross: proposal[axis.cross])
  }

  func arrangement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> [ChildPlacement] {
    let filled = proposal.filled(axis.cross, from: size)
    serve(filled, pass)
    let served = servedPlacements(filled, pass)
    let line = pass.line(of: served, by: alignment, across: axis).position
    return pass.linedUp(served, along: axis, gaps: gaps, on: line, by: alignment)
  }

  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass) {
    guard alignsBySize else {
      let placements = arrangement(in: frame.size, for: proposal, pass: pass)
      warnOfNegativeLength(length(of: placements), pass)
      for placement in placements { pass.place(placement, in: frame, of: node) }
      return
    }
    let filled = proposal.filled(axis.cross, from: frame.size)
    var serving = serve(filled, pass)
    // 1. The line on which the guides stand.
    let served = pass.memory.served
    var length = gapSum
    var line = CrossLine()
    for child in children {
      let size = served[child.index].size
      length += size[axis]
      line.add(size[axis.cross], guide: alignment.builtInDefault(of: size[axis.cross]))
    }
    warnOfNegativeLength(length, pass)
    // 2. One child after the other.
    var position: CGFloat = 0
    var index = 0
    for child in children {
      // Placing a child can make others ask this stack again: then its own answers are restored.
      if !isServed(serving, pass) { serving = serve(filled, pass) }
      let entry = served[child.index]
      let guide = alignment.builtInDefault(of: entry.size[axis.cross])
      pass.place(
        ChildPlacement(
          node: child, proposal: offer(entry.share, filled), size: entry.size,
          origin: CGPoint(axis, position, cross: defined(line.position - guide))),
        in: frame, of: node)
      position += entry.size[axis]
      if index < gaps.count { position += gaps[index] }
      index += 1
    }
  }

  private func warnOfNegativeLength(_ length: CGFloat, _ pass: LayoutPass) {
    if gapSum < 0, length < -pass.tolerance { pass.warnNegative(axis, at: node) }
  }
}

/// The line of guides across an axis, and what children take around it.
struct CrossLine {
  private(set) var position: CGFloat = 0
  private var after: CGFloat = 0

  /// The length that all children take.
  var length: CGFloat { position + after }

  /// Adds a child by its length across and its guide.
  @inline(__always)
  mutating func add(_ length: CGFloat, guide: CGFloat) {
    position = max(position, guide)
    after = max(after, defined(length - guide))
  }
}

extension LayoutPass {
  /// Notes that negative spacing made a view's own length negative.
  func warnNegative(_ axis: Axis, at node: NodeID) {
    let length = axis == .horizontal ? "width" : "height"
    warn("negative spacing makes the \(length) negative; it is 0", at: node)
  }
}
