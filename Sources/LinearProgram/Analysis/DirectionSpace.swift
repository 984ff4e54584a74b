// SPDX-License-Identifier: GPL-3.0-or-later

/// The directions in which a point was seen to move, in reduced echelon form.
struct DirectionSpace {
  /// The directions, each 1 at its pivot where all others are 0, by rising pivot.
  private(set) var rows: [[Double]] = []
  /// The coordinate of each row that leads it.
  private(set) var pivots: [Int] = []

  /// What is this small against the numbers it comes from is rounding.
  private static let rounding = 1e-7

  /// Adds a direction, and says whether it was a new one.
  mutating func add(_ direction: [Double]) -> Bool {
    var rest = direction
    let size = direction.reduce(0.0) { max($0, $1.magnitude) }
    for (row, pivot) in zip(rows, pivots) where rest[pivot] != 0 {
      let factor = rest[pivot]
      for index in rest.indices { rest[index] -= factor * row[index] }
      rest[pivot] = 0
    }
    let slack = Self.rounding * (1 + size)
    guard let lead = rest.firstIndex(where: { $0.magnitude > slack }) else { return false }
    let scale = rest[lead]
    for index in rest.indices {
      rest[index] = rest[index].magnitude > slack ? rest[index] / scale : 0
    }
    for number in rows.indices where rows[number][lead] != 0 {
      let factor = rows[number][lead]
      for index in rest.indices { rows[number][index] -= factor * rest[index] }
      rows[number][lead] = 0
    }
    let place = pivots.firstIndex { $0 > lead } ?? pivots.count
    rows.insert(rest, at: place)
    pivots.insert(lead, at: place)
    return true
  }

  /// How a coordinate depends on the pivots: (number of the row, factor).
  func dependence(of coordinate: Int) -> [(row: Int, factor: Double)] {
    rows.indices.compactMap { row in
      let factor = rows[row][coordinate]
      return factor.magnitude > Self.rounding ? (row, factor) : nil
    }
  }
}
