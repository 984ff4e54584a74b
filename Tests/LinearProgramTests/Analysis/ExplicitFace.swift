// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram

/// The best answers of a system as one program, with the cost of each level as a row.
///
/// Written without anything the solver of priorities does, to compare with.
struct ExplicitFace {
  private var model = LinearModel()
  private let solver = GLPKSolver()

  /// Adds the required constraints, then solves level by level and keeps each level's cost.
  init(_ system: PrioritySystem) throws {
    for column in system.columns {
      model.addColumn(.init(name: column.name, lower: column.lower, upper: column.upper))
    }
    var levels: [(priority: Priority, step: Int, costs: [(column: Int, cost: Double)])] = []
    for constraint in system.constraints {
      let misses = addRow(
        constraint.difference, constraint.relation, isSoft: !constraint.priority.isRequired)
      if misses.isEmpty { continue }
      // After the goals of the same priority, so with a step beyond theirs.
      levels.append((constraint.priority, .max, misses.map { ($0, 1) }))
    }
    for goal in system.goals {
      let costs: [(Int, Double)]
      switch goal.kind {
      case .zero: costs = addRow(goal.expression, .equal, isSoft: true).map { ($0, goal.weight) }
      case .smallest:
        costs = goal.expression.terms.map { ($0.variable.index, goal.weight * $0.coefficient) }
      }
      levels.append((goal.priority, goal.step, costs))
    }
    levels.sort { ($1.priority, $0.step) < ($0.priority, $1.step) }
    var start = 0
    while start < levels.count {
      var end = start
      var costs = [Double](repeating: 0, count: model.columns.count)
      while end < levels.count, levels[end].priority == levels[start].priority,
        levels[end].step == levels[start].step
      {
        for (column, cost) in levels[end].costs { costs[column] += cost }
        end += 1
      }
      try keep(costs)
      start = end
    }
  }

  private mutating func addRow(
    _ sum: LinearExpression, _ relation: Relation, isSoft: Bool
  ) -> [Int] {
    var terms = sum.terms.map { LinearModel.Entry($0.variable.index, $0.coefficient) }
    var misses: [Int] = []
    if isSoft, relation != .greaterThanOrEqual {
      misses.append(model.addColumn(.init(name: "over")))
      terms.append(.init(misses[misses.count - 1], -1))
    }
    if isSoft, relation != .lessThanOrEqual {
      misses.append(model.addColumn(.init(name: "under")))
      terms.append(.init(misses[misses.count - 1], 1))
    }
    let limit = -sum.constant
    model.addRow(
      .init(
        name: "row", lower: relation == .lessThanOrEqual ? -.infinity : limit,
        upper: relation == .greaterThanOrEqual ? .infinity : limit, terms: terms))
    return misses
  }

  /// Minimises a cost and makes it a row.
  private mutating func keep(_ costs: [Double]) throws {
    let least = try minimum(costs)
    let terms = costs.indices.filter { costs[$0] != 0 }.map { LinearModel.Entry($0, costs[$0]) }
    let slack = 1e-9 * (1 + least.magnitude)
    model.addRow(.init(name: "level", upper: least + slack, terms: terms))
  }

  private func minimum(_ costs: [Double]) throws -> Double {
    var model = model
    for (column, cost) in costs.enumerated() { model.columns[column].cost = cost }
    let found = try solver.solve(model, options: SolverOptions())
    switch found.status {
    case .optimal: return found.objective
    case .unbounded: return -.infinity
    default: throw NotSolved(status: found.status)
    }
  }

  /// What keeps the reference from having an answer.
  struct NotSolved: Error {
    let status: SolutionStatus
  }

  /// The least and the greatest value of an expression.
  func range(of expression: LinearExpression) throws -> ClosedRange<Double> {
    var costs = [Double](repeating: 0, count: model.columns.count)
    for term in expression.terms { costs[term.variable.index] = term.coefficient }
    let least = try minimum(costs)
    let most = -(try minimum(costs.map { -$0 }))
    return least + expression.constant...max(most, least) + expression.constant
  }
}
