// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

extension BenchmarkSystem {
  /// The system as this package's own, with strict priorities.
  var prioritySystem: PrioritySystem {
    var system = PrioritySystem()
    for column in columns {
      _ = system.addVariable(
        column.name, lower: column.lower, upper: column.upper, role: column.role)
    }
    for row in rows {
      let terms = row.terms.map {
        LinearExpression.Term(Variable(index: $0.column), $0.coefficient)
      }
      system.add(
        Constraint(
          LinearExpression(terms: terms), row.relation, LinearExpression(row.constant),
          priority: row.priority))
    }
    return system
  }

  /// What a violation of the least important level costs at most beside one of the next level.
  static let levelFactor = 1_000.0

  /// The system as one linear program whose costs are weights.
  ///
  /// Each level counts a thousand times the next one. Whether that is exact for a system is seen by comparing each level's cost.
  ///
  /// The columns of the system come first, then two for each constraint that may give way.
  var weightedProgram: LinearModel {
    var model = LinearModel(name: "system")
    var weights: [Priority: Double] = [:]
    var weight = 1.0
    for level in levels.reversed() {
      weights[level] = weight
      weight *= Self.levelFactor
    }
    for column in columns {
      model.addColumn(.init(name: column.name, lower: column.lower, upper: column.upper))
    }
    for (index, row) in rows.enumerated() {
      var terms = row.terms.map { LinearModel.Entry($0.column, $0.coefficient) }
      if let weight = weights[row.priority] {
        // What is above the constant and what is below it, each at its cost.
        if row.relation != .greaterThanOrEqual {
          terms.append(.init(model.addColumn(.init(name: "above\(index)", cost: weight)), -1))
        }
        if row.relation != .lessThanOrEqual {
          terms.append(.init(model.addColumn(.init(name: "below\(index)", cost: weight)), 1))
        }
      }
      // Some solvers want the columns of a row in order.
      terms.sort { $0.column < $1.column }
      model.addRow(
        .init(
          name: "row\(index)",
          lower: row.relation == .lessThanOrEqual ? -.infinity : row.constant,
          upper: row.relation == .greaterThanOrEqual ? .infinity : row.constant, terms: terms))
    }
    return model
  }
}
