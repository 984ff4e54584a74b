// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("GLPK is part of the build") struct GLPKSolverTests {
  @Test("a stack of two serves the rigid child first") func stackOfTwo() throws {
    var program = SequentialProgram(solver: GLPKSolver())
    let width = program.parameter("width", value: 150)
    let rigid = program.clamp(width / 2, lower: 100, upper: .infinity)
    let flexible = program.clamp(width - rigid, lower: 0, upper: 100)
    #expect(try program.value(of: rigid) == 100)
    #expect(try program.value(of: flexible) == 50)
  }
}
