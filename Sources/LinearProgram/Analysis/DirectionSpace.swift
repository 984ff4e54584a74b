// SPDX-License-Identifier: GPL-3.0-or-later

/// The directions in which a point was seen to move, in reduced echelon form.
struct DirectionSpace {
  /// The directions, each 1 at its pivot where all others are 0, by rising pivot.
  private(set) var rows: [[Double]] = []
  /// The coordinate of each row that leads it.
  private(set) var pivots: [Int] = []

  /// Parts of a direction this small against its largest one are rounding.
  private static let rounding = 1e-7
  /// How far a point may be off, in points.
  private static let inaccuracy = 1e-8
  /// A part leads a row only when it is at least this share of the largest one, or the numbers
  /// would grow.
  private static let leastLead = 0.5

  /// Adds a direction, and says whether it was a new one.
  mutating func add(_ direction: [Double]) -> Bool {
    let size = direction.reduce(0.0) { max($0, $1.magnitude) }
    guard size > Self.inaccuracy else { return false }
    let slack = max(Self.rounding, Self.inaccuracy / size)
    var rest = direction.map { $0 / size }
    for (row, pivot) in zip(rows, pivots) where rest[pivot] != 0 {
      let factor = rest[pivot]
      for index in rest.indices { rest[index] -= factor * row[index] }
      rest[pivot] = 0
    }
    let largest = rest.reduce(0.0) { max($0, $1.magnitude) }
    guard largest > slack,
      let lead = rest.firstIndex(where: { $0.magnitude >= Self.leastLead * largest })
    else { return false }
    let scale = rest[lead]
    // Small parts stay: without them the row would leave the face.
    for index in rest.indices { rest[index] /= scale }
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

  /// The coordinates that move in the direction of a row.
  func coordinates(movedBy row: Int) -> [Int] {
    rows[row].indices.filter { rows[row][$0].magnitude > Self.rounding }
  }

  /// How a coordinate depends on the pivots: (number of the row, factor).
  func dependence(of coordinate: Int) -> [(row: Int, factor: Double)] {
    rows.indices.compactMap { row in
      let factor = rows[row][coordinate]
      return factor.magnitude > Self.rounding ? (row, factor) : nil
    }
  }
}
