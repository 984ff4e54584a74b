// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("A saved basis starts the next solve", .enabled(if: GLPKSolver.isAvailable))
struct WarmStartTests {
  @Test("the same program needs no pivot", arguments: [SolverMethod.primalSimplex, .dualSimplex])
  func same(method: SolverMethod) throws {
    var coldPivots = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      let model = SampleModels.random(seed: seed)
      let cold = try GLPKSolver().solve(model, options: .init(method: method))
      let warm = try GLPKSolver().solve(model, options: .init(method: method, start: cold.basis))
      coldPivots += cold.iterations
      #expect(warm.iterations == 0)
      #expect(!warm.startWasReplaced)
      #expect((warm.objective - cold.objective).magnitude < 1e-9)
    }
    #expect(coldPivots > 40)
  }

  @Test("a moved bound needs few dual pivots")
  func moved() throws {
    var model = SampleModels.textbook
    let cold = try GLPKSolver().solve(model)
    model.rows[2].upper = 17
    let warm = try GLPKSolver().solve(
      model, options: .init(method: .dualSimplex, start: cold.basis))
    // 3x + 12 = 17
    #expect((warm.columnValues[0] - 5.0 / 3).magnitude < 1e-12)
    #expect(warm.iterations == 0)
    model.rows[2].upper = 11
    let further = try GLPKSolver().solve(
      model, options: .init(method: .dualSimplex, start: warm.basis))
    // y alone: x would be below 0.
    #expect(further.columnValues == [0, 5.5])
    #expect(further.iterations == 1)
  }
}
