// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("One solver serves many tasks", .enabled(if: GLPKSolver.isAvailable))
struct ConcurrencyTests {
  @Test("200 programs in a task group give the serial results, bit for bit")
  func taskGroup() async throws {
    let solver = GLPKSolver()
    let models = (1...200).map { SampleModels.random(seed: UInt64($0), withIntegers: $0 % 4 == 0) }
    let methods: [SolverMethod] = [.primalSimplex, .dualSimplex, .exact]
    func solve(_ index: Int) throws -> LinearSolution {
      try solver.solve(models[index], options: .init(method: methods[index % 3]))
    }
    let serial = try models.indices.map(solve)
    let parallel = try await withThrowingTaskGroup(of: (Int, LinearSolution).self) { group in
      for index in models.indices {
        group.addTask { (index, try solve(index)) }
      }
      var results = [LinearSolution?](repeating: nil, count: models.count)
      for try await (index, solution) in group { results[index] = solution }
      return results
    }
    #expect(parallel == serial)
  }
}
