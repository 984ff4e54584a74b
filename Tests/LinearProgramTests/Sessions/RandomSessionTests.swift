// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import LinearProgram
import Testing

@Suite struct RandomSessionTests {
  /// How many edits are made in all: SOLVELAYOUT_SESSION_EDITS, 3,000 unless it is set.
  static var edits: Int {
    let text = ProcessInfo.processInfo.environment["SOLVELAYOUT_SESSION_EDITS"]
    return text.flatMap { Int($0) } ?? 3000
  }

  /// Edits of one session in a row; each state is compared with a fresh solve.
  @Test(arguments: 0..<10 as Range<UInt64>)
  func everyStateEqualsAFreshSolve(seed: UInt64) throws {
    let start = LayoutLikeSystem.make(seed: 31_000 + seed)
    let session = try PrioritySession(start, solver: GLPKSolver())
    let fresh = PrioritySolver(solver: GLPKSolver())
    var editor = RandomEditor(seed: seed)
    var accepted = 0
    let count = Self.edits / 12
    for number in 0..<count {
      let values = session.values
      if editor.edit(session) {
        accepted += 1
        let expected = try fresh.solve(session.system)
        try #require(expected.isSolved)
        let found = session.values
        try #require(found.count == expected.values.count)
        for (left, right) in zip(found, expected.values) {
          try #require(
            (left - right).magnitude <= 1e-9 * (1 + right.magnitude),
            "seed \(seed), edit \(number): \(left), \(right)")
        }
        if number % 7 == 0 { #expect(session.solution.values == session.values) }
        if number % 23 == 0 {
          try compare(session.solution, expected, "seed \(seed), edit \(number)")
        }
      } else {
        try #require(session.values == values, "seed \(seed), edit \(number)")
      }
    }
    #expect(accepted > count / 2)
    #expect(accepted < count)
    #expect(session.statistics.edits == accepted)
    #expect(session.statistics.rejectedEdits == count - accepted)
    #expect(session.statistics.regionHits > 0)
    #expect(session.statistics.warmSolves > 0)
  }

  /// The answer that was followed or reused is analysed as a fresh one is.
  private func compare(
    _ found: PrioritySolution, _ expected: PrioritySolution, _ place: String
  ) throws {
    let glpk = GLPKSolver()
    let open = try found.ambiguity(solver: glpk)
    let other = try expected.ambiguity(solver: glpk)
    #expect(open.groups.count == other.groups.count, "\(place)")
    try #require(open.variables.map(\.variable) == other.variables.map(\.variable), "\(place)")
    for (left, right) in zip(open.variables, other.variables) {
      let (low, high) = (left.range.lowerBound, left.range.upperBound)
      #expect(low == right.range.lowerBound || (low - right.range.lowerBound).magnitude < 1e-6)
      #expect(high == right.range.upperBound || (high - right.range.upperBound).magnitude < 1e-6)
    }
    let last = Variable(index: found.values.count - 1)
    let reason = try #require(try found.explanation(of: LinearExpression(last), solver: glpk))
    let sum = reason.reasons.reduce(reason.constant) { $0 + $1.multiplier * $1.value }
    #expect((sum - found[last]).magnitude < 1e-7 * (1 + found[last].magnitude), "\(place)")
  }

  /// Several tasks edit one session; in the end it equals a fresh solve.
  @Test func tasksMayEditAtOnce() async throws {
    let session = try PrioritySession(LayoutLikeSystem.make(seed: 5), solver: GLPKSolver())
    let count = Self.edits / 24
    let accepted = await withTaskGroup(of: Int.self) { group in
      for task in 0..<4 as Range<UInt64> {
        group.addTask {
          var editor = RandomEditor(seed: 900 + task)
          var accepted = 0
          for _ in 0..<count {
            if editor.edit(session) { accepted += 1 }
            _ = session.solution.levelCosts
          }
          return accepted
        }
      }
      return await group.reduce(0, +)
    }
    #expect(session.statistics.edits == accepted)
    #expect(session.statistics.rejectedEdits == 4 * count - accepted)
    let expected = try PrioritySolver(solver: GLPKSolver()).solve(session.system)
    for (left, right) in zip(session.values, expected.values) {
      #expect((left - right).magnitude <= 1e-9 * (1 + right.magnitude))
    }
  }
}

/// Draws edits, some of which make no sense.
struct RandomEditor {
  private var random: SeededRandom
  private let seed: UInt64
  private var added = 0

