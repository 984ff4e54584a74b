// SPDX-License-Identifier: GPL-3.0-or-later

extension SequentialProgram {
  /// Adds a parameter: a variable with a fixed value, which the solver sees as a fixed column.
  ///
  /// A value that is not finite cannot be a column; the answer is then the constant itself.
  public mutating func parameter(_ name: String, value: Double) -> LinearExpression {
    guard value.isFinite else { return LinearExpression(value) }
    let variable = append(SequentialRule(.parameter, .fixed, lower: value, upper: value))
    values[variable.index] = value
    parameterNames[variable.index] = name
    return LinearExpression(variable)
  }

  /// Keeps an expression between two bounds: min(max(t, lower), upper).
  ///
  /// Infinite bounds are allowed and a bound that is NaN is none. Where the lower bound is not
  /// below the upper one, the lower one is the answer. A constant `t` folds at once, a `t` that is
  /// NaN to the lower bound; a variable that its own rule keeps within the bounds is the answer.
  public mutating func clamp(
    _ t: LinearExpression, lower: Double, upper: Double, origin: @autoclosure () -> Origin? = nil
  ) -> LinearExpression {
    let lower = lower.isNaN ? -.infinity : lower
    let upper = upper.isNaN ? .infinity : upper
    guard lower < upper else { return folded(LinearExpression(lower)) }
    if t.isConstant {
      let value = t.constant.isNaN ? lower : min(max(t.constant, lower), upper)
      return folded(LinearExpression(value))
    }
    if isWithin(t, lower, upper) { return folded(t) }
    let form: SequentialRule.Form
    switch (lower.isFinite, upper.isFinite) {
    case (false, false): return folded(t)
    case (true, true): form = .between
    case (true, false): form = .atLeast
    case (false, true): form = .atMost
    }
    return add(SequentialRule(.clamp, form, .init(t), lower: lower, upper: upper, origin: origin()))
  }

  /// Whether an expression is a variable whose own rule keeps it between two bounds already.
  ///
  /// Where solving is deferred a variable may leave its rule, so that none is spared.
  private func isWithin(_ t: LinearExpression, _ lower: Double, _ upper: Double) -> Bool {
    guard deferral == nil, t.constant == 0, t.terms.count == 1, t.terms[0].coefficient == 1,
      rules.indices.contains(t.terms[0].variable.index)
    else { return false }
    let index = t.terms[0].variable.index
    switch rules[index].form {
    case .between, .atLeast, .atMost:
      return rules[index].lower >= lower && rules[index].upper <= upper
    case .fixed, .open, .equal: return false
    }
  }

  /// The largest of some expressions; -infinity when there is none.
  ///
  /// Constants collapse to one, an expression that differs from another by a constant only counts
  /// once, and what is left without a choice is answered as it is. NaN makes the answer NaN.
  public mutating func largest(
    _ expressions: [LinearExpression], origin: @autoclosure () -> Origin? = nil
  ) -> LinearExpression {
    if let answer = ExtremumArguments.plainAnswer(expressions, isLargest: true) {
      return folded(answer)
    }
    guard let arguments = ExtremumArguments(largestOf: expressions) else {
      return folded(LinearExpression(.nan))
    }
    if let answer = arguments.answer { return folded(answer) }
    return add(
      SequentialRule(
        .largest, .atLeast, .init(arguments.expressions), lower: arguments.bound, origin: origin()))
  }

  /// The smallest of some expressions; infinity when there is none.
  ///
  /// Folds like `largest`.
  public mutating func smallest(
    _ expressions: [LinearExpression], origin: @autoclosure () -> Origin? = nil
  ) -> LinearExpression {
    if let answer = ExtremumArguments.plainAnswer(expressions, isLargest: false) {
      return folded(answer)
    }
    guard let arguments = ExtremumArguments(smallestOf: expressions) else {
      return folded(LinearExpression(.nan))
    }
    if let answer = arguments.answer { return folded(answer) }
    return add(
      SequentialRule(
        .smallest, .atMost, .init(arguments.expressions), upper: arguments.bound, origin: origin()))
  }

  /// Gives an expression a variable of its own, so that sums that grow step by step stay short.
  ///
  /// Constants and single variables without a factor are answered as they are.
  public mutating func define(
    _ expression: LinearExpression, origin: @autoclosure () -> Origin? = nil
  ) -> LinearExpression {
    if expression.isConstant { return folded(expression) }
    if expression.terms.count == 1, expression.terms[0].coefficient == 1 {
      return folded(expression)
    }
    return add(SequentialRule(.definition, .equal, .init(expression), origin: origin()))
  }

  private mutating func folded(_ answer: LinearExpression) -> LinearExpression {
    statistics.folded += 1
    return answer
  }

  mutating func add(_ rule: SequentialRule) -> LinearExpression {
    for argument in rule.arguments { checkVariables(of: argument) }
    return LinearExpression(append(rule))
  }

  mutating func append(_ rule: SequentialRule) -> Variable {
    rules.append(rule)
    ruleTerms.append(rule)
    deferral?.expect(rule)
    values.append(.nan)
    columnOf.append(-1)
    statistics.count(rule.source)
    return Variable(index: rules.count - 1)
  }

  /// Remembers the first expression that uses a variable this program does not have.
  mutating func checkVariables(of expression: LinearExpression) {
    guard fault == nil, let foreign = foreignVariable(in: expression) else { return }
    fault = SequentialError(reason: .foreignVariable(foreign))
  }

  /// A variable of an expression that this program does not have.
  func foreignVariable(in expression: LinearExpression) -> Variable? {
    // The terms are in order, so only the ends can be out of range first.
    guard let first = expression.terms.first, let last = expression.terms.last else { return nil }
    if first.variable.index < 0 { return first.variable }
    return last.variable.index >= rules.count ? last.variable : nil
  }
}
