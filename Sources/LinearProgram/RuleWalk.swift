// SPDX-License-Identifier: GPL-3.0-or-later

/// A walk along a parameter from one set of states to the next.
struct RuleWalk {
  /// Expressions between two changes of states.
  struct Piece {
    /// Where the piece begins, in the direction of the walk.
    var position: Double
    /// The values of the expressions there.
    var values: [Double]
    /// How much each grows where the parameter grows by one.
    var slopes: [Double]
    /// The decisive rules with their states.
    var reasons: [Int: RuleState]

    /// Whether two pieces have the same affine functions.
    func isSame(as other: Piece) -> Bool {
      for index in slopes.indices {
        let slope = slopes[index]
        guard (slope - other.slopes[index]).magnitude <= 1e-9 * max(1, slope.magnitude)
        else { return false }
        let expected = values[index] + slope * (other.position - position)
        let difference = (expected - other.values[index]).magnitude
        guard difference <= 1e-9 * max(1, expected.magnitude) else { return false }
      }
      return true
    }
  }

  private let rules: [SequentialRule]
  private let needed: [Bool]
  private let direction: RuleEvaluation.Direction
  private var position = 0.0
  private var distance = 0.0

  init(rules: [SequentialRule], needed: [Bool], parameter: Variable, sign: Double) {
    self.rules = rules
    self.needed = needed
    direction = .init(parameter: parameter, sign: sign)
  }

  /// The piece that begins at a value of the parameter.
  mutating func start(at position: Double, _ expressions: [LinearExpression]) -> Piece {
    self.position = position
    let evaluation = RuleEvaluation(
      rules: rules, needed: needed, overrides: [direction.parameter: position],
      direction: direction)
    distance = evaluation.distance(direction, needed: needed)
    let forms = evaluation.forms(needed: needed)
    var reasons: [Int: RuleState] = [:]
    // Reasons are compared for one expression only.
    if expressions.count == 1 {
      let decisive = SequentialProgram.decisive(of: expressions, rules, evaluation)
      for index in rules.indices where decisive[index] { reasons[index] = evaluation.states[index] }
    }
    return Piece(
      position: position,
      values: expressions.map { $0.evaluated { evaluation.values[$0.index] } },
      slopes: expressions.map {
        RuleEvaluation.substituted($0, forms).coefficient(of: direction.parameter)
      }, reasons: reasons)
  }

  /// The next piece; nil where the states stay for ever.
  mutating func next(_ expressions: [LinearExpression]) -> Piece? {
    guard distance.isFinite else { return nil }
    // A change within rounding has happened: go on beyond it.
    let least = 4 * RuleEvaluation.tolerance * max(1, position.magnitude)
    return start(at: position + direction.sign * max(distance, least), expressions)
  }

  /// How far the reasons and the formula of a piece go, from where the walk stands.
  mutating func end(
    of piece: Piece, _ expression: LinearExpression
  ) -> (reasons: Double, formula: Double) {
    var reasonsEnd: Double?
    for _ in 0..<10_000 {
      let last = position + direction.sign * distance
      guard let next = next([expression]) else {
        let end = direction.sign * Double.infinity
        return (reasonsEnd ?? end, end)
      }
      guard piece.isSame(as: next) else { return (reasonsEnd ?? last, last) }
      if reasonsEnd == nil && next.reasons != piece.reasons { reasonsEnd = last }
    }
    return (reasonsEnd ?? position, position)
  }
}
