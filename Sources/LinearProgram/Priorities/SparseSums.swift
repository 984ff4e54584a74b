// SPDX-License-Identifier: GPL-3.0-or-later

/// A variable, by its position in the order of the names, with its coefficient.
struct RankedTerm: Hashable, Sendable {
  /// The position of the variable in the order of the names.
  var rank: Int
  /// What the variable is multiplied by.
  var coefficient: Double
}

/// Constants plus sums of variables, one behind the other in shared memory.
struct SparseSums: Sendable {
  private(set) var terms: [RankedTerm] = []
  private(set) var constants: [Double] = []
  private var ends: [Int] = []

  /// How many sums there are.
  var count: Int { constants.count }

  /// The positions of a sum's terms in `terms`.
  func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  /// The terms of a sum, in the order of the ranks.
  func terms(_ index: Int) -> ArraySlice<RankedTerm> { terms[range(index)] }

  /// Makes room for a number of sums.
  mutating func reserveCapacity(_ count: Int) {
    terms.reserveCapacity(3 * count)
    constants.reserveCapacity(count)
    ends.reserveCapacity(count)
  }

  /// Adds the sum of terms in any order; zeros go.
  ///
  /// Each variable may occur twice at most, so that the order does not change its coefficient.
  mutating func append(constant: Double, sorting unsorted: inout [RankedTerm]) {
    unsorted.sort { $0.rank < $1.rank }
    let start = terms.count
    for term in unsorted {
      if terms.count > start, terms[terms.count - 1].rank == term.rank {
        terms[terms.count - 1].coefficient += term.coefficient
      } else {
        terms.append(term)
      }
    }
    if terms[start...].contains(where: { $0.coefficient == 0 }) {
      let kept = terms[start...].filter { $0.coefficient != 0 }
      terms.replaceSubrange(start..., with: kept)
    }
    constants.append(constant)
    ends.append(terms.count)
  }

  /// Turns every sign of the last sum when its first coefficient is negative, and says whether.
  mutating func makeLastLeadPositive() -> Bool {
    let range = range(count - 1)
    guard let first = terms[range].first, first.coefficient < 0 else { return false }
    for index in range { terms[index].coefficient = -terms[index].coefficient }
    constants[count - 1] = 0 - constants[count - 1]
    return true
  }

  /// -1, 0 or 1 as the left sum comes before, with or after the right one: by variables, then by
  /// coefficients, then by constant.
  func compare(_ left: Int, _ right: Int) -> Int {
    let mine = range(left)
    let theirs = range(right)
    let order = terms.withUnsafeBufferPointer { terms in
      compareTerms(
        UnsafeBufferPointer(rebasing: terms[mine]),
        UnsafeBufferPointer(rebasing: terms[theirs]))
    }
    if order != 0 { return order }
    return constants[left] < constants[right] ? -1 : constants[left] > constants[right] ? 1 : 0
  }
}

/// -1, 0 or 1 as the left terms come before, with or after the right ones.
func compareTerms<Terms: RandomAccessCollection<RankedTerm>>(
  _ left: Terms, _ right: Terms
) -> Int where Terms.Index == Int {
  let shared = min(left.count, right.count)
  for offset in 0..<shared {
    let mine = left[left.startIndex + offset].rank
    let theirs = right[right.startIndex + offset].rank
    if mine != theirs { return mine < theirs ? -1 : 1 }
  }
  if left.count != right.count { return left.count < right.count ? -1 : 1 }
  for offset in 0..<shared {
    let mine = left[left.startIndex + offset].coefficient
    let theirs = right[right.startIndex + offset].coefficient
    if mine != theirs { return mine < theirs ? -1 : 1 }
  }
  return 0
}
