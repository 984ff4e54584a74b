// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// What must be known of the children of a stack before serving.
///
/// Minima are needed to reserve them for lower priorities; both ends are needed where children of
/// one priority must be ordered. A child that ignores proposals along the axis is not flexible,
/// which needs no question; the only other one needs none where it is written last, since however
/// little flexible it is, it is served last.
struct StackProbes {
  /// The children of one priority.
  private struct Group {
    var priority: Double
    var last: Int
    var firstFlexible: Int?
    var flexibleCount = 0
    var mixes = false

    /// Whether the flexible children must be compared.
    var isCompared: Bool {
      let isAlone = flexibleCount < 2 && !mixes
      return !(isAlone && (firstFlexible ?? last) == last)
    }
  }

  private var first: Group
  private var others: [Group] = []
  /// The highest priority.
  private(set) var highest: Double

  /// Finds what must be known of children along an axis; strictly, nothing is taken to be known of
  /// children whose axes meet.
  init(_ children: ArraySlice<NodeID>, along axis: Axis, plan: LayoutPlan, strictly: Bool = false) {
    let start = children.first.map { plan.facts[$0.index].priority } ?? 0
    first = Group(priority: start, last: 0)
    highest = start
    for (index, child) in children.enumerated() {
      let facts = plan.facts[child.index]
      if facts.priority == start {
        Self.add(facts, index, axis, strictly, to: &first)
        continue
      }
      highest = max(highest, facts.priority)
      let place = others.firstIndex { $0.priority == facts.priority } ?? others.count
      if place == others.count { others.append(Group(priority: facts.priority, last: index)) }
      Self.add(facts, index, axis, strictly, to: &others[place])
    }
  }

  private static func add(
    _ facts: NodeFacts, _ index: Int, _ axis: Axis, _ strictly: Bool, to group: inout Group
  ) {
    group.last = index
    guard !facts.ignoredAxes.contains(axis) else { return }
    if group.firstFlexible == nil { group.firstFlexible = index }
    group.flexibleCount += 1
    let rises = facts.isSeparable || (facts.risingAxes.contains(axis) && !strictly)
    group.mixes = group.mixes || !rises
  }

  /// Whether all children have one priority, so that nothing is reserved.
  var isSingle: Bool { others.isEmpty }

  /// Whether the flexible children of a priority must be compared.
  func compares(_ priority: Double) -> Bool {
    if priority == first.priority { return first.isCompared }
    return others.first { $0.priority == priority }?.isCompared ?? false
  }

  /// Whether flexible children of any priority must be compared.
  var isCompared: Bool {
    first.flexibleCount > 0 && first.isCompared
      || others.contains { $0.flexibleCount > 0 && $0.isCompared }
  }
}

/// The serving order of children that all have one priority, known before a layout.
struct StackOrder {
  /// The children by their turn; empty where they are served as written.
  private var turns: [Int32] = []

  /// The child of a turn.
  @inline(__always)
  subscript(turn: Int) -> Int { turns.isEmpty ? turn : Int(turns[turn]) }

  /// Lengths that differ by more are told apart with every tolerance below this.
  static let clearDifference: CGFloat = 1

  /// The order; nil where it hangs on the proposal or on the tolerance.
  init?(_ children: ArraySlice<NodeID>, along axis: Axis, plan: LayoutPlan) {
    let probes = StackProbes(children, along: axis, plan: plan)
    guard probes.isSingle else { return nil }
    // 1. What decides about each child.
    let compares = probes.isCompared
    var demands: [ServingDemand] = []
    var isEven = true
    demands.reserveCapacity(children.count)
    for child in children {
      let isFixed = plan.facts[child.index].ignoredAxes.contains(axis)
      var demand = ServingDemand(priority: 0, flexibility: isFixed ? 0 : .infinity)
      if compares && !isFixed {
        let range = plan.range(of: child, along: axis)
        guard !range.least.isNaN && !range.most.isNaN else { return nil }
        demand = ServingDemand(priority: 0, minimum: range.least, maximum: range.most)
      }
      if let first = demands.first {
        isEven =
          isEven && first.flexibility == demand.flexibility && first.minimum == demand.minimum
      }
      demands.append(demand)
    }
    guard !isEven else { return }
    // 2. The order, unless small differences make it hang on the tolerance.
    guard !compares || Self.isClear(demands) else { return nil }
    let order = Serving.order(demands, tolerance: 0)
    if order != Array(order.indices) { turns = order.map(Int32.init) }
  }

  /// Whether all lengths are equal or clearly different.
  private static func isClear(_ demands: [ServingDemand]) -> Bool {
    func isClear(_ lengths: [CGFloat]) -> Bool {
      let sorted = lengths.sorted()
      return zip(sorted, sorted.dropFirst()).allSatisfy {
        $0 == $1 || $1 - $0 > clearDifference
      }
    }
    return isClear(demands.map(\.flexibility))
      && isClear(demands.filter { $0.flexibility == .infinity }.map(\.minimum))
  }
}
