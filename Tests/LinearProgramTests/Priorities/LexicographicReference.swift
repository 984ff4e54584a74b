// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// The exact answer of a system with whole numbers, by an independent way.
struct LexicographicReference {
  /// The answer: the cost of each level, and the range of each variable over all best points.
  struct Answer {
    var costs: [Double] = []
    var ranges: [(least: Double, greatest: Double)] = []
  }

  enum Outcome {
    case solved(Answer)
    case infeasible
    case unbounded
    case tooLarge
  }

  private typealias Terms = [(column: Int, coefficient: Int)]
  private var columns = 0
  private var rows: [(terms: Terms, right: Int)] = []
  /// Each variable as terms plus a constant.
  private var forms: [(terms: Terms, constant: Int)] = []
  private var levels: [(terms: Terms, constant: Int)] = []

  /// Solves a system whose numbers are all whole.
  static func solve(_ system: PrioritySystem) -> Outcome {
    var reference = LexicographicReference()
    for column in system.columns { reference.addVariable(column) }
    for constraint in system.constraints where constraint.priority.isRequired {
      reference.addRow(constraint.difference, constraint.relation)
    }
    reference.addLevels(system)
    return reference.run()
  }

  private mutating func addVariable(_ column: PrioritySystem.Column) {
    if column.lower.isFinite {
      forms.append(([(columns, 1)], Int(column.lower)))
      columns += 1
      if column.upper.isFinite {
        rows.append(([(columns - 1, 1), (columns, 1)], Int(column.upper) - Int(column.lower)))
        columns += 1
      }
    } else {
      forms.append(([(columns, 1), (columns + 1, -1)], 0))
      columns += 2
      if column.upper.isFinite {
        rows.append(([(columns - 2, 1), (columns - 1, -1), (columns, 1)], Int(column.upper)))
        columns += 1
      }
    }
  }

  private func form(_ expression: LinearExpression) -> (terms: Terms, constant: Int) {
    var terms: Terms = []
    var constant = Int(expression.constant)
    for term in expression.terms {
      let factor = Int(term.coefficient)
      let form = forms[term.variable.index]
      terms += form.terms.map { ($0.column, factor * $0.coefficient) }
      constant += factor * form.constant
    }
    return (terms, constant)
  }

  /// Adds expression relation 0 with a slack.
  private mutating func addRow(_ expression: LinearExpression, _ relation: Relation) {
    var (terms, constant) = form(expression)
    if relation != .equal {
      terms.append((columns, relation == .lessThanOrEqual ? 1 : -1))
      columns += 1
    }
    rows.append((terms, -constant))
  }

  /// Adds |expression| or its positive part as a column, which it answers.
  private mutating func addMiss(_ expression: LinearExpression, _ relation: Relation) -> Terms {
    let (terms, constant) = form(expression)
    let (above, below) = (columns, columns + 1)
    columns += 2
    rows.append((terms + [(above, -1), (below, 1)], -constant))
    return switch relation {
    case .lessThanOrEqual: [(above, 1)]
    case .equal: [(above, 1), (below, 1)]
    case .greaterThanOrEqual: [(below, 1)]
    }
  }

  private mutating func addLevels(_ system: PrioritySystem) {
    let priorities = Set(
      system.goals.map(\.priority) + system.constraints.map(\.priority).filter { !$0.isRequired })
    for priority in priorities.sorted(by: >) {
      let goals = system.goals.filter { $0.priority == priority }
      for step in Set(goals.map(\.step)).sorted() {
        var level: (terms: Terms, constant: Int) = ([], 0)
        for goal in goals where goal.step == step {
          let (terms, constant) =
            goal.kind == .zero ? (addMiss(goal.expression, .equal), 0) : form(goal.expression)
          level.terms += terms.map { ($0.column, Int(goal.weight) * $0.coefficient) }
          level.constant += Int(goal.weight) * constant
        }
        levels.append(level)
      }
      let constraints = system.constraints.filter { $0.priority == priority }
      if constraints.isEmpty { continue }
      var terms: Terms = []
      for constraint in constraints { terms += addMiss(constraint.difference, constraint.relation) }
      levels.append((terms, 0))
    }
  }

  private func costs(_ terms: Terms, _ sign: Int = 1) -> [Int] {
    var costs = [Int](repeating: 0, count: columns + rows.count)
    for term in terms { costs[term.column] += sign * term.coefficient }
    return costs
  }

  private func run() -> Outcome {
    guard var tableau = IntegerTableau(columns: columns, rows: rows) else { return .infeasible }
    var answer = Answer()
    for level in levels {
      guard let least = tableau.minimise(costs(level.terms)) else { return .unbounded }
      if tableau.hasOverflow { return .tooLarge }
      tableau.keepOptima()
      answer.costs.append(
        Double(least.numerator) / Double(least.denominator) + Double(level.constant))
    }
    for form in forms {
      var copy = tableau
      let least = copy.minimise(costs(form.terms)).map { Self.value($0) } ?? -.infinity
      let greatest = copy.minimise(costs(form.terms, -1)).map { -Self.value($0) } ?? .infinity
      if copy.hasOverflow { return .tooLarge }
      let constant = Double(form.constant)
      answer.ranges.append((least + constant, greatest + constant))
    }
    return .solved(answer)
  }

  private static func value(_ fraction: (numerator: Int, denominator: Int)) -> Double {
    Double(fraction.numerator) / Double(fraction.denominator)
  }
}
