// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// What decides when a child of a stack (or a column or row of a grid) is served.
struct ServingDemand {
  /// Higher priorities are served first.
  var priority: Double
  /// The answer to 0, where it is reserved or compared.
  var minimum: CGFloat = 0
  /// The answer to infinity less the answer to 0.
  var flexibility: CGFloat = 0

  /// Whether this child is served before another wherever the two stand.
  func precedes(_ other: ServingDemand, tolerance: CGFloat) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility == .infinity && other.flexibility == .infinity {
      return minimum > other.minimum + tolerance
    }
    return flexibility < other.flexibility - tolerance
  }
}

extension ServingDemand {
  /// What decides about a member whose answers to 0 and to infinity are known.
  init(priority: Double, minimum: CGFloat, maximum: CGFloat) {
    self.init(priority: priority, minimum: minimum, flexibility: defined(maximum - minimum))
  }
}

/// Deals a length out to children one after the other: the rule of stacks, and of the columns and
/// rows of grids.
enum Serving {
  /// Up to this many children SwiftUI sorts by insertion; more are sorted by the library.
  static let insertionSortLimit = 32

  /// The order in which children are served: priorities fall, then flexibilities grow, then larger
  /// minima first among children without a limit, then as written.
  static func order(_ demands: [ServingDemand], tolerance: CGFloat) -> [Int] {
    var order = Array(demands.indices)
    order.withUnsafeMutableBufferPointer { order in
      demands.withUnsafeBufferPointer { sort(order, $0, tolerance: tolerance) }
    }
    return order
  }

  /// Puts children that are listed as written into the order in which they are served.
  static func sort(
    _ order: UnsafeMutableBufferPointer<Int>, _ demands: UnsafeBufferPointer<ServingDemand>,
    tolerance: CGFloat
  ) {
    var order = order
    guard demands.count <= insertionSortLimit else {
      order.sort { first, second in
        if demands[first].precedes(demands[second], tolerance: tolerance) { return true }
        if demands[second].precedes(demands[first], tolerance: tolerance) { return false }
        return first < second
      }
      return
    }
    for index in order.indices.dropFirst() {
      let moving = order[index]
      var hole = index
      while hole > 0,
        demands[moving].precedes(demands[order[hole - 1]], tolerance: tolerance)
      {
        order[hole] = order[hole - 1]
        hole -= 1
      }
      order[hole] = moving
    }
  }

  /// Serves all children from an available length.
  ///
  /// - Parameters:
  ///   - demands: what decides about each child.
  ///   - order: the children in serving order.
  ///   - length: what is available, without gaps.
  ///   - ask: proposes a share to a child and returns the length that it takes.
  static func serve(
    _ demands: [ServingDemand], in order: [Int], length: CGFloat,
    ask: (_ child: Int, _ share: CGFloat) -> CGFloat
  ) {
    demands.withUnsafeBufferPointer { demands in
      order.withUnsafeBufferPointer { serve(demands, in: $0, length: length, ask: ask) }
    }
  }

  /// Serves all children from an available length, like the function above.
  static func serve(
    _ demands: UnsafeBufferPointer<ServingDemand>, in order: UnsafeBufferPointer<Int>,
    length: CGFloat, ask: (_ child: Int, _ share: CGFloat) -> CGFloat
  ) {
    var available = length
    var start = 0
    // 1. Reserve the minima of all groups below the first.
    if let first = order.first {
      for child in order where demands[child].priority != demands[first].priority {
        take(demands[child].minimum, from: &available)
      }
    }
    while start < order.count {
      // 2. Find the group of one priority; give back what was reserved for it.
      let priority = demands[order[start]].priority
      var end = start
      while end < order.count, demands[order[end]].priority == priority { end += 1 }
      if start > 0 {
        for child in order[start..<end] { take(-demands[child].minimum, from: &available) }
      }
      // 3. Propose to each child an equal part of what is left for those still to serve.
      for position in start..<end {
        let share = nonNegative(available / CGFloat(end - position))
        take(ask(order[position], share), from: &available)
      }
      start = end
    }
  }

  /// Takes a length away, unless infinite lengths leave the rest undefined.
  private static func take(_ length: CGFloat, from available: inout CGFloat) {
    let rest = available - length
    if !rest.isNaN { available = rest }
  }
}
