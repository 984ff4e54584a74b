// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

/// GLPK without anything that has a default.
private struct PlainSolver: LinearSolver {
  func solve(_ model: LinearModel, options: SolverOptions) throws(SolverError) -> LinearSolution {
    try GLPKSolver().solve(model, options: options)
  }
}

/// The analysis does not depend on how the system was solved.
@Suite struct AnalysisOptionsTests {
  let glpk = GLPKSolver()
  let solver = PrioritySolver(solver: GLPKSolver())
  static let count = LayoutLikeSystem.count / 4

  static let others = [
    PriorityOptions(usesPresolve: false), PriorityOptions(usesComponents: false),
    PriorityOptions(usesPresolve: false, usesComponents: false),
  ]

  @Test(arguments: others)
  func reasonsAreTheSame(options: PriorityOptions) throws {
    let other = PrioritySolver(solver: glpk, options: options)
    var compared = 0
    for seed in 0..<Self.count {
      let system = LayoutLikeSystem.make(seed: 4200 + seed, openness: 0.1)
      let left = try solver.solve(system)
      let right = try other.solve(system)
      let last = LinearExpression(Variable(index: system.columns.count - 2))
      let mine = try #require(try left.explanation(of: last, solver: glpk))
      let theirs = try #require(try right.explanation(of: last, solver: glpk))
      if mine.isDegenerate || theirs.isDegenerate { continue }
      compared += 1
      try #require(mine.reasons.map(\.source) == theirs.reasons.map(\.source), "seed \(seed)")
      for (one, another) in zip(mine.reasons, theirs.reasons) {
        #expect((one.multiplier - another.multiplier).magnitude < 1e-9)
      }
      for (one, another) in zip(mine.ranges, theirs.ranges) {
        let (a, b) = (one.interval.range, another.interval.range)
        // A larger part may end the same reasons earlier, never later.
        #expect(b.lowerBound >= a.lowerBound - 1e-6, "seed \(seed)")
        #expect(b.upperBound <= a.upperBound + 1e-6, "seed \(seed)")
      }
    }
    #expect(compared > Int(Self.count) / 2)
  }

  @Test(arguments: others)
  func asMuchIsOpen(options: PriorityOptions) throws {
    let other = PrioritySolver(solver: glpk, options: options)
    for seed in 0..<Self.count {
      let system = LayoutLikeSystem.make(seed: 8800 + seed, openness: 0.5)
      let mine = try solver.solve(system).ambiguity(solver: glpk)
      let theirs = try other.solve(system).ambiguity(solver: glpk)
      #expect(mine.groups.count == theirs.groups.count, "seed \(seed)")
      try #require(mine.variables.map(\.variable) == theirs.variables.map(\.variable))
      for (one, another) in zip(mine.variables, theirs.variables) {
        let (a, b) = (one.range, another.range)
        #expect(a.lowerBound == b.lowerBound || (a.lowerBound - b.lowerBound).magnitude < 1e-6)
        #expect(a.upperBound == b.upperBound || (a.upperBound - b.upperBound).magnitude < 1e-6)
      }
    }
  }

  @Test func severalObjectivesEqualSingleOnes() throws {
    var model = LinearModel()
    for name in ["x", "y", "z"] { model.addColumn(.init(name: name, lower: 0, upper: 10)) }
    model.columns[2].upper = .infinity
    model.addRow(
      .init(name: "sum", lower: 5, upper: 12, terms: [.init(0, 1), .init(1, 1)]))
    model.addRow(.init(name: "difference", lower: -3, terms: [.init(2, 1), .init(1, -1)]))
    let objectives = [
      LinearLevel([.init(0, 1)]), LinearLevel([.init(2, -1)]), LinearLevel([.init(0, -1)]),
      LinearLevel([.init(2, 1), .init(1, -1)]), LinearLevel(),
    ]
    let together = try glpk.solveEach(objectives, of: model, options: SolverOptions())
    let singly = try PlainSolver().solveEach(objectives, of: model, options: SolverOptions())
    let statuses: [SolutionStatus] = [.optimal, .unbounded, .optimal, .optimal, .optimal]
    #expect(together.map(\.status) == statuses)
    #expect(singly.map(\.status) == statuses)
    #expect([0, 2, 3].map { together[$0].objective } == [0, -10, -3])
    #expect([0, 2, 3].map { singly[$0].objective } == [0, -10, -3])
    #expect(try glpk.solveEach([], of: model, options: SolverOptions()).isEmpty)
    let wrong = [LinearLevel([.init(3, 1)])]
    #expect(throws: SolverError.self) {
      try glpk.solveEach(wrong, of: model, options: SolverOptions())
    }
    model.columns[0].isInteger = true
    #expect(throws: SolverError.self) {
      try glpk.solveEach(objectives, of: model, options: SolverOptions())
    }
  }

  @Test func sayWhenASolverHasNoTableau() throws {
    var system = PrioritySystem()
    let width = system.addParameter("width", value: 100)
    let first = system.addVariable("first", lower: 0, role: .length)
    let second = system.addVariable("second", lower: 0, role: .length)
    system.add(Constraint(LinearExpression(first) + LinearExpression(second), .equal, .init(width)))
    system.add(Constraint(.init(first), .equal, 30, priority: 500))
    let solution = try PrioritySolver(solver: PlainSolver()).solve(system)
    #expect(solution[second] == 70)
    #expect(throws: PriorityError.self) { try solution.region(solver: PlainSolver()) }
    #expect(try solution.region(solver: glpk) != nil)
    // Ambiguity needs no tableau.
    #expect(try solution.ambiguity(solver: PlainSolver()).isDetermined)
  }

  @Test func answerNothingInAConflict() throws {
    var system = PrioritySystem()
    let view = system.addVariable("view")
    let other = system.addVariable("other", lower: 0, upper: 4)
    system.add(Constraint(.init(view), .greaterThanOrEqual, 2))
    system.add(Constraint(.init(view), .lessThanOrEqual, 1))
    let solution = try solver.solve(system)
    #expect(try solution.region(solver: glpk) == nil)
    #expect(try solution.explanation(of: .init(view), solver: glpk) == nil)
    #expect(try solution.ambiguity(solver: glpk).variables.map(\.variable) == [other])
    let sums = [LinearExpression(view), LinearExpression(other)]
    #expect(try solution.intervals(of: sums, solver: glpk) == [nil, 0...4])
  }
}
