// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("The dual simplex proves infeasibility", .enabled(if: GLPKSolver.isAvailable))
struct InfeasibilityTests {
  let options = SolverOptions(method: .dualSimplex)

  @Test("the proof names the rows that contradict each other")
  func rows() throws {
    let solution = try GLPKSolver().solve(SampleModels.infeasible, options: options)
    let ray = try #require(solution.ray)
    #expect(ray.rows.map(\.index) == [1, 3])
    expectProof(ray, of: SampleModels.infeasible)
  }

  @Test("other methods give no proof")
  func otherMethods() throws {
    let solution = try GLPKSolver().solve(
      SampleModels.infeasible, options: .init(method: .dualSimplex, usesPresolve: true))
    #expect(solution.status == .infeasible)
    #expect(solution.ray == nil)
  }

  @Test("random contradictions come with a proof that holds")
  func random() throws {
    var proofs = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var model = SampleModels.random(seed: seed)
      // Ask for more than the columns' bounds allow in a sum.
      let most = model.columns.reduce(0.0) { $0 + $1.upper }
      model.addRow(
        .init(
          name: "too much", lower: most + 1, terms: model.columns.indices.map { .init($0, 1) }))
      let solution = try GLPKSolver().solve(model, options: options)
      #expect(solution.status == .infeasible)
      guard let ray = solution.ray else { continue }
      proofs += 1
      expectProof(ray, of: model)
    }
    #expect(proofs == 60)
  }

  /// The combination is 0 in every column, but its range over the bounds does not hold 0.
  func expectProof(_ ray: InfeasibilityRay, of model: LinearModel) {
    var coefficients = [Double](repeating: 0, count: model.columns.count)
    var lowest = 0.0
    var highest = 0.0
    func addRange(_ factor: Double, _ lower: Double, _ upper: Double) {
      if factor == 0 { return }
      lowest += factor > 0 ? factor * lower : factor * upper
      highest += factor > 0 ? factor * upper : factor * lower
    }
    for part in ray.rows {
      let row = model.rows[part.index]
      // A row's sum minus its terms is 0 at every point.
      for term in row.terms { coefficients[term.column] += part.factor * term.coefficient }
      addRange(part.factor, row.lower, row.upper)
    }
    for part in ray.columns {
      coefficients[part.index] += part.factor
      addRange(part.factor, model.columns[part.index].lower, model.columns[part.index].upper)
    }
    let cancels = coefficients.allSatisfy { $0.magnitude < 1e-9 }
    #expect(cancels, "\(coefficients)")
    let isProof = lowest > 1e-9 || highest < -1e-9
    #expect(isProof, "\(lowest)...\(highest)")
  }
}
