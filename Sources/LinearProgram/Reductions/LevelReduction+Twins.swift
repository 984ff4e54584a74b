// SPDX-License-Identifier: GPL-3.0-or-later

extension LevelReduction {
  /// What is left of an equality of three columns without one of them, divided by the second's
  /// coefficient.
  private struct Remainder: Hashable {
    let first: Int
    let second: Int
    let ratio: Double
  }

  /// An equality with the place of the column that it was found without.
  private struct Owner {
    let row: Int
    let place: Int
  }

  /// Ties columns whose equalities of three columns are otherwise the same.
  mutating func mergeTwins() {
    let candidates = rows.reduce(0) { $1.isEquality && $1.terms.count == 3 ? $0 + 1 : $0 }
    guard candidates > 1 else { return }
    var owners: [Remainder: Owner] = [:]
    owners.reserveCapacity(candidates)
    for row in rows.indices where rows[row].isEquality && rows[row].terms.count == 3 {
      for place in 0..<3 {
        // Merging may have changed the row.
        guard !rows[row].isGone, rows[row].terms.count == 3 else { break }
        guard let remainder = remainder(row, place) else { continue }
        guard let owner = owners[remainder] else {
          owners[remainder] = Owner(row: row, place: place)
          continue
        }
        if merge(row, place, with: owner, remainder) { break }
      }
    }
  }

  private func remainder(_ row: Int, _ place: Int) -> Remainder? {
    let terms = rows[row].terms
    guard isBounded(terms[place].column) else { return nil }
    var (one, two) = (terms[(place + 1) % 3], terms[(place + 2) % 3])
    // No other row has both.
    guard !rowsOf.isSingle(one.column), !rowsOf.isSingle(two.column) else { return nil }
    if one.column > two.column { swap(&one, &two) }
    return Remainder(
      first: one.column, second: two.column, ratio: one.coefficient / two.coefficient)
  }

  /// A free column is replaced in another way, a fixed one is none.
  private func isBounded(_ column: Int) -> Bool {
    lower[column] != upper[column] && (lower[column].isFinite || upper[column].isFinite)
  }

  /// Replaces the column at a place of a row by that of the owner; false where that is not
  /// possible.
  private mutating func merge(
    _ row: Int, _ place: Int, with owner: Owner, _ remainder: Remainder
  ) -> Bool {
    guard !rows[owner.row].isGone, rows[owner.row].terms.count == 3,
      self.remainder(owner.row, owner.place) == remainder
    else { return false }
    let (mine, theirs) = (rows[row].terms[place], rows[owner.row].terms[owner.place])
    guard mine.column != theirs.column,
      let second = rows[row].terms.first(where: { $0.column == remainder.second }),
      let other = rows[owner.row].terms.first(where: { $0.column == remainder.second })
    else { return false }
    // mine * x + rest = a and theirs * y + rest * scale = b.
    let scale = second.coefficient / other.coefficient
    let factor = scale * theirs.coefficient / mine.coefficient
    let offset = (rows[row].lower - scale * rows[owner.row].lower) / mine.coefficient
    guard factor.magnitude > Self.pivotShare, factor.magnitude < 1 / Self.pivotShare else {
      return false
    }
    return replace(mine.column, by: theirs.column, factor, offset, row)
  }

  private mutating func replace(
    _ column: Int, by other: Int, _ factor: Double, _ offset: Double, _ row: Int
  ) -> Bool {
    // 1. The bounds.
    let ends = [(lower[column] - offset) / factor, (upper[column] - offset) / factor]
    let (least, most) = (ends.min() ?? ends[0], ends.max() ?? ends[1])
    let newLower = max(lower[other], least)
    let newUpper = min(upper[other], most)
    guard newLower < newUpper else { return false }
    let twin = ReductionStep.Twin(
      column: column, other: other, row: row, factor: factor, offset: offset,
      givesLower: least > lower[other], givesUpper: most < upper[other])
    (lower[other], upper[other]) = (newLower, newUpper)
    // 2. The rows.
    rows[row].isGone = true
    for index in present(column) {
      guard let place = rows[index].terms.firstIndex(where: { $0.column == column }) else {
        continue
      }
      let coefficient = rows[index].terms[place].coefficient
      rows[index].terms.remove(at: place)
      rows[index].lower -= coefficient * offset
      rows[index].upper -= coefficient * offset
      add(other, coefficient * factor, to: index)
    }
    // 3. The costs.
    for level in costs.indices where costs[level][column] != 0 {
      costs[level][other] += costs[level][column] * factor
      costs[level][column] = 0
    }
    isGone[column] = true
    steps.append(.twin(twin))
    return true
  }
}
