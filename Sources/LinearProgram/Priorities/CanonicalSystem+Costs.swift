// SPDX-License-Identifier: GPL-3.0-or-later

extension CanonicalSystem {
  /// The cost of each level at the values of all variables, by index, the most important first.
  ///
  /// Parts without a value (NaN) cost nothing.
  func levelCosts(
    _ system: PrioritySystem, _ values: [Double]
  ) -> [PrioritySolution.LevelCost] {
    var result: [PrioritySolution.LevelCost] = []
    var goals = goals[...]
    func add(_ cost: Double, _ priority: Priority, _ step: Int?) {
      let cost = cost.isNaN ? 0 : cost
      if let last = result.last, last.priority == priority, last.step == step {
        result[result.count - 1] = .init(
          priority: priority, step: step, cost: last.cost + cost)
      } else {
        result.append(.init(priority: priority, step: step, cost: cost))
      }
    }
    func addGoal(_ position: Int) {
      let goal = system.goals[position]
      let value = value(goalSums, position, values)
      let cost = goal.kind == .zero ? value.magnitude : value
      add(goal.weight * cost, goal.priority, goal.step)
    }
    for number in optional {
      let priority = system.constraints[number].priority
      while let goal = goals.first, system.goals[goal].priority >= priority {
        addGoal(goal)
        goals.removeFirst()
      }
      let value = value(sums, number, values)
      let violation =
        switch relations[number] {
        case .lessThanOrEqual: max(value, 0)
        case .equal: value.magnitude
        case .greaterThanOrEqual: max(-value, 0)
        }
      add(violation, priority, nil)
    }
    for goal in goals { addGoal(goal) }
    return result
  }

  private func value(_ sums: SparseSums, _ index: Int, _ values: [Double]) -> Double {
    var sum = sums.constants[index]
    for term in sums.terms(index) { sum += term.coefficient * values[order[term.rank]] }
    return sum
  }
}
