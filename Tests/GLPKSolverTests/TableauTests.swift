// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("The tableau of a basis can be read", .enabled(if: GLPKSolver.isAvailable))
struct TableauTests {
  /// x + y = 10 and x - y <= 4; x and y basic, so x = (r0 + r1) / 2 and y = (r0 - r1) / 2.
  private let model = LinearModel(
    columns: [
      .init(name: "x", lower: -.infinity), .init(name: "y", lower: -.infinity), .init(name: "z"),
    ],
    rows: [
      .init(name: "sum", lower: 10, upper: 10, terms: [.init(0, 1), .init(1, 1), .init(2, 2)]),
      .init(name: "gap", upper: 4, terms: [.init(0, 1), .init(1, -1)]),
    ])
  private let basis = Basis(rows: [.fixed, .atUpper], columns: [.basic, .basic, .atLower])

  @Test("rows write columns as sums, columns say how the basic ones move")
  func handDerived() throws {
    let tableau = try GLPKSolver().tableau(
      model, basis: basis, rowsOf: [0, 2, 1], columnsOf: [.row(0), .column(2)])
    #expect(tableau.columnValues == [7, 3, 0])
    #expect(
      tableau.rows == [
        [
          .init(element: .row(0), factor: 0.5), .init(element: .row(1), factor: 0.5),
          .init(element: .column(2), factor: -1),
        ],
        [.init(element: .column(2), factor: 1)],
        [
          .init(element: .row(0), factor: 0.5), .init(element: .row(1), factor: -0.5),
          .init(element: .column(2), factor: -1),
        ],
      ])
    #expect(
      tableau.columns == [
        [.init(element: .column(0), factor: 0.5), .init(element: .column(1), factor: 0.5)],
        [.init(element: .column(0), factor: -1), .init(element: .column(1), factor: -1)],
      ])
  }

  @Test("the point of a solution follows from its tableau rows")
  func random() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      let model = SampleModels.random(seed: seed)
      let solution = try GLPKSolver().solve(model)
      guard solution.status == .optimal, let basis = solution.basis else { continue }
      let tableau = try GLPKSolver().tableau(
        model, basis: basis, rowsOf: Array(model.columns.indices), columnsOf: [])
      for (column, parts) in tableau.rows.enumerated() {
        let value = parts.reduce(0.0) { sum, part in
          switch part.element {
          case .row(let index): sum + part.factor * solution.rowValues[index]
          case .column(let index): sum + part.factor * solution.columnValues[index]
          }
        }
        #expect((value - solution.columnValues[column]).magnitude < 1e-7, "seed \(seed)")
      }
    }
  }

  @Test("requests and bases that do not fit are refused")
  func invalid() {
    func expectError(_ basis: Basis, _ rows: [Int], _ columns: [ModelElement]) {
      #expect(throws: SolverError.self) {
        try GLPKSolver().tableau(model, basis: basis, rowsOf: rows, columnsOf: columns)
      }
    }
    expectError(basis, [3], [])
    expectError(basis, [], [.row(2)])
    expectError(basis, [], [.column(0)])
    // Too many basic ones, and two that depend on each other.
    expectError(.init(rows: [.basic, .atUpper], columns: [.basic, .basic, .atLower]), [0], [])
    expectError(.init(rows: [.fixed, .atUpper], columns: [.atLower, .atLower, .basic]), [0], [])
  }

  @Test("a solver without a tableau says so")
  func unavailable() {
    struct Plain: LinearSolver {
      func solve(
        _ model: LinearModel, options: SolverOptions
      ) throws(SolverError) -> LinearSolution { LinearSolution(status: .optimal) }
    }
    let error = #expect(throws: SolverError.self) {
      try Plain().tableau(model, basis: basis, rowsOf: [], columnsOf: [])
    }
    guard case .unavailable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
