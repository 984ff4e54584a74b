// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("What is left open is settled by rule", .enabled(if: GLPKSolver.isAvailable))
struct PriorityTieBreakTests {
  private let solver = PrioritySolver(solver: GLPKSolver())

  @Test("a variable that nothing mentions needs no solver")
  func alone() throws {
    var system = PrioritySystem()
    let length = system.addVariable("length", lower: 7, role: .length)
    let place = system.addVariable("place")
    let farPlace = system.addVariable("far place", lower: -90, upper: -20)
    let fixed = system.addVariable("fixed", lower: 3, upper: 3)
    let solution = try PrioritySolver(solver: NoSolver()).solve(system)
    #expect(solution.values == [7, 0, -20, 3])
    #expect(solution.undetermined == [length, place, farPlace])
    #expect(solution[fixed] == 3)
    #expect(solution.statistics.solvedComponents == 0)
  }

  @Test("lengths are as small as possible before places come to 0")
  func lengthsFirst() throws {
    var system = PrioritySystem()
    let leading = system.addVariable("leading")
    let trailing = system.addVariable("trailing")
    let width = system.addVariable("width", lower: 0, role: .length)
    system.add(Constraint(trailing - leading, .equal, .init(width)))
    system.add(Constraint(.init(leading), .greaterThanOrEqual, 30))
    system.add(Constraint(.init(width), .greaterThanOrEqual, 12))
    let solution = try solver.solve(system)
    #expect(solution.values == [30, 42, 12])
    #expect(solution.undetermined == [leading, trailing, width])
  }

  @Test("places come as close to 0 as possible, their distances added up")
  func places() throws {
    var system = PrioritySystem()
    let a = system.addVariable("a")
    let b = system.addVariable("b")
    let c = system.addVariable("c")
    // b is 10 after a, c 20 after b: |a| + |a + 10| + |a + 30| is least at a = -10.
    system.add(Constraint(b - a, .equal, 10))
    system.add(Constraint(c - b, .equal, 20))
    let solution = try solver.solve(system)
    #expect(solution.values == [-10, 0, 20])
    #expect(solution.statistics.solvedComponents == 0)
    for options in [PriorityOptions(usesPresolve: false), .init(usesComponents: false)] {
      let other = try PrioritySolver(solver: GLPKSolver(), options: options).solve(system)
      #expect(other.values == [-10, 0, 20])
    }
    #expect(solution.undetermined == [a, b, c])
  }

  @Test("names decide between what is equally good")
  func names() throws {
    var values: [Double] = []
    for names in [["a", "b"], ["b", "a"]] {
      var system = PrioritySystem()
      let first = system.addVariable(names[0])
      let second = system.addVariable(names[1])
      system.add(Constraint(first + second, .equal, 10))
      let solution = try solver.solve(system)
      #expect(solution[first] + solution[second] == 10)
      #expect(solution.values.sorted() == [0, 10])
      values.append(names[0] == "a" ? solution[first] : solution[second])
    }
    // The same name has the same value, whichever was added first.
    #expect(values[0] == values[1])
  }

  @Test("a length without a lower bound counts by its distance from 0")
  func unboundedLength() throws {
    var system = PrioritySystem()
    let x = system.addVariable("x", role: .length)
    let y = system.addVariable("y", lower: -5, upper: 40)
    let z = system.addVariable("z", lower: -100, upper: -25)
    system.add(Constraint(x + y, .greaterThanOrEqual, .init(z)))
    let solution = try solver.solve(system)
    #expect(solution.values == [0, 0, -25])
  }

  @Test("what constraints settle is not called undetermined")
  func determined() throws {
    var system = PrioritySystem()
    let x = system.addVariable("x", lower: 0, role: .length)
    let y = system.addVariable("y", lower: 0, role: .length)
    system.add(Constraint(.init(x), .equal, 20, priority: 250))
    system.add(Constraint(x + y, .lessThanOrEqual, 90))
    system.add(Constraint(.init(y), .equal, 90, priority: 50))
    let solution = try solver.solve(system)
    #expect(solution.values == [20, 70])
    #expect(solution.undetermined == [])
  }

  @Test("parts are told apart: only the open one is undetermined")
  func parts() throws {
    var system = PrioritySystem()
    let x = system.addVariable("x", lower: 0, role: .length)
    let y = system.addVariable("y", lower: 0, role: .length)
    system.add(Constraint(.init(x), .equal, 20, priority: 250))
    system.add(Constraint(.init(y), .greaterThanOrEqual, 5, priority: 250))
    let solution = try solver.solve(system)
    #expect(solution.values == [20, 5])
    #expect(solution.undetermined == [y])
    #expect(solution.statistics.components == 2)
  }
}

/// A solver that must not be asked.
struct NoSolver: LinearSolver {
  func solve(_ model: LinearModel, options: SolverOptions) throws(SolverError) -> LinearSolution {
    throw .unavailable("this test solves nothing")
  }
}
