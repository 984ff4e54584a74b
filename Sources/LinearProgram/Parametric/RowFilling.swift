// SPDX-License-Identifier: GPL-3.0-or-later

/// A row of bounded columns that is filled in a fixed order, as a function of its amount.
struct RowFilling: Sendable {
  /// A column, or an interval of one, while it is the one that is partly filled.
  struct Piece: Sendable {
    /// The slot that it moves.
    let slot: Int
    /// The slot's value when it is empty; infinite where it never is.
    let start: Double
    /// The slot's value when it is full; infinite where it never is.
    let end: Double
    /// An amount of the row.
    let amount: Double
    /// The slot's value at that amount.
    let value: Double
    /// By how much the slot moves with the amount.
    let slope: Double
    /// Whether the answer is not the only one while this is partly filled.
    let isTied: Bool
  }

  /// What a parameter adds to the amount.
  struct Term: Sendable {
    let parameter: Int
    let factor: Double
  }

  /// The row in the reduced program.
  let row: Int
  /// The amount that is to be filled: a constant, and what parameters add.
  let constant: Double
  let terms: [Term]
  /// All columns of the row in the reduced program, in their order; nil for the row's sum.
  let order: [Int?]
  /// The position in that order of the first piece; those before it are full at any amount.
  let first: Int
  /// What may be partly filled, in order; there is at least one.
  let pieces: [Piece]
  /// The amount at which each piece is full, rising.
  let ends: [Double]
  /// The amount at which all are empty.
  let least: Double

  /// The amount at values of the parameters.
  func amount(_ parameters: [Double]) -> Double {
    var sum = constant
    for term in terms { sum += term.factor * parameters[term.parameter] }
    return sum
  }

  /// The piece that is partly filled at an amount; nil where there is no answer or not only one.
  ///
  /// - Parameters:
  ///   - amount: the amount.
  ///   - guess: the piece that is looked at first, and kept where two meet.
  func piece(at amount: Double, guess: Int) -> Int? {
    // Written so that NaN has no piece.
    guard amount >= least, amount <= ends[ends.count - 1] else { return nil }
    var found = guess
    if amount > ends[guess] || amount < (guess == 0 ? least : ends[guess - 1]) {
      var (low, high) = (0, ends.count - 1)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < amount { low = middle + 1 } else { high = middle }
      }
      found = low
    }
    if !pieces[found].isTied { return found }
    // At its end it is full, and the next one is empty.
    let next = found + 1
    return amount == ends[found] && next < pieces.count && !pieces[next].isTied ? next : nil
  }
}
