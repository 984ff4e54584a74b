// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("GLPK conforms to LinearSolver", .enabled(if: GLPKSolver.isAvailable))
struct ConformanceTests {
  func suite(_ method: SolverMethod) -> LinearSolverConformance {
    LinearSolverConformance(GLPKSolver(), method)
  }

  @Test("finds the textbook optimum", arguments: SolverMethod.allCases)
  func textbook(method: SolverMethod) throws {
    try suite(method).findsTheTextbookOptimum()
  }

  @Test("tells infeasible from unbounded", arguments: SolverMethod.allCases)
  func statuses(method: SolverMethod) throws {
    try suite(method).tellsInfeasibleFromUnbounded()
  }

  @Test("takes every kind of bound", arguments: SolverMethod.allCases)
  func bounds(method: SolverMethod) throws {
    try suite(method).takesEveryKindOfBound()
  }

  @Test("takes programs without rows or columns", arguments: SolverMethod.allCases)
  func emptiness(method: SolverMethod) throws {
    try suite(method).takesProgramsWithoutRowsOrColumns()
  }

  @Test("takes rows without terms", arguments: SolverMethod.allCases)
  func emptyRows(method: SolverMethod) throws {
    try suite(method).takesRowsWithoutTerms()
  }

  @Test("solves integer programs", arguments: SolverMethod.allCases)
  func integers(method: SolverMethod) throws {
    try suite(method).solvesIntegerPrograms()
  }

  @Test("proves the optimum of random programs", arguments: SolverMethod.allCases)
  func random(method: SolverMethod) throws {
    for seed in 1...100 as ClosedRange<UInt64> { try suite(method).provesOptima(seed: seed) }
  }

  @Test("presolve changes no answer")
  func presolve() throws {
    let presolved = SolverOptions(usesPresolve: true)
    for seed in 1...50 as ClosedRange<UInt64> {
      let model = SampleModels.random(seed: seed)
      let plain = try GLPKSolver().solve(model)
      let solution = try GLPKSolver().solve(model, options: presolved)
      #expect(solution.status == .optimal)
      #expect((solution.objective - plain.objective).magnitude < 1e-9)
    }
    #expect(
      try GLPKSolver().solve(SampleModels.infeasible, options: presolved).status == .infeasible)
    #expect(
      try GLPKSolver().solve(SampleModels.unbounded, options: presolved).status == .unbounded)
  }
}
