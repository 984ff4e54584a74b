// SPDX-License-Identifier: GPL-3.0-or-later

/// The arguments of a maximum or a minimum, without those that can never decide it.
struct ExtremumArguments {
  /// The expressions with a variable, no two of which differ by a constant only.
  private(set) var expressions: [LinearExpression] = []
  /// The decisive constant; the neutral infinity when there is none.
  private(set) var bound: Double
  private let isLargest: Bool

  /// Collects the arguments of a maximum; nil when one of them is NaN.
  init?(largestOf expressions: [LinearExpression]) {
    self.init(expressions, isLargest: true)
  }

  /// Collects the arguments of a minimum; nil when one of them is NaN.
  init?(smallestOf expressions: [LinearExpression]) {
    self.init(expressions, isLargest: false)
  }

  private init?(_ arguments: [LinearExpression], isLargest: Bool) {
    self.isLargest = isLargest
    bound = isLargest ? -.infinity : .infinity
    // The position of each sum of variables; a few are compared one by one, which is faster.
    var positions: [[LinearExpression.Term]: Int] = [:]
    let usesPositions = arguments.count > 8
    for argument in arguments {
      if argument.constant.isNaN { return nil }
      if argument.isConstant {
        bound = decisive(bound, argument.constant)
        continue
      }
      let known: Int?
      if let last = expressions.last, last.terms == argument.terms {
        // Neighbours are often alike.
        known = expressions.count - 1
      } else if usesPositions {
        known = positions[argument.terms]
      } else {
        known = expressions.firstIndex { $0.terms == argument.terms }
      }
      if let known {
        let constant = decisive(expressions[known].constant, argument.constant)
        expressions[known] = LinearExpression(constant: constant, orderedTerms: argument.terms)
      } else {
        if usesPositions { positions[argument.terms] = expressions.count }
        expressions.append(argument)
      }
    }
  }

  /// The result for two equal expressions and for constants only, found without any list; nil for
  /// others.
  static func plainAnswer(_ arguments: [LinearExpression], isLargest: Bool) -> LinearExpression? {
    if arguments.count == 2, arguments[0] == arguments[1] { return arguments[0] }
    var extremum = isLargest ? -Double.infinity : .infinity
    for argument in arguments {
      guard argument.isConstant else { return nil }
      if argument.constant.isNaN { return LinearExpression(.nan) }
      extremum =
        isLargest ? max(extremum, argument.constant) : min(extremum, argument.constant)
    }
    return LinearExpression(extremum)
  }

  /// The result when no rule is needed to find it.
  var answer: LinearExpression? {
    if expressions.isEmpty { return LinearExpression(bound) }
    if bound == (isLargest ? .infinity : -.infinity) { return LinearExpression(bound) }
    return expressions.count == 1 && !bound.isFinite ? expressions[0] : nil
  }

  private func decisive(_ left: Double, _ right: Double) -> Double {
    isLargest ? max(left, right) : min(left, right)
  }
}
