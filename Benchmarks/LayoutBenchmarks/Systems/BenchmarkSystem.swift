// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// Variables and constraints in a form that belongs to no engine: each engine's time begins here.
struct BenchmarkSystem {
  /// A sum of variables compared with a constant.
  struct Row {
    var terms: [(column: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Priority
  }

  /// The variables; a parameter's bounds are both its value.
  var columns: [PrioritySystem.Column] = []
  /// The constraints.
  var rows: [Row] = []
  /// The columns that a drag moves.
  var parameters: [Int] = []

  /// Adds a variable and answers its index.
  mutating func variable(
    _ name: String, lower: Double = -.infinity, role: PrioritySystem.Role = .place
  ) -> Int {
    columns.append(.init(name: name, lower: lower, upper: .infinity, role: role))
    return columns.count - 1
  }

  /// Adds a length, which is never below a minimum.
  mutating func length(_ name: String, atLeast minimum: Double = 0) -> Int {
    variable(name, lower: minimum, role: .length)
  }

  /// Adds a given number that a drag moves.
  mutating func parameter(_ name: String, _ value: Double) -> Int {
    columns.append(.init(name: name, lower: value, upper: value, role: .parameter))
    parameters.append(columns.count - 1)
    return columns.count - 1
  }

  /// Adds a constraint: a sum of variables with coefficients, compared with a constant.
  mutating func add(
    _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double,
    _ priority: Priority = .required
  ) {
    rows.append(
      Row(
        terms: terms.map { (column: $0.0, coefficient: $0.1) }, relation: relation,
        constant: constant, priority: priority))
  }

  /// The system with other values of its parameters.
  func moved(to values: [Double]) -> BenchmarkSystem {
    var moved = self
    for (column, value) in zip(parameters, values) {
      moved.columns[column].lower = value
      moved.columns[column].upper = value
    }
    return moved
  }

  /// The priorities below required, from the most important.
  var levels: [Priority] {
    Set(rows.map(\.priority)).filter { !$0.isRequired }.sorted(by: >)
  }

  /// The sum of violations of each level, after the largest violation of what is required.
  func costs(at values: [Double]) -> [Double] {
    var required = 0.0
    var sums: [Priority: Double] = [:]
    for row in rows {
      var distance = -row.constant
      for term in row.terms { distance += term.coefficient * values[term.column] }
      let violation =
        switch row.relation {
        case .equal: distance.magnitude
        case .lessThanOrEqual: max(distance, 0)
        case .greaterThanOrEqual: max(-distance, 0)
        }
      if row.priority.isRequired {
        required = max(required, violation)
      } else {
        sums[row.priority, default: 0] += violation
      }
    }
    return [required] + levels.map { sums[$0] ?? 0 }
  }
}
