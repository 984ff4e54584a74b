// SPDX-License-Identifier: GPL-3.0-or-later

extension SequentialProgram {
  /// The first candidate that fits, or the last one when none does.
  ///
  /// A candidate fits when each of its values is at most its limit plus the tolerance, in points.
  /// The values are solved first and are then data of a mixed-integer program: a binary z for
  /// each candidate, of which one is 1, (value - limit - tolerance) * z <= 0 for all but the last
  /// candidate, and the least index. An infinite value fits an infinite limit only, a NaN never.
  /// A value may pass the limit and the tolerance by the solver's own tolerance. A single
  /// candidate is chosen without a solver.
  ///
  /// Throws when there is no candidate or a program has no solution.
  public mutating func choose(
    _ candidates: [[(value: LinearExpression, limit: LinearExpression)]], tolerance: Double,
    origin: Origin? = nil
  ) throws(SequentialError) -> Int {
    guard !candidates.isEmpty else {
      throw SequentialError(reason: .emptyChoice, origins: origin.map { [$0] } ?? [])
    }
    statistics.choices += 1
    guard candidates.count > 1 else { return 0 }
    let model = try choiceModel(candidates, tolerance)
    var solverOptions = options.solver
    solverOptions.start = nil
    let origins = RowOrigins.one(origin, count: model.rows.count)
    let solution = try optimum(model, solverOptions, origins: origins)
    let values = solution.columnValues
    let chosen = values.indices.filter { values[$0] > 0.5 }
    let decided = values.allSatisfy { min($0.magnitude, ($0 - 1).magnitude) <= 1e-6 }
    guard decided, chosen.count == 1 else {
      throw failure(.undecidedChoice(values: values), model, origins)
    }
    keep(model, solution, [Variable?](repeating: nil, count: model.columns.count), origins)
    return chosen[0]
  }

  private mutating func choiceModel(
    _ candidates: [[(value: LinearExpression, limit: LinearExpression)]], _ tolerance: Double
  ) throws(SequentialError) -> LinearModel {
    var model = LinearModel(name: "choice")
    var pick = LinearModel.Row(name: "pick", lower: 1, upper: 1)
    for (index, candidate) in candidates.enumerated() {
      let name = "candidate" + String(index + 1)
      let column = model.addColumn(
        .init(name: name, lower: 0, upper: 1, cost: Double(index), isInteger: true))
      pick.terms.append(.init(column, 1))
      if index == candidates.count - 1 { break }
      for (position, pair) in candidate.enumerated() {
        let value = try self.value(of: pair.value)
        let limit = try self.value(of: pair.limit) + tolerance
        let excess = value - limit
        if excess.isFinite {
          model.addRow(
            .init(
              name: name + "." + String(position + 1), upper: 0,
              terms: [.init(column, excess)]))
        } else if !(value <= limit) {
          model.columns[column].upper = 0
        }
      }
    }
    model.addRow(pick)
    return model
  }
}
