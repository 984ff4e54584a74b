// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

/// A solver that must not be called.
private struct RefusingSolver: LinearSolver {
  func solve(_ model: LinearModel, options: SolverOptions) throws(SolverError) -> LinearSolution {
    throw .unavailable("nothing needs a solver")
  }
}

@Suite struct AmbiguityTests {
  let solver = PrioritySolver(solver: GLPKSolver())

  @Test func asksNoSolverWhenNothingIsOpen() throws {
    var system = PrioritySystem()
    let first = system.addVariable("first", lower: 0, role: .length)
    let second = system.addVariable("second", lower: 0, role: .length)
    let third = system.addVariable("third", lower: 0, role: .length)
    let sum = LinearExpression(first) + LinearExpression(second) + LinearExpression(third)
    system.add(Constraint(sum, .equal, 90))
    system.add(Constraint(.init(first), .equal, 20, priority: 750))
    system.add(Constraint(.init(second), .equal, 30, priority: 750))
    let found = try solver.solve(system).ambiguity(solver: RefusingSolver())
    #expect(found.isDetermined)
    #expect(found.groups.isEmpty)
  }

  @Test func findsWhatMovesTogether() throws {
    // a + b = 90 leaves one way to move; c = a + 5 moves along; d is free by itself, up to 7.
    var system = PrioritySystem()
    let a = system.addVariable("a", lower: 20, role: .length)
    let b = system.addVariable("b", lower: 30, role: .length)
    let c = system.addVariable("c")
    let d = system.addVariable("d", lower: -3, upper: 7)
    let e = system.addVariable("e", lower: 0)
    system.add(Constraint(LinearExpression(a) + LinearExpression(b), .equal, 90))
    system.add(Constraint(.init(c), .equal, LinearExpression(a) + 5))
    system.add(Constraint(.init(e), .greaterThanOrEqual, LinearExpression(d)))
    let solution = try solver.solve(system)
    let found = try solution.ambiguity(solver: GLPKSolver())
    let ranges = found.variables.map(\.range)
    #expect(found.variables.map(\.variable) == [a, b, c, d, e])
    #expect(ranges[0] == 20...60)
    #expect(ranges[1] == 30...70)
    #expect(ranges[2] == 25...65)
    #expect(ranges[3] == -3...7)
    #expect(ranges[4] == 0...(.infinity))
    #expect(found.groups.map(\.variables) == [[a, b, c], [d], [e]])
    for group in found.groups { #expect(group.value == solution[group.variable]) }
    let sums = [
      LinearExpression(a) + LinearExpression(b), LinearExpression(a) - LinearExpression(d),
      LinearExpression(3),
    ]
    let intervals = try solution.intervals(of: sums, solver: GLPKSolver())
    #expect(intervals == [90...90, 13...63, 3...3])
  }

  @Test func seesDirectionsThatNoEndShows() throws {
    // x, y and z of a cube may meet their ends in opposite corners; there are still three ways.
    var system = PrioritySystem()
    let cube = (0..<3).map { system.addVariable("c\($0)", lower: 0, upper: 10, role: .length) }
    let sum = cube.reduce(LinearExpression(0)) { $0 + LinearExpression($1) }
    system.add(Constraint(sum, .lessThanOrEqual, 29))
    let found = try solver.solve(system).ambiguity(solver: GLPKSolver())
    #expect(found.groups.map(\.variables) == cube.map { [$0] })
  }

  @Test(arguments: 0..<5 as Range<UInt64>)
  func agreesWithExplicitPrograms(block: UInt64) throws {
    var open = 0
    let count = LayoutLikeSystem.count / 5
    for seed in block * count..<(block + 1) * count {
      let system = LayoutLikeSystem.make(seed: 77_000 + seed, parameters: 1, openness: 0.6)
      let solution = try solver.solve(system)
      try #require(solution.isSolved)
      let found = try solution.ambiguity(solver: GLPKSolver())
      let face = try ExplicitFace(system)
      for index in system.columns.indices {
        let variable = Variable(index: index)
        let expected = try face.range(of: LinearExpression(variable))
        let value = solution[variable]
        let range = found.range(of: variable) ?? value...value
        #expect(isClose(range, expected), "seed \(seed): \(range), \(expected)")
      }
      open += found.variables.count
      let sums = [
        LinearExpression(Variable(index: 1)) + LinearExpression(Variable(index: 2)),
        LinearExpression(Variable(index: 2)) - 2 * LinearExpression(Variable(index: 3)) + 4,
      ]
      let intervals = try solution.intervals(of: sums, solver: GLPKSolver())
      for (sum, interval) in zip(sums, intervals) {
        let interval = try #require(interval)
        let expected = try face.range(of: sum)
        #expect(isClose(interval, expected), "seed \(seed): \(interval), \(expected)")
      }
      try checkSettling(found, system, solution, "seed \(seed)")
    }
    #expect(open > Int(count))
  }

  private func isClose(_ left: ClosedRange<Double>, _ right: ClosedRange<Double>) -> Bool {
    func isClose(_ left: Double, _ right: Double) -> Bool {
      left == right || (left - right).magnitude < 1e-5
    }
    return isClose(left.lowerBound, right.lowerBound) && isClose(left.upperBound, right.upperBound)
  }

  /// All suggestions together settle everything as the tie-break did; without the last one what is
  /// open is what explicit programs find: its own way, or none where the others stand in a corner
  /// that leaves it no room.
  private func checkSettling(
    _ found: PriorityAmbiguity, _ system: PrioritySystem, _ solution: PrioritySolution,
    _ seed: String
  ) throws {
    var settled = system
    for group in found.groups { settled.add(group.settling) }
    let again = try solver.solve(settled)
    try #require(again.isSolved, "\(seed)")
    let rest = try again.ambiguity(solver: GLPKSolver())
    #expect(rest.isDetermined, "\(seed): \(rest.variables)")
    for (left, right) in zip(again.values, solution.values) {
      #expect((left - right).magnitude < 1e-6, "\(seed)")
    }
    guard let last = found.groups.last else { return }
    var partly = system
    for group in found.groups.dropLast() { partly.add(group.settling) }
    let open = try solver.solve(partly).ambiguity(solver: GLPKSolver())
    let expected = try ExplicitFace(partly).range(of: LinearExpression(last.variable))
    let range = open.range(of: last.variable) ?? last.value...last.value
    #expect(isClose(range, expected), "\(seed): \(range), \(expected)")
    #expect(
      open.groups.count == (expected.upperBound - expected.lowerBound > 1e-5 ? 1 : 0), "\(seed)")
  }
}
