// SPDX-License-Identifier: GPL-3.0-or-later

extension ParametricAnswer {
  /// The component as if it had been solved at values of its parameters, with the basis of its
  /// whole program and everything that the levels have fixed; nil where there is no answer.
  ///
  /// - Parameters:
  ///   - values: the values of `parameters`, in points.
  ///   - solved: the component where it was solved.
  func component(at values: [Double], like solved: SolvedComponent) -> SolvedComponent? {
    guard let first = solved.stages.first, let pieces = pieces(at: values) else { return nil }
    // 1. The program there.
    var program = first.program
    for (column, value) in zip(columns, values) {
      program.model.columns[column].lower = value
      program.model.columns[column].upper = value
    }
    // 2. The answer of what is left of it, and so of the whole.
    guard let left = ParametricBuilder.reduced(program) else { return nil }
    var answer = ReducedAnswer(left)
    for column in resting { answer.rest(column.column, atUpper: column.isAtUpper) }
    for (row, piece) in zip(rows, pieces) { answer.fill(row, upTo: piece, at: values) }
    guard let whole = left.answer(from: answer.solution()) else { return nil }
    // 3. What the component says of it.
    let own = program.levelMeanings.prefix { meaning in
      if case .tieBreak = meaning { false } else { true }
    }.count
    var result = SolvedComponent(component: solved.component)
    result.isOpenBeforeTieBreak = whole.isOpenAfter[min(own, whole.solvedLevels) - 1]
    result.stages = [.init(program: program, solution: whole)]
    result.readValues()
    return result
  }
}

/// The answer of a reduced program whose rows are filled.
private struct ReducedAnswer {
  private let program: ReducedProgram
  private var values: [Double]
  private var basis: Basis
  /// The row of each column; nil for none.
  private var rowOf: [Int?]
  /// The coefficient of each column in its row.
  private var coefficients: [Double]
  /// For each row, the column that is basic, with its coefficient; nil where the row is.
  private var basics: [(column: Int, coefficient: Double)?]

  init(_ program: ReducedProgram) {
    self.program = program
    let model = program.model
    values = model.columns.map(\.lower)
    basis = Basis(
      rows: model.rows.map { $0.lower == $0.upper ? .fixed : .basic },
      columns: model.columns.map { _ in .fixed })
    rowOf = [Int?](repeating: nil, count: model.columns.count)
    coefficients = [Double](repeating: 0, count: model.columns.count)
    basics = model.rows.map { _ in nil }
    for (index, row) in model.rows.enumerated() {
      for term in row.terms {
        rowOf[term.column] = index
        coefficients[term.column] = term.coefficient
      }
    }
  }

  /// Puts a column on one of its bounds.
  mutating func rest(_ column: Int, atUpper: Bool) {
    basis.columns[column] = atUpper ? .atUpper : .atLower
    values[column] = atUpper ? program.model.columns[column].upper : values[column]
  }

  /// Fills a row at values of the parameters.
  mutating func fill(_ row: RowFilling, upTo piece: Int, at parameters: [Double]) {
    let open = row.first + piece
    for (position, column) in row.order.enumerated() where position != open {
      if let column {
        rest(column, atUpper: (position < open) == (coefficients[column] > 0))
      } else {
        // The sum of the row counts against the others.
        basis.rows[row.row] = position < open ? .atLower : .atUpper
      }
    }
    guard let column = row.order[open] else { return }
    let coefficient = coefficients[column]
    basics[row.row] = (column, coefficient)
    basis.columns[column] = .basic
    values[column] = 0
    let model = program.model.rows[row.row]
    let sum = basis.rows[row.row] == .atUpper ? model.upper : model.lower
    values[column] =
      (sum - model.terms.reduce(0) { $0 + $1.coefficient * values[$1.column] }) / coefficient
  }

  /// The answer, with what each level fixes until nothing is open.
  func solution() -> LevelledSolution {
    var answer = LevelledSolution(status: .optimal, columnValues: values, basis: basis)
    var isFixed = basis.columns.map { $0 == .basic || $0 == .fixed }
    var isRowFixed = basis.rows.map { $0 == .basic || $0 == .fixed }
    for (number, level) in program.levels.enumerated() {
      let largest = level.costs.reduce(0) { max($0, $1.cost.magnitude) }
      let threshold = LinearLevel.threshold * largest
      // 1. What a unit of each row costs, and of each column beyond that.
      var costs = [Double](repeating: 0, count: values.count)
      for cost in level.costs { costs[cost.column] = cost.cost }
      let prices = basics.map { basic in
        basic.map { costs[$0.column] / $0.coefficient } ?? 0
      }
      // 2. What may not move any more.
      for row in prices.indices where !isRowFixed[row] && prices[row].magnitude > threshold {
        let bounds = program.model.rows[row]
        let value = basis.rows[row] == .atUpper ? bounds.upper : bounds.lower
        isRowFixed[row] = true
        answer.basis?.rows[row] = .fixed
        answer.fixings.append(.init(element: .row(row), level: number, value: value))
      }
      for column in costs.indices where !isFixed[column] {
        let price = rowOf[column].map { prices[$0] * coefficients[column] } ?? 0
        guard (costs[column] - price).magnitude > threshold else { continue }
        isFixed[column] = true
        answer.basis?.columns[column] = .fixed
        answer.fixings.append(
          .init(element: .column(column), level: number, value: values[column]))
      }
      // 3. Whether anything may.
      let isOpen = isFixed.contains(false) || isRowFixed.contains(false)
      answer.isOpenAfter.append(isOpen)
      answer.solvedLevels += 1
      if !isOpen { break }
    }
    return answer
  }
}
