// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// The order and the shares in which a stack serves its children and a grid its columns and rows.
///
/// Linear rows: one clamp a share, `share_k = max(R_k / r, 0)` with `R_(k+1) = R_k - length_k`; with
/// the exact weights of the program this is the minimum of the sum of |r share_k - R_k|.
struct Serving {
  /// What is served, in source order.
  var priorities: [Double]
  /// The answer of a member to 0.
  var minimum: (Int) throws(SequentialError) -> Length
  /// The answer of a member to infinity.
  var maximum: (Int) throws(SequentialError) -> Length
  /// The answer of a member to its share.
  var answer: (Int, Length) throws(SequentialError) -> Length
  /// Whether the node's members are served in the same order whatever is proposed.
  var hasOneOrder = false
}

extension Compiler {
  /// The share and the answer of each member, in source order.
  func serve(
    _ serving: Serving, available total: Length, _ node: NodeID
  ) throws(SequentialError) -> [(share: Length, length: Length)] {
    // 1. Order: higher priorities first, then by flexibility.
    let groups = try servingOrder(serving, node)
    // 2. Reserve the minimums of lower groups.
    var reserves: [Length] = []
    for group in groups.dropFirst() {
      var reserve = Length(0)
      for member in group {
        reserve = shortened(
          reserve + (try serving.minimum(member)), "reserved for lower priorities", node)
      }
      reserves.append(reserve)
    }
    var available = total
    for reserve in reserves { deduct(reserve, from: &available, node) }
    // 3. Serve one after the other, each with an equal share of what is left.
    var result = [(share: Length, length: Length)](
      repeating: (0, 0), count: serving.priorities.count)
    for (number, group) in groups.enumerated() {
      if number > 0 { available = adding(reserves[number - 1], to: available, node) }
      for (index, member) in group.enumerated() {
        let share = remaining(
          available / Double(group.count - index), "a share of what is left", node)
        let length = try serving.answer(member, share)
        result[member] = (share, length)
        deduct(length, from: &available, node)
      }
    }
    return result
  }

  /// Takes a length from what is left; an undefined difference leaves it unchanged.
  func deduct(_ length: Length, from available: inout Length, _ node: NodeID) {
    if (available.constant - length.constant).isNaN { return }
    available -= length
    if available.terms.count > Self.longestSum {
      available = program.define(available, origin: origin("what is left", node))
    }
  }

  private func adding(_ length: Length, to available: Length, _ node: NodeID) -> Length {
    let sum = available + length
    return sum.isUndefined ? available : shortened(sum, "what is left", node)
  }

  /// The order of serving, which is found once where it is always the same.
  private func servingOrder(
    _ serving: Serving, _ node: NodeID
  ) throws(SequentialError) -> [[Int]] {
    guard serving.hasOneOrder else { return try servingGroups(serving) }
    if let known = servingOrders[node] { return known }
    let order = try servingGroups(serving)
    servingOrders[node] = order
    return order
  }

  /// Members by falling priority; within one priority the less flexible first, of infinitely
  /// flexible ones that with the larger minimum, else in source order.
  private func servingGroups(_ serving: Serving) throws(SequentialError) -> [[Int]] {
    let members = Array(serving.priorities.indices)
    let byPriority = members.sorted {
      let (a, b) = (serving.priorities[$0], serving.priorities[$1])
      return a == b ? $0 < $1 : a > b
    }
    var groups: [[Int]] = []
    for member in byPriority {
      if let last = groups.last?.last, serving.priorities[last] == serving.priorities[member] {
        groups[groups.count - 1].append(member)
      } else {
        groups.append([member])
      }
    }
    for index in groups.indices where groups[index].count > 1 {
      groups[index] = try orderedByFlexibility(groups[index], serving)
    }
    return groups
  }

  private func orderedByFlexibility(
    _ group: [Int], _ serving: Serving
  ) throws(SequentialError) -> [Int] {
    var ranks: [(member: Int, flexibility: Double, minimum: Double)] = []
    ranks.reserveCapacity(group.count)
    for member in group {
      let minimum = try serving.minimum(member)
      let flexibility = try serving.maximum(member) - minimum
      let range = flexibility.isUndefined ? 0 : try number(flexibility)
      // The minimum decides between infinitely flexible members only.
      let least = range.isInfinite ? try number(minimum) : 0
      ranks.append((member, range, least))
    }
    let tolerance = Double(scene.tolerance)
    return ranks.sorted { a, b in
      if a.flexibility.isInfinite && b.flexibility.isInfinite {
        if abs(a.minimum - b.minimum) > tolerance { return a.minimum > b.minimum }
      } else if !(abs(a.flexibility - b.flexibility) <= tolerance) {
        return a.flexibility < b.flexibility
      }
      return a.member < b.member
    }.map(\.member)
  }
}
