// SPDX-License-Identifier: GPL-3.0-or-later

extension PrioritySystem {
  /// The priority of structure, above required: recovery never gives it up.
  public static let structure = Priority(2000)

  /// Adds the rules of a deferred program: what they demand is structure, how they choose is a goal.
  ///
  /// The goals carry the rules' exact weights, split into steps where a weight would pass the
  /// program's limit; without other constraints the one optimum is the sequential evaluation.
  ///
  /// A maximum is to be as close as possible to the argument that is expected to decide, a clamp to
  /// the bound or the argument that is: so no rule pulls on what it is made of. Where another
  /// argument decides at the solution (`SequentialProgram.disagreement`), expect that and solve
  /// again.
  ///
  /// - Parameters:
  ///   - program: the deferred program.
  ///   - priority: the priority of the goals.
  ///   - name: the name of the variable with an index; unique.
  ///   - role: what the variable with an index stands for.
  /// - Returns: the variables of this system, by the program's index.
  public mutating func addRules(
    of program: SequentialProgram, priority: Priority, name: (Int) -> String,
    role: (Int) -> Role
  ) -> [Variable] {
    let weights = program.goalWeights()
    var variables: [Variable] = []
    variables.reserveCapacity(program.rules.count)
    for (index, rule) in program.rules.enumerated() {
      let arguments = rule.arguments.map { $0.substituting { variables[$0.index] } }
      var variable = Variable(index: -1)
      switch rule.form {
      case .fixed: variable = addParameter(name(index), value: rule.lower)
      default:
        variable = addVariable(
          name(index), lower: rule.lower, upper: rule.upper, role: role(index))
      }
      variables.append(variable)
      let own = LinearExpression(variable)
      let (step, weight) = weights[index]
      func goal(_ expression: LinearExpression, _ kind: Goal.Kind) {
        add(
          Goal(
            expression, kind, weight: weight, priority: priority, step: step, origin: rule.origin))
      }
      switch rule.form {
      case .fixed, .open: break
      case .equal:
        add(Constraint(own, .equal, arguments[0], priority: Self.structure, origin: rule.origin))
      case .between:
        switch program.expectedState(of: index) {
        case .atLower: goal(own - rule.lower, .smallest)
        case .atUpper: goal(rule.upper - own, .smallest)
        case .argument(let number): goal(own - arguments[number], .zero)
        }
      case .atLeast:
        for argument in arguments {
          add(
            Constraint(
              own, .greaterThanOrEqual, argument, priority: Self.structure, origin: rule.origin))
        }
        switch program.expectedState(of: index) {
        case .argument(let number): goal(own - arguments[number], .smallest)
        default: goal(own - rule.lower, .smallest)
        }
      case .atMost:
        for argument in arguments {
          add(
            Constraint(
              own, .lessThanOrEqual, argument, priority: Self.structure, origin: rule.origin))
        }
        switch program.expectedState(of: index) {
        case .argument(let number): goal(arguments[number] - own, .smallest)
        default: goal(rule.upper - own, .smallest)
        }
      }
    }
    return variables
  }
}

extension SequentialProgram {
  /// The step and the weight of each rule's goal, by index.
  fileprivate func goalWeights() -> [(step: Int, weight: Double)] {
    var result: [(step: Int, weight: Double)] = []
    result.reserveCapacity(rules.count)
    var start = 0
    var step = 0
    while start < rules.count {
      var count = rules.count - start
      while true {
        let range = start..<(start + count)
        if let weights = LevelWeights.weights(
          of: ruleTerms, in: range, limit: options.weightLimit)
        {
          result += weights.map { (step, $0) }
          break
        }
        if count == 1 {
          result.append((step, 1))
          break
        }
        count = (count + 1) / 2
      }
      start = result.count
      step += 1
    }
    return result
  }
}

extension LinearExpression {
  /// The expression with other variables in the place of its own.
  public func substituting(_ variable: (Variable) -> Variable) -> LinearExpression {
    LinearExpression(
      constant: constant, terms: terms.map { Term(variable($0.variable), $0.coefficient) })
  }
}
