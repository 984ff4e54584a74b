// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram

/// W11: many required rows of which ten contradict each other.
///
/// Each chain of nine boxes has a greatest width; that of one chain is less than its boxes' least
/// widths together. The finder of conflicts must answer exactly these ten constraints. The solver
/// of systems says in passing which part they are in: it must hold all of them and at most the one
/// other constraint of the same chain.
struct ConflictDrill: Workload {
  let identifier = "W11"
  let title = "conflict drill"
  let sizeMeaning = "rows"

  func sizes(quick: Bool) -> [Int] { quick ? [110, 1_100] : [110, 1_100, 11_000] }

  func cases(size: Int, rivals: Rivals) throws -> [Case] {
    let system = Self.system(rows: size).prioritySystem
    // What the drill hides is known, and is what the answer is compared with.
    let hidden = Self.hidden(rows: size)
    let solver = PrioritySolver(solver: GLPKSolver())
    let entrant = Entrant(
      engine: "solve-layout",
      answer: {
        let solution = try solver.solve(system)
        guard case .conflict(let conflicts) = solution.status, conflicts.count == 1,
          conflicts[0].constraints.count <= hidden.count + 1
        else {
          throw BenchmarkError.unsolved(engine: "solve-layout", status: "\(solution.status)")
        }
        return Answer(costs: conflicts[0].constraints.filter(hidden.contains).map(Double.init))
      }, trial: .plain { _ = try solver.solve(system) })
    let expected = Answer(costs: hidden.map(Double.init))
    return [
      Case(phase: "find the part in conflict", entrants: [entrant], expected: expected),
      Case(phase: "find the conflict", entrants: [Self.finder(system)], expected: expected),
    ]
  }

  /// The finder, which answers the members of the one conflict and nothing else.
  private static func finder(_ system: PrioritySystem) -> Entrant {
    let finder = ConflictFinder(solver: GLPKSolver())
    return Entrant(
      engine: "solve-layout",
      answer: {
        let conflicts = try finder.conflicts(in: system)
        guard conflicts.count == 1, conflicts[0].members.count == conflicts[0].constraints.count
        else {
          let found = conflicts.map(\.members.count)
          throw BenchmarkError.unsolved(
            engine: "the finder", status: "conflicts with \(found) members")
        }
        return Answer(costs: conflicts[0].constraints.sorted().map(Double.init))
      }, trial: .plain { _ = try finder.conflicts(in: system) })
  }

  /// The chain with the conflict is in the middle.
  private static func conflicting(rows: Int) -> Int { rows / 11 / 2 }

  private static func hidden(rows: Int) -> [Int] {
    let first = 11 * conflicting(rows: rows)
    return Array(first..<(first + 10))
  }

  /// Each chain: nine rows that set least widths and one for their sum, which conflict where the
  /// sum is too small, and one row that has nothing to do with it.
  private static func system(rows: Int) -> BenchmarkSystem {
    var random = SeededGenerator(seed: 11)
    var system = BenchmarkSystem()
    let wrong = conflicting(rows: rows)
    for chain in 0..<(rows / 11) {
      let widths = (0..<9).map { system.variable("width\(chain).\($0)") }
      for width in widths {
        system.add([(width, 1)], .greaterThanOrEqual, random.points(20...40))
      }
      system.add(widths.map { ($0, 1) }, .lessThanOrEqual, chain == wrong ? 100 : 500)
      system.add([(widths[0], 1), (widths[1], -1)], .lessThanOrEqual, 1_000)
    }
    return system
  }
}
