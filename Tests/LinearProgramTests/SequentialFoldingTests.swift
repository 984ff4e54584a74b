// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

/// A solver that must not be called.
struct ForbiddenSolver: LinearSolver {
  func solve(
    _ model: LinearModel, options: SolverOptions
  ) throws(SolverError) -> LinearSolution {
    throw .breakdown("called")
  }
}

@Suite("Rules without a choice fold") struct SequentialFoldingTests {
  var program = SequentialProgram(solver: ForbiddenSolver())

  @Test(
    "a clamp of a constant is the clamped constant",
    arguments: [
      (5, 0, 10, 5), (-5, 0, 10, 0), (15, 0, 10, 10), (5, 10, 0, 10), (.infinity, 0, 10, 10),
      (-.infinity, 0, 10, 0), (.infinity, 0, .infinity, .infinity), (.nan, 3, 10, 3),
      (5, -.infinity, .infinity, 5), (5, .infinity, 2, .infinity), (5, .nan, 2, 2),
      (5, 7, .nan, 7), (5, -.infinity, -.infinity, -.infinity), (5, 4, 4, 4),
    ] as [(Double, Double, Double, Double)])
  func clampOfConstant(t: Double, lower: Double, upper: Double, wanted: Double) {
    var program = program
    let answer = program.clamp(LinearExpression(t), lower: lower, upper: upper)
    #expect(answer == LinearExpression(wanted))
    #expect(program.statistics.folded == 1 && program.statistics.rules == 0)
  }

  @Test("a clamp to a point is the point, one without bounds its argument")
  func clampOfVariable() {
    var program = program
    let width = program.parameter("width", value: 150)
    #expect(program.clamp(width, lower: 4, upper: 4) == 4)
    #expect(program.clamp(width, lower: 9, upper: 4) == 9)
    #expect(program.clamp(width, lower: -.infinity, upper: .infinity) == width)
    #expect(program.statistics.variables == 1)
  }

  @Test("constants and copies leave the extremum")
  func extrema() {
    var program = program
    let width = program.parameter("width", value: 150)
    #expect(program.largest([]) == LinearExpression(-.infinity))
    #expect(program.smallest([]) == LinearExpression(.infinity))
    #expect(program.largest([3, 8, 5]) == 8)
    #expect(program.smallest([3, 8, 5]) == 3)
    #expect(program.largest([width]) == width)
    #expect(program.largest([width - 3, width, width - 9]) == width)
    #expect(program.smallest([width - 3, width, width - 9]) == width - 9)
    #expect(program.largest([LinearExpression(-.infinity), width]) == width)
    #expect(program.smallest([LinearExpression(.infinity), width]) == width)
    #expect(program.largest([width, LinearExpression(.infinity)]).constant == .infinity)
    #expect(program.smallest([width, LinearExpression(-.infinity)]).constant == -.infinity)
    #expect(program.largest([width, LinearExpression(.nan)]).constant.isNaN)
    #expect(program.statistics.rules == 0 && program.statistics.folded == 12)
    // Many copies take the way through a table.
    let copies = (0..<50).map { width + Double($0) }
    #expect(program.largest(copies) == width + 49)
    #expect(program.smallest(copies) == width)
  }

  @Test("what is left of an extremum decides the rule")
  func remaining() {
    var program = program
    let width = program.parameter("width", value: 150)
    _ = program.largest([width, 3, width - 2, 8])
    _ = program.smallest([width, width / 2])
    _ = program.largest((0..<20).map { width * Double($0 % 10 + 1) })
    #expect(program.statistics.largests == 2 && program.statistics.smallests == 1)
  }

  @Test("parameters that are not finite and trivial definitions are no variables")
  func noVariables() throws {
    var program = program
    #expect(program.parameter("width", value: .infinity) == LinearExpression(.infinity))
    #expect(program.parameter("width", value: .nan).constant.isNaN)
    let width = program.parameter("width", value: 150)
    #expect(program.define(width) == width)
    #expect(program.define(7) == 7)
    #expect(program.statistics.variables == 1)
    // Parameters have values without a solver.
    #expect(try program.value(of: width * 2 - 1) == 299)
    #expect(try program.value(of: LinearExpression(.infinity)) == .infinity)
    try program.solve()
  }

  @Test("variables are named after their rules")
  func names() {
    var program = program
    let width = program.parameter("width", value: 150)
    let half = program.clamp(width / 2, lower: 0, upper: 10)
    #expect(program.describe(2 * half + width - 8) == "width + 2 clamp1 - 8")
    #expect(program.name(of: Variable(index: 9)) == "x9")
  }

  @Test("an error of the solver carries the program and the origins")
  func failure() {
    var program = program
    let width = program.parameter("width", value: 150)
    let rule = program.clamp(
      width, lower: 0, upper: 10, origin: Origin("frame(maxWidth: 10)", place: "a.json:1:2"))
    let error = #expect(throws: SequentialError.self) { try program.value(of: rule) }
    #expect(error?.reason == .solver(.breakdown("called")))
    #expect(error?.model?.rows.count == 1)
    #expect(error?.description.contains("frame(maxWidth: 10) at a.json:1:2") == true)
  }

  @Test("a variable of another program is an error")
  func foreignVariable() {
    var program = program
    let foreign = LinearExpression(Variable(index: 3))
    #expect(throws: SequentialError.self) { try program.value(of: foreign) }
    let width = program.parameter("width", value: 150)
    _ = program.largest([width, foreign])
    let error = #expect(throws: SequentialError.self) { try program.solve() }
    #expect(error?.reason == .foreignVariable(Variable(index: 3)))
  }

  /// max(max(x, 3), 2) is max(x, 3), but max(max(x, 3), 4) is another rule.
  @Test(.enabled(if: GLPKSolver.isAvailable))
  func aVariableThatItsRuleKeepsWithinTheBoundsIsNotKeptAgain() throws {
    var program = SequentialProgram(solver: GLPKSolver())
    let x = program.parameter("x", value: 1)
    let atLeast3 = program.clamp(x, lower: 3, upper: .infinity)
    #expect(program.clamp(atLeast3, lower: 2, upper: .infinity) == atLeast3)
    #expect(program.statistics.clamps == 1)
    let atLeast4 = program.clamp(atLeast3, lower: 4, upper: .infinity)
    #expect(program.statistics.clamps == 2)
    #expect(try program.value(of: atLeast4) == 4)
  }

  /// 2 max(x, 3) and max(x, 3) + 1 are no longer within the bounds of their variable.
  @Test(.enabled(if: GLPKSolver.isAvailable))
  func aMultipleOfAVariableIsKeptByARuleOfItsOwn() throws {
    var program = SequentialProgram(solver: GLPKSolver())
    let x = program.parameter("x", value: 1)
    let length = program.clamp(x, lower: 0, upper: 3)
    let doubled = program.clamp(length * 2, lower: 0, upper: 1.5)
    let shifted = program.clamp(length + 1, lower: 0, upper: 1.5)
    #expect(program.statistics.clamps == 3)
    #expect(try program.value(of: doubled) == 1.5)
    #expect(try program.value(of: shifted) == 1.5)
  }
}
