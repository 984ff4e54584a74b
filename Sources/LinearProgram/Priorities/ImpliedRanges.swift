// SPDX-License-Identifier: GPL-3.0-or-later

/// The ranges of the roots that follow from bounds and required rows, whatever the parameters are.
///
/// They are at least as narrow as the ranges that are given and no narrower than necessary to be
/// true. A chain of places that begins at 0 is seen to stay on one side of it.
struct ImpliedRanges: Sendable {
  /// The least value of each root, by rank.
  private(set) var lower: [Double]
  /// The greatest value of each root, by rank.
  private(set) var upper: [Double]

  private let rows: [ReducedSystem.Row]
  private let isGiven: [Bool]
  /// For each row, how many terms keep its smallest sum from being known, and its largest one.
  private var open: [(least: Int, most: Int)] = []
  private var queue: [Int] = []

  /// Follows the rows of a system until no other range gets an end it did not have.
  init(_ ranges: [ReducedSystem.Range], _ rows: [ReducedSystem.Row], isGiven: [Bool]) {
    lower = ranges.indices.map { isGiven[$0] ? -.infinity : ranges[$0].lower }
    upper = ranges.indices.map { isGiven[$0] ? .infinity : ranges[$0].upper }
    self.rows = rows
    self.isGiven = isGiven
    let rowsOf = RowsOfRanks(rows, count: ranges.count)
    open = rows.map { row in
      var result = (least: 0, most: 0)
      for term in row.terms {
        if !least(term).isFinite { result.least += 1 }
        if !most(term).isFinite { result.most += 1 }
      }
      return result
    }
    queue = rows.indices.filter(isTelling)
    var next = 0
    while next < queue.count {
      follow(queue[next], rowsOf)
      next += 1
    }
  }

  private func least(_ term: RankedTerm) -> Double {
    term.coefficient * (term.coefficient > 0 ? lower[term.rank] : upper[term.rank])
  }

  private func most(_ term: RankedTerm) -> Double {
    term.coefficient * (term.coefficient > 0 ? upper[term.rank] : lower[term.rank])
  }

  /// Whether a row can give an end to a range that has none there: all other terms have theirs.
  private func isTelling(_ row: Int) -> Bool {
    (open[row].least <= 1 && rows[row].range.upper.isFinite)
      || (open[row].most <= 1 && rows[row].range.lower.isFinite)
  }

  /// Gives open ends on each side of a row what the row says of them.
  private mutating func follow(_ index: Int, _ rowsOf: RowsOfRanks) {
    let row = rows[index]
    if open[index].least <= 1, row.range.upper.isFinite {
      var sum = 0.0
      for term in row.terms where least(term).isFinite { sum += least(term) }
      for term in row.terms where open[index].least == 0 || !least(term).isFinite {
        let own = least(term).isFinite ? least(term) : 0
        end(
          term.rank, isUpper: term.coefficient > 0,
          at: (row.range.upper - (sum - own)) / term.coefficient, rowsOf)
      }
    }
    if open[index].most <= 1, row.range.lower.isFinite {
      var sum = 0.0
      for term in row.terms where most(term).isFinite { sum += most(term) }
      for term in row.terms where open[index].most == 0 || !most(term).isFinite {
        let own = most(term).isFinite ? most(term) : 0
        end(
          term.rank, isUpper: term.coefficient < 0,
          at: (row.range.lower - (sum - own)) / term.coefficient, rowsOf)
      }
    }
  }

  /// Ends a range that was open there, and looks at the rows that this may make telling.
  private mutating func end(
    _ rank: Int, isUpper: Bool, at value: Double, _ rowsOf: RowsOfRanks
  ) {
    guard value.isFinite, !isGiven[rank], !(isUpper ? upper[rank] : lower[rank]).isFinite else {
      return
    }
    if isUpper { upper[rank] = value } else { lower[rank] = value }
    for row in rowsOf.rows(rank) {
      guard let term = rows[row].terms.first(where: { $0.rank == rank }) else { continue }
      if (term.coefficient > 0) == isUpper {
        open[row].most -= 1
      } else {
        open[row].least -= 1
      }
      if isTelling(row) { queue.append(row) }
    }
  }
}

/// The rows that each root is in, one behind the other in shared memory.
private struct RowsOfRanks {
  private var ends: [Int]
  private var list: [Int]

  init(_ rows: [ReducedSystem.Row], count: Int) {
    var next = [Int](repeating: 0, count: count + 1)
    for row in rows {
      for term in row.terms { next[term.rank + 1] += 1 }
    }
    for rank in 0..<count { next[rank + 1] += next[rank] }
    list = [Int](repeating: 0, count: next[count])
    for (index, row) in rows.enumerated() {
      for term in row.terms {
        list[next[term.rank]] = index
        next[term.rank] += 1
      }
    }
    ends = next
  }

  /// The rows of a root, rising.
  func rows(_ rank: Int) -> ArraySlice<Int> {
    list[(rank == 0 ? 0 : ends[rank - 1])..<ends[rank]]
  }
}
