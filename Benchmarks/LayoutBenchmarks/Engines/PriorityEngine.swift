// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram

/// This package's solver of systems with strict priorities.
struct PriorityEngine: BenchmarkEngine {
  let name = "solve-layout"

  func prepared(_ system: BenchmarkSystem) throws -> any PreparedSystem { Prepared(system: system) }

  /// A solve begins with the constraints in no engine's form, as kiwi's does.
  private struct Prepared: PreparedSystem {
    let system: BenchmarkSystem
    let solver = PrioritySolver(solver: GLPKSolver())

    func solve() throws -> [Double] {
      let solution = try solver.solve(system.prioritySystem)
      guard solution.isSolved else {
        throw BenchmarkError.unsolved(engine: "solve-layout", status: "\(solution.status)")
      }
      return solution.values
    }

    func session() throws -> any DragSession {
      Drag(
        session: try PrioritySession(system.prioritySystem, solver: GLPKSolver()),
        parameters: system.parameters.map(Variable.init(index:)))
    }
  }

  /// Sets the parameters of one session, which follows them where the answer allows it.
  private struct Drag: DragSession {
    let session: PrioritySession
    let parameters: [Variable]

    func move(to values: [Double]) throws -> [Double] {
      try session.setParameters(zip(parameters, values).map { (parameter: $0, value: $1) })
      return session.values
    }
  }
}
