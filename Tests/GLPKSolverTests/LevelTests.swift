// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("Levels are minimised one after the other", .enabled(if: GLPKSolver.isAvailable))
struct LevelTests {
  /// x + y between 4 and 10, both from 0 to 8.
  private let model = LinearModel(
    columns: [.init(name: "x", upper: 8), .init(name: "y", upper: 8)],
    rows: [.init(name: "sum", lower: 4, upper: 10, terms: [.init(0, 1), .init(1, 1)])])

  @Test("a level chooses among the optima of those before it")
  func order() throws {
    let levels = [
      LinearLevel([.init(0, 1), .init(1, 1)]), LinearLevel([.init(0, -1)]),
      LinearLevel([.init(1, -5)]),
    ]
    let solution = try GLPKSolver().solve(model, levels: levels, options: .init())
    #expect(solution.status == .optimal)
    #expect(solution.columnValues == [4, 0])
    #expect(solution.rowValues == [4])
    #expect(solution.objectives == [4, -4, 0])
    // The sum is fixed by the first level, y by the second, so the third is not needed.
    #expect(
      solution.fixings == [
        .init(element: .row(0), level: 0, value: 4), .init(element: .column(1), level: 1, value: 0),
      ])
    #expect(solution.solvedLevels == 2)
    #expect(solution.isOpenAfter == [true, false])
    #expect(solution.isUnique)
    #expect(solution.basis?.rows == [.fixed])
    #expect(solution.basis?.columns == [.basic, .fixed])
  }

  @Test("without costs everything stays open")
  func feasibility() throws {
    let solution = try GLPKSolver().solve(model, levels: [LinearLevel()], options: .init())
    #expect(solution.status == .optimal)
    #expect(solution.fixings == [])
    #expect(!solution.isUnique)
  }

  @Test("a program that is infeasible or unbounded says so, the former with a proof")
  func noOptimum() throws {
    var broken = model
    broken.rows.append(.init(name: "more", lower: 17, terms: [.init(0, 1), .init(1, 1)]))
    let levels = [LinearLevel([.init(0, 1)])]
    let infeasible = try GLPKSolver().solve(broken, levels: levels, options: .init())
    #expect(infeasible.status == .infeasible)
    #expect(infeasible.ray?.rows.map(\.index).contains(1) == true)
    broken = model
    broken.columns[0].upper = .infinity
    broken.rows[0].upper = .infinity
    let second = [LinearLevel([.init(1, 1)]), LinearLevel([.init(0, -1)])]
    let unbounded = try GLPKSolver().solve(broken, levels: second, options: .init())
    #expect(unbounded.status == .unbounded)
    #expect(unbounded.solvedLevels == 1)
  }

  @Test("one call and separate solves agree on random programs")
  func separately() throws {
    for seed in 1...120 as ClosedRange<UInt64> {
      let model = SampleModels.random(seed: seed)
      var random = SeededRandom(seed: seed)
      let levels = (0..<4).map { _ in
        LinearLevel(
          model.columns.indices.map { .init($0, Double(Int.random(in: -2...2, using: &random))) })
      }
      let mine = try GLPKSolver().solve(model, levels: levels, options: .init())
      let theirs = try GLPKSolver().solveSeparately(model, levels: levels, options: .init())
      #expect(mine.status == theirs.status)
      guard mine.status == .optimal else { continue }
      for (left, right) in zip(mine.objectives, theirs.objectives) {
        #expect((left - right).magnitude < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test("limits span all levels")
  func limits() throws {
    let levels = [LinearLevel([.init(0, 1), .init(1, 1)]), LinearLevel([.init(0, -1)])]
    let solution = try GLPKSolver().solve(
      model, levels: levels, options: .init(iterationLimit: 1))
    #expect(solution.status == .iterationLimit)
    let separate = try GLPKSolver().solveSeparately(
      model, levels: levels, options: .init(iterationLimit: 1))
    #expect(separate.status == .iterationLimit)
  }

  @Test("costs that make no sense and integers are refused")
  func invalid() {
    let costs: [[LinearLevel.Cost]] = [
      [.init(5, 1)], [.init(0, .nan)], [.init(0, 1), .init(0, 2)],
    ]
    for costs in costs {
      #expect(throws: SolverError.self) {
        try GLPKSolver().solve(model, levels: [LinearLevel(costs)], options: .init())
      }
    }
    var integers = model
    integers.columns[0].isInteger = true
    #expect(throws: SolverError.self) {
      try GLPKSolver().solve(integers, levels: [LinearLevel()], options: .init())
    }
  }

  @Test("a program without rows is solved too")
  func withoutRows() throws {
    let model = LinearModel(columns: [.init(name: "x", lower: 1, upper: 3), .init(name: "y")])
    let levels = [LinearLevel([.init(0, -1)]), LinearLevel([.init(1, 1)])]
    let solution = try GLPKSolver().solve(model, levels: levels, options: .init())
    #expect(solution.columnValues == [3, 0])
    #expect(solution.isUnique)
  }
}
