// SPDX-License-Identifier: GPL-3.0-or-later

/// What a `LevelReduction` has left, as a program of its own.
struct ReducedProgram {
  let reduction: LevelReduction
  /// The program that is left.
  let model: LinearModel
  /// The levels in its columns.
  let levels: [LinearLevel]
  /// The row of the reduction for each row that is left.
  let rows: [Int]
  /// The column of the reduction for each column that is left.
  let columns: [Int]

  /// Takes what is left; columns that have no row and cost nothing stay.
  init(_ reduction: LevelReduction) {
    self.reduction = reduction
    rows = reduction.rows.indices.filter { !reduction.rows[$0].isGone }
    let columns = reduction.isGone.indices.filter { !reduction.isGone[$0] }
    self.columns = columns
    var position = [Int](repeating: -1, count: reduction.isGone.count)
    for (new, old) in columns.enumerated() { position[old] = new }
    var model = LinearModel(name: reduction.model.name)
    model.columns = columns.map {
      .init(name: "", lower: reduction.lower[$0], upper: reduction.upper[$0])
    }
    model.rows = rows.map { index in
      let row = reduction.rows[index]
      return .init(
        name: "", lower: row.lower, upper: row.upper,
        terms: row.terms.map { .init(position[$0.column], $0.coefficient) })
    }
    self.model = model
    levels = reduction.costs.map { costs in
      var level = LinearLevel()
      for (new, old) in columns.enumerated() where costs[old] != 0 {
        level.costs.append(.init(new, costs[old]))
      }
      return level
    }
  }
}

extension LinearSolver {
  /// Solves a program with levels by way of a smaller one where there is one.
  ///
  /// The answer is that of the whole program. What has no optimum is solved as it is, so that it
  /// is explained in its own terms.
  ///
  /// - Parameters:
  ///   - program: the program.
  ///   - options: how it is solved, with the basis to start from.
  ///   - isFromAnswer: whether that basis is one of an answer; what is left of another one is worth
  ///     less than one that is found by evaluating equalities.
  func solveReduced(
    _ program: ComponentProgram, options: SolverOptions, isFromAnswer: Bool
  ) throws(SolverError) -> LevelledSolution {
    let firstMiss = program.ranks.count
    guard !options.keepsLog,
      let reduction = LevelReduction(program.model, program.levels, firstMiss: firstMiss)
    else { return try solve(program.model, levels: program.levels, options: options) }
    let left = ReducedProgram(reduction)
    var own = options
    own.start = left.start(isFromAnswer ? options.start : nil)
    let found = try solve(left.model, levels: left.levels, options: own)
    if found.status == .optimal, let answer = left.answer(from: found) { return answer }
    return try solve(program.model, levels: program.levels, options: options)
  }
}
