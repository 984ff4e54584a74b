// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

/// A random program of a width, a height and some rules, the same for other values of both.
private struct SampleRules {
  var program: SequentialProgram
  private(set) var expressions: [LinearExpression] = []
  private var random: SeededRandom

  init(seed: UInt64, width: Double? = nil, height: Double? = nil) {
    random = SeededRandom(seed: seed)
    program = SequentialProgram(solver: GLPKSolver())
    let size = (number(80, 900), number(80, 900))
    expressions = [
      program.parameter("width", value: width ?? size.0),
      program.parameter("height", value: height ?? size.1),
    ]
    for _ in 0..<Int.random(in: 3...30, using: &random) { expressions.append(rule()) }
  }

  private mutating func number(_ low: Int, _ high: Int) -> Double {
    Double(Int.random(in: low * 4...high * 4, using: &random)) / 4
  }

  private mutating func sum() -> LinearExpression {
    var sum = LinearExpression(number(-40, 40))
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let factor = [1, -1, 0.5, 1.0 / 3][Int.random(in: 0...3, using: &random)]
      sum += expressions[Int.random(in: 0..<expressions.count, using: &random)] * factor
    }
    return sum
  }

  private mutating func sums() -> [LinearExpression] {
    (0..<Int.random(in: 1...4, using: &random)).map { _ in sum() }
  }

  private mutating func rule() -> LinearExpression {
    switch Int.random(in: 0...9, using: &random) {
    case 0...4:
      let lower = Bool.random(using: &random) ? number(-50, 60) : -.infinity
      let upper = Bool.random(using: &random) ? number(61, 300) : .infinity
      return program.clamp(sum(), lower: lower, upper: upper)
    case 5...6: return program.largest(sums())
    case 7...8: return program.smallest(sums())
    default: return program.define(sum())
    }
  }

  /// What the solver answers for the last rule.
  mutating func solved() throws -> Double {
    try program.value(of: expressions[expressions.count - 1])
  }
}

@Suite("Explanations of sequential programs", .enabled(if: GLPKSolver.isAvailable))
struct SequentialExplanationTests {
  private func program() -> SequentialProgram { SequentialProgram(solver: GLPKSolver()) }

  @Test func aValueAtItsBoundNamesTheBoundAndWhereItEnds() throws {
    var program = program()
    let width = program.parameter("width", value: 300)
    // Half of 300 - 12 is 144, of which at most 80 are taken, for widths from 172.
    let share = (width - 12) / 2
    let taken = program.clamp(
      share, lower: 40, upper: 80, origin: Origin("the box's limits", place: "3:4"))
    try program.solve()
    let explanation = try program.explanation(of: taken + 8)
    #expect(explanation.value == 88)
    #expect(explanation.form == 88)
    #expect(explanation.steps.map(\.state) == [.atUpper])
    #expect(explanation.steps[0].arguments == [144])
    #expect(explanation.steps[0].origin?.text == "the box's limits")
    let sensitivity = try #require(explanation.sensitivities.first)
    #expect(sensitivity.name == "width")
    #expect(sensitivity.derivative == 0)
    #expect(sensitivity.formula == 172...Double.infinity)
    #expect(sensitivity.reasons == 172...Double.infinity)
  }

  @Test func aValueThatFollowsHasAFormula() throws {
    var program = program()
    let width = program.parameter("width", value: 192)
    let taken = program.clamp((width - 12) / 3, lower: 40, upper: 80)
    let explanation = try program.explanation(of: taken)
    #expect(explanation.steps.map(\.state) == [.given, .follows])
    #expect(explanation.form.constant == -4)
    let sensitivity = try #require(explanation.sensitivities.first)
    #expect((sensitivity.derivative - 1.0 / 3).magnitude < 1e-12)
    #expect((sensitivity.formula.lowerBound - 132).magnitude < 1e-9)
    #expect((sensitivity.formula.upperBound - 252).magnitude < 1e-9)
  }

