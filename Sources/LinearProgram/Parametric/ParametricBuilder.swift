// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds the `ParametricAnswer` of a component's program where what is left of it falls apart into
/// single rows.
struct ParametricBuilder {
  private let program: ComponentProgram
  let left: ReducedProgram
  /// The position of each column among the parameters; nil for any other column.
  let parameterOf: [Int: Int]
  private let ranks: [Int]
  private let parameterColumns: [Int]
  let filling: FillingOrder
  /// The segment of each column that stands for one.
  var segmentOf: [Int: (column: Int, segment: SegmentedColumn.Segment)] = [:]
  var slots: [Double]
  var isMoving: [Bool]
  /// Whether a column has no slot, as soft rows that were replaced have missed by it.
  private var isMiss: [Bool]

  /// A program of fewer rows than a solver is worth reducing for has a closed form as well.
  private static let fewestRows = 1

  /// What is left of a program, always in the same order.
  static func reduced(_ program: ComponentProgram) -> ReducedProgram? {
    LevelReduction(
      program.model, program.levels, firstMiss: program.ranks.count, fewestRows: fewestRows
    ).map { ReducedProgram($0) }
  }

  /// Begins with a program; nil where it has no parameters, or nothing can be replaced.
  init?(_ program: ComponentProgram, _ canonical: CanonicalSystem) {
    let given = program.ranks.enumerated().filter {
      canonical.columns[$0.element].role == .parameter
    }
    guard !given.isEmpty, let left = Self.reduced(program) else { return nil }
    self.program = program
    self.left = left
    ranks = given.map(\.element)
    parameterColumns = given.map(\.offset)
    var parameterOf: [Int: Int] = [:]
    for (position, column) in parameterColumns.enumerated() { parameterOf[column] = position }
    self.parameterOf = parameterOf
    filling = FillingOrder(
      costs: left.reduction.costs.map { costs in left.columns.map { costs[$0] } },
      thresholds: left.levels.map { level in
        LinearLevel.threshold * level.costs.reduce(0) { max($0, $1.cost.magnitude) }
      })
    // The last slot is for what nothing follows from.
    slots = [Double](repeating: 0, count: program.model.columns.count + 1)
    isMoving = [Bool](repeating: false, count: slots.count)
    isMiss = isMoving
    for case .side(let row, _) in left.reduction.steps {
      for side in [row.below, row.above] {
        if let side { isMiss[side.column] = true }
      }
    }
    for case .segments(let segmented) in left.reduction.steps {
      for side in segmented.softRows.flatMap({ [$0.below, $0.above] }) {
        if let side { isMiss[side.column] = true }
      }
      for segment in segmented.segments {
        segmentOf[segment.column] = (segmented.column, segment)
      }
    }
  }

  /// The closed form; nil where the program has none.
  mutating func answer(
    of component: SystemComponent, _ canonical: CanonicalSystem, _ reduced: ReducedSystem,
    _ members: [[Int]]
  ) -> ParametricAnswer? {
    // 1. What is given.
    for column in parameterColumns { isMoving[column] = true }
    // 2. What is left: rows that share no column, and columns that are in none.
    guard let resting = rest() else { return nil }
    var rows: [RowFilling] = []
    for row in left.model.rows.indices {
      guard let filling = fill(row) else { return nil }
      rows.append(filling)
    }
    // 3. What was replaced.
    guard let (formulas, terms) = formulas() else { return nil }
    // 4. What follows.
    var outputs: [ParametricAnswer.Output] = []
    for root in component.roots {
      guard let slot = program.column(of: root), isMoving[slot] else { continue }
      for member in members[root] {
        let form = reduced.forms[member]
        outputs.append(
          .init(
            variable: canonical.order[member], slot: slot, factor: form.factor,
            offset: form.offset))
      }
    }
    return ParametricAnswer(
      parameters: ranks, columns: parameterColumns, rows: rows, resting: resting,
      formulas: formulas, formulaTerms: terms, outputs: outputs, slots: slots)
  }

  // MARK: What was replaced

  /// What gives the columns back that were replaced; what never moves is evaluated at once.
  ///
  /// Nil where one follows from what a soft row misses, which bends at the row's value.
  private mutating func formulas() -> ([ParametricAnswer.Formula], [ParametricAnswer.Term])? {
    var formulas: [ParametricAnswer.Formula] = []
    var result: [ParametricAnswer.Term] = []
    for step in left.reduction.steps.reversed() {
      let (slot, constant, terms): (Int, Double, [ParametricAnswer.Term])
      switch step {
      case .definition(let column, _, let coefficient, let others, let limit):
        (slot, constant) = (column, limit / coefficient)
        terms = others.map { .init(slot: $0.column, factor: 0 - $0.coefficient / coefficient) }
      case .twin(let twin):
        (slot, constant) = (twin.column, twin.offset)
        terms = [.init(slot: twin.other, factor: twin.factor)]
      case .segments, .side: continue
      }
      if terms.contains(where: { isMiss[$0.slot] }) { return nil }
      let sum = terms.reduce(constant) {
        isMoving[$1.slot] ? $0 : $0 + $1.factor * slots[$1.slot]
      }
      slots[slot] = sum
      let moving = terms.filter { isMoving[$0.slot] }
      if moving.isEmpty { continue }
      isMoving[slot] = true
      result += moving
      formulas.append(.init(slot: slot, constant: sum, end: result.count))
    }
    return (formulas, result)
  }
}
