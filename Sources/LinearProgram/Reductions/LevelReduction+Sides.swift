// SPDX-License-Identifier: GPL-3.0-or-later

extension LevelReduction {
  /// The most rows that are compared with a soft one.
  private static let comparisonLimit = 32

  /// Takes soft rows away that a required row keeps on one side of their value.
  ///
  /// As `a <= b` with a wish for `a = b`: what is missed is then `b - a` whatever happens, so it
  /// costs what its columns do.
  mutating func chargeSides() {
    var counts = [Int](repeating: 0, count: isGone.count)
    for row in rows {
      for term in row.terms { counts[term.column] += 1 }
    }
    for row in rows.indices where rows[row].terms.count >= 3 {
      guard let soft = softRow(row, isMiss: { counts[$0] == 1 && mayBeMiss($0) }),
        soft.terms.count > 1,
        let isAbove = side(of: soft, row, counts), let own = isAbove ? soft.above : soft.below,
        soft.terms.allSatisfy({ isComparable($0, to: own) })
      else { continue }
      for level in costs.indices where costs[level][own.column] != 0 {
        let factor = 0 - costs[level][own.column] / own.coefficient
        for term in soft.terms { costs[level][term.column] += factor * term.coefficient }
      }
      rows[row].isGone = true
      for miss in [soft.below, soft.above] {
        if let miss { isGone[miss.column] = true }
      }
      steps.append(.side(soft, isAbove: isAbove))
    }
  }

  /// Whether what a column would cost is of the size of what is missed; a far larger cost would hide
  /// the others of its level from the solver, and a far smaller one would be hidden.
  private func isComparable(_ term: LinearModel.Entry, to own: LinearModel.Entry) -> Bool {
    let (size, unit) = (term.coefficient.magnitude, own.coefficient.magnitude)
    return size >= Self.pivotShare * unit && unit >= Self.pivotShare * size
  }

  /// Whether a required row keeps a soft one's sum above its value, or below; nil for neither.
  private func side(of soft: SoftRow, _ row: Int, _ counts: [Int]) -> Bool? {
    guard let rarest = soft.terms.min(by: { counts[$0.column] < counts[$1.column] }),
      counts[rarest.column] <= Self.comparisonLimit
    else { return nil }
    for other in rowsOf[rarest.column] where other != row && !rows[other].isGone {
      guard let multiple = multiple(rows[other].terms, of: soft.terms) else { continue }
      let one = rows[other].lower / multiple
      let two = rows[other].upper / multiple
      if min(one, two) >= soft.limit { return true }
      if max(one, two) <= soft.limit { return false }
    }
    return nil
  }

  /// What all coefficients of some terms are of those of others; nil where they are no multiple.
  private func multiple(
    _ terms: [LinearModel.Entry], of others: [LinearModel.Entry]
  ) -> Double? {
    guard terms.count == others.count else { return nil }
    var multiple: Double?
    for term in terms {
      guard let other = others.first(where: { $0.column == term.column }) else { return nil }
      let ratio = term.coefficient / other.coefficient
      if let multiple, ratio != multiple { return nil }
      multiple = ratio
    }
    return multiple
  }
}
