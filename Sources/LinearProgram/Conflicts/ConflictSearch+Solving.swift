// SPDX-License-Identifier: GPL-3.0-or-later

extension ConflictSearch {
  /// Whether a program has a solution.
  enum Outcome {
    case feasible
    case infeasible(InfeasibilityRay?)
  }

  /// Solves a program and answers whether it has a solution.
  mutating func outcome(of model: LinearModel) throws(ConflictError) -> Outcome {
    var solution = try solution(of: model, .dualSimplex)
    // The dual method alone gives proofs, but the primal one decides programs that it gives up on.
    if case .failed = solution.status { solution = try self.solution(of: model, .primalSimplex) }
    return switch solution.status {
    case .infeasible: .infeasible(solution.ray)
    default: .feasible
    }
  }

  /// Solves a program; limits are errors, so is a failure of the primal method.
  mutating func solution(
    of model: LinearModel, _ method: SolverMethod
  ) throws(ConflictError) -> LinearSolution {
    var settings = options.solver
    settings.method = method
    settings.usesPresolve = false
    settings.start = nil
    let solution: LinearSolution
    do {
      solution = try solver.solve(model, options: settings)
    } catch {
      throw .solver(error)
    }
    statistics.programs += 1
    statistics.iterations += solution.iterations
    switch solution.status {
    case .iterationLimit, .timeLimit:
      throw .limitReached(solution.status, rows: model.rows.count)
    case .failed where method != .dualSimplex:
      throw .undecided(solution.status, rows: model.rows.count)
    default: return solution
    }
  }

  /// The requirements behind a proof that a component is infeasible, ascending.
  ///
  /// When the proof is too inexact to tell lower from upper bounds, both are candidates.
  func candidates(
    _ ray: InfeasibilityRay, _ model: LinearModel, _ rows: [Int], _ columns: [Int]
  ) -> [Int] {
    let factors = (ray.rows + ray.columns).map(\.factor.magnitude)
    let least = (factors.max() ?? 0) * Self.noise
    let rowParts = ray.rows.filter { $0.factor.magnitude > least }
    let columnParts = ray.columns.filter { $0.factor.magnitude > least }
    // The sum is 0; whether its least value is above 0 or its greatest below 0 tells the bounds.
    var lowest = 0.0
    var highest = 0.0
    let rowBounds = rowParts.map { ($0, model.rows[$0.index].lower, model.rows[$0.index].upper) }
    let columnBounds = columnParts.map {
      ($0, model.columns[$0.index].lower, model.columns[$0.index].upper)
    }
    for (part, lower, upper) in rowBounds + columnBounds {
      lowest += part.factor * (part.factor > 0 ? lower : upper)
      highest += part.factor * (part.factor > 0 ? upper : lower)
    }
    var codes = rowParts.map { rows[$0.index] }
    for part in columnParts {
      let column = columns[part.index]
      let isUpper = (part.factor > 0) == (highest < 0)
      if lowest > 0 || highest < 0 {
        codes.append(requirements.code(ofColumn: column, isUpper: isUpper))
      } else {
        codes += requirements.boundCodes(ofColumn: column)
      }
    }
    return codes.sorted()
  }

  /// Factors of a proof below this part of the largest are rounding: coefficients of layouts differ
  /// by far less.
  static let noise = 1e-9
}
