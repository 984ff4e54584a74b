// SPDX-License-Identifier: GPL-3.0-or-later

extension SequentialProgram {
  /// The rules of a program that something else will solve, with the values expected of them.
  ///
  /// Where relations may move a rule's variable away from the rule, no level can be solved early.
  /// Values that are asked for are then estimates: those of an earlier solution, where the rule was
  /// there already, else the rule's own value for the estimates before it. Who asked for them solves
  /// again until they no longer change.
  public struct Deferral: Sendable {
    /// The rules and their values in an earlier solution, by index.
    var earlier: [(rule: SequentialRule, value: Double)] = []
    /// The rules of this program, by index.
    private var rules: [SequentialRule] = []
    /// The expected values, by index.
    private(set) var estimates: [Double] = []
    /// What was asked for and the estimate that was answered, in order.
    private(set) var answered: [(expression: LinearExpression, value: Double)] = []

    mutating func expect(_ rule: SequentialRule) {
      let index = estimates.count
      rules.append(rule)
      if rule.form != .fixed, earlier.indices.contains(index),
        earlier[index].rule.resembles(rule)
      {
        estimates.append(earlier[index].value)
      } else {
        estimates.append(rule.value { estimates[$0.index] })
      }
    }

    mutating func answer(_ expression: LinearExpression) -> Double {
      let value = estimate(expression)
      if !expression.isConstant { answered.append((expression, value)) }
      return value
    }

    func estimate(_ expression: LinearExpression) -> Double {
      expression.evaluated { estimates[$0.index] }
    }

    mutating func adopt(_ values: [Double]) {
      for index in estimates.indices where values.indices.contains(index) {
        estimates[index] = values[index]
      }
    }
  }

  /// Makes a program that is not solved by itself.
  ///
  /// - Parameter earlier: a program of the same origin, with the values that it was given.
  public init(
    deferredWith solver: any LinearSolver, options: SequentialOptions,
    earlier: SequentialProgram? = nil
  ) {
    self.init(solver: solver, options: options)
    var deferral = Deferral()
    if let earlier, let known = earlier.deferral {
      deferral.earlier = zip(earlier.rules, known.estimates).map { (rule: $0, value: $1) }
    }
    self.deferral = deferral
  }

  /// Whether another solver is to find the values.
  public var isDeferred: Bool { deferral != nil }

  /// Adds a variable of a deferred program that no rule defines; its first estimate is `estimate`.
  public mutating func unknown(
    lower: Double = -.infinity, estimate: Double, origin: @autoclosure () -> Origin? = nil
  ) -> LinearExpression {
    add(
      SequentialRule(
        .unknown, .open, .init(LinearExpression(estimate)), lower: lower, origin: origin()))
  }

  /// A length that follows `t` between two bounds but may give way to relations.
  ///
  /// In a deferred program it is always a variable of its own, also where `t` is constant; otherwise
  /// it is `clamp`.
  public mutating func flexible(
    _ t: LinearExpression, lower: Double, upper: Double, origin: @autoclosure () -> Origin? = nil
  ) -> LinearExpression {
    guard isDeferred, lower < upper, !(t.isConstant && !t.constant.isFinite) else {
      return clamp(t, lower: lower, upper: upper, origin: origin())
    }
    return add(
      SequentialRule(.clamp, .between, .init(t), lower: lower, upper: upper, origin: origin()))
  }

  /// The largest difference between an estimate that was answered and the value of its expression
  /// for the given values, with the place of that question; nil where nothing was asked.
  public func largestSurprise(
    _ values: [Double]
  ) -> (difference: Double, question: Int, expected: Double, found: Double)? {
    var largest: (difference: Double, question: Int, expected: Double, found: Double)?
    for (question, asked) in (deferral?.answered ?? []).enumerated() {
      let found = asked.expression.evaluated { values[$0.index] }
      let difference = (found - asked.value).magnitude
      if difference > largest?.difference ?? -1 {
        largest = (difference, question, asked.value, found)
      }
    }
    return largest
  }

