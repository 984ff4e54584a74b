// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import Testing

@testable import LinearProgram

@Suite("Programs are solved in fewer rows", .enabled(if: GLPKSolver.isAvailable))
struct LevelReductionTests {
  /// Boxes in a row from 0 to 500 with gaps of 10; each is at least 20 and weakly 100 wide.
  private func chain(boxes: Int) -> PrioritySystem {
    var system = PrioritySystem()
    let width = system.addParameter("width", value: 500)
    var end = LinearExpression(0)
    for index in 0..<boxes {
      let left = LinearExpression(system.addVariable("left\(index)"))
      let length = LinearExpression(
        system.addVariable("length\(index)", lower: 20, role: .length))
      let gap = LinearExpression(index == 0 ? 0 : 10)
      system.add(Constraint(left, .equal, end + gap))
      system.add(Constraint(length, .equal, LinearExpression(100), priority: .defaultLow))
      end = left + length
    }
    system.add(Constraint(end, .equal, LinearExpression(width)))
    return system
  }

  private func stages(_ system: PrioritySystem) throws -> [SolvedComponent.Stage] {
    let solution = try PrioritySolver(solver: GLPKSolver()).solve(system)
    return solution.components.flatMap(\.stages)
  }

  @Test("A chain of ten boxes is one row with two intervals for each box")
  func chainOfTen() throws {
    let stage = try #require(try stages(chain(boxes: 10)).first)
    let reduction = try #require(
      LevelReduction(
        stage.program.model, stage.program.levels, firstMiss: stage.program.ranks.count))
    let left = ReducedProgram(reduction)
    #expect(left.model.rows.count == 1)
    // The width is a parameter and stays; each length is 20 to 100 or more than 100.
    #expect(left.model.columns.count == 21)
  }

  @Test("The boxes in front give way first, as places near 0 are preferred")
  func answer() throws {
    let solution = try PrioritySolver(solver: GLPKSolver()).solve(chain(boxes: 10))
    // 500 less nine gaps is 410 for ten boxes: 590 of the wished 1,000 is missing. Seven boxes
    // give 80 each, the eighth gives 30.
    let lengths = (0..<10).map { index in
      let place = solution.system.columns.firstIndex { $0.name == "length\(index)" }
      return place.map { solution.values[$0] } ?? .nan
    }
    let expected: [Double] = [20, 20, 20, 20, 20, 20, 20, 70, 100, 100]
    for (length, right) in zip(lengths, expected) {
      #expect((length - right).magnitude < 1e-9)
    }
  }

  /// A width of 100 in two parts, of which the first wants a tenth and is split in two halves; what
  /// is not split is at least 20, and gaps are 2.
  private func splits() -> PrioritySystem {
    var system = PrioritySystem()
    let width = LinearExpression(system.addParameter("width", value: 100))
    func part(_ name: String, atLeast least: Double) -> LinearExpression {
      LinearExpression(system.addVariable(name, lower: least, role: .length))
    }
    func split(
      _ whole: LinearExpression, _ one: LinearExpression, _ two: LinearExpression, share: Double
    ) {
      system.add(Constraint(one + two, .equal, whole - LinearExpression(2)))
      system.add(Constraint(one, .equal, share * whole, priority: .defaultLow))
    }
    let (one, two) = (part("one", atLeast: 0), part("two", atLeast: 20))
    let middle = LinearExpression(system.addVariable("middle"))
    let end = LinearExpression(system.addVariable("end"))
    system.add(Constraint(middle, .equal, one + 2))
    system.add(Constraint(end, .equal, middle + two))
    split(width, one, two, share: 0.1)
    split(one, part("a", atLeast: 20), part("b", atLeast: 20), share: 0.5)
    return system
  }

  @Test("Wishes that least lengths forbid cost no pivot")
  func clampedStart() throws {
    let solution = try PrioritySolver(solver: GLPKSolver()).solve(splits())
    // The first part must hold 20 + 2 + 20 where it wants 10; half of 42 is 21, but 20 are left.
    let values = Dictionary(
      uniqueKeysWithValues: zip(solution.system.columns.map(\.name), solution.values))
    for (name, right) in ["one": 42.0, "two": 56, "a": 20, "b": 20] {
      #expect(((values[name] ?? .nan) - right).magnitude < 1e-9, "\(name)")
    }
    // The start of the program that is left is its answer.
    let program = try #require(solution.components.flatMap(\.stages).first).program
    let reduction = try #require(
      LevelReduction(
        program.model, program.levels, firstMiss: program.ranks.count, fewestRows: 1))
    let left = ReducedProgram(reduction)
    let found = try GLPKSolver().solve(
      left.model, levels: [left.levels[0]], options: SolverOptions(start: left.start(nil)))
    #expect(found.status == .optimal)
    #expect(found.iterations == 0)
    // |42 - 10| + |20 - 21|.
    #expect(((found.objectives.first ?? .nan) - 33).magnitude < 1e-9)
  }

  @Test("A long row of shares is evaluated in a time that does not grow with its square")
  func longRow() throws {
    // Each of 1,000 lengths wants to be half of the one before; together they are 1,000.
    var system = PrioritySystem()
    var sum = LinearExpression(0)
    var last: LinearExpression?
    for index in 0..<1_000 {
      let length = LinearExpression(
        system.addVariable("length\(index)", lower: 0.5, role: .length))
      if let last { system.add(Constraint(length, .equal, 0.5 * last, priority: .defaultLow)) }
      sum = sum + length
      last = length
    }
    system.add(Constraint(sum, .equal, LinearExpression(1_000)))
    let solution = try PrioritySolver(solver: GLPKSolver()).solve(system)
    #expect(solution.isSolved)
    #expect((solution.values.reduce(0, +) - 1_000).magnitude < 1e-6)
  }

  @Test("The answer of what is left is an answer of the whole", arguments: 0..<4 as Range<UInt64>)
  func wholeAnswers(part: UInt64) throws {
    let solver = GLPKSolver()
    var reduced = 0
    for seed in part * 60..<(part + 1) * 60 {
      var system = RandomSystem(seed: seed, withParameter: seed % 3 == 0).system
      if seed % 2 == 0 { wishForLimits(&system) }
      guard let stages = try? stages(system) else { continue }
      for stage in stages {
        let program = stage.program
        guard
          let reduction = LevelReduction(
            program.model, program.levels, firstMiss: program.ranks.count, fewestRows: 1)
        else { continue }
        let left = ReducedProgram(reduction)
        let options = SolverOptions(start: left.start(nil))
        let found = try solver.solve(left.model, levels: left.levels, options: options)
        guard found.status == .optimal, let answer = left.answer(from: found) else { continue }
        reduced += 1
        try compare(answer, program, solver, "seed \(seed)")
      }
    }
    #expect(reduced > 20)
  }

  /// Adds a wish to meet each limit that an inequality sets.
  private func wishForLimits(_ system: inout PrioritySystem) {
    for constraint in system.constraints
    where constraint.priority.isRequired && constraint.relation != .equal {
      system.add(
        Constraint(constraint.left, .equal, constraint.right, priority: .defaultLow))
    }
  }

  @Test("A wish to meet a limit needs no row beside the limit")
  func sides() throws {
    // The label is at most as wide as its column, which is at least 50, and would be as wide; it is
    // at most 30. The places are only there to be replaced.
    var system = PrioritySystem()
    let label = LinearExpression(system.addVariable("label", lower: 0, upper: 30, role: .length))
    let column = LinearExpression(system.addVariable("column", lower: 50, role: .length))
    let end = LinearExpression(system.addVariable("end"))
    system.add(Constraint(end, .equal, label + column))
    system.add(Constraint(label, .lessThanOrEqual, column))
    system.add(Constraint(label, .equal, column, priority: .defaultLow))
    let stage = try #require(try stages(system).first)
    let program = stage.program
    let reduction = try #require(
      LevelReduction(
        program.model, program.levels, firstMiss: program.ranks.count, fewestRows: 1))
    let left = ReducedProgram(reduction)
    #expect(left.model.rows.count == 1)
    let found = try GLPKSolver().solve(
      left.model, levels: left.levels, options: SolverOptions(start: left.start(nil)))
    let answer = try #require(left.answer(from: found))
    // 30 and 50: the wish misses 20.
    #expect(((answer.objectives.first ?? .nan) - 20).magnitude < 1e-9)
    try compare(answer, program, GLPKSolver(), "sides")
  }

  @Test("A wish whose columns would cost far more than what it misses keeps its row")
  func farLargerSides() throws {
    // As in `sides`, with a column of thousandths: 30 is at most 1,000 times 50 of them.
    var system = PrioritySystem()
    let label = LinearExpression(system.addVariable("label", lower: 0, upper: 30, role: .length))
    let column = LinearExpression(system.addVariable("column", lower: 50, role: .length))
    system.add(Constraint(label, .lessThanOrEqual, 1_000 * column))
    system.add(Constraint(label, .equal, 1_000 * column, priority: .defaultLow))
    let solution = try PrioritySolver(solver: GLPKSolver()).solve(system)
    let program = try #require(solution.components.flatMap(\.stages).first).program
    let reduction = LevelReduction(
      program.model, program.levels, firstMiss: program.ranks.count, fewestRows: 1)
    let hasSides = reduction?.steps.contains { if case .side = $0 { true } else { false } }
    #expect(hasSides != true)
    #expect(solution.values == [30, 50])
  }

  /// Compares the objectives with those of the whole program, and the basis with its values.
  private func compare(
    _ answer: LevelledSolution, _ program: ComponentProgram, _ solver: GLPKSolver,
    _ place: String
  ) throws {
    let options = SolverOptions(start: program.start)
    let whole = try solver.solve(program.model, levels: program.levels, options: options)
    #expect(whole.status == .optimal, "\(place)")
    for (one, other) in zip(answer.objectives, whole.objectives) {
      #expect((one - other).magnitude <= 1e-6 * (1 + other.magnitude), "\(place)")
    }
    let basis = try #require(answer.basis)
    let model = program.model.fixing(answer.fixings)
    let tableau = try solver.tableau(model, basis: basis, rowsOf: [], columnsOf: [])
    for (one, other) in zip(answer.columnValues, tableau.columnValues) {
      #expect((one - other).magnitude <= 1e-6 * (1 + other.magnitude), "\(place)")
    }
  }
}
