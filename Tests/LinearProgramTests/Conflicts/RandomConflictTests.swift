// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("Conflicts of random systems", .enabled(if: GLPKSolver.isAvailable))
struct RandomConflictTests {
  private let finder = ConflictFinder(solver: GLPKSolver())

  /// Whether members can hold together, decided exactly and independently.
  private func canHold(_ members: some Sequence<Conflict.Member>, _ count: Int) -> Bool {
    var check = EliminationFeasibility(count: count)
    for member in members { check.add(member) }
    return check.isFeasible
  }

  private func bounds(of system: PrioritySystem) -> [Conflict.Member] {
    system.columns.enumerated().flatMap { index, column in
      [
        column.lower.isFinite ? [Conflict.Member.lower(Variable(index: index), column.lower)] : [],
        column.upper.isFinite ? [Conflict.Member.upper(Variable(index: index), column.upper)] : [],
      ].flatMap { $0 }
    }
  }

  private func rows(
    of system: PrioritySystem, without omitted: [Int] = []
  ) -> [Conflict.Member] {
    system.constraints.enumerated().filter { !omitted.contains($0.offset) }
      .map { .constraint($0.offset, $0.element) }
  }

  @Test("1,000 infeasible ones: irreducible, disjoint, whatever the order; feasible ones have none")
  func exact() throws {
    var infeasible = 0
    var feasible = 0
    var withBounds = 0
    var seed: UInt64 = 0
    while infeasible < 1000 {
      seed += 1
      let drawn = RandomRequirements(seed: seed)
      let system = drawn.system
      let count = system.columns.count
      let conflicts = try finder.conflicts(in: system)
      let holds = canHold(rows(of: system) + bounds(of: system), count)
      try #require(conflicts.isEmpty == holds, "seed \(seed)")
      if holds {
        feasible += 1
        continue
      }
      infeasible += 1
      for conflict in conflicts {
        try #require(!canHold(conflict.members, count), "seed \(seed)")
        for left in conflict.members.indices {
          let others = conflict.members.enumerated().filter { $0.offset != left }.map(\.element)
          try #require(canHold(others, count), "seed \(seed)")
        }
        if conflict.constraints.count < conflict.members.count { withBounds += 1 }
      }
      let taken = conflicts.flatMap(\.constraints)
      try #require(Set(taken).count == taken.count, "seed \(seed)")
      try #require(
        canHold(rows(of: system, without: taken) + bounds(of: system), count), "seed \(seed)")
      try expectSameWhenShuffled(drawn, conflicts, seed)
    }
    #expect(feasible > 100)
    #expect(withBounds > 100)
  }

  private func expectSameWhenShuffled(
    _ drawn: RandomRequirements, _ conflicts: [Conflict], _ seed: UInt64
  ) throws {
    var random = SeededRandom(seed: seed)
    let shuffled = drawn.system(
      columnOrder: drawn.columns.indices.shuffled(using: &random),
      rowOrder: drawn.rows.indices.shuffled(using: &random))
    let again = try finder.conflicts(in: shuffled)
    let system = drawn.system
    try #require(
      again.map { $0.description(naming: shuffled.name(of:)) }
        == conflicts.map { $0.description(naming: system.name(of:)) }, "seed \(seed)")
    for (one, other) in zip(again, conflicts) {
      try #require(one.relaxations.map(\.amount) == other.relaxations.map(\.amount))
    }
  }

  /// Whether members can hold together, decided by the primal simplex method.
  private func hasPoint(
    _ members: some Sequence<Conflict.Member>, _ count: Int
  ) throws -> Bool {
    var model = LinearModel()
    for index in 0..<count { model.addColumn(.init(name: "v\(index)", lower: -.infinity)) }
    for member in members {
      let constraint = member.asConstraint
      let difference = constraint.difference
      let bound = -difference.constant
      model.addRow(
        .init(
          name: "row", lower: constraint.relation == .lessThanOrEqual ? -.infinity : bound,
          upper: constraint.relation == .greaterThanOrEqual ? .infinity : bound,
          terms: difference.terms.map { .init($0.variable.index, $0.coefficient) }))
    }
    return try GLPKSolver().solve(model).status == .optimal
  }

  /// Expects that each conflict is irreducible and that the rest is feasible without them.
  private func expectSound(
    _ conflicts: [Conflict], _ system: PrioritySystem, _ seed: UInt64
  ) throws {
    let count = system.columns.count
    for conflict in conflicts {
      try #require(try !hasPoint(conflict.members, count), "seed \(seed)")
      for left in conflict.members.indices {
        let others = conflict.members.enumerated().filter { $0.offset != left }.map(\.element)
        try #require(try hasPoint(others, count), "seed \(seed)")
      }
    }
    let taken = conflicts.flatMap(\.constraints)
    try #require(Set(taken).count == taken.count, "seed \(seed)")
    try #require(
      try hasPoint(rows(of: system, without: taken) + bounds(of: system), count), "seed \(seed)")
  }

  @Test("50 larger ones")
  func larger() throws {
    var found = 0
    for seed in 1...50 as ClosedRange<UInt64> {
      let drawn = RandomRequirements(seed: seed, columnCount: 40...80, rowCount: 40...90)
      let system = drawn.system
      let conflicts = try finder.conflicts(in: system, limit: 100)
      found += conflicts.count
      try expectSound(conflicts, system, seed)
      try expectSameWhenShuffled(drawn, try finder.conflicts(in: system), seed)
    }
    #expect(found > 100)
  }

  @Test("rows of boxes with random limits, solved only around what fails")
  func boxes() throws {
    var found = 0
    var programs = (nearby: 0, component: 0)
    for seed in 1...30 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var row = BoxRow(boxes: 60)
      for _ in 0..<4 {
        let first = Int.random(in: 0...50, using: &random)
        let count = Int.random(in: 1...6, using: &random)
        // Each box with its gap needs 28.
        let room = Double(28 * count + Int.random(in: -20...10, using: &random))
        _ = row.limit(boxes: first..<(first + count), to: room)
      }
      let analysis = try finder.analysis(of: row.system)
      found += analysis.conflicts.count
      programs.nearby += analysis.statistics.nearbyPrograms
      programs.component += analysis.statistics.componentPrograms
      try expectSound(analysis.conflicts, row.system, seed)
    }
    #expect(found > 50)
    #expect(programs.nearby > 50)
    #expect(programs.component < 10)
  }

  @Test("a member that gives way by its amount ends the conflict, by less does not")
  func amounts() throws {
    var tried = 0
    for seed in 1...250 as ClosedRange<UInt64> {
      let system = RandomRequirements(seed: seed).system
      for conflict in try finder.conflicts(in: system) {
        for relaxation in conflict.relaxations {
          guard case .constraint(let number, let constraint) = relaxation.member else { continue }
          tried += 1
          for (part, ends) in [(1.001, true), (0.999, false)] {
            var eased = PrioritySystem()
            for column in system.columns {
              _ = eased.addVariable(column.name, lower: -.infinity, upper: .infinity)
            }
            for member in conflict.members {
              if member.constraintNumber != number { eased.add(member.asConstraint) }
            }
            let amount = relaxation.amount * part
            if constraint.relation != .greaterThanOrEqual {
              eased.add(
                Constraint(constraint.difference, .lessThanOrEqual, LinearExpression(amount)))
            }
            if constraint.relation != .lessThanOrEqual {
              eased.add(
                Constraint(constraint.difference, .greaterThanOrEqual, LinearExpression(-amount)))
            }
            let left = try finder.conflicts(in: eased)
            try #require(left.isEmpty == ends, "seed \(seed), \(constraint)")
          }
        }
      }
    }
    #expect(tried > 200)
  }

  @Test("leaving out what recovery says leaves a feasible rest, structure last")
  func recovery() throws {
    var omissions = 0
    for seed in 1...400 as ClosedRange<UInt64> {
      let system = RandomRequirements(seed: seed).system
      let recovery = try finder.recovered(system)
      omissions += recovery.omitted.count
      let rest = rows(of: system, without: recovery.omitted) + bounds(of: system)
      try #require(canHold(rest, system.columns.count), "seed \(seed)")
      for (number, conflict) in zip(recovery.omitted, recovery.conflicts) {
        let lowest = conflict.members.compactMap(\.priority).min()
        try #require(system.constraints[number].priority == lowest, "seed \(seed)")
      }
    }
    #expect(omissions > 100)
  }
}

extension Conflict.Member {
  /// The member as a constraint of its own.
  fileprivate var asConstraint: Constraint {
    switch self {
    case .constraint(_, let constraint): constraint
    case .lower(let variable, let bound):
      Constraint(LinearExpression(variable), .greaterThanOrEqual, LinearExpression(bound))
    case .upper(let variable, let bound):
      Constraint(LinearExpression(variable), .lessThanOrEqual, LinearExpression(bound))
    case .value(let variable, let bound):
      Constraint(LinearExpression(variable), .equal, LinearExpression(bound))
    }
  }
}
