// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import Testing

@testable import LinearProgram

@Suite struct RegionTests {
  let solver = PrioritySolver(solver: GLPKSolver())

  @Test func followsAWidthUntilAMinimumEndsIt() throws {
    // Two views share a width: the first is 60 % of it, the second the rest but at least 40.
    var system = PrioritySystem()
    let width = system.addParameter("width", value: 200)
    let first = system.addVariable("first", lower: 0, role: .length)
    let second = system.addVariable("second", lower: 40, role: .length)
    system.add(Constraint(LinearExpression(first) + LinearExpression(second), .equal, .init(width)))
    system.add(Constraint(.init(first), .equal, 0.6 * LinearExpression(width), priority: 500))
    let solution = try solver.solve(system)
    #expect((solution[first] - 120).magnitude < 1e-9)
    let region = try #require(try solution.region(solver: GLPKSolver()))
    #expect(region.parameters == [width])
    #expect((region.slope(of: first, by: width) - 0.6).magnitude < 1e-12)
    let values = try #require(region.values(at: [300]))
    #expect((values[first.index] - 180).magnitude < 1e-9)
    #expect((values[second.index] - 120).magnitude < 1e-9)
    let interval = try #require(region.interval(of: width))
    #expect((interval.range.lowerBound - 100).magnitude < 1e-9)
    #expect(interval.range.upperBound == .infinity)
    #expect(interval.lowerLimit == .lower(second))
    #expect(interval.upperLimit == nil)
    #expect(region.values(at: [99]) == nil)
    #expect(region.values(at: [.nan]) == nil)
    #expect(region.values(at: [1, 2]) == nil)
  }

  @Test func limitsWhatConstraintsAskOfAParameterAlone() throws {
    var system = PrioritySystem()
    let width = system.addParameter("width", value: 200)
    let view = system.addVariable("view", upper: 320, role: .length)
    let number = system.add(Constraint(.init(width), .greaterThanOrEqual, 150))
    system.add(Constraint(.init(view), .equal, LinearExpression(width) - 10))
    let region = try #require(try solver.solve(system).region(solver: GLPKSolver()))
    let interval = try #require(region.interval(of: width))
    #expect(interval.range == 150...330)
    #expect(interval.lowerLimit == .constraint(number))
    #expect(interval.upperLimit == .upper(view))
  }

  @Test func passesALimitByAShareOfTheLimitNotOfAValueFarFromIt() throws {
    // At 60,000 both the width and what the view is more than its wish are far from their limits.
    var system = PrioritySystem()
    let width = system.addParameter("width", value: 60_000)
    let view = system.addVariable("view", role: .length)
    system.add(Constraint(.init(width), .greaterThanOrEqual, 140))
    system.add(Constraint(.init(view), .greaterThanOrEqual, LinearExpression(width) - 100))
    system.add(Constraint(.init(view), .equal, 50, priority: 500))
    let region = try #require(try solver.solve(system).region(solver: GLPKSolver()))
    let values = try #require(region.values(at: [151]))
    #expect((values[view.index] - 51).magnitude < 1e-9)
    // Below 150 the view has its wish.
    #expect(region.values(at: [150 - 5e-5]) == nil)
    // Below 140 nothing is right.
    system.columns[width.index].lower = 145
    system.columns[width.index].upper = 145
    let low = try #require(try solver.solve(system).region(solver: GLPKSolver()))
    #expect(low.values(at: [140 - 1e-6]) == nil)
  }

  @Test func doesNotFollowFromFarLargerNumbers() throws {
    // A third of a billion is rounded by more than 1e-9.
    var system = PrioritySystem()
    let width = system.addParameter("width", value: 1e9 + 0.1)
    let view = system.addVariable("view", role: .length)
    system.add(Constraint(3 * LinearExpression(view), .equal, .init(width), priority: 500))
    let region = try #require(try solver.solve(system).region(solver: GLPKSolver()))
    #expect(region.values(at: [1e9 + 3]) != nil)
    #expect(region.values(at: [0.3]) == nil)
    // A session solves there.
    let session = try PrioritySession(system, solver: GLPKSolver())
    for value in [1e9 + 0.5, 1e9 + 0.7, 0.3] { try session.setParameter(width, to: value) }
    #expect(try (#require(session[view]) - 0.1).magnitude < 1e-9)
  }

  @Test func equalsFreshSolvesInsideTheRegion() throws {
    var compared = 0
    var moved = 0
    var worst = 0.0
    for seed in 0..<LayoutLikeSystem.count {
      let count = 1 + Int(seed % 2)
      let system = LayoutLikeSystem.make(seed: seed, parameters: count)
      let solution = try solver.solve(system)
      guard let region = try solution.region(solver: GLPKSolver()) else { continue }
      var random = SeededRandom(seed: seed)
      for _ in 0..<3 {
        var values = region.start
        for (position, parameter) in region.parameters.enumerated() {
          let interval = try #require(region.interval(of: parameter))
          let range = interval.range.clamped(to: values[position] - 100...values[position] + 100)
          let target = Double.random(in: range, using: &random)
          // Half the way each, so that both together stay inside more often.
          values[position] += (target - values[position]) / Double(count)
        }
        guard let followed = region.values(at: values) else { continue }
        var changed = system
        for (parameter, value) in zip(region.parameters, values) {
          changed = LayoutLikeSystem.raising(
            .parameter(parameter), of: changed,
            by: value - changed.columns[parameter.index].lower)
        }
        let fresh = try solver.solve(changed)
        try #require(fresh.isSolved, "seed \(seed)")
        for (left, right) in zip(followed, fresh.values) {
          worst = max(worst, (left - right).magnitude)
        }
        compared += 1
        if zip(followed, solution.values).contains(where: { ($0 - $1).magnitude > 1 }) {
          moved += 1
        }
      }
    }
    #expect(worst < 1e-7)
    #expect(compared > 2 * Int(LayoutLikeSystem.count))
    #expect(moved > Int(LayoutLikeSystem.count))
  }
}
