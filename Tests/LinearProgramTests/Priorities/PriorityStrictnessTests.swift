// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("Priorities are strict", .enabled(if: GLPKSolver.isAvailable))
struct PriorityStrictnessTests {
  private let solver = PrioritySolver(solver: GLPKSolver())

  @Test("10,000 weak constraints do not outvote a medium one", .timeLimit(.minutes(1)))
  func outvoted() throws {
    var system = PrioritySystem()
    let width = system.addVariable("width", lower: 0, role: .length)
    for number in 0..<10_000 {
      // Different constraints, all of which want 200 or more.
      system.add(
        Constraint(.init(width), .equal, .init(200 + Double(number) / 64), priority: .defaultLow))
    }
    system.add(Constraint(.init(width), .equal, 100, priority: 500))
    let solution = try solver.solve(system)
    #expect(solution[width] == 100)
    // 10,000 * 100 + (0 + ... + 9999) / 64.
    let weak = 1_000_000 + 49_995_000.0 / 64
    #expect(solution.levelCosts.map(\.cost) == [0, weak])
    #expect(solution.undetermined == [])
  }

  @Test("goals of a priority count after constraints above it, before those at it")
  func goalsBetween() throws {
    var system = PrioritySystem()
    let x = system.addVariable("x")
    system.add(Constraint(.init(x), .greaterThanOrEqual, 10, priority: 751))
    system.add(Constraint(.init(x), .equal, 50, priority: 750))
    system.add(.init(LinearExpression(x) - 5, .zero, priority: 750))
    let solution = try solver.solve(system)
    #expect(solution[x] == 10)
    #expect(
      solution.levelCosts == [
        .init(priority: 751, step: nil, cost: 0), .init(priority: 750, step: 0, cost: 5),
        .init(priority: 750, step: nil, cost: 40),
      ])
  }

  @Test("the steps of goals count in order, weights within one step")
  func steps() throws {
    var system = PrioritySystem()
    let x = system.addVariable("x", lower: 0, upper: 100)
    let y = system.addVariable("y", lower: 0, upper: 100)
    system.add(Constraint(x + y, .equal, 100))
    // Step 0 is indifferent from x = 20 to 60, as one pulls either way with the same weight.
    system.add(.init(LinearExpression(x) - 20, .zero, weight: 2, priority: 750))
    system.add(.init(LinearExpression(x) - 60, .zero, weight: 2, priority: 750))
    system.add(.init(LinearExpression(y) - 55, .zero, weight: 3, priority: 750, step: 1))
    system.add(.init(LinearExpression(y) - 70, .zero, weight: 1, priority: 750, step: 1))
    let solution = try solver.solve(system)
    #expect(solution.values == [45, 55])
    #expect(solution.levelCosts.map(\.cost) == [80, 15])
  }

  @Test("equal weak constraints count as often as they are written")
  func repeated() throws {
    var system = PrioritySystem()
    let x = system.addVariable("x")
    for target in [10.0, 10, 30] {
      system.add(Constraint(.init(x), .equal, .init(target), priority: 50))
    }
    let solution = try solver.solve(system)
    #expect(solution[x] == 10)
    #expect(solution.levelCosts.map(\.cost) == [20])
  }

  @Test("inequalities that hold cost nothing and leave room for the next level")
  func inequalities() throws {
    var system = PrioritySystem()
    let x = system.addVariable("x", lower: 0)
    system.add(Constraint(.init(x), .greaterThanOrEqual, 20, priority: 900))
    system.add(Constraint(.init(x), .lessThanOrEqual, 80, priority: 900))
    system.add(Constraint(.init(x), .equal, 300, priority: 250))
    #expect(try solver.solve(system)[x] == 80)
  }

  @Test("a solver that knows only single programs gives the same")
  func separately() throws {
    let separate = PrioritySolver(solver: SingleProgramSolver())
    for seed in 9000..<9080 as Range<UInt64> {
      let system = RandomSystem(seed: seed).system
      let mine = try? solver.solve(system)
      let theirs = try? separate.solve(system)
      #expect(mine?.status == theirs?.status, "seed \(seed)")
      guard let mine, let theirs, mine.isSolved else { continue }
      let isNear = zip(mine.values, theirs.values).allSatisfy { ($0 - $1).magnitude < 1e-6 }
      #expect(isNear, "seed \(seed): \(mine.values), \(theirs.values)")
    }
  }
}

/// GLPK without its own levels, as any solver that implements one method only.
struct SingleProgramSolver: LinearSolver {
  func solve(_ model: LinearModel, options: SolverOptions) throws(SolverError) -> LinearSolution {
    try GLPKSolver().solve(model, options: options)
  }
}
