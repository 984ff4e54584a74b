// SPDX-License-Identifier: GPL-3.0-or-later

import CGLPK
import LinearProgram

extension GLPKCall {
  /// Runs GLPK level by level and reads what it answered.
  func levelledSolution(_ levels: [LinearLevel]) throws(SolverError) -> LevelledSolution {
    let rows = model.rows.count
    let columns = model.columns.count
    let costs = levels.reduce(0) { $0 + $1.costs.count }
    let doubles = GLPKArena<Double>(capacity: costs + rows + columns, zero: 0)
    let integers = GLPKArena<Int32>(
      capacity: 2 * levels.count + 1 + costs + rows + columns, zero: 0)

    var input = Self.load(levels, integers, doubles)
    input.threshold = LinearLevel.threshold

    var output = cglpk_levels_result()
    output.open = integers.take(levels.count)
    output.row_level = integers.take(rows)
    output.column_level = integers.take(columns)
    output.row_bound = doubles.take(rows)
    output.column_bound = doubles.take(columns)

    try withExtendedLifetime((doubles, integers)) { () throws(SolverError) in
      try run { model, options, result in
        cglpk_solve_levels(model, options, &input, result, &output)
      }
    }
    let found = solution
    let solved = Int(output.solved)
    return LevelledSolution(
      status: found.status, columnValues: found.columnValues, rowValues: found.rowValues,
      objectives: levels.map { $0.objective(at: found.columnValues) }, solvedLevels: solved,
      isOpenAfter: integers.array(output.open, solved).map { $0 != 0 }, basis: found.basis,
      fixings: fixings(output, integers, doubles), iterations: found.iterations, ray: found.ray,
      log: found.log)
  }

  /// Puts the costs of levels into arrays.
  static func load(
    _ levels: [LinearLevel], _ integers: GLPKArena<Int32>, _ doubles: GLPKArena<Double>
  ) -> cglpk_levels {
    let costs = levels.reduce(0) { $0 + $1.costs.count }
    let first = integers.take(levels.count + 1)
    let column = integers.take(costs)
    let cost = doubles.take(costs)
    var next = 0
    for (index, level) in levels.enumerated() {
      for part in level.costs {
        column[next] = Int32(part.column)
        cost[next] = part.cost
        next += 1
      }
      first[index + 1] = Int32(next)
    }
    var input = cglpk_levels()
    input.count = Int32(levels.count)
    input.first = UnsafePointer(first)
    input.column = UnsafePointer(column)
    input.cost = UnsafePointer(cost)
    return input
  }

  private func fixings(
    _ output: cglpk_levels_result, _ integers: GLPKArena<Int32>, _ doubles: GLPKArena<Double>
  ) -> [LevelledSolution.Fixing] {
    var result: [LevelledSolution.Fixing] = []
    for row in model.rows.indices where output.row_level[row] > 0 {
      result.append(
        .init(
          element: .row(row), level: Int(output.row_level[row]) - 1, value: output.row_bound[row]))
    }
    for column in model.columns.indices where output.column_level[column] > 0 {
      result.append(
        .init(
          element: .column(column), level: Int(output.column_level[column]) - 1,
          value: output.column_bound[column]))
    }
    return result
  }

  /// Factorises the basis of the call's start and reads from its tableau.
  func tableau(
    _ basis: Basis, rowsOf: [Int], columnsOf: [ModelElement]
  ) throws(SolverError) -> Tableau {
    // GLPK answers the row of a basic column only; a non-basic one is itself.
    let basicRows = rowsOf.filter { basis.columns[$0] == .basic }
    let rowOf = basicRows.map { Int32(model.rows.count + $0) }
    let columnOf = columnsOf.map { element in
      switch element {
      case .row(let index): Int32(index)
      case .column(let index): Int32(model.rows.count + index)
      }
    }
    var ends = [Int64](repeating: 0, count: rowOf.count + columnOf.count)
    var answers = cglpk_tableau()
    defer { cglpk_tableau_free(&answers) }
    answers.row_requests = Int32(rowOf.count)
    answers.column_requests = Int32(columnOf.count)
    try rowOf.withUnsafeBufferPointer { rowOf throws(SolverError) in
      try columnOf.withUnsafeBufferPointer { columnOf throws(SolverError) in
        try ends.withUnsafeMutableBufferPointer { ends throws(SolverError) in
          answers.row_of = rowOf.baseAddress
          answers.column_of = columnOf.baseAddress
          answers.ends = ends.baseAddress
          try run { model, options, result in
            cglpk_read_tableau(model, options, &answers, result)
          }
        }
      }
    }
    guard case .optimal = solution.status else {
      throw .invalidOptions(
        "the basis cannot be factorised (\(failureText)); use the basis of a solution")
    }
    let parts = split(answers, ends)
    var next = 0
    let rows = rowsOf.map { column in
      guard basis.columns[column] == .basic else {
        return [Tableau.Part(element: .column(column), factor: 1)]
      }
      defer { next += 1 }
      return parts[next]
    }
    return Tableau(
      rows: rows, columns: Array(parts[basicRows.count...]),
      columnValues: solution.columnValues, rowValues: solution.rowValues)
  }

  private func split(_ answers: cglpk_tableau, _ ends: [Int64]) -> [[Tableau.Part]] {
    var result: [[Tableau.Part]] = []
    var start = 0
    for end in ends {
      var parts: [Tableau.Part] = []
      for position in start..<Int(end) where answers.value[position] != 0 {
        let index = Int(answers.index[position])
        let element: ModelElement =
          index < model.rows.count ? .row(index) : .column(index - model.rows.count)
        parts.append(.init(element: element, factor: answers.value[position]))
      }
      result.append(parts.sorted { $0.element < $1.element })
      start = Int(end)
    }
    return result
  }
}