  @Test func aBreakpointBelongsToTheLargerSide() throws {
    var program = program()
    let width = program.parameter("width", value: 80)
    let taken = program.clamp(width, lower: 0, upper: 80)
    let sensitivity = try #require(
      try program.explanation(of: taken).sensitivities.first)
    #expect(sensitivity.derivative == 0)
    #expect(sensitivity.formula == 80...Double.infinity)
  }

  @Test func reasonsMayEndBeforeTheFormulaDoes() throws {
    var program = program()
    let width = program.parameter("width", value: 100)
    // The first takes at most 60, the second the rest: together always the width.
    let first = program.clamp(width / 2, lower: 0, upper: 60)
    let second = program.clamp(width - first, lower: 0, upper: .infinity)
    let sensitivity = try #require(
      try program.explanation(of: first + second).sensitivities.first)
    #expect(sensitivity.reasons == 0...120)
    #expect(sensitivity.formula == 0...Double.infinity)
  }

  @Test func foreignVariablesAreRefused() {
    let foreign = LinearExpression(Variable(index: 3))
    #expect(throws: SequentialError.self) { try program().explanation(of: foreign) }
    #expect(throws: SequentialError.self) { try program().values(of: [foreign], at: [:]) }
  }

  /// Derivatives, formulas and their ranges against solving again with other parameters.
  @Test func threeHundredRandomProgramsAgreeWithSolvingAgain() throws {
    var ends = 0
    for seed in 1...300 as ClosedRange<UInt64> {
      var sample = SampleRules(seed: seed)
      let solved = try sample.solved()
      let last = sample.expressions[sample.expressions.count - 1]
      let explanation = try sample.program.explanation(of: last)
      #expect((explanation.value - solved).magnitude <= 1e-9 * max(1, solved.magnitude))
      for sensitivity in explanation.sensitivities {
        func difference(at value: Double) throws -> Double {
          var other = SampleRules(
            seed: seed, width: sensitivity.name == "width" ? value : nil,
            height: sensitivity.name == "height" ? value : nil)
          let expected = solved + sensitivity.derivative * (value - sensitivity.value)
          return (try other.solved() - expected).magnitude / max(1, solved.magnitude)
        }
        let range = sensitivity.formula.clamped(to: -2_000...2_000)
        #expect(range.contains(sensitivity.value))
        #expect(sensitivity.formula.contains(sensitivity.reasons.lowerBound))
        #expect(sensitivity.formula.contains(sensitivity.reasons.upperBound))
        for part in [0.0, 0.3, 0.75, 1] {
          let inside = range.lowerBound + part * (range.upperBound - range.lowerBound)
          let found = try difference(at: inside)
          #expect(found <= 1e-9, "seed \(seed), \(sensitivity.name) \(inside)")
        }
        for (end, outside) in [(range.lowerBound, -0.01), (range.upperBound, 0.01)]
        where end.magnitude < 2_000 {
          ends += 1
          let found = try difference(at: end + outside)
          #expect(found > 1e-9, "seed \(seed), \(sensitivity.name) beyond \(end)")
        }
      }
    }
    #expect(ends > 300)
  }

  @Test func breakpointsAreWhereTheFormulaChanges() throws {
    for seed in 1...100 as ClosedRange<UInt64> {
      let sample = SampleRules(seed: seed)
      let last = sample.expressions[sample.expressions.count - 1]
      let width = try #require(sample.program.parameter(named: "width"))
      let found = try #require(
        try sample.program.breakpoints(of: [last], along: width, in: 100...800, limit: 1_000))
      let cuts = [100.0] + found + [800]
      for (from, to) in zip(cuts, cuts.dropFirst()) where to - from > 1e-6 {
        let values = try [0.1, 0.5, 0.9].map {
          try sample.program.values(of: [last], at: [width: from + $0 * (to - from)])[0]
        }
        #expect((values[0] + values[2] - 2 * values[1]).magnitude < 1e-8, "seed \(seed)")
      }
    }
  }

  @Test func readingsAreKeptOnDemand() throws {
    var options = SequentialOptions()
    options.keepsReadings = true
    var program = SequentialProgram(solver: GLPKSolver(), options: options)
    let width = program.parameter("width", value: 80)
    _ = try program.value(of: width * 2)
    _ = try program.value(of: 7)
    #expect(program.readings == [width * 2])
  }
}
