// SPDX-License-Identifier: GPL-3.0-or-later

/// The program of a component after all of its levels, at its basis.
struct FinalProgram {
  /// The program; what a level fixed has equal bounds.
  let model: LinearModel
  /// The basis of the answer.
  let basis: Basis
  /// What each column stands for.
  let columns: [ComponentProgram.ColumnMeaning]
  /// What each row stands for.
  let rows: [ComponentProgram.RowMeaning]
  /// Whether nothing was open after the last level.
  let isUnique: Bool

  /// The program of a component that a solver was run for and that has an answer.
  init?(_ component: SolvedComponent) {
    guard !component.isInfeasible, let stage = component.stages.last,
      let basis = stage.solution.basis
    else { return nil }
    model = stage.program.model.fixing(stage.solution.fixings)
    self.basis = basis
    columns = stage.program.columns
    rows = stage.program.rows
    isUnique = stage.solution.isUnique
  }

  /// The columns of variables, by index, with the ranks of these.
  var variables: [(column: Int, rank: Int)] {
    columns.enumerated().compactMap { index, meaning in
      if case .variable(let rank) = meaning { (index, rank) } else { nil }
    }
  }

  /// The bounds of a row or a column.
  func bounds(_ element: ModelElement) -> (lower: Double, upper: Double) {
    switch element {
    case .row(let index): (model.rows[index].lower, model.rows[index].upper)
    case .column(let index): (model.columns[index].lower, model.columns[index].upper)
    }
  }

  /// Reads the tableau of the answer; without rows each column is itself and nothing moves.
  func tableau(
    _ solver: any LinearSolver, rowsOf: [Int] = [], columnsOf: [ModelElement] = []
  ) throws(PriorityError) -> Tableau {
    guard !model.rows.isEmpty else {
      return Tableau(
        rows: rowsOf.map { [.init(element: .column($0), factor: 1)] },
        columns: columnsOf.map { _ in [] },
        columnValues: model.columns.indices.map(restingValue), rowValues: [])
    }
    do {
      return try solver.tableau(model, basis: basis, rowsOf: rowsOf, columnsOf: columnsOf)
    } catch {
      throw .solver(error)
    }
  }

  private func restingValue(_ column: Int) -> Double {
    switch basis.columns[column] {
    case .atLower, .fixed: model.columns[column].lower
    case .atUpper: model.columns[column].upper
    case .basic, .free: 0
    }
  }
}
