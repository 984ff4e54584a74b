// SPDX-License-Identifier: GPL-3.0-or-later

extension SequentialProgram {
  /// The parameter of a name, the first one where several have it.
  public func parameter(named name: String) -> Variable? {
    rules.indices.first { rules[$0].form == .fixed && parameterNames[$0] == name }
      .map { Variable(index: $0) }
  }

  /// The values of some expressions for other values of some parameters, by the program's own rules.
  ///
  /// What was read from the program while it was built stays as it was; see `readings`.
  ///
  /// Throws when an expression uses a variable that this program does not have.
  public func values(
    of expressions: [LinearExpression], at parameters: [Variable: Double]
  ) throws(SequentialError) -> [Double] {
    let needed = try closure(of: expressions)
    let values = RuleEvaluation(
      rules: rules, needed: needed, overrides: parameters,
      direction: .init(parameter: Variable(index: -1), sign: 1)
    ).values
    return expressions.map { $0.evaluated { values[$0.index] } }
  }

  /// Why an expression has its value: the rules that decide it, its affine form in the parameters,
  /// and how far both hold along each parameter.
  ///
  /// At a breakpoint the form is the one towards larger values of the first parameter.
  ///
  /// Throws when the expression uses a variable that this program does not have.
  public func explanation(
    of expression: LinearExpression
  ) throws(SequentialError) -> RuleExplanation {
    let needed = try closure(of: [expression])
    let parameters = rules.indices.filter { needed[$0] && rules[$0].form == .fixed }
      .map { Variable(index: $0) }
    let first = RuleEvaluation.Direction(
      parameter: parameters.first ?? Variable(index: -1), sign: 1)
    let evaluation = RuleEvaluation(
      rules: rules, needed: needed, overrides: [:], direction: first)
    let forms = evaluation.forms(needed: needed)
    let decisive = Self.decisive(of: [expression], rules, evaluation)
    let steps = steps(decisive, evaluation, forms)
    return RuleExplanation(
      value: expression.evaluated { evaluation.values[$0.index] },
      form: RuleEvaluation.substituted(expression, forms), steps: steps,
      sensitivities: parameters.map { sensitivity(of: expression, to: $0, needed: needed) })
  }

  /// The rules that decide some expressions together, for other values of some parameters, each
  /// after those that decide its own value.
  ///
  /// Where several arguments of a rule are equal, the one counts that decides where the parameter
  /// grows. What was read from the program while it was built stays as it was; see `readings`.
  ///
  /// Throws when an expression uses a variable that this program does not have.
  public func decisiveSteps(
    of expressions: [LinearExpression], at parameters: [Variable: Double],
    along parameter: Variable
  ) throws(SequentialError) -> [RuleStep] {
    let needed = try closure(of: expressions)
    let evaluation = RuleEvaluation(
      rules: rules, needed: needed, overrides: parameters,
      direction: .init(parameter: parameter, sign: 1))
    return steps(
      Self.decisive(of: expressions, rules, evaluation), evaluation,
      evaluation.forms(needed: needed))
  }

  /// The values of a parameter inside a range at which the affine form of any of some expressions
  /// changes, in order, each once; nil where there are more than a limit.
  ///
  /// What was read from the program while it was built stays as it was; see `readings`.
  ///
  /// Throws when an expression uses a variable that this program does not have.
  public func breakpoints(
    of expressions: [LinearExpression], along parameter: Variable, in range: ClosedRange<Double>,
    limit: Int
  ) throws(SequentialError) -> [Double]? {
    let needed = try closure(of: expressions)
    var walk = RuleWalk(rules: rules, needed: needed, parameter: parameter, sign: 1)
    var found: [Double] = []
    var current = walk.start(at: range.lowerBound, expressions)
    var steps = 0
    while let next = walk.next(expressions) {
      if next.position >= range.upperBound { break }
      steps += 1
      if steps > 100 * limit || found.count > limit { return nil }
      if !current.isSame(as: next) { found.append(next.position) }
      current = next
    }
    return found
  }

  // MARK: Parts

  /// What the values of some expressions hang on, decisive or not.
  private func closure(
    of expressions: [LinearExpression]
  ) throws(SequentialError) -> [Bool] {
    var needed = [Bool](repeating: false, count: rules.count)
    for expression in expressions {
      if let foreign = foreignVariable(in: expression) {
        throw SequentialError(reason: .foreignVariable(foreign))
      }
      for term in expression.terms { needed[term.variable.index] = true }
    }
    for index in rules.indices.reversed() where needed[index] {
      for argument in rules[index].arguments {
        for term in argument.terms { needed[term.variable.index] = true }
      }
    }
    return needed
  }

  private func steps(
    _ decisive: [Bool], _ evaluation: RuleEvaluation, _ forms: [LinearExpression]
  ) -> [RuleStep] {
    rules.indices.filter { decisive[$0] }.map { index in
      let rule = rules[index]
      return RuleStep(
        variable: Variable(index: index), kind: RuleStep.Kind(rule.source),
        state: evaluation.states[index], value: evaluation.values[index],
        arguments: rule.arguments.map { $0.evaluated { evaluation.values[$0.index] } },
        lower: rule.lower, upper: rule.upper, form: forms[index], origin: rule.origin)
    }
  }

  /// The rules that decide the values of some expressions.
  static func decisive(
    of expressions: [LinearExpression], _ rules: [SequentialRule], _ evaluation: RuleEvaluation
  ) -> [Bool] {
    var decisive = [Bool](repeating: false, count: rules.count)
    for expression in expressions {
      for term in expression.terms { decisive[term.variable.index] = true }
    }
    for index in rules.indices.reversed() where decisive[index] {
      let argument: LinearExpression? =
        switch evaluation.states[index] {
        case .given, .atLower, .atUpper: nil
        case .follows: rules[index].arguments[0]
        case .argument(let position): rules[index].arguments[position]
        }
      for term in argument?.terms ?? [] { decisive[term.variable.index] = true }
    }
    return decisive
  }

  private func sensitivity(
    of expression: LinearExpression, to parameter: Variable, needed: [Bool]
  ) -> ParameterSensitivity {
    let value = rules[parameter.index].lower
    var upwards = RuleWalk(rules: rules, needed: needed, parameter: parameter, sign: 1)
    let piece = upwards.start(at: value, [expression])
    let upper = upwards.end(of: piece, expression)
    var downwards = RuleWalk(rules: rules, needed: needed, parameter: parameter, sign: -1)
    let below = downwards.start(at: value, [expression])
    // At a breakpoint what is below belongs to another formula.
    let lower =
      piece.isSame(as: below)
      ? downwards.end(of: piece, expression) : (reasons: value, formula: value)
    return ParameterSensitivity(
      parameter: parameter, name: name(of: parameter), value: value,
      derivative: piece.slopes[0],
      reasons: min(lower.reasons, value)...max(upper.reasons, value),
      formula: min(lower.formula, value)...max(upper.formula, value))
  }
}

extension RuleStep.Kind {
  fileprivate init(_ source: SequentialRule.Source) {
    switch source {
    case .parameter: self = .parameter
    case .clamp: self = .clamp
    case .largest: self = .largest
    case .smallest: self = .smallest
    case .definition, .unknown: self = .definition
    }
  }
}
