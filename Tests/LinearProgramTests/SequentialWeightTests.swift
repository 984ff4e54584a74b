// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("Weights and levels", .enabled(if: GLPKSolver.isAvailable))
struct SequentialWeightTests {
  /// A stack of flat children: each gets an equal share of what is left, within its bounds.
  static func stack(
    _ count: Int, width: Double, options: SequentialOptions
  ) -> (program: SequentialProgram, lengths: [LinearExpression]) {
    var program = SequentialProgram(solver: GLPKSolver(), options: options)
    var left = program.parameter("width", value: width)
    var lengths: [LinearExpression] = []
    for index in 0..<count {
      let lower = Double(index * 37 % 80)
      let length = program.clamp(
        left / Double(count - index), lower: lower, upper: lower + 1 + Double(index * 13 % 40))
      lengths.append(length)
      left = program.define(left - length)
    }
    return (program, lengths)
  }

  /// The same stack by plain arithmetic.
  static func plainStack(_ count: Int, width: Double) -> [Double] {
    var left = width
    return (0..<count).map { index in
      let lower = Double(index * 37 % 80)
      let length = min(
        max(left / Double(count - index), lower), lower + 1 + Double(index * 13 % 40))
      left -= length
      return length
    }
  }

  func weights(_ level: SolvedLevel) -> [Double] {
    level.model.columns.filter { $0.name.hasPrefix("raised") }.map(\.cost)
  }

  @Test("the weights of a stack are the children still to serve")
  func closedForm() throws {
    var (program, _) = Self.stack(10, width: 400, options: .init(keepsLevels: true))
    try program.solve()
    #expect(program.levels.count == 1)
    let found = weights(program.levels[0])
    let isClosedForm = zip(found, [10.0, 9, 8, 7, 6, 5, 4, 3, 2, 1]).allSatisfy {
      ($0 - $1).magnitude < 1e-12
    }
    #expect(isClosedForm && found.count == 10, "\(found)")
  }

  @Test("max 100 and min 100 in 150 are 75 and 100, with the weights 2 and 1")
  func overflow() throws {
    var program = SequentialProgram(solver: GLPKSolver(), options: .init(keepsLevels: true))
    let width = program.parameter("width", value: 150)
    let first = program.clamp(width / 2, lower: 0, upper: 100)
    let second = program.clamp(width - first, lower: 100, upper: .infinity)
    #expect(try program.value(of: first) == 75)
    #expect(try program.value(of: second) == 100)
    let columns = program.levels[0].model.columns
    // width, v, raised and lowered of the first; one column of the second: the cheap form.
    #expect(columns.map(\.name).sorted() == ["clamp1", "clamp2", "lowered1", "raised1", "width"])
    #expect(columns.map(\.cost).sorted() == [0, 0, 1, 2, 2])
    #expect(program.levels[0].model.rows.count == 2)
  }

  @Test("weights go through definitions, extrema count twice")
  func handDerived() throws {
    var program = SequentialProgram(solver: GLPKSolver(), options: .init(keepsLevels: true))
    let width = program.parameter("width", value: 100)
    let a = program.clamp(width / 2, lower: 0, upper: 80)
    let sum = program.define(2 * a + 1)
    let b = program.largest([sum, 3 * a, -4 * a, 5])
    let c = program.smallest([b / 2, width])
    _ = program.clamp(-c, lower: -70, upper: 0)
    try program.solve()
    // Last clamp: 1. c: 1 + 1 = 2, S = 1. b: S = (2 + 1) / 2 = 1.5, w = 2.5.
    // a: the steepest of 3 and 4 by itself and 2 through the definition, each times 2.5 + 1.5.
    let costs = Dictionary(
      uniqueKeysWithValues: program.levels[0].model.columns.map { ($0.name, $0.cost) })
    #expect(costs["raised5"] == 1)
    #expect(costs["smallest4"] == -2)
    #expect(costs["largest3"] == 2.5)
    #expect(costs["definition2"] == 0)
    #expect(costs["lowered1"] == 25.0)
    #expect(try program.value(of: a) == 50)
    #expect(try program.value(of: b) == 150)
    #expect(try program.value(of: c) == 75)
  }

