// SPDX-License-Identifier: GPL-3.0-or-later

/// All answers of a component that are as good before the tie-break.
struct OptimalFace {
  /// The roots, by rank.
  let roots: [Int]
  /// The values that the tie-break chose.
  let values: [Double]
  /// The column of each root.
  private let columns: [Int]
  private let model: LinearModel
  private let start: Basis
  private let solver: any LinearSolver

  /// The face of a component for which a solver was run.
  init?(_ component: SolvedComponent, _ solver: any LinearSolver) {
    guard !component.isInfeasible, let stage = component.stages.first else { return nil }
    roots = component.component.roots
    values = component.values
    let program = stage.program
    var columnOf: [Int: Int] = [:]
    for (column, meaning) in program.columns.enumerated() {
      if case .variable(let rank) = meaning { columnOf[rank] = column }
    }
    columns = roots.compactMap { columnOf[$0] }
    let own = program.ownLevels
    model = program.model.fixing(stage.solution.fixings.filter { $0.level < own })
    let settled = stage.solution.fixings.filter { $0.level >= own }
    start = stage.solution.basis?.released(from: settled, of: model) ?? program.start
    self.solver = solver
  }

  /// The least value of each sum of roots and a best point for it, by root; nil for no end.
  ///
  /// The sums go by position in `roots`.
  func minimise(
    _ sums: [[(root: Int, factor: Double)]], inBox: Bool = false
  ) throws(PriorityError) -> [(value: Double, point: [Double])?] {
    var options = SolverOptions()
    let model = inBox ? boxed : model
    options.start = start.fitted(to: model)
    let objectives = sums.map { sum in
      LinearLevel(sum.map { .init(columns[$0.root], $0.factor) })
    }
    let found: [LinearSolution]
    do {
      found = try solver.solveEach(objectives, of: model, options: options)
    } catch {
      throw .solver(error)
    }
    var result: [(value: Double, point: [Double])?] = []
    for solution in found {
      switch solution.status {
      case .optimal:
        result.append((solution.objective, columns.map { solution.columnValues[$0] }))
      case .unbounded: result.append(nil)
      default: throw .notSolved(solution.status, variables: columns.map { model.columns[$0].name })
      }
    }
    return result
  }

  /// The part of the face near the answer, which has the same directions and an end everywhere.
  private var boxed: LinearModel {
    var model = model
    for (column, value) in zip(columns, values) {
      model.columns[column].lower = max(model.columns[column].lower, value - Self.reach)
      model.columns[column].upper = min(model.columns[column].upper, value + Self.reach)
    }
    return model
  }

  /// How far the box reaches, in points: a large window.
  private static let reach = 1000.0
}

extension ComponentProgram {
  /// How many levels come before the tie-break.
  var ownLevels: Int {
    levelMeanings.firstIndex {
      if case .tieBreak = $0 { true } else { false }
    } ?? levelMeanings.count
  }
}

extension Basis {
  /// The basis for a model with other bounds: what is not basic rests on a bound that is there.
  func fitted(to model: LinearModel) -> Basis {
    func fitted(_ status: Status, _ lower: Double, _ upper: Double) -> Status {
      if status == .basic { return .basic }
      if lower == upper { return .fixed }
      if status == .atUpper, upper.isFinite { return .atUpper }
      if lower.isFinite { return .atLower }
      return upper.isFinite ? .atUpper : .free
    }
    return Basis(
      rows: zip(rows, model.rows).map { fitted($0, $1.lower, $1.upper) },
      columns: zip(columns, model.columns).map { fitted($0, $1.lower, $1.upper) })
  }

  /// The basis where what levels have fixed at an upper bound rests on it.
  func released(from fixings: [LevelledSolution.Fixing], of model: LinearModel) -> Basis {
    var result = self
    for fixing in fixings {
      switch fixing.element {
      case .row(let index) where rows[index] != .basic:
        result.rows[index] = fixing.value == model.rows[index].upper ? .atUpper : .atLower
      case .column(let index) where columns[index] != .basic:
        result.columns[index] = fixing.value == model.columns[index].upper ? .atUpper : .atLower
      default: break
      }
    }
    return result.fitted(to: model)
  }
}
