// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// A small random system with integers that can be built in any order.
struct RandomRequirements {
  struct Column {
    var name: String
    var lower: Double
    var upper: Double
  }

  struct Row {
    var terms: [(column: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var priority: Priority
  }

  var columns: [Column] = []
  var rows: [Row] = []

  init(
    seed: UInt64, columnCount: ClosedRange<Int> = 2...4, rowCount: ClosedRange<Int> = 2...8
  ) {
    var random = SeededRandom(seed: seed)
    for index in 0..<Int.random(in: columnCount, using: &random) {
      let lower = Double(Int.random(in: -5...5, using: &random))
      let size = Double(Int.random(in: 1...10, using: &random))
      let bounds: [(Double, Double)] = [
        (-.infinity, .infinity), (-.infinity, .infinity), (0, .infinity), (lower, lower + size),
        (lower, lower), (-.infinity, lower),
      ]
      let (least, most) = bounds[Int.random(in: 0..<bounds.count, using: &random)]
      columns.append(Column(name: "v\(index)", lower: least, upper: most))
    }
    for _ in 0..<Int.random(in: rowCount, using: &random) {
      var places = Array(columns.indices)
      places.shuffle(using: &random)
      let count = Int.random(in: 1...min(3, columns.count), using: &random)
      let factors: [Double] = [1, -1, 1, -1, 2, -3]
      rows.append(
        Row(
          terms: places.prefix(count).map { ($0, factors[Int.random(in: 0...5, using: &random)]) },
          relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][
            Int.random(in: 0...2, using: &random)],
          constant: Double(Int.random(in: -10...10, using: &random)),
          priority: Priority(Double(Int.random(in: 1000...1001, using: &random)))))
    }
  }

  /// The system with its variables and constraints added in given orders.
  func system(columnOrder: [Int], rowOrder: [Int]) -> PrioritySystem {
    var system = PrioritySystem()
    var variables = [Variable](repeating: Variable(index: 0), count: columns.count)
    for index in columnOrder {
      let column = columns[index]
      variables[index] = system.addVariable(column.name, lower: column.lower, upper: column.upper)
    }
    for index in rowOrder {
      let row = rows[index]
      let terms = row.terms.map { LinearExpression.Term(variables[$0.column], $0.coefficient) }
      system.add(
        Constraint(
          LinearExpression(constant: 0, terms: terms), row.relation,
          LinearExpression(row.constant), priority: row.priority, origin: Origin("row \(index)")))
    }
    return system
  }

  /// The system as drawn.
  var system: PrioritySystem {
    system(columnOrder: Array(columns.indices), rowOrder: Array(rows.indices))
  }
}