  @Test("with equal weights the program has another optimum")
  func wrongWeights() throws {
    var program = SequentialProgram(solver: GLPKSolver(), options: .init(keepsLevels: true))
    let width = program.parameter("width", value: 150)
    let first = program.clamp(width / 2, lower: 0, upper: 100)
    let rest = program.largest([width - first, 0])
    let other = program.largest([width - first - 10, 0])
    #expect(try program.value(of: first) == 75)
    #expect(try program.value(of: rest + other) == 140)
    var model = program.levels[0].model
    let solved = try GLPKSolver().solve(model)
    #expect(solved.columnValues[0] == 75)
    for index in model.columns.indices where model.columns[index].cost != 0 {
      model.columns[index].cost = 1
    }
    // Moving the first by 25 costs 25 and wins 50.
    let unweighted = try GLPKSolver().solve(model)
    #expect(model.columns[0].name == "clamp1")
    #expect(unweighted.columnValues[0] == 100)
  }

  @Test(
    "levels are packed up to the weight limit",
    arguments: [(1e4, 1), (4, 2), (2, 3), (1, 10), (0, 10)] as [(Double, Int)])
  func packing(limit: Double, levels: Int) throws {
    // Within a level that ends with r children to serve, the weight of the first of n is n / r:
    // 4 allows 10...3 and 2...1; 2 allows 10...5, 4...2 and 1.
    var (program, lengths) = Self.stack(
      10, width: 400, options: .init(weightLimit: limit, keepsLevels: true))
    try program.solve()
    #expect(program.statistics.levels >= levels)
    let rules = program.levels.map { weights($0).count }.filter { $0 > 0 }
    #expect(rules.count == levels)
    if limit == 4 { #expect(rules == [8, 2]) }
    if limit == 2 { #expect(rules == [6, 3, 1]) }
    let largest = program.statistics.largestWeight
    #expect(largest <= max(limit, 1))
    for (length, plain) in zip(lengths, Self.plainStack(10, width: 400)) {
      let difference = try program.value(of: length) - plain
      #expect(difference.magnitude < 1e-9)
    }
  }

  @Test(
    "a program of flat children has 2 rows and 4 columns a child", arguments: [1, 10, 100, 1000])
  func size(count: Int) throws {
    let width = Double(count * 50)
    var (program, lengths) = Self.stack(count, width: width, options: .init())
    try program.solve()
    let statistics = program.statistics
    #expect(statistics.clamps == count)
    #expect(statistics.definitions == count)
    #expect(statistics.levels == 1 && statistics.solverCalls == 1)
    #expect(statistics.rows == 2 * count)
    #expect(statistics.columns == 4 * count + 1)
    #expect(statistics.entries == 4 * count + 3 * count)
    #expect(statistics.pivots == 0)
    let plain = Self.plainStack(count, width: width)
    var largest = 0.0
    for (length, wanted) in zip(lengths, plain) {
      largest = max(largest, try (program.value(of: length) - wanted).magnitude)
    }
    #expect(largest < 1e-9)
  }

  @Test("a level that is not solved is an error with its program and origins")
  func limit() throws {
    var program = SequentialProgram(
      solver: GLPKSolver(), options: .init(solver: .init(iterationLimit: 1), start: .cold))
    var left = program.parameter("width", value: 100)
    for index in 1...3 {
      let length = program.clamp(
        left / Double(4 - index), lower: 0, upper: 20, origin: Origin("child \(index)"))
      left = program.define(left - length)
    }
    let error = #expect(throws: SequentialError.self) { try program.value(of: left) }
    #expect(error?.reason == .notOptimal(.iterationLimit))
    #expect(error?.origins.map(\.text) == ["child 1", "child 2", "child 3"])
    let model = try #require(error?.model)
    #expect(try GLPKSolver().solve(model).status == .optimal)
    #expect(error?.description.contains("iteration limit reached") == true)
  }

  @Test("many rules and many levels stay in proportion")
  func proportion() throws {
    func time(_ count: Int) throws -> Duration {
      var (program, lengths) = Self.stack(
        count, width: Double(count) * 50, options: .init(weightLimit: 1.5))
      return try ContinuousClock().measure {
        for length in lengths { _ = try program.value(of: length) }
      }
    }
    let small = try min(time(500), time(500))
    let large = try min(time(5000), time(5000))
    // Ten times the rules: a quadratic part would show as a hundred times the time.
    let isProportional = large < small * 40
    #expect(isProportional, "\(small) for 500, \(large) for 5000")
  }
}