  /// What decides a rule.
  enum ExpectedState: Hashable {
    case atLower
    case atUpper
    case argument(Int)
  }

  /// What decides a rule for the estimates.
  func expectedState(of index: Int) -> ExpectedState {
    let rule = rules[index]
    let values = rule.arguments.map { estimate($0) }
    switch rule.form {
    case .fixed, .equal, .open: return .argument(0)
    case .between:
      return values[0] < rule.lower ? .atLower : values[0] > rule.upper ? .atUpper : .argument(0)
    case .atLeast:
      let best = values.indices.max { values[$0] < values[$1] }
      return best.flatMap { values[$0] > rule.lower ? .argument($0) : nil } ?? .atLower
    case .atMost:
      let best = values.indices.min { values[$0] < values[$1] }
      return best.flatMap { values[$0] < rule.upper ? .argument($0) : nil } ?? .atUpper
    }
  }

  /// How far the values are from those for which the rules were expected to decide as they do: the
  /// most that what decides at the values exceeds what was expected to, in points.
  public func disagreement(_ values: [Double]) -> Double {
    var largest = 0.0
    for (index, rule) in rules.enumerated() {
      let arguments = rule.arguments.map { $0.evaluated { values[$0.index] } }
      var expected = 0.0
      var found = 0.0
      let state = expectedState(of: index)
      switch rule.form {
      case .fixed, .equal, .open: continue
      case .between:
        found = min(max(arguments[0], rule.lower), rule.upper)
        expected =
          state == .atLower ? rule.lower : state == .atUpper ? rule.upper : arguments[0]
      case .atLeast, .atMost:
        found = rule.value(arguments)
        expected = rule.form == .atLeast ? rule.lower : rule.upper
        if case .argument(let number) = state { expected = arguments[number] }
      }
      largest = max(largest, (found - expected).magnitude)
    }
    return largest
  }

  /// What was asked for while compiling, with the estimates that were answered, in order.
  public var estimatesAsked: [(expression: LinearExpression, value: Double)] {
    deferral?.answered ?? []
  }

  /// The estimate of an expression.
  public func estimate(_ expression: LinearExpression) -> Double {
    deferral?.estimate(expression) ?? .nan
  }

  /// Takes the values that were found for the program's variables, by index, as estimates.
  public mutating func adopt(_ values: [Double]) { deferral?.adopt(values) }

  /// Where the rule of the variable with an index comes from.
  public func origin(of index: Int) -> Origin? { rules[index].origin }

  /// Whether a rule chooses among bounds or arguments, so that an answer may hang on what was
  /// expected of it first.
  public var hasChoosingRules: Bool {
    rules.contains { rule in
      switch rule.form {
      case .fixed, .open, .equal: false
      case .between, .atLeast, .atMost: true
      }
    }
  }

  /// Whether no rule defines the variable with an index.
  public func isUnknown(_ index: Int) -> Bool { rules[index].form == .open }

  /// The number of variables.
  public var variableCount: Int { rules.count }
}

extension SequentialRule {
  /// Whether two rules stand in the same place of two programs; numbers may differ.
  fileprivate func resembles(_ other: SequentialRule) -> Bool {
    source == other.source && form == other.form && origin == other.origin
      && arguments.count == other.arguments.count
  }

  /// The value by the rule for the values of earlier variables.
  fileprivate func value(_ value: (Variable) -> Double) -> Double {
    self.value(arguments.map { $0.evaluated(value) })
  }

  /// The value by the rule for the values of its arguments.
  fileprivate func value(_ arguments: [Double]) -> Double {
    switch form {
    case .fixed: lower
    case .equal: arguments.first ?? 0
    case .open, .between: min(max(arguments.first ?? 0, lower), upper)
    case .atLeast: arguments.reduce(lower, max)
    case .atMost: arguments.reduce(upper, min)
    }
  }
}
