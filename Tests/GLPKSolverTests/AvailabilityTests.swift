// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("The build says whether it contains GLPK") struct AvailabilityTests {
  @Test("a version exactly when it does")
  func version() {
    #expect((GLPKSolver.version == nil) == !GLPKSolver.isAvailable)
  }

  @Test("without GLPK a solve says what to enable", .enabled(if: !GLPKSolver.isAvailable))
  func unavailable() {
    let error = #expect(throws: SolverError.self) {
      try GLPKSolver().solve(SampleModels.textbook)
    }
    #expect(error?.description.contains("GLPK trait") == true)
  }
}
