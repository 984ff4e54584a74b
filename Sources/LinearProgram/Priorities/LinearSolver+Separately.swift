// SPDX-License-Identifier: GPL-3.0-or-later

extension LinearSolver {
  /// Minimises one level after the other by a `solve(_:options:)` for each.
  ///
  /// The default of `solve(_:levels:options:)`, for solvers that have no better way.
  public func solveSeparately(
    _ model: LinearModel, levels: [LinearLevel], options: SolverOptions
  ) throws(SolverError) -> LevelledSolution {
    guard !model.hasIntegers else {
      throw .invalidOptions("levels need a program without integers; solve one objective")
    }
    for level in levels { try level.validate(for: model) }
    var run = SeparateLevels(model, options)
    for (index, level) in levels.enumerated() {
      guard try run.minimise(level, index, by: self) else { break }
    }
    if run.solution.status == .infeasible, run.solution.solvedLevels == 0 {
      run.solution.ray = try run.proof(by: self)
    }
    if run.solution.columnValues.count == model.columns.count {
      let values = run.solution.columnValues
      run.solution.objectives = levels.map { $0.objective(at: values) }
    }
    run.sortFixings()
    return run.solution
  }
}

/// The state between the separate solves of levels.
private struct SeparateLevels {
  var solution = LevelledSolution(status: .optimal)
  private var model: LinearModel
  private var options: SolverOptions
  private let deadline: ContinuousClock.Instant

  init(_ model: LinearModel, _ options: SolverOptions) {
    self.model = model
    self.options = options
    self.options.usesPresolve = false
    self.options.method = .primalSimplex
    // The comparison keeps NaN and infinity away from the conversion.
    let seconds = options.timeLimit < 1e9 ? options.timeLimit : 1e9
    deadline = .now + .seconds(seconds)
  }

  /// Solves a level and fixes what its optima have in common; false when that was the last.
  mutating func minimise(
    _ level: LinearLevel, _ index: Int, by solver: some LinearSolver
  ) throws(SolverError) -> Bool {
    setCosts(level)
    var found = try step(by: solver)
    let first = found.status
    if first != .optimal, !first.isLimit, options.start != nil {
      options.start = nil
      found = try step(by: solver)
    }
    if case .failed = found.status {
      options.method = .exact
      found = try step(by: solver)
      options.method = .primalSimplex
    }
    solution.status = found.status
    solution.columnValues = found.columnValues
    solution.rowValues = found.rowValues
    solution.basis = found.basis
    guard found.status == .optimal, let basis = found.basis else { return false }
    options.start = basis
    let isOpen = fix(found, basis, level, index)
    solution.solvedLevels = index + 1
    solution.isOpenAfter.append(isOpen)
    return isOpen
  }

  /// The proof that the dual simplex has, where no column has a cost.
  mutating func proof(by solver: some LinearSolver) throws(SolverError) -> InfeasibilityRay? {
    setCosts(LinearLevel())
    options.start = nil
    options.method = .dualSimplex
    return try step(by: solver).ray
  }

  private mutating func setCosts(_ level: LinearLevel) {
    for index in model.columns.indices { model.columns[index].cost = 0 }
    for cost in level.costs { model.columns[cost.column].cost = cost.cost }
  }

  private mutating func step(by solver: some LinearSolver) throws(SolverError) -> LinearSolution {
    guard options.iterationLimit > 0 else { return LinearSolution(status: .iterationLimit) }
    let left = deadline - .now
    options.timeLimit =
      Double(left.components.seconds) + Double(left.components.attoseconds) * 1e-18
    guard options.timeLimit > 0 else { return LinearSolution(status: .timeLimit) }
    let found = try solver.solve(model, options: options)
    solution.iterations += found.iterations
    solution.log += found.log
    options.iterationLimit -= found.iterations
    return found
  }

  /// Fixes the non-basic rows and columns with a reduced cost, and says whether any are left.
  private mutating func fix(
    _ found: LinearSolution, _ basis: Basis, _ level: LinearLevel, _ index: Int
  ) -> Bool {
    let largest = level.costs.reduce(0.0) { max($0, $1.cost.magnitude) }
    let threshold = LinearLevel.threshold * largest
    var isOpen = false
    for row in model.rows.indices where basis.rows[row].canMove {
      let status = basis.rows[row]
      if status == .free || found.rowDuals[row].magnitude <= threshold {
        isOpen = true
        continue
      }
      let bound = status == .atLower ? model.rows[row].lower : model.rows[row].upper
      model.rows[row].lower = bound
      model.rows[row].upper = bound
      options.start?.rows[row] = .fixed
      solution.fixings.append(.init(element: .row(row), level: index, value: bound))
    }
    for column in model.columns.indices where basis.columns[column].canMove {
      let status = basis.columns[column]
      if status == .free || found.reducedCosts[column].magnitude <= threshold {
        isOpen = true
        continue
      }
      let bound = status == .atLower ? model.columns[column].lower : model.columns[column].upper
      model.columns[column].lower = bound
      model.columns[column].upper = bound
      options.start?.columns[column] = .fixed
      solution.fixings.append(.init(element: .column(column), level: index, value: bound))
    }
    solution.basis = options.start
    return isOpen
  }

  /// Puts rows before columns, each by index.
  mutating func sortFixings() {
    solution.fixings.sort { $0.element < $1.element }
  }
}

extension Basis.Status {
  /// Whether a row or column with this status is non-basic and not held by equal bounds.
  var canMove: Bool { self != .basic && self != .fixed }
}

extension SolutionStatus {
  /// Whether a limit of iterations or time ended the solve.
  var isLimit: Bool { self == .iterationLimit || self == .timeLimit }
}
