// SPDX-License-Identifier: GPL-3.0-or-later

/// Sorts the columns of a row by what a unit of the row costs by way of them, level by level.
///
/// A row of bounded columns is filled in that order: whatever the row asks for, the columns in
/// front are as full as they can be, those behind are empty, and one between is partly filled.
struct FillingOrder {
  /// A column with its coefficient in the row.
  struct Member {
    /// The column; nil for the sum of a row with two sides, which counts as one.
    let column: Int?
    let coefficient: Double
    /// Whether another member costs the same in all levels.
    var isTied = false
  }

  /// The costs of all columns, level by level.
  let costs: [[Double]]
  /// The reduced cost up to which each level counts one as 0, as the solver does.
  let thresholds: [Double]

  /// The members in their order; nil where two of them cost nearly the same, so that rounding
  /// might decide which of them comes first.
  func sorted(_ members: [Member]) -> [Member]? {
    var result: [Member] = []
    result.reserveCapacity(members.count)
    return append(members, from: 0, to: &result) ? result : nil
  }

  private func append(_ members: [Member], from level: Int, to result: inout [Member]) -> Bool {
    guard members.count > 1 else {
      result += members
      return true
    }
    guard level < costs.count else {
      for member in members { result.append(tied(member)) }
      return true
    }
    // 1. By the price of this level.
    let priced = members.map { (member: $0, price: price($0, level)) }.sorted {
      $0.price == $1.price
        ? ($0.member.column ?? -1) < ($1.member.column ?? -1) : $0.price < $1.price
    }
    // 2. Those of the same price by the next levels.
    var start = 0
    while start < priced.count {
      var group = [priced[start].member]
      var end = start + 1
      while end < priced.count {
        let (distance, first, next) = (
          priced[end].price - priced[end - 1].price, priced[end - 1].member, priced[end].member
        )
        let sizes = (first.coefficient.magnitude, next.coefficient.magnitude)
        if distance * min(sizes.0, sizes.1) > thresholds[level] { break }
        guard (priced[end].price - priced[start].price) * largest(group, next) <= thresholds[level]
        else { return false }
        group.append(next)
        end += 1
      }
      guard append(group, from: level + 1, to: &result) else { return false }
      start = end
    }
    return true
  }

  private func largest(_ group: [Member], _ next: Member) -> Double {
    max(next.coefficient.magnitude, group[0].coefficient.magnitude)
  }

  private func price(_ member: Member, _ level: Int) -> Double {
    guard let column = member.column else { return 0 }
    return costs[level][column] / member.coefficient
  }

  private func tied(_ member: Member) -> Member {
    var member = member
    member.isTied = true
    return member
  }
}
