// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram

/// GLPK itself on the weighted program, without anything that this package adds.
struct GLPKEngine: BenchmarkEngine {
  let name: String
  var options: SolverOptions

  /// A solve that takes longer is given up.
  private static let seconds = 1.5

  static let primal = GLPKEngine(name: "glpk", options: .init(timeLimit: seconds))
  static let dual = GLPKEngine(
    name: "glpk dual", options: .init(method: .dualSimplex, timeLimit: seconds))
  static let presolve = GLPKEngine(
    name: "glpk presolve", options: .init(usesPresolve: true, timeLimit: seconds))
  static let interior = GLPKEngine(
    name: "glpk interior", options: .init(method: .interiorPoint, timeLimit: seconds))
  static let exact = GLPKEngine(
    name: "glpk exact", options: .init(method: .exact, timeLimit: seconds))
  static let all = [primal, dual, presolve, interior, exact]

  func prepared(_ system: BenchmarkSystem) throws -> any PreparedSystem {
    Prepared(
      name: name, model: system.weightedProgram, system: system, options: options)
  }

  private struct Prepared: PreparedSystem {
    let name: String
    let model: LinearModel
    let system: BenchmarkSystem
    let options: SolverOptions

    func solve() throws -> [Double] { try solution(model, options).columnValues }

    func solution(_ model: LinearModel, _ options: SolverOptions) throws -> LinearSolution {
      let solution = try GLPKSolver().solve(model, options: options)
      guard solution.status == .optimal else {
        throw BenchmarkError.unsolved(engine: name, status: "\(solution.status)")
      }
      return solution
    }

    func session() throws -> any DragSession {
      let first = try solution(model, options)
      return Warm(prepared: self, basis: first.basis)
    }
  }

  /// Solves by the dual simplex from the basis of the last solve.
  private final class Warm: DragSession {
    private let prepared: Prepared
    private var model: LinearModel
    private var options: SolverOptions

    init(prepared: Prepared, basis: Basis?) {
      self.prepared = prepared
      model = prepared.model
      options = prepared.options
      options.method = .dualSimplex
      options.usesPresolve = false
      options.start = basis
    }

    func move(to parameters: [Double]) throws -> [Double] {
      for (column, value) in zip(prepared.system.parameters, parameters) {
        model.columns[column].lower = value
        model.columns[column].upper = value
      }
      let solution = try prepared.solution(model, options)
      options.start = solution.basis
      return solution.columnValues
    }
  }
}
