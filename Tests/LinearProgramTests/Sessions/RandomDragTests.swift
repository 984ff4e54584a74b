// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import Testing

@testable import LinearProgram

@Suite("Every step of a drag is a fresh solve", .enabled(if: GLPKSolver.isAvailable))
struct RandomDragTests {
  /// How many systems are dragged in each part, 25 steps each.
  private static var count: UInt64 { UInt64(max(RandomSessionTests.edits / 250, 4)) }

  /// What all drags of a part have done.
  private struct Total {
    var moves = 0
    var refused = 0
    var crossings = 0
    var solves = 0
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func everyStepIsAFreshSolve(part: UInt64) throws {
    var total = Total()
    for number in 0..<Self.count {
      let seed = 70_000 + part * 100_000 + number
      guard
        let session = try? PrioritySession(DraggedSystem.make(seed: seed), solver: GLPKSolver())
      else { continue }
      try drag(session, seed, &total)
    }
    #expect(total.moves > 8 * total.refused)
    #expect(total.crossings > total.moves / 50)
    #expect(total.solves < total.moves)
  }

  private func drag(_ session: PrioritySession, _ seed: UInt64, _ total: inout Total) throws {
    var random = SeededRandom(seed: seed)
    let fresh = PrioritySolver(solver: GLPKSolver())
    let first = session.statistics
    for step in 0..<25 {
      let before = (session.values, session.system)
      let moves = moves(session.system, &random)
      var system = before.1
      for move in moves {
        system.columns[move.parameter.index].lower = move.value
        system.columns[move.parameter.index].upper = move.value
      }
      let place = "seed \(seed), step \(step)"
      let expected = try? fresh.solve(system)
      do {
        try session.setParameters(moves)
      } catch {
        #expect(expected?.isSolved != true, "\(place)")
        try #require(session.values == before.0, "\(place)")
        try #require(session.system == before.1, "\(place)")
        total.refused += 1
        continue
      }
      let right = try #require(expected, "\(place)")
      try #require(right.isSolved, "\(place)")
      try compare(session.values, right.values, place)
      total.moves += 1
      if random.oneIn(6) { try compare(session.solution, right, place) }
    }
    total.crossings += session.statistics.crossings - first.crossings
    total.solves += session.statistics.warmSolves - first.warmSolves
    total.solves += session.statistics.coldSolves - first.coldSolves
  }

  /// Some parameters by little or much; sometimes a move of another parameter that moves nothing.
  private func moves(
    _ system: PrioritySystem, _ random: inout SeededRandom
  ) -> [(parameter: Variable, value: Double)] {
    let parameters = system.columns.indices.filter { system.columns[$0].role == .parameter }
    let reaches: [Double] = [15, 15, 60, 200]
    let reach = reaches.randomElement(using: &random) ?? 15
    let chosen = random.oneIn(3) ? parameters : [parameters.randomElement(using: &random) ?? 0]
    return chosen.map { index in
      let move = DraggedSystem.whole(-reach, reach, &random)
      return (Variable(index: index), system.columns[index].lower + move)
    }
  }

  private func compare(_ found: [Double], _ expected: [Double], _ place: String) throws {
    try #require(found.count == expected.count)
    for (left, right) in zip(found, expected) {
      try #require(
        (left - right).magnitude <= 1e-9 * (1 + right.magnitude), "\(place): \(left), \(right)")
    }
  }

  /// The whole answer: costs, bases with their values, and reasons.
  private func compare(
    _ found: PrioritySolution, _ expected: PrioritySolution, _ place: String
  ) throws {
    try compare(found.values, expected.values, place)
    try #require(found.levelCosts.count == expected.levelCosts.count)
    for (one, other) in zip(found.levelCosts, expected.levelCosts) {
      #expect((one.cost - other.cost).magnitude <= 1e-9 * (1 + other.cost.magnitude), "\(place)")
    }
    let glpk = GLPKSolver()
    for component in found.components {
      guard let stage = component.stages.last, let basis = stage.solution.basis else { continue }
      let model = stage.program.model.fixing(stage.solution.fixings)
      let tableau = try glpk.tableau(model, basis: basis, rowsOf: [], columnsOf: [])
      try compare(stage.solution.columnValues, tableau.columnValues, place)
      try compare(stage.solution.rowValues, tableau.rowValues, place)
      for (column, value) in zip(model.columns, stage.solution.columnValues) {
        let slack = 1e-9 * (1 + value.magnitude)
        #expect(value >= column.lower - slack && value <= column.upper + slack, "\(place)")
      }
    }
    for (index, value) in found.values.enumerated().suffix(3) {
      let expression = LinearExpression(Variable(index: index))
      guard let reason = try found.explanation(of: expression, solver: glpk) else {
        #expect(try expected.explanation(of: expression, solver: glpk) == nil, "\(place)")
        continue
      }
      let sum = reason.reasons.reduce(reason.constant) { $0 + $1.multiplier * $1.value }
      #expect((sum - value).magnitude < 1e-7 * (1 + value.magnitude), "\(place)")
    }
  }
}
