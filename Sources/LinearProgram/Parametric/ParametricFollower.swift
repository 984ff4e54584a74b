// SPDX-License-Identifier: GPL-3.0-or-later

/// A component that follows its parameters by its `ParametricAnswer`.
///
/// A move takes two steps, so that several components move together or not at all: `aim` finds out
/// whether there is an answer, `move` goes there.
struct ParametricFollower: Sendable {
  private let answer: ParametricAnswer
  /// The position of each of its parameters among all.
  private let inputs: [Int]
  /// The values of its parameters where it is, and where it was aimed at.
  private var parameters: [Double]
  private var targets: [Double]
  private var isAway = false
  /// The piece of each row that is partly filled, and the amount of the row.
  private var pieces: [Int]
  private var nextPieces: [Int]
  private var amounts: [Double]
  /// The slots where it has crossed last, or a step after that.
  private var slots: [Double]
  /// How it moves while nothing is crossed; nil where that was not asked for yet.
  private var glide: ParametricGlide?
  /// Whether the last move crossed nothing.
  private var hasStayed = false

  /// Starts at values of the component's parameters; nil where there is no answer or not only one.
  init?(_ answer: ParametricAnswer, at parameters: [Double], inputs: [Int]) {
    guard let pieces = answer.pieces(at: parameters) else { return nil }
    self.answer = answer
    self.inputs = inputs
    self.parameters = parameters
    targets = parameters
    self.pieces = pieces
    nextPieces = pieces
    amounts = answer.rows.map { $0.amount(parameters) }
    slots = answer.slots
    for (row, piece) in zip(answer.rows, pieces) {
      for index in (piece + 1..<row.pieces.count).reversed() {
        slots[row.pieces[index].slot] = row.pieces[index].start
      }
      for index in 0..<piece { slots[row.pieces[index].slot] = row.pieces[index].end }
    }
    place()
  }

  /// Whether there is an answer at values of all parameters, which `move` may go to then.
  mutating func aim(_ all: [Double]) -> Bool {
    isAway = false
    for (position, input) in inputs.enumerated() {
      targets[position] = all[input]
      if targets[position] != parameters[position] { isAway = true }
    }
    guard isAway else { return true }
    for index in pieces.indices {
      amounts[index] = answer.rows[index].amount(targets)
      guard let piece = answer.rows[index].piece(at: amounts[index], guess: pieces[index]) else {
        return false
      }
      nextPieces[index] = piece
    }
    return true
  }

  /// Goes where it was aimed at, and says whether that was past a breakpoint.
  mutating func move(_ values: inout [Double]) -> Bool {
    guard isAway else { return false }
    // 1. What is filled and emptied.
    var isCrossing = false
    for index in pieces.indices where pieces[index] != nextPieces[index] {
      isCrossing = true
      cross(answer.rows[index], from: pieces[index], to: nextPieces[index])
      pieces[index] = nextPieces[index]
    }
    // 2. Where nothing is, for the second time, a drag is likely to stay for longer.
    if isCrossing || glide?.reaches(targets) == false {
      glide = nil
    } else if glide == nil, hasStayed, zip(parameters, targets).allSatisfy(FollowingReach.isNear) {
      glide = ParametricGlide(answer, pieces, at: parameters, slots)
    }
    hasStayed = !isCrossing
    // 3. The values.
    for position in targets.indices { parameters[position] = targets[position] }
    if let glide {
      glide.write(&values, at: parameters)
    } else {
      place()
      write(&values)
    }
    return isCrossing
  }

  /// Fills or empties the pieces between two.
  private mutating func cross(_ row: RowFilling, from old: Int, to new: Int) {
    if new > old {
      for index in old..<new { slots[row.pieces[index].slot] = row.pieces[index].end }
    } else {
      for index in (new + 1...old).reversed() {
        slots[row.pieces[index].slot] = row.pieces[index].start
      }
    }
  }

  /// Fills the pieces that are partly filled, and evaluates all formulas.
  private mutating func place() {
    for (index, piece) in pieces.enumerated() {
      let piece = answer.rows[index].pieces[piece]
      slots[piece.slot] = piece.value + piece.slope * (amounts[index] - piece.amount)
    }
    for (column, value) in zip(answer.columns, parameters) { slots[column] = value }
    answer.evaluate(&slots)
  }

  /// Writes the variables that move.
  private func write(_ values: inout [Double]) {
    values.withUnsafeMutableBufferPointer { values in
      slots.withUnsafeBufferPointer { slots in
        for output in answer.outputs {
          values[output.variable] = output.value(slots[output.slot])
        }
      }
    }
  }
}
