// SPDX-License-Identifier: GPL-3.0-or-later

extension ReducedProgram {
  /// Starts where equalities, one after the other, define the columns that cost nothing at first.
  ///
  /// An equality with one such column that is not known defines it; then others may have one only.
  /// What a soft row misses counts as 0, so that lengths start at what is wished for. The basis is
  /// triangular in that order and never singular, and no basic column costs anything in the first
  /// level, so that the dual simplex can go on from it.
  func evaluatedStart(_ resting: [Basis.Status]) -> Basis {
    var evaluation = Evaluation(self, resting)
    evaluation.defineShared()
    evaluation.defineAlone()
    return evaluation.start
  }
}

/// The basis and the values while equalities are evaluated.
private struct Evaluation {
  var start: Basis
  private let model: LinearModel
  private var values: [Double]
  private let rowsOf: [[Int]]
  private let isFreeOfCost: [Bool]

  init(_ program: ReducedProgram, _ resting: [Basis.Status]) {
    model = program.model
    start = Basis(
      rows: [Basis.Status](repeating: .basic, count: model.rows.count), columns: resting)
    values = zip(program.model.columns, resting).map { column, status in
      switch status {
      case .atUpper: column.upper
      case .free, .basic: 0
      case .atLower, .fixed: column.lower
      }
    }
    var rowsOf = [[Int]](repeating: [], count: model.columns.count)
    for (index, row) in program.model.rows.enumerated() {
      for term in row.terms { rowsOf[term.column].append(index) }
    }
    self.rowsOf = rowsOf
    var isFreeOfCost = [Bool](repeating: true, count: model.columns.count)
    for cost in program.levels.first?.costs ?? [] { isFreeOfCost[cost.column] = false }
    self.isFreeOfCost = isFreeOfCost
  }

  /// Defines columns that are in several rows, in the order in which they become known.
  ///
  /// An equality with a column of its own holds by that one whatever the others are, so it leaves
  /// these to rows that have none.
  mutating func defineShared() {
    var isUnknown = model.columns.indices.map { column in
      isFreeOfCost[column] && rowsOf[column].count > 1 && start.columns[column] != .fixed
    }
    var unknown = model.rows.map { row in
      row.terms.reduce(0) { isUnknown[$1.column] ? $0 + 1 : $0 }
    }
    let isDefining = model.rows.indices.map { row in
      isEquality(row) && !model.rows[row].terms.contains { isAlone($0, in: row) }
    }
    var queue = model.rows.indices.filter { isDefining[$0] && unknown[$0] == 1 }
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard unknown[row] == 1,
        let term = model.rows[row].terms.first(where: { isUnknown[$0.column] }),
        isPivot(term, row)
      else { continue }
      define(term, by: row)
      isUnknown[term.column] = false
      for other in rowsOf[term.column] {
        unknown[other] -= 1
        if unknown[other] == 1, isDefining[other], start.rows[other] == .basic {
          queue.append(other)
        }
      }
    }
  }

  /// Defines columns that are in one row only where that row does not hold yet.
  mutating func defineAlone() {
    for row in model.rows.indices where isEquality(row) && start.rows[row] == .basic {
      let missing = model.rows[row].lower - sum(row)
      var best: (term: LinearModel.Entry, excess: Double)?
      for term in model.rows[row].terms where isAlone(term, in: row) {
        let value = values[term.column] + missing / term.coefficient
        let column = model.columns[term.column]
        let excess = max(column.lower - value, value - column.upper, 0)
        if best.map({ excess < $0.excess }) ?? true { best = (term, excess) }
      }
      if let best { define(best.term, by: row) }
    }
  }

  /// Whether a column is in one row only and may make it hold without a cost.
  private func isAlone(_ term: LinearModel.Entry, in row: Int) -> Bool {
    rowsOf[term.column].count == 1 && isFreeOfCost[term.column]
      && start.columns[term.column] != .fixed && isPivot(term, row)
  }

  private mutating func define(_ term: LinearModel.Entry, by row: Int) {
    let missing = model.rows[row].lower - sum(row)
    values[term.column] += missing / term.coefficient
    start.columns[term.column] = .basic
    start.rows[row] = .fixed
  }

  private func sum(_ row: Int) -> Double {
    var sum = 0.0
    for term in model.rows[row].terms { sum += term.coefficient * values[term.column] }
    return sum
  }

  private func isEquality(_ row: Int) -> Bool { model.rows[row].lower == model.rows[row].upper }

  private func isPivot(_ term: LinearModel.Entry, _ row: Int) -> Bool {
    model.rows[row].terms.allSatisfy {
      term.coefficient.magnitude >= LevelReduction.pivotShare * $0.coefficient.magnitude
    }
  }
}
