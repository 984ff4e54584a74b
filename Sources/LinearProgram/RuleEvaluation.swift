// SPDX-License-Identifier: GPL-3.0-or-later

/// A forward evaluation of rules for some values of the parameters, with what decides each of them.
///
/// Where two arguments are equal, the one decides that will once a parameter moves in a direction;
/// so states belong to one side of a breakpoint and never to a single point.
struct RuleEvaluation {
  /// A parameter that moves, towards larger or smaller values.
  struct Direction {
    var parameter: Variable
    var sign: Double
  }

  /// Values that differ by less, relative to their size, count as equal.
  static let tolerance = 1e-10

  private(set) var values: [Double]
  private(set) var states: [RuleState]
  private let rules: [SequentialRule]
  private var slopes: [Double]

  /// Evaluates the rules that are needed; what is not needed stays NaN.
  init(
    rules: [SequentialRule], needed: [Bool], overrides: [Variable: Double], direction: Direction
  ) {
    self.rules = rules
    values = [Double](repeating: .nan, count: rules.count)
    slopes = [Double](repeating: 0, count: rules.count)
    states = [RuleState](repeating: .given, count: rules.count)
    for index in rules.indices where needed[index] {
      let rule = rules[index]
      switch rule.form {
      case .fixed:
        let variable = Variable(index: index)
        values[index] = overrides[variable] ?? rule.lower
        slopes[index] = variable == direction.parameter ? direction.sign : 0
      case .equal, .open: take(.follows, at: index, point(of: rule.arguments[0]))
      case .between: evaluateClamp(rule, index)
      case .atLeast: evaluateExtremum(rule, index, sign: 1, bound: rule.lower)
      case .atMost: evaluateExtremum(rule, index, sign: -1, bound: rule.upper)
      }
    }
  }

  // MARK: Rules

  private typealias Point = (value: Double, slope: Double)

  private func point(of expression: LinearExpression) -> Point {
    (
      expression.evaluated { values[$0.index] },
      expression.evaluated { slopes[$0.index] } - expression.constant
    )
  }

  private mutating func take(_ state: RuleState, at index: Int, _ point: Point) {
    states[index] = state
    values[index] = point.value
    slopes[index] = point.slope
  }

  private mutating func evaluateClamp(_ rule: SequentialRule, _ index: Int) {
    let point = point(of: rule.arguments[0])
    if Self.isAhead((rule.lower, 0), of: point, sign: 1) {
      take(.atLower, at: index, (rule.lower, 0))
    } else if Self.isAhead((rule.upper, 0), of: point, sign: -1) {
      take(.atUpper, at: index, (rule.upper, 0))
    } else {
      take(.follows, at: index, point)
    }
  }

  /// The largest (sign 1) or smallest (sign -1) of the arguments and the bound.
  private mutating func evaluateExtremum(
    _ rule: SequentialRule, _ index: Int, sign: Double, bound: Double
  ) {
    var best: Point = (bound, 0)
    var state: RuleState = sign > 0 ? .atLower : .atUpper
    let isSingle = rule.arguments.count == 1
    for (position, argument) in rule.arguments.enumerated() {
      let candidate = point(of: argument)
      guard bound.isFinite || position > 0 else {
        best = candidate
        state = isSingle ? .follows : .argument(position)
        continue
      }
      if Self.isAhead(candidate, of: best, sign: sign) {
        best = candidate
        state = isSingle ? .follows : .argument(position)
      }
    }
    take(state, at: index, best)
  }

  /// Whether a value is larger (sign 1) or smaller (sign -1) than another, or becomes so at once.
  private static func isAhead(_ left: Point, of right: Point, sign: Double) -> Bool {
    let difference = sign * (left.value - right.value)
    let least = tolerance * max(1, left.value.magnitude, right.value.magnitude)
    if difference.magnitude > least { return difference > 0 }
    return sign * (left.slope - right.slope) > tolerance
  }

  // MARK: What the states say

  /// The value of a rule as an affine function of the parameters, given those of earlier rules.
  func form(of index: Int, _ forms: [LinearExpression]) -> LinearExpression {
    let rule = rules[index]
    switch states[index] {
    case .given: return LinearExpression(Variable(index: index))
    case .atLower: return LinearExpression(rule.lower)
    case .atUpper: return LinearExpression(rule.upper)
    case .follows: return Self.substituted(rule.arguments[0], forms)
    case .argument(let position): return Self.substituted(rule.arguments[position], forms)
    }
  }

  /// The affine functions of all rules that are needed.
  func forms(needed: [Bool]) -> [LinearExpression] {
    var forms = [LinearExpression](repeating: .zero, count: rules.count)
    for index in rules.indices where needed[index] { forms[index] = form(of: index, forms) }
    return forms
  }

  /// An expression with its variables replaced.
  static func substituted(
    _ expression: LinearExpression, _ forms: [LinearExpression]
  ) -> LinearExpression {
    if expression.terms.count == 1, expression.constant == 0, expression.terms[0].coefficient == 1 {
      return forms[expression.terms[0].variable.index]
    }
    var constant = expression.constant
    var terms: [LinearExpression.Term] = []
    for term in expression.terms {
      let form = forms[term.variable.index]
      constant += term.coefficient * form.constant
      terms += form.terms.map { .init($0.variable, term.coefficient * $0.coefficient) }
    }
    return LinearExpression(constant: constant, terms: terms)
  }

  /// How far a parameter can move in the direction until a state of a needed rule may change.
  func distance(_ direction: Direction, needed: [Bool]) -> Double {
    var distance = Double.infinity
    func keep(_ ahead: Point, _ behind: Point) {
      let closing = behind.slope - ahead.slope
      guard closing > Self.tolerance else { return }
      distance = min(distance, max(ahead.value - behind.value, 0) / closing)
    }
    for index in rules.indices where needed[index] {
      let rule = rules[index]
      let own: Point = (values[index], slopes[index])
      switch rule.form {
      case .fixed, .equal, .open: continue
      case .between:
        let argument = point(of: rule.arguments[0])
        switch states[index] {
        case .atLower: keep(own, argument)
        case .atUpper: keep(argument, own)
        default:
          keep(argument, (rule.lower, 0))
          keep((rule.upper, 0), argument)
        }
      case .atLeast:
        for argument in rule.arguments { keep(own, point(of: argument)) }
        if rule.lower.isFinite { keep(own, (rule.lower, 0)) }
      case .atMost:
        for argument in rule.arguments { keep(point(of: argument), own) }
        if rule.upper.isFinite { keep((rule.upper, 0), own) }
      }
    }
    return distance
  }
}
