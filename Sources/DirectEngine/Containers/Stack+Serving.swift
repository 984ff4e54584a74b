// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension StackLayout {
  /// Serves the children: what they are offered and what they answer is then in the pass's memory.
  ///
  /// Origins are still open.
  ///
  /// - Returns: what tells this serving from later ones.
  @discardableResult
  func serve(_ proposal: ProposedViewSize, _ pass: LayoutPass) -> Int32 {
    let facts = pass.plan.facts[node.index]
    let along = proposal[axis] ?? MeasurementCache.noProposal
    let across = proposal[axis.cross] ?? MeasurementCache.noProposal
    let container = pass.containerKey(facts)
    let known = pass.memory.servings + Int(facts.place)
    if !pass.tells && known.pointee.along == along && known.pointee.across == across
      && known.pointee.container == container
    {
      return known.pointee.serving
    }
    var serving: Int32
    repeat {
      serving = pass.nextServing()
      known.pointee = ServedProposal(
        along: along, across: across, container: container, serving: serving)
      ask(proposal, pass)
      // A question can lead back to this stack: then the answers in memory are those of another
      // proposal. What led back is known by now, and does not again.
    } while known.pointee.serving != serving
    return serving
  }

  /// Whether the memory still holds what a serving answered.
  @inline(__always)
  func isServed(_ serving: Int32, _ pass: LayoutPass) -> Bool {
    pass.memory.servings[Int(pass.plan.facts[node.index].place)].serving == serving
  }

  private func ask(_ proposal: ProposedViewSize, _ pass: LayoutPass) {
    let served = pass.memory.served
    guard let length = proposal[axis] else {
      for child in children {
        served[child.index] = ServedChild(
          share: MeasurementCache.noProposal, size: pass.size(of: child, for: proposal))
      }
      return
    }
    if let settledOrder, !pass.tells, pass.tolerance < StackOrder.clearDifference {
      serveEvenly(length - gapSum, in: settledOrder, cross: proposal[axis.cross], pass)
    } else {
      serveByDemand(length - gapSum, cross: proposal[axis.cross], pass)
    }
  }

  /// One group of children in an order that is known.
  private func serveEvenly(
    _ length: CGFloat, in order: StackOrder, cross: CGFloat?, _ pass: LayoutPass
  ) {
    let served = pass.memory.served
    let count = children.count
    var available = length
    for position in 0..<count {
      let child = children[children.startIndex + order[position]]
      let share = nonNegative(available / CGFloat(count - position))
      let size = pass.size(of: child, for: ProposedViewSize(axis, share, cross: cross))
      served[child.index] = ServedChild(share: share, size: size)
      let rest = available - size[axis]
      if !rest.isNaN { available = rest }
    }
  }

  private func serveByDemand(_ length: CGFloat, cross: CGFloat?, _ pass: LayoutPass) {
    let served = pass.memory.served
    let count = children.count
    withUnsafeTemporaryAllocation(of: ServingDemand.self, capacity: count) { demands in
      withUnsafeTemporaryAllocation(of: Int.self, capacity: count) { order in
        // 1. What decides about the order.
        let probes = StackProbes(
          children, along: axis, plan: pass.plan, strictly: pass.tells)
        for index in 0..<count {
          let demand = demand(of: children[children.startIndex + index], probes, cross, pass, index)
          demands.initializeElement(at: index, to: demand)
          order.initializeElement(at: index, to: index)
        }
        let list = UnsafeBufferPointer(demands)
        Serving.sort(order, list, tolerance: probes.isCompared ? pass.tolerance : 0)
        // 2. The shares.
        Serving.serve(list, in: UnsafeBufferPointer(order), length: length) { index, share in
          let child = children[children.startIndex + index]
          let size = pass.size(of: child, for: ProposedViewSize(axis, share, cross: cross))
          served[child.index] = ServedChild(share: share, size: size)
          return size[axis]
        }
      }
    }
  }

  private func demand(
    of child: NodeID, _ probes: StackProbes, _ cross: CGFloat?, _ pass: LayoutPass, _ index: Int
  ) -> ServingDemand {
    let facts = pass.plan.facts[child.index]
    let isFixed = facts.ignoredAxes.contains(axis)
    var demand = ServingDemand(
      priority: facts.priority, flexibility: isFixed ? 0 : .infinity)
    let compares = !isFixed && probes.compares(facts.priority)
    guard compares || facts.priority < probes.highest else { return demand }
    let range = pass.tells ? .unknown : pass.plan.range(of: child, along: axis)
    let least = ProposedViewSize(axis, 0, cross: cross)
    demand.minimum =
      range.least.isNaN ? pass.size(of: child, for: least)[axis] : range.least
    if compares {
      let most = ProposedViewSize(axis, .infinity, cross: cross)
      let maximum = range.most.isNaN ? pass.size(of: child, for: most)[axis] : range.most
      demand.flexibility = defined(maximum - demand.minimum)
    }
    return demand
  }
}
