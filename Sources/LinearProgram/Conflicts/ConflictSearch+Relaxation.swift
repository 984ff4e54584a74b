// SPDX-License-Identifier: GPL-3.0-or-later

extension ConflictSearch {
  /// The conflict of irreducible requirements, with what each would have to give way.
  mutating func conflict(of codes: [Int]) throws(ConflictError) -> Conflict {
    let amounts = try self.amounts(of: codes)
    return Conflict(
      relaxations: zip(codes, amounts).map { code, amount in
        .init(member: requirements.member(code), amount: amount)
      })
  }

  /// What each of some irreducible requirements would have to give way alone, in their order.
  ///
  /// One program answers for all: irreducible requirements contradict each other by one combination
  /// only, up to its scale, so the duals of the program that relaxes the first requirement are its
  /// factors, and a requirement alone has to close the whole gap divided by its factor.
  private mutating func amounts(of codes: [Int]) throws(ConflictError) -> [Double] {
    let first = try relaxed(0, of: codes)
    let factors = first.rowDuals.map(\.magnitude)
    let least = (factors.max() ?? 0) * Self.noise
    var amounts: [Double] = []
    for index in codes.indices {
      if index == 0 {
        amounts.append(first.objective)
      } else if factors.count == codes.count, factors[index] > least {
        amounts.append(first.objective / factors[index])
      } else {
        amounts.append(try relaxed(index, of: codes).objective)
      }
    }
    return amounts
  }

  /// The least distance of one requirement while the others hold.
  private mutating func relaxed(
    _ index: Int, of codes: [Int]
  ) throws(ConflictError) -> LinearSolution {
    var status = SolutionStatus.infeasible
    // The others may hold within the tolerance only.
    for widened in [false, true] {
      let solution = try solution(of: elastic(index, codes, widened: widened), .primalSimplex)
      if solution.status == .optimal { return solution }
      status = solution.status
    }
    throw .undecided(status, rows: codes.count)
  }

  private func elastic(_ index: Int, _ codes: [Int], widened: Bool) -> LinearModel {
    var model = requirements.model(of: codes, widened: widened)
    let row = model.rows[index]
    if row.lower.isFinite {
      let below = model.addColumn(.init(name: "below", cost: 1))
      model.rows[index].terms.append(.init(below, 1))
    }
    if row.upper.isFinite {
      let above = model.addColumn(.init(name: "above", cost: 1))
      model.rows[index].terms.append(.init(above, -1))
    }
    return model
  }
}
