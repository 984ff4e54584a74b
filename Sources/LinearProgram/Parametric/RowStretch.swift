// SPDX-License-Identifier: GPL-3.0-or-later

/// A column, or an interval of one, in the order in which a row is filled.
struct RowStretch {
  /// What may be partly filled: from the last stretch that has no empty state to the first one
  /// that has no full one.
  struct Span {
    let first: Int
    let last: Int
    /// The amount of the row when all that may be empty is; -infinity where the first never is.
    let least: Double
  }

  /// The slot that it moves, and the slot's values when it is empty and full.
  let slot: Int
  let start: Double
  let end: Double
  let isTied: Bool
  /// What it adds to the row when it is empty and full.
  let low: Double
  let high: Double
  /// By how much the slot moves with the amount of the row.
  let slope: Double

  /// Makes a stretch.
  ///
  /// - Parameters:
  ///   - slot: the slot that it moves.
  ///   - start: the slot's value when it is empty.
  ///   - end: the slot's value when it is full.
  ///   - coefficient: what a unit of its column adds to the row.
  ///   - own: what a unit of the slot adds to the row; the coefficient unless given.
  ///   - sizes: the bounds of its column.
  ///   - isTied: whether another one of the row costs the same.
  init(
    slot: Int, start: Double, end: Double, coefficient: Double, own: Double? = nil,
    sizes: (Double, Double), isTied: Bool
  ) {
    self.slot = slot
    self.start = start
    self.end = end
    self.isTied = isTied
    let ends = (coefficient * sizes.0, coefficient * sizes.1)
    (low, high) = coefficient > 0 ? ends : (ends.1, ends.0)
    slope = 1 / (own ?? coefficient)
  }

  /// What may be partly filled; nil where the costs of the row have no end.
  static func span(_ stretches: [RowStretch]) -> Span? {
    let first = stretches.lastIndex { $0.low == -.infinity } ?? 0
    let last = stretches.firstIndex { $0.high == .infinity } ?? stretches.count - 1
    guard first <= last else { return nil }
    let full = stretches[..<first].reduce(0.0) { $0 + $1.high }
    return Span(
      first: first, last: last, least: stretches[first...].reduce(full) { $0 + $1.low })
  }

  /// The pieces of a span, with the amounts at which they are full.
  static func pieces(
    _ stretches: [RowStretch], _ span: Span
  ) -> (pieces: [RowFilling.Piece], ends: [Double]) {
    var pieces: [RowFilling.Piece] = []
    var ends: [Double] = []
    var reached = span.least
    for stretch in stretches[span.first...span.last] {
      var (amount, value) = (reached, stretch.start)
      var end = reached + stretch.high - stretch.low
      if reached == -.infinity {
        // The first, which is never empty: what the others add is known, as it is full or as it
        // adds nothing.
        let before = stretches[..<span.first].reduce(0.0) { $0 + $1.high }
        let others = stretches[(span.first + 1)...].reduce(before) { $0 + $1.low }
        end = others + stretch.high
        (amount, value) = end.isFinite ? (end, stretch.end) : (others, 0)
      }
      pieces.append(
        .init(
          slot: stretch.slot, start: stretch.start, end: stretch.end, amount: amount, value: value,
          slope: stretch.slope, isTied: stretch.isTied))
      ends.append(end)
      reached = end
    }
    return (pieces, ends)
  }
}
