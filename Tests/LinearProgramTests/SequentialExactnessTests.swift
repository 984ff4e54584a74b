// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

/// A random program with the values that a plain forward evaluation gives its expressions.
struct RandomProgram {
  private var random: SeededRandom
  private(set) var program: SequentialProgram
  private(set) var pairs: [(expression: LinearExpression, value: Double)] = []

  init(seed: UInt64, options: SequentialOptions) {
    random = SeededRandom(seed: seed)
    program = SequentialProgram(solver: GLPKSolver(), options: options)
  }

  /// Adds some rules, now and then solving in between.
  mutating func grow(solvesBetween: Bool) throws {
    for name in ["width", "height"] {
      let value = number(20, 400)
      pairs.append((program.parameter(name, value: value), value))
    }
    for _ in 0..<Int.random(in: 3...45, using: &random) {
      pairs.append(rule())
      if solvesBetween, Int.random(in: 0...9, using: &random) == 0 {
        _ = try program.value(of: argument().expression)
      }
    }
  }

  private mutating func number(_ low: Int, _ high: Int) -> Double {
    Double(Int.random(in: low * 4...high * 4, using: &random)) / 4
  }

  /// A sum of a few earlier expressions.
  private mutating func argument() -> (expression: LinearExpression, value: Double) {
    var expression = LinearExpression(number(-40, 40))
    var value = expression.constant
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let factor = [1, -1, 0.5, -0.5, 1.0 / 3, 1.25][Int.random(in: 0...5, using: &random)]
      let pair = pairs[Int.random(in: 0..<pairs.count, using: &random)]
      expression += pair.expression * factor
      value += pair.value * factor
    }
    return (expression, value)
  }

  private mutating func rule() -> (LinearExpression, Double) {
    switch Int.random(in: 0...9, using: &random) {
    case 0...4:
      let t = argument()
      let lower = Bool.random(using: &random) ? number(-50, 60) : -.infinity
      let upper = Bool.random(using: &random) ? number(0, 300) : .infinity
      // Without a bound values could grow without end.
      let last = upper.isFinite ? upper : 1000
      let value = lower >= last ? lower : min(max(t.value, lower), last)
      return (program.clamp(t.expression, lower: lower, upper: last), value)
    case 5...6:
      let arguments = (0..<Int.random(in: 1...4, using: &random)).map { _ in argument() }
      return (
        program.largest(arguments.map(\.expression)), arguments.map(\.value).max() ?? 0
      )
    case 7...8:
      let arguments = (0..<Int.random(in: 1...4, using: &random)).map { _ in argument() }
      return (
        program.smallest(arguments.map(\.expression)), arguments.map(\.value).min() ?? 0
      )
    default:
      let sum = argument()
      return (program.define(sum.expression), sum.value)
    }
  }

  /// The largest difference between solved and plain values, relative where they are large.
  mutating func largestDifference() throws -> Double {
    var largest = 0.0
    for pair in pairs {
      let difference = try program.value(of: pair.expression) - pair.value
      largest = max(largest, difference.magnitude / max(1, pair.value.magnitude))
    }
    return largest
  }
}

@Suite("Sequential programs equal the plain evaluation", .enabled(if: GLPKSolver.isAvailable))
struct SequentialExactnessTests {
  @Test("500 random programs", arguments: SequentialOptions.Start.allCases, [false, true])
  func random(start: SequentialOptions.Start, solvesBetween: Bool) throws {
    var pivots = 0
    var levels = 0
    for seed in 1...500 as ClosedRange<UInt64> {
      var sample = RandomProgram(seed: seed, options: .init(start: start))
      try sample.grow(solvesBetween: solvesBetween)
      let difference = try sample.largestDifference()
      #expect(difference <= 1e-9, "seed \(seed)")
      pivots += sample.program.statistics.pivots
      levels += sample.program.statistics.levels
    }
    #expect(levels > 500)
    // From the basis of the forward evaluation the solver only verifies.
    if start == .crash { #expect(pivots == 0) } else { #expect(pivots > 5000) }
  }

  @Test(
    "every method and every limit give the same values",
    arguments: [
      SequentialOptions(method: .dualSimplex), SequentialOptions(method: .exact),
      SequentialOptions(start: .cold, weightLimit: 3), SequentialOptions(weightLimit: 0),
      SequentialOptions(ruleLimit: 5), SequentialOptions(solver: .init(usesPresolve: true)),
    ])
  func options(options: SequentialOptions) throws {
    for seed in 1...150 as ClosedRange<UInt64> {
      var sample = RandomProgram(seed: seed, options: options)
      try sample.grow(solvesBetween: false)
      let difference = try sample.largestDifference()
      #expect(difference <= 1e-9, "seed \(seed)")
    }
  }

  @Test("the interior point method comes near")
  func interior() throws {
    var options = SequentialOptions(method: .interiorPoint)
    options.ruleLimit = 10
    var sample = RandomProgram(seed: 4, options: options)
    try sample.grow(solvesBetween: false)
    let difference = try sample.largestDifference()
    #expect(difference <= 1e-4)
  }
}
