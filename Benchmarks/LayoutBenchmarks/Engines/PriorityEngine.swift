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

    func session() throws -> any DragSession { Again(system: system) }
  }

  /// Solves the system from nothing at each step.
  private struct Again: DragSession {
    let system: BenchmarkSystem

    func move(to parameters: [Double]) throws -> [Double] {
      try Prepared(system: system.moved(to: parameters)).solve()
    }
  }
}
