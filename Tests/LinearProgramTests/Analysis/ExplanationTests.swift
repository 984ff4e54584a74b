// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite struct ExplanationTests {
  let solver = PrioritySolver(solver: GLPKSolver())

  @Test func leadsFromTheContainerToTheCoordinate() throws {
    // trailing <= width - 8 binds; the button is 80 wide; its label starts 12 points into it.
    var system = PrioritySystem()
    let width = system.addParameter("width", value: 320)
    let button = system.addVariable("button")
    let length = system.addVariable("length", lower: 0, role: .length)
    let label = system.addVariable("label")
    let trailing = system.add(
      Constraint(
        LinearExpression(button) + LinearExpression(length), .equal, LinearExpression(width) - 8))
    let size = system.add(Constraint(.init(length), .equal, 80, priority: 750))
    let inset = system.add(Constraint(.init(label), .equal, LinearExpression(button) + 12))
    let wish = system.add(Constraint(.init(length), .equal, 100, priority: 250))
    let solution = try solver.solve(system)
    let found = try #require(
      try solution.explanation(of: LinearExpression(label), solver: GLPKSolver()))
    #expect((found.value - 244).magnitude < 1e-9)
    // label = (width - 8) - 80 + 12, the right constants being -8, 80 and 12.
    #expect(found.reasons.map(\.source).last == .constraint(inset))
    #expect(found.reasons.first?.source == .parameter(width))
    let multipliers = Dictionary(
      uniqueKeysWithValues: found.reasons.map { ($0.source, $0.multiplier) })
    #expect(multipliers.count == 4)
    #expect(((multipliers[.constraint(trailing)] ?? 0) - 1).magnitude < 1e-9)
    #expect(((multipliers[.constraint(size)] ?? 0) + 1).magnitude < 1e-9)
    #expect(((multipliers[.constraint(inset)] ?? 0) - 1).magnitude < 1e-9)
    #expect(found.concessions.count == 1)
    #expect(found.concessions.first?.priority == 250)
    #expect(found.concessions.first?.violations.map(\.source) == [.constraint(wish)])
    #expect(((found.concessions.first?.cost ?? 0) - 20).magnitude < 1e-9)
    #expect(found.ranges.map(\.parameter) == [width])
  }

  @Test func composesLinksOfAChain() throws {
    // x3 = 2 x2 + 1, x2 = 3 x1 + 1, x1 = 5: x3 = 6 * 5 + 2 + 1.
    var system = PrioritySystem()
    let first = system.addVariable("c")
    let second = system.addVariable("a")
    let third = system.addVariable("b")
    let outer = system.add(Constraint(.init(third), .equal, 2 * LinearExpression(second) + 1))
    let inner = system.add(Constraint(3 * LinearExpression(first) + 1, .equal, .init(second)))
    let start = system.add(Constraint(5, .equal, .init(first)))
    let found = try #require(
      try solver.solve(system).explanation(of: LinearExpression(third), solver: GLPKSolver()))
    #expect(found.value == 33)
    #expect(found.reasons.map(\.source) == [start, inner, outer].map { .constraint($0) })
    // Raising the right side of `3 first + 1 == second` by 1 lowers second by 1.
    #expect(found.reasons.map(\.multiplier) == [-6, -2, 1])
  }

  @Test func refusesUnknownVariables() throws {
    var system = PrioritySystem()
    _ = system.addVariable("x")
    let solution = try solver.solve(system)
    #expect(throws: PriorityError.self) {
      try solution.explanation(of: LinearExpression(Variable(index: 7)), solver: GLPKSolver())
    }
  }

  /// Everything that can be perturbed.
  private func sources(of system: PrioritySystem) -> [PrioritySource] {
    var result: [PrioritySource] = system.constraints.indices.map { .constraint($0) }
    result += system.goals.indices.map { .goal($0) }
    for (index, column) in system.columns.enumerated() {
      if column.lower.isFinite { result.append(.lower(Variable(index: index))) }
      if column.upper.isFinite, column.lower < column.upper {
        result.append(.upper(Variable(index: index)))
      }
    }
    return result
  }

  @Test func multipliersAreDerivatives() throws {
    var used = 0
    var degenerate = 0
    var links = 0
    for seed in 0..<LayoutLikeSystem.count {
      let system = LayoutLikeSystem.make(seed: 9000 + seed, openness: 0.1)
      let solution = try solver.solve(system)
      let variable = Variable(index: 2 + Int(seed % UInt64(system.columns.count - 2)))
      let found = try #require(
        try solution.explanation(of: LinearExpression(variable), solver: GLPKSolver()))
      let sum = found.reasons.reduce(found.constant) { $0 + $1.multiplier * $1.value }
      try #require((sum - found.value).magnitude < 1e-7, "seed \(seed)")
      guard !found.isDegenerate, !hasSpareLimits(system, solution) else {
        degenerate += 1
        continue
      }
      used += 1
      links += found.reasons.count
      try check(found, variable, system, solution, "seed \(seed)")
    }
    #expect(used * 10 >= 6 * Int(LayoutLikeSystem.count), "\(degenerate) systems are degenerate")
    #expect(links > used)
  }

  /// Whether more constraints and bounds are tight than there are variables.
  private func hasSpareLimits(_ system: PrioritySystem, _ solution: PrioritySolution) -> Bool {
    let value = { (variable: Variable) in solution[variable] }
    var tight = 0
    for constraint in system.constraints {
      if constraint.difference.evaluated(value).magnitude < 1e-6 { tight += 1 }
    }
    for goal in system.goals where goal.expression.evaluated(value).magnitude < 1e-6 { tight += 1 }
    for (index, column) in system.columns.enumerated() {
      let place = solution.values[index]
      if (place - column.lower).magnitude < 1e-6 || (place - column.upper).magnitude < 1e-6 {
        tight += 1
      }
    }
    return tight > system.columns.count
  }

  private func check(
    _ found: PriorityExplanation, _ variable: Variable, _ system: PrioritySystem,
    _ solution: PrioritySolution, _ seed: String
  ) throws {
    for (position, source) in sources(of: system).enumerated() {
      let reason = found.reasons.first {
        if case .parameter(let parameter) = $0.source { return source == .lower(parameter) }
        return $0.source == source
      }
      // Of what is no reason a fifth is moved, one way only, to save time.
      if reason == nil, (position + system.constraints.count) % 5 > 0 { continue }
      for amount in reason == nil ? [found.value < 100 ? 1e-4 : -1e-4] : [1e-4, -1e-4] {
        let changed = LayoutLikeSystem.raising(source, of: system, by: amount)
        let fresh = try solver.solve(changed)
        try #require(fresh.isSolved)
        let move = fresh[variable] - solution[variable]
        let expected = (reason?.multiplier ?? 0) * amount
        #expect((move - expected).magnitude < 1e-8, "\(seed), \(source), \(amount)")
      }
    }
  }
}
