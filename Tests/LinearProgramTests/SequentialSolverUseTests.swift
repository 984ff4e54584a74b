// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

/// A solver between the program and GLPK that changes what passes.
struct InterceptingSolver: LinearSolver {
  var changeOptions: @Sendable (inout SolverOptions) -> Void = { _ in }
  var changeSolution: @Sendable (inout LinearSolution) -> Void = { _ in }

  func solve(
    _ model: LinearModel, options: SolverOptions
  ) throws(SolverError) -> LinearSolution {
    var options = options
    changeOptions(&options)
    var solution = try GLPKSolver().solve(model, options: options)
    changeSolution(&solution)
    return solution
  }
}

@Suite("The answers are the solver's", .enabled(if: GLPKSolver.isAvailable))
struct SequentialSolverUseTests {
  /// Thirds of 150 within 0...20, 0...90 and 0...60: 20, 65 and 60.
  func solved(_ solver: InterceptingSolver) throws -> (values: [Double], pivots: Int) {
    var program = SequentialProgram(solver: solver)
    let width = program.parameter("width", value: 150)
    let first = program.clamp(width / 3, lower: 0, upper: 20)
    let second = program.clamp((width - first) / 2, lower: 0, upper: 90)
    let third = program.clamp(width - first - second, lower: 0, upper: 60)
    let values = try [
      program.value(of: first), program.value(of: second), program.value(of: third),
    ]
    return (values, program.statistics.pivots)
  }

  @Test("with the right starting basis nothing is left to do")
  func rightBasis() throws {
    let (values, pivots) = try solved(InterceptingSolver())
    #expect(values == [20, 65, 60])
    #expect(pivots == 0)
  }

  @Test("a wrong starting basis costs pivots and changes no answer")
  func wrongBasis() throws {
    let solver = InterceptingSolver(changeOptions: { options in
      // The standard basis, with every length at a bound.
      guard var start = options.start else { return }
      for index in start.columns.indices where start.columns[index] == .basic {
        start.columns[index] = .atLower
      }
      for index in start.rows.indices { start.rows[index] = .basic }
      options.start = start
    })
    let (values, pivots) = try solved(solver)
    #expect(values == [20, 65, 60])
    #expect(pivots > 0)
  }

  @Test("other values from the solver are other answers")
  func otherValues() throws {
    let solver = InterceptingSolver(changeSolution: { solution in
      solution.columnValues = solution.columnValues.map { $0 + 1 }
    })
    #expect(try solved(solver).values == [21, 66, 61])
  }

  @Test("a value that is not finite is an error")
  func infiniteValue() {
    let solver = InterceptingSolver(changeSolution: { $0.columnValues[0] = .infinity })
    let error = #expect(throws: SequentialError.self) { try solved(solver) }
    #expect(error?.reason == .notFinite(column: "clamp1", value: .infinity))
  }

  @Test("a status other than optimal is an error, values or not")
  func otherStatus() {
    let solver = InterceptingSolver(changeSolution: { $0.status = .infeasible })
    let error = #expect(throws: SequentialError.self) { try solved(solver) }
    #expect(error?.reason == .notOptimal(.infeasible))
  }
}
