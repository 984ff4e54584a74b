// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

/// A solver whose proofs are of little use.
private struct PoorProofSolver: LinearSolver {
  enum Fault: CaseIterable {
    case none, empty, incomplete, excessive, failing
  }

  let fault: Fault

  func solve(_ model: LinearModel, options: SolverOptions) throws(SolverError) -> LinearSolution {
    var solution = try GLPKSolver().solve(model, options: options)
    if options.method == .dualSimplex, fault == .failing {
      return LinearSolution(status: .failed(reason: "test"))
    }
    guard let ray = solution.ray else { return solution }
    switch fault {
    case .none: solution.ray = nil
    case .empty: solution.ray = InfeasibilityRay(rows: [], columns: [])
    case .incomplete:
      solution.ray = InfeasibilityRay(rows: Array(ray.rows.dropLast()), columns: ray.columns)
    case .excessive:
      solution.ray = InfeasibilityRay(
        rows: model.rows.indices.map { .init(index: $0, factor: 1) },
        columns: model.columns.indices.map { .init(index: $0, factor: 1) })
    case .failing: break
    }
    return solution
  }
}

@Suite("How conflicts use the solver", .enabled(if: GLPKSolver.isAvailable))
struct ConflictSolverUseTests {
  @Test("whatever the proof, the same conflict is found", arguments: PoorProofSolver.Fault.allCases)
  private func poorProofs(fault: PoorProofSolver.Fault) throws {
    var row = BoxRow(boxes: 30)
    _ = row.limit(boxes: 10..<14, to: 100)
    let expected = try ConflictFinder(solver: GLPKSolver()).conflicts(in: row.system)
    let finder = ConflictFinder(solver: PoorProofSolver(fault: fault))
    #expect(try finder.conflicts(in: row.system) == expected)
    #expect(expected.map(\.members.count) == [10])
    // More than may be tried one by one.
    let careful = ConflictFinder(
      solver: PoorProofSolver(fault: fault), options: ConflictOptions(filterLimit: 0))
    #expect(try careful.conflicts(in: row.system) == expected)
  }

  @Test("a limit of the solver is an error that says where")
  func limits() throws {
    var row = BoxRow(boxes: 30)
    _ = row.limit(boxes: 10..<14, to: 100)
    let finder = ConflictFinder(
      solver: GLPKSolver(), options: ConflictOptions(solver: SolverOptions(iterationLimit: 1)))
    let error = #expect(throws: ConflictError.self) { try finder.conflicts(in: row.system) }
    #expect(error == .limitReached(.iterationLimit, rows: 18))
    #expect(error?.description.contains("18 rows") == true)
  }

  @Test("what makes no sense is an error that names it")
  func faults() throws {
    let finder = ConflictFinder(solver: GLPKSolver())
    var bounds = PrioritySystem()
    _ = bounds.addVariable("width", lower: .nan)
    #expect(throws: ConflictError.self) { try finder.conflicts(in: bounds) }
    var unreachable = PrioritySystem()
    _ = unreachable.addVariable("width", lower: .infinity)
    #expect(
      throws: ConflictError.unusableBounds(
        variable: "width", lower: .infinity, upper: .infinity)
    ) { try finder.conflicts(in: unreachable) }
    var foreign = PrioritySystem()
    foreign.add(Constraint(LinearExpression(Variable(index: 3)), .equal, 1))
    let error = #expect(throws: ConflictError.self) { try finder.conflicts(in: foreign) }
    #expect(error?.description.contains("'x3 == 1' uses x3") == true)
    var odd = PrioritySystem()
    odd.add(Constraint(LinearExpression(Double.nan), .equal, 1))
    #expect(throws: ConflictError.notANumber(constraint: "nan == 1")) {
      try finder.conflicts(in: odd)
    }
    var options = ConflictOptions()
    options.solver.timeLimit = 0
    let broken = ConflictFinder(solver: GLPKSolver(), options: options)
    var row = BoxRow(boxes: 2)
    _ = row.limit(boxes: 0..<1, to: 10)
    let fault = #expect(throws: ConflictError.self) { try broken.conflicts(in: row.system) }
    #expect(fault?.description.contains("time limit") == true)
  }
}
