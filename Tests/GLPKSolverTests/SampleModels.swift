// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// Programs whose solutions are known or that are drawn at random.
enum SampleModels {
  /// Least -3x - 5y with x <= 4, 2y <= 12, 3x + 2y <= 18: -36 at (2, 6), duals 0, -1.5, -1.
  static let textbook = LinearModel(
    name: "textbook", columns: [.init(name: "x", cost: -3), .init(name: "y", cost: -5)],
    rows: [
      .init(name: "a", upper: 4, terms: [.init(0, 1)]),
      .init(name: "b", upper: 12, terms: [.init(1, 2)]),
      .init(name: "c", upper: 18, terms: [.init(0, 3), .init(1, 2)]),
    ])

  /// x + y <= 1, x - z >= 2 and y, z >= 0, x <= 5; a free row and a spare row beside it.
  static let infeasible = LinearModel(
    name: "infeasible",
    columns: [.init(name: "x", upper: 5), .init(name: "y"), .init(name: "z", cost: 1)],
    rows: [
      .init(name: "spare", lower: -10, terms: [.init(0, 1), .init(2, 1)]),
      .init(name: "sum", upper: 1, terms: [.init(0, 1), .init(1, 1)]),
      .init(name: "open", terms: [.init(0, 1)]),
      .init(name: "gap", lower: 2, terms: [.init(0, 1), .init(2, -1)]),
    ])

  /// Least -x with x - y <= 1: x and y grow together.
  static let unbounded = LinearModel(
    name: "unbounded", columns: [.init(name: "x", cost: -1), .init(name: "y")],
    rows: [.init(name: "r", upper: 1, terms: [.init(0, 1), .init(1, -1)])])

  /// Values 8, 11, 6, 4 and weights 5, 7, 4, 3 for a sack of 14: the best is 21 (the last three).
  static let knapsack: LinearModel = {
    let values = [8.0, 11, 6, 4]
    let weights = [5.0, 7, 4, 3]
    return LinearModel(
      name: "knapsack",
      columns: values.enumerated().map {
        .init(name: "take\($0.offset)", upper: 1, cost: -$0.element, isInteger: true)
      },
      rows: [
        .init(
          name: "weight", upper: 14,
          terms: weights.enumerated().map { .init($0.offset, $0.element) })
      ])
  }()

  /// A feasible, bounded program: the rows are built around a point within the columns' bounds.
  static func random(seed: UInt64, withIntegers: Bool = false) -> LinearModel {
    var random = SeededRandom(seed: seed)
    let columnCount = Int.random(in: 1...8, using: &random)
    let rowCount = Int.random(in: 1...8, using: &random)
    var model = LinearModel(name: "random \(seed)")
    model.objectiveConstant = Double(Int.random(in: -5...5, using: &random))
    var point: [Double] = []
    for index in 0..<columnCount {
      let value = Double(Int.random(in: -10...10, using: &random))
      let below = Double(Int.random(in: 0...6, using: &random))
      let above = Double(Int.random(in: 0...6, using: &random))
      let isInteger = withIntegers && Bool.random(using: &random)
      model.addColumn(
        .init(
          name: "c\(index)", lower: value - below, upper: value + above,
          cost: Double(Int.random(in: -9...9, using: &random)), isInteger: isInteger))
      point.append(value)
    }
    for index in 0..<rowCount {
      var row = LinearModel.Row(name: "r\(index)")
      var sum = 0.0
      for column in 0..<columnCount where Int.random(in: 0...2, using: &random) > 0 {
        let coefficient = Double(Int.random(in: -8...8, using: &random)) / 4
        row.terms.append(.init(column, coefficient))
        sum += coefficient * point[column]
      }
      let slack = Double(Int.random(in: 0...9, using: &random)) / 2
      switch Int.random(in: 0...4, using: &random) {
      case 0: (row.lower, row.upper) = (sum, sum)
      case 1: row.lower = sum - slack
      case 2: row.upper = sum + slack
      case 3: (row.lower, row.upper) = (sum - slack, sum + 1)
      default: break
      }
      model.addRow(row)
    }
    return model
  }
}
