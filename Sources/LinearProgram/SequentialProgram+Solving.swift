// SPDX-License-Identifier: GPL-3.0-or-later

extension SequentialProgram {
  /// The value of an expression, after solving everything pending if the expression needs it.
  ///
  /// Throws when a level has no solution or the expression is not of this program.
  public mutating func value(of expression: LinearExpression) throws(SequentialError) -> Double {
    if let foreign = foreignVariable(in: expression) {
      throw SequentialError(reason: .foreignVariable(foreign))
    }
    if let estimate = deferral?.answer(expression) { return estimate }
    if options.keepsReadings, !expression.isConstant { readings.append(expression) }
    // A parameter has its value from the start, so only a rule's variable can be missing.
    if expression.terms.contains(where: { values[$0.variable.index].isNaN }) { try solve() }
    return expression.evaluated { values[$0.index] }
  }

  /// Solves everything pending, level by level.
  ///
  /// Throws when a level has no solution; the levels before it stay solved.
  public mutating func solve() throws(SequentialError) {
    if let fault { throw fault }
    while let (range, weights) = nextLevel() {
      try solveLevel(range, weights)
      firstPending = range.upperBound
    }
    firstPending = rules.count
  }

  /// The longest run of pending rules whose weights keep the limit, with its weights.
  private mutating func nextLevel() -> (Range<Int>, [Double])? {
    while firstPending < rules.count && rules[firstPending].form == .fixed { firstPending += 1 }
    if firstPending == rules.count { return nil }
    let pending = min(rules.count - firstPending, max(options.ruleLimit, 1))
    let weights = LevelSearch.longest(
      of: ruleTerms, from: firstPending, pending: pending, limit: options.weightLimit)
    return (firstPending..<(firstPending + weights.count), weights)
  }

  private mutating func solveLevel(
    _ range: Range<Int>, _ weights: [Double]
  ) throws(SequentialError) {
    // 1. Build the program from the rules, with what is known already as fixed columns.
    var builder = makeBuilder(range)
    for index in range {
      builder.add(index, weight: weights[index - range.lowerBound])
    }
    let variables = builder.columnVariables
    let model = builder.model
    let origins = RowOrigins.rules(builder.rowRules)
    (values, columnOf) = builder.takeTables()
    // 2. Solve it.
    var solverOptions = options.solver
    solverOptions.start = options.start == .crash ? builder.basis : nil
    let solution = try reliableOptimum(model, solverOptions, origins: origins)
    // 3. Take over the values, all of them or none.
    for (column, value) in solution.columnValues.enumerated() where !value.isFinite {
      throw failure(
        .notFinite(column: model.columns[column].name, value: value), model, origins)
    }
    for (column, variable) in variables.enumerated() {
      guard let variable, variable.index >= range.lowerBound, values[variable.index].isNaN
      else { continue }
      values[variable.index] = solution.columnValues[column]
    }
    statistics.levels += 1
    statistics.largestWeight = max(statistics.largestWeight, weights.max() ?? 0)
    keep(model, solution, variables, origins)
  }

  /// Solves a level that has an optimum, whatever its numbers.
  ///
  /// Every level has one by construction. Where lengths are so large that the simplex takes rounding
  /// for infeasibility, it starts again from nothing, then in exact arithmetic.
  private mutating func reliableOptimum(
    _ model: LinearModel, _ solverOptions: SolverOptions, origins: RowOrigins
  ) throws(SequentialError) -> LinearSolution {
    do {
      return try optimum(model, solverOptions, origins: origins)
    } catch {
      guard case .notOptimal(let status) = error.reason, status.mayBeRounding else { throw error }
      var other = solverOptions
      other.start = nil
      other.method = .dualSimplex
      if let solution = try? optimum(model, other, origins: origins) { return solution }
      other.method = .exact
      if let solution = try? optimum(model, other, origins: origins) { return solution }
      throw error
    }
  }

  private mutating func makeBuilder(_ range: Range<Int>) -> LevelBuilder {
    defer {
      values = []
      columnOf = []
    }
    return LevelBuilder(
      range: range, rules: rules, parameterNames: parameterNames, values: values,
      columnOf: columnOf)
  }

  /// Solves a program that has an optimum and counts it.
  mutating func optimum(
    _ model: LinearModel, _ solverOptions: SolverOptions, origins: RowOrigins
  ) throws(SequentialError) -> LinearSolution {
    let solution: LinearSolution
    do {
      solution = try solver.solve(model, options: solverOptions)
    } catch {
      throw failure(.solver(error), model, origins)
    }
    statistics.count(model, solution)
    guard solution.status == .optimal, solution.columnValues.count == model.columns.count else {
      throw failure(.notOptimal(solution.status), model, origins)
    }
    return solution
  }

  mutating func keep(
    _ model: LinearModel, _ solution: LinearSolution, _ variables: [Variable?],
    _ origins: RowOrigins
  ) {
    guard options.keepsLevels else { return }
    levels.append(
      SolvedLevel(
        model: model, solution: solution, columnVariables: variables,
        rowOrigins: list(origins)))
  }

  /// Where the rows of a program come from, listed only when somebody asks.
  enum RowOrigins {
    /// Each row from the rule with an index.
    case rules([Int])
    /// So many rows from one place.
    case one(Origin?, count: Int)
  }

  private func list(_ origins: RowOrigins) -> [Origin?] {
    switch origins {
    case .rules(let indices): indices.map { rules[$0].origin }
    case .one(let origin, let count): [Origin?](repeating: origin, count: count)
    }
  }

  func failure(
    _ reason: SequentialError.Reason, _ model: LinearModel, _ origins: RowOrigins
  ) -> SequentialError {
    var seen: Set<Origin> = []
    let known = list(origins).compactMap { $0 }.filter { seen.insert($0).inserted }
    return SequentialError(reason: reason, model: model, origins: known)
  }
}

extension SolutionStatus {
  /// Whether a program that has an optimum can end so because of rounding.
  fileprivate var mayBeRounding: Bool {
    switch self {
    case .infeasible, .unbounded, .failed: true
    default: false
    }
  }
}
