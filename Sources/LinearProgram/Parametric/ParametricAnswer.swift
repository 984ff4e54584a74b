// SPDX-License-Identifier: GPL-3.0-or-later

/// The answer of a component as a function of its parameters, without a solver.
///
/// Many programs fall apart into single rows when they are reduced: the lengths of a chain share
/// what its ends leave, and each costs what its intervals cost. Such a row is filled in the order
/// of these costs, whatever the parameters are. They only say how far.
///
/// Values are kept in slots, one for each column of the component's program. Rows move the slots
/// of their columns, and formulas, in order, those of all that was replaced.
struct ParametricAnswer: Sendable {
  /// A slot that follows from others: a constant, and slots times factors.
  struct Formula: Sendable {
    let slot: Int
    let constant: Double
    /// The end of its terms; they begin where those of the formula before end.
    let end: Int
  }

  /// A slot times a factor.
  struct Term: Sendable {
    let slot: Int
    let factor: Double
  }

  /// A variable that is a slot times a factor, and an offset.
  struct Output: Sendable {
    let variable: Int
    let slot: Int
    let factor: Double
    let offset: Double

    /// The variable's value at that of its slot; adding 0 makes -0 to 0.
    func value(_ slot: Double) -> Double { factor * slot + offset + 0.0 }
  }

  /// A column that is in no row and rests on a bound.
  struct Resting: Sendable {
    let column: Int
    let isAtUpper: Bool
  }

  /// The parameters, by rank.
  let parameters: [Int]
  /// Their columns in the program, which are their slots.
  let columns: [Int]
  /// The rows that are left.
  let rows: [RowFilling]
  /// The columns that are left in no row.
  let resting: [Resting]
  /// What follows from the rows and the parameters, in an order in which it becomes known.
  let formulas: [Formula]
  let formulaTerms: [Term]
  /// The variables that move.
  let outputs: [Output]
  /// The slots before anything has moved: right for what never does.
  let slots: [Double]

  /// Evaluates all formulas, or only what they make of moves.
  func evaluate(_ slots: inout [Double], withConstants: Bool = true) {
    slots.withUnsafeMutableBufferPointer { slots in
      formulaTerms.withUnsafeBufferPointer { terms in
        var next = 0
        for formula in formulas {
          var sum = withConstants ? formula.constant : 0
          while next < formula.end {
            sum += terms[next].factor * slots[terms[next].slot]
            next += 1
          }
          slots[formula.slot] = sum
        }
      }
    }
  }

  /// The pieces of the rows at values of the parameters; nil where there is no answer or not only
  /// one.
  func pieces(at values: [Double]) -> [Int]? {
    var result: [Int] = []
    for row in rows {
      guard let piece = row.piece(at: row.amount(values), guess: 0) else { return nil }
      result.append(piece)
    }
    return result
  }
}
