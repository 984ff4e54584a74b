// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("Each level is as good as those before it allow", .enabled(if: GLPKSolver.isAvailable))
struct PriorityReferenceTests {
  @Test("2,000 random systems agree with an exact solver", arguments: 0..<4)
  func exact(part: UInt64) {
    let solver = PrioritySolver(solver: GLPKSolver())
    var (solved, unique, infeasible, unbounded, skipped) = (0, 0, 0, 0, 0)
    for seed in part * 500..<(part + 1) * 500 {
      let system = RandomSystem(seed: seed, withParameter: seed % 3 == 0).system
      switch LexicographicReference.solve(system) {
      case .solved(let answer):
        guard let solution = attempt(solver, system, seed) else { continue }
        solved += 1
        unique += expect(solution, is: answer, of: system, seed: seed)
      case .infeasible:
        infeasible += 1
        let solution = attempt(solver, system, seed)
        #expect(solution?.isSolved == false, "seed \(seed)")
      case .unbounded:
        unbounded += 1
        #expect(throws: PriorityError.self, "seed \(seed)") { try solver.solve(system) }
      case .tooLarge: skipped += 1
      }
    }
    // The draw holds enough of each kind to mean something.
    #expect(solved > 250 && unique > 500 && infeasible > 30 && unbounded > 3 && skipped < 5)
  }

  /// The solution; an error is an issue.
  private func attempt(
    _ solver: PrioritySolver, _ system: PrioritySystem, _ seed: UInt64
  ) -> PrioritySolution? {
    do {
      return try solver.solve(system)
    } catch {
      Issue.record("seed \(seed): \(error)")
      return nil
    }
  }

  /// Compares costs and unique coordinates, and answers how many of these there were.
  private func expect(
    _ solution: PrioritySolution, is answer: LexicographicReference.Answer,
    of system: PrioritySystem, seed: UInt64
  ) -> Int {
    guard solution.isSolved, solution.levelCosts.count == answer.costs.count else {
      Issue.record("seed \(seed): \(solution.status)")
      return 0
    }
    let costs = solution.levelCosts.map(\.cost)
    let isBest = zip(costs, answer.costs).allSatisfy { near($0, $1) }
    #expect(isBest, "seed \(seed): \(costs), not \(answer.costs)")
    var unique = 0
    for (index, range) in answer.ranges.enumerated() {
      let value = solution.values[index]
      let isInside = value >= range.least - 1e-6 && value <= range.greatest + 1e-6
      #expect(isInside, "seed \(seed): \(system.columns[index].name) = \(value), not \(range)")
      let isOpen = range.greatest - range.least > 1e-9
      if isOpen {
        let isTold = solution.undetermined.contains(Variable(index: index))
        #expect(isTold, "seed \(seed): \(system.columns[index].name) is open")
      } else {
        unique += 1
      }
    }
    for constraint in system.constraints where constraint.priority.isRequired {
      let violation = constraint.violation { solution[$0] }
      #expect(violation < 1e-6, "seed \(seed): \(constraint)")
    }
    return unique
  }

  private func near(_ left: Double, _ right: Double) -> Bool {
    let size = max(1, right.magnitude)
    return (left - right).magnitude <= 1e-6 * size
  }
}
