// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// The parts of a small random system with whole numbers, which can be added in any order.
struct RandomSystem {
  private(set) var columns: [PrioritySystem.Column] = []
  private(set) var constraints: [Constraint] = []
  private(set) var goals: [PrioritySystem.Goal] = []

  /// Draws 3 to 6 variables and 4 to 10 constraints and goals.
  init(seed: UInt64, withParameter: Bool = false) {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 3...6, using: &random)
    for index in 0..<count {
      let isLength = Bool.random(using: &random)
      let lower: Double = isLength ? 0 : [-50, -.infinity].randomElement(using: &random) ?? 0
      let upper: Double = [100, .infinity, .infinity].randomElement(using: &random) ?? 100
      columns.append(
        .init(
          name: "v\(index * 7 % 5)\(index)", lower: lower, upper: upper,
          role: isLength ? .length : .place))
    }
    if withParameter {
      columns[0] = .init(name: "given", lower: 40, upper: 40, role: .parameter)
    }
    for _ in 0..<Int.random(in: 4...10, using: &random) { addRandom(&random) }
  }

  private mutating func addRandom(_ random: inout SeededRandom) {
    let terms = Int.random(in: 1...3, using: &random)
    var expression = LinearExpression(Double(Int.random(in: -40...40, using: &random)))
    for _ in 0..<terms {
      let variable = Variable(index: Int.random(in: columns.indices, using: &random))
      let coefficient = [-2, -1, -1, 1, 1, 1, 2, 3].randomElement(using: &random) ?? 1
      expression += Double(coefficient) * LinearExpression(variable)
    }
    let priority = Priority([1000, 1000, 900, 750, 250, 50].randomElement(using: &random) ?? 50)
    if Int.random(in: 0..<5, using: &random) == 0 {
      let kind: PrioritySystem.Goal.Kind =
        Int.random(in: 0..<3, using: &random) == 0 ? .smallest : .zero
      goals.append(
        .init(
          expression, kind, weight: Double(Int.random(in: 1...3, using: &random)),
          priority: priority.isRequired ? 750 : priority,
          step: Int.random(in: 0...2, using: &random)))
    } else {
      let relation = Relation.allCases.randomElement(using: &random) ?? .equal
      constraints.append(Constraint(expression, relation, 0, priority: priority))
    }
  }

  /// The system as drawn.
  var system: PrioritySystem { added(Array(columns.indices), constraints, goals) }

  /// The same system with everything added in another order, and the index of each variable there.
  func shuffled(seed: UInt64) -> (system: PrioritySystem, indices: [Int]) {
    var random = SeededRandom(seed: seed)
    let order = columns.indices.shuffled(using: &random)
    var indices = [Int](repeating: 0, count: columns.count)
    for (position, index) in order.enumerated() { indices[index] = position }
    func moved(_ expression: LinearExpression) -> LinearExpression {
      LinearExpression(
        constant: expression.constant,
        terms: expression.terms.map {
          .init(Variable(index: indices[$0.variable.index]), $0.coefficient)
        })
    }
    let constraints = constraints.shuffled(using: &random).map {
      Constraint(moved($0.left), $0.relation, moved($0.right), priority: $0.priority)
    }
    let goals = goals.shuffled(using: &random).map { goal in
      var goal = goal
      goal.expression = moved(goal.expression)
      return goal
    }
    return (added(order, constraints, goals), indices)
  }

  private func added(
    _ order: [Int], _ constraints: [Constraint], _ goals: [PrioritySystem.Goal]
  ) -> PrioritySystem {
    var system = PrioritySystem()
    for index in order {
      let column = columns[index]
      if column.role == .parameter {
        _ = system.addParameter(column.name, value: column.lower)
      } else {
        _ = system.addVariable(
          column.name, lower: column.lower, upper: column.upper, role: column.role)
      }
    }
    for constraint in constraints { system.add(constraint) }
    for goal in goals { system.add(goal) }
    return system
  }
}
