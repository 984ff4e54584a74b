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
  let axis: Axis
  let alignment: GuideKey
  let gaps: [CGFloat]
  let gapSum: CGFloat
  let children: [NodeID]
  /// What must be known of each child before serving.
  private let probes: [Probe]
  /// The serving order where no probe can change it.
  private let settledOrder: [Int]?

  private struct Probe {
    var priority: Double
    /// What the order takes for the flexibility where it is not asked for: none of a fixed child,
    /// and any of the only flexible one of a priority, which follows the others.
    var assumedFlexibility: CGFloat
    var needsMinimum: Bool
    var needsMaximum: Bool
  }

  init(_ stack: Stack, alignment: GuideKey, _ children: [NodeID], plan: LayoutPlan) {
    axis = stack.axis
    self.alignment = alignment
    gaps = stack.gaps
    gapSum = stack.gaps.reduce(0, +)
    self.children = children
    let axis = stack.axis
    probes = Self.probes(children.map(plan.facts(of:)), along: axis)
    settledOrder = Self.settledOrder(probes)
  }

  /// What must be known of each child.
  ///
  /// Minima are needed to reserve them for lower priorities; both ends are needed where children
  /// of one priority must be ordered. A child that ignores proposals along the axis is not
  /// flexible, which needs no question; the only other one needs none where it is written last,
  /// since however little flexible it is, it is served last.
  private static func probes(_ facts: [NodeFacts], along axis: Axis) -> [Probe] {
    let highest = facts.map(\.priority).max() ?? 0
    var groups: [Double: (last: Int, flexible: [Int], mixes: Bool)] = [:]
    for (index, child) in facts.enumerated() {
      var group = groups[child.priority] ?? (index, [], false)
      group.last = index
      if !child.ignoredAxes.contains(axis) {
        group.flexible.append(index)
        group.mixes = group.mixes || !child.isSeparable
      }
      groups[child.priority] = group
    }
    return facts.enumerated().map { index, child in
      let group = groups[child.priority] ?? (index, [], false)
      let isAlone = group.flexible.count < 2 && !group.mixes
      let isSettled = isAlone && (group.flexible.first ?? group.last) == group.last
      let isFixed = child.ignoredAxes.contains(axis)
      let compares = !isSettled && !isFixed
      return Probe(
        priority: child.priority, assumedFlexibility: isFixed ? 0 : .infinity,
        needsMinimum: compares || child.priority < highest, needsMaximum: compares)
    }
  }

  /// Where at most one child of each priority is flexible, it follows the others of its group.
  private static func settledOrder(_ probes: [Probe]) -> [Int]? {
    guard !probes.contains(where: \.needsMaximum) else { return nil }
    let demands = probes.map {
      ServingDemand(priority: $0.priority, flexibility: $0.assumedFlexibility)
    }
    return Serving.order(demands, tolerance: 0)
  }

  func facts(in plan: LayoutPlan) -> NodeFacts {
    var facts = NodeFacts.container(of: children.lazy.map(plan.facts(of:)))
    facts.explicitGuides &= ~GuideKey.unjoinedBits
    if plan.guides.readsAcross(alignment) { facts.isSeparable = false }
    return facts
  }

  // MARK: Measuring

  func size(for proposal: ProposedViewSize, in pass: LayoutPass) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let served = serve(proposal, pass)
    return CGSize(
      axis, nonNegative(length(of: served)),
      cross: pass.line(of: served, by: alignment, across: axis).length)
  }

  private func length(of served: [ChildPlacement]) -> CGFloat {
    served.reduce(gapSum) { $0 + $1.size[axis] }
  }

  /// The children with what they are proposed and what they answer; origins are still open.
  private func serve(_ proposal: ProposedViewSize, _ pass: LayoutPass) -> [ChildPlacement] {
    guard let length = proposal[axis] else {
      return children.map { child in
        ChildPlacement(
          node: child, proposal: proposal, size: pass.size(of: child, for: proposal),
          origin: .zero)
      }
    }
    let cross = proposal[axis.cross]
    var served = children.map {
      ChildPlacement(node: $0, proposal: proposal, size: .zero, origin: .zero)
    }
    let demands = demands(cross: cross, pass)
    let order = settledOrder ?? Serving.order(demands, tolerance: pass.tolerance)
    Serving.serve(demands, in: order, length: length - gapSum) { child, share in
      let offered = ProposedViewSize(axis, share, cross: cross)
      let size = pass.size(of: children[child], for: offered)
      served[child].proposal = offered
      served[child].size = size
      return size[axis]
    }
    return served
  }

  private func demands(cross: CGFloat?, _ pass: LayoutPass) -> [ServingDemand] {
    var demands = probes.map {
      ServingDemand(priority: $0.priority, flexibility: $0.assumedFlexibility)
    }
    for index in probes.indices where probes[index].needsMinimum {
      let least = ProposedViewSize(axis, 0, cross: cross)
      let minimum = pass.size(of: children[index], for: least)[axis]
      demands[index].minimum = minimum
      if probes[index].needsMaximum {
        let most = ProposedViewSize(axis, .infinity, cross: cross)
        demands[index].flexibility = defined(
          pass.size(of: children[index], for: most)[axis] - minimum)
      }
    }
    return demands
  }

  // MARK: Placing

  func arrangement(
    in size: CGSize, for proposal: ProposedViewSize, pass: LayoutPass
  ) -> [ChildPlacement] {
    let served = serve(proposal.filled(axis.cross, from: size), pass)
    let line = pass.line(of: served, by: alignment, across: axis).position
    return pass.linedUp(served, along: axis, gaps: gaps, on: line, by: alignment)
  }

  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize, pass: LayoutPass) {
    let placements = arrangement(in: frame.size, for: proposal, pass: pass)
    if gapSum < 0, length(of: placements) < -pass.tolerance { pass.warnNegative(axis, at: node) }
    for placement in placements { pass.place(placement, in: frame, of: node) }
  }
}

extension LayoutPass {
  /// Notes that negative spacing made a view's own length negative.
  func warnNegative(_ axis: Axis, at node: NodeID) {
    let length = axis == .horizontal ? "width" : "height"
    warn("negative spacing makes the \(length) negative; it is 0", at: node)
  }
}