  init(seed: UInt64) {
    self.seed = seed
    random = SeededRandom(seed: seed)
  }

  /// Makes an edit, and says whether it was accepted.
  mutating func edit(_ session: PrioritySession) -> Bool {
    do throws(PrioritySessionError) {
      try tryEdit(session)
      return true
    } catch {
      return false
    }
  }

  private mutating func tryEdit(_ session: PrioritySession) throws(PrioritySessionError) {
    let system = session.system
    let handles = session.constraintHandles
    let variable = Variable(index: Int.random(in: system.columns.indices, using: &random))
    let handle = handles.randomElement(using: &random) ?? .init(-1)
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7:
      let parameters = system.columns.indices.filter { system.columns[$0].role == .parameter }
      let parameter = Variable(index: parameters.randomElement(using: &random) ?? 0)
      let reach = Bool.random(using: &random) ? 5.0 : 120.0
      try session.setParameter(
        parameter, to: max(number(-reach, reach) + system.columns[parameter.index].lower, 60))
    case 7..<11: try session.setConstant(of: handle, to: number(-10, 100))
    case 11:
      let priorities: [Priority] = [1000, 750, 300]
      try session.setPriority(of: handle, to: priorities.randomElement(using: &random) ?? 9)
    case 12: try session.setBounds(of: variable, lower: number(-5, 10), upper: number(100, 300))
    case 13, 14: try add(session, system)
    case 15, 16:
      if handles.count > 12 { try session.remove(handle) } else { try add(session, system) }
    case 17: try transaction(session, system, handle)
    default: try nonsense(session, system, variable, handle)
    }
  }

  private mutating func number(_ low: Double, _ high: Double) -> Double {
    (Double.random(in: low...high, using: &random) * 1024).rounded() / 1024
  }

  private mutating func constraint(_ system: PrioritySystem) -> Constraint {
    let count = Int.random(in: 1...3, using: &random)
    var sum = LinearExpression(0)
    for _ in 0..<count {
      let variable = Variable(index: Int.random(in: system.columns.indices, using: &random))
      let factors: [Double] = [-1, 1, 1, 0.5]
      let factor = factors.randomElement(using: &random) ?? 1
      sum += factor * LinearExpression(variable)
    }
    let priorities: [Priority] = [1000, 900, 500, 250, 100]
    let priority = priorities.randomElement(using: &random) ?? 100
    return Constraint(
      sum, Relation.allCases.randomElement(using: &random) ?? .equal,
      LinearExpression(number(-20, 200)), priority: priority)
  }

  private mutating func add(
    _ session: PrioritySession, _ system: PrioritySystem
  ) throws(PrioritySessionError) {
    if system.constraints.count < 40 {
      try session.add(constraint(system))
    } else {
      try session.remove(session.constraintHandles[20])
    }
  }

  private mutating func transaction(
    _ session: PrioritySession, _ system: PrioritySystem,
    _ handle: PrioritySession.ConstraintHandle
  ) throws(PrioritySessionError) {
    let constraint = constraint(system)
    let constant = number(5, 60)
    added += 1
    let name = "n\(seed).\(added)"
    let grows = system.columns.count < 24
    try session.edit { edits throws(PrioritySessionError) in
      if grows {
        let variable = edits.addVariable(name, lower: 0, role: .length)
        _ = edits.add(Constraint(.init(variable), .greaterThanOrEqual, .init(Variable(index: 2))))
      }
      _ = edits.add(constraint)
      try edits.remove(handle)
      edits.add(
        PrioritySystem.Goal(
          LinearExpression(Variable(index: 3)) - LinearExpression(constant), .zero, priority: 400))
    }
  }

  private mutating func nonsense(
    _ session: PrioritySession, _ system: PrioritySystem, _ variable: Variable,
    _ handle: PrioritySession.ConstraintHandle
  ) throws(PrioritySessionError) {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: try session.setConstant(of: handle, to: .nan)
    case 1: try session.setParameter(variable, to: .nan)
    case 2: try session.remove(.init(-1))
    case 3: _ = try session.addVariable(system.name(of: variable))
    case 4: try session.setBounds(of: variable, lower: .nan, upper: 1)
    case 5:
      try session.add(
        Constraint(.init(Variable(index: 9999)), .equal, .init(variable)))
    default:
      try session.edit { edits throws(PrioritySessionError) in
        _ = edits.add(Constraint(.init(variable), .equal, 10))
        _ = edits.add(Constraint(.init(variable), .equal, 20))
      }
    }
  }
}
