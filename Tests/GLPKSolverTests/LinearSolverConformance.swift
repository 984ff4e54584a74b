// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram
import Testing

/// What every `LinearSolver` must do with every method.
struct LinearSolverConformance {
  let solver: any LinearSolver
  let options: SolverOptions
  /// The accuracy to expect: interior points only come near.
  let accuracy: Double

  init(_ solver: any LinearSolver, _ method: SolverMethod) {
    self.solver = solver
    options = SolverOptions(method: method)
    accuracy = method == .interiorPoint ? 1e-5 : 1e-9
  }

  func solve(_ model: LinearModel) throws -> LinearSolution {
    try solver.solve(model, options: options)
  }

  func findsTheTextbookOptimum() throws {
    let solution = try solve(SampleModels.textbook)
    #expect(solution.status == .optimal)
    expect([solution.objective], [-36])
    expect(solution.columnValues, [2, 6])
    expect(solution.rowValues, [2, 12, 18])
    expect(solution.rowDuals, [0, -1.5, -1])
    expect(solution.reducedCosts, [0, 0])
    #expect((solution.basis == nil) == (options.method == .interiorPoint))
  }

  func tellsInfeasibleFromUnbounded() throws {
    #expect(try solve(SampleModels.infeasible).status == .infeasible)
    #expect(try solve(SampleModels.unbounded).status == .unbounded)
  }

  func takesEveryKindOfBound() throws {
    // Free, fixed, below only, above only and between; the objective pulls each to its bound.
    let model = LinearModel(
      columns: [
        .init(name: "free", lower: -.infinity, cost: 1),
        .init(name: "fixed", lower: 3, upper: 3, cost: 10),
        .init(name: "below", lower: -7, cost: 1),
        .init(name: "above", lower: -.infinity, upper: 9, cost: -1),
        .init(name: "between", lower: -2, upper: 5, cost: -2),
      ],
      rows: [
        .init(name: "equal", lower: 4, upper: 4, terms: [.init(0, 1), .init(1, 1)]),
        .init(name: "range", lower: -6, upper: 100, terms: [.init(2, 1), .init(4, 0)]),
        .init(name: "open", terms: [.init(3, 1), .init(4, 1)]),
        .init(name: "empty", lower: -1, upper: 1),
      ], objectiveConstant: 0.5)
    let solution = try solve(model)
    #expect(solution.status == .optimal)
    expect(solution.columnValues, [1, 3, -6, 9, 5])
    // 0.5 + 1 + 30 - 6 - 9 - 10
    expect([solution.objective], [6.5])
  }

  func takesProgramsWithoutRowsOrColumns() throws {
    let nothing = try solve(LinearModel(objectiveConstant: 7))
    #expect(nothing.status == .optimal)
    #expect(nothing.objective == 7)

    let bounds = try solve(
      LinearModel(columns: [
        .init(name: "down", lower: -3, upper: 8, cost: 2),
        .init(name: "up", lower: -3, upper: 8, cost: -1),
        .init(name: "rest", lower: -.infinity), .init(name: "fixed", lower: 2, upper: 2),
      ]))
    #expect(bounds.status == .optimal)
    #expect(bounds.columnValues == [-3, 8, 0, 2])
    #expect(bounds.objective == -14)

    let endless = try solve(LinearModel(columns: [.init(name: "x", cost: -1)]))
    #expect(endless.status == .unbounded)

    let sums = LinearModel(rows: [.init(name: "any", lower: -1, upper: 1), .init(name: "open")])
    #expect(try solve(sums).status == .optimal)
    let broken = LinearModel(rows: [.init(name: "any"), .init(name: "one", lower: 1)])
    let solution = try solve(broken)
    #expect(solution.status == .infeasible)
    #expect(solution.ray?.rows.map(\.index) == [1])
  }

  func takesRowsWithoutTerms() throws {
    var model = SampleModels.textbook
    model.addRow(.init(name: "empty", lower: 1))
    #expect(try solve(model).status == .infeasible)
  }

  func solvesIntegerPrograms() throws {
    let solution = try solve(SampleModels.knapsack)
    #expect(solution.status == .optimal)
    #expect(solution.objective == -21)
    #expect(solution.columnValues == [0, 1, 1, 1])

    // No integer lies in 0.2...0.8, and none of 2x = 1.
    let narrow = LinearModel(columns: [.init(name: "x", lower: 0.2, upper: 0.8, isInteger: true)])
    #expect(try solve(narrow).status == .infeasible)
    let odd = LinearModel(
      columns: [.init(name: "x", lower: -5, upper: 5, isInteger: true)],
      rows: [.init(name: "odd", lower: 1, upper: 1, terms: [.init(0, 2)])])
    #expect(try solve(odd).status == .infeasible)
    // Bounds between integers move inwards: x in -1.5...2.5, the least is -1.
    let inward = LinearModel(
      columns: [.init(name: "x", lower: -1.5, upper: 2.5, cost: 1, isInteger: true)],
      rows: [.init(name: "open", upper: 10, terms: [.init(0, 1)])])
    #expect(try solve(inward).columnValues == [-1])
  }

  /// The optimum of a random program meets every bound, and duals and reduced costs prove it best.
  func provesOptima(seed: UInt64) throws {
    let model = SampleModels.random(seed: seed)
    let solution = try solve(model)
    #expect(solution.status == .optimal, "seed \(seed)")
    guard solution.status == .optimal else { return }
    var reduced = model.columns.map(\.cost)
    for (index, row) in model.rows.enumerated() {
      var sum = 0.0
      for term in row.terms {
        sum += term.coefficient * solution.columnValues[term.column]
        reduced[term.column] -= term.coefficient * solution.rowDuals[index]
      }
      expect([sum], [solution.rowValues[index]])
      expectPrice(
        solution.rowDuals[index], at: sum, lower: row.lower, upper: row.upper, "row", seed)
    }
    expect(reduced, solution.reducedCosts)
    for (index, column) in model.columns.enumerated() {
      expectPrice(
        solution.reducedCosts[index], at: solution.columnValues[index], lower: column.lower,
        upper: column.upper, "column", seed)
    }
    expect([model.objective(at: solution.columnValues)], [solution.objective])
  }

  /// A value within its bounds may have a price above 0 at the lower one and below 0 at the upper.
  private func expectPrice(
    _ price: Double, at value: Double, lower: Double, upper: Double, _ kind: String, _ seed: UInt64
  ) {
    let slack = 100 * accuracy
    let isWithin = value >= lower - slack && value <= upper + slack
    #expect(isWithin, "\(kind), seed \(seed)")
    let isAtLower = value <= lower + slack
    let isAtUpper = value >= upper - slack
    let isRight = (price <= slack || isAtLower) && (price >= -slack || isAtUpper)
    #expect(isRight, "\(kind), seed \(seed)")
  }

  private func expect(
    _ values: [Double], _ wanted: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isNear =
      values.count == wanted.count
      && zip(values, wanted).allSatisfy {
        ($0 - $1).magnitude <= accuracy * 10 * (1 + $1.magnitude)
      }
    #expect(isNear, "\(values) should be \(wanted)", sourceLocation: sourceLocation)
  }
}
