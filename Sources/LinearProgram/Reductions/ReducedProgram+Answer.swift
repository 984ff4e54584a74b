// SPDX-License-Identifier: GPL-3.0-or-later

extension ReducedProgram {
  /// The answer of the whole program; nil where what is left was not answered in full.
  func answer(from found: LevelledSolution) -> LevelledSolution? {
    guard let basis = found.basis else { return nil }
    var whole = WholeAnswer(self, found, basis)
    for step in reduction.steps.reversed() {
      switch step {
      case .definition(let column, let row, let coefficient, let terms, let constant):
        var rest = constant
        for term in terms { rest -= term.coefficient * whole.values[term.column] }
        whole.values[column] = rest / coefficient
        whole.columns[column] = .basic
        whole.rows[row] = .fixed
      case .twin(let twin): whole.undo(twin)
      case .segments(let segmented):
        guard whole.undo(segmented, reduction) else { return nil }
      case .side(let row, let isAbove): whole.undo(row, isAbove: isAbove, reduction)
      }
    }
    return whole.solution(of: reduction, found)
  }
}

/// The answer of the whole program while steps are undone.
struct WholeAnswer {
  var values: [Double]
  var columns: [Basis.Status]
  var rows: [Basis.Status]
  /// The level that fixed a column or a row; nil for none.
  var columnLevels: [Int?]
  var rowLevels: [Int?]
  /// Whether a non-basic column rests on its upper bound.
  private var isAtUpper: [Bool]
  /// Whether a non-basic row rests on its upper bound.
  private var isRowAtUpper: [Bool]
  private let solvedLevels: Int

  init(_ program: ReducedProgram, _ found: LevelledSolution, _ basis: Basis) {
    let reduction = program.reduction
    let (rowCount, columnCount) = (reduction.rows.count, reduction.isGone.count)
    values = [Double](repeating: 0, count: columnCount)
    columns = [Basis.Status](repeating: .basic, count: columnCount)
    rows = [Basis.Status](repeating: .fixed, count: rowCount)
    columnLevels = [Int?](repeating: nil, count: columnCount)
    rowLevels = [Int?](repeating: nil, count: rowCount)
    isAtUpper = [Bool](repeating: false, count: columnCount)
    isRowAtUpper = [Bool](repeating: false, count: rowCount)
    solvedLevels = found.solvedLevels
    for (index, column) in program.columns.enumerated() {
      values[column] = found.columnValues[index]
      columns[column] = basis.columns[index]
      isAtUpper[column] = basis.columns[index] == .atUpper
    }
    for (index, row) in program.rows.enumerated() {
      rows[row] = basis.rows[index]
      isRowAtUpper[row] = basis.rows[index] == .atUpper
    }
    for fixing in found.fixings {
      switch fixing.element {
      case .row(let index):
        rowLevels[program.rows[index]] = fixing.level
        isRowAtUpper[program.rows[index]] = fixing.value == program.model.rows[index].upper
      case .column(let index):
        columnLevels[program.columns[index]] = fixing.level
        isAtUpper[program.columns[index]] = fixing.value == program.model.columns[index].upper
      }
    }
  }

  // MARK: Twins

  /// Gives a column that another one stood for its own part.
  mutating func undo(_ twin: ReductionStep.Twin) {
    let other = twin.other
    values[twin.column] = twin.factor * values[other] + twin.offset
    columns[twin.column] = .basic
    guard columns[other] != .basic, isAtUpper[other] ? twin.givesUpper : twin.givesLower else {
      return
    }
    // The bound that the other one rests on is this column's.
    isAtUpper[twin.column] = isAtUpper[other] == (twin.factor > 0)
    columnLevels[twin.column] = columnLevels[other]
    columns[twin.column] =
      columns[other] == .fixed ? .fixed : isAtUpper[twin.column] ? .atUpper : .atLower
    columns[other] = .basic
    columnLevels[other] = nil
  }

  // MARK: Segments

  /// Puts a column together from its segments; false where these leave a gap.
  mutating func undo(_ segmented: SegmentedColumn, _ reduction: LevelReduction) -> Bool {
    // 1. From the lowest: full ones, at most one that is open, empty ones.
    var full = 0
    while full < segmented.segments.count, isFull(segmented.segments[full]) { full += 1 }
    var others = segmented.segments[full...]
    let open = others.first.flatMap { columns[$0.column] == .basic ? $0 : nil }
    if open != nil { others = others.dropFirst() }
    guard others.allSatisfy({ columns[$0.column] != .basic && !isFull($0) }) else { return false }
    // 2. The column itself.
    let column = segmented.column
    columns[column] = .basic
    let place: Double
    if let open {
      let value = values[open.column]
      place = open.isUpward ? open.start + value : open.end - value
    } else if full == 0 {
      place = segmented.lower
      park(column, atUpper: false, segmented.segments[0])
    } else {
      place = segmented.segments[full - 1].end
      if full == segmented.segments.count {
        park(column, atUpper: true, segmented.segments[full - 1])
      }
    }
    guard place.isFinite else { return false }
    values[column] = place
    // 3. The soft rows; where the column is basic on the value of one, that one misses nothing.
    var needsTight = open == nil && columns[column] == .basic
    for soft in segmented.softRows {
      let isTight = needsTight && soft.value == place
      if isTight {
        needsTight = false
        tighten(soft, segmented.segments[full - 1], segmented.segments[full])
      } else {
        let isUp =
          open.map { soft.value <= $0.start }
          ?? (full == segmented.segments.count ? soft.value < place : soft.value <= place)
        miss(soft, isAbove: isUp, by: (place - soft.value).magnitude, reduction)
      }
    }
    return !needsTight
  }

  /// Gives a soft row back that misses its value on one side whatever happens.
  mutating func undo(_ row: SoftRow, isAbove: Bool, _ reduction: LevelReduction) {
    let sum = row.terms.reduce(0) { $0 + $1.coefficient * values[$1.column] }
    let soft = SegmentedColumn.SoftRow(
      row: row.row, coefficient: 1, value: row.limit, below: row.below, above: row.above)
    miss(soft, isAbove: isAbove, by: (sum - row.limit).magnitude, reduction)
  }

  private func isFull(_ segment: SegmentedColumn.Segment) -> Bool {
    columns[segment.column] != .basic && isAtUpper[segment.column] == segment.isUpward
  }

  /// Rests a column on a bound, fixed there when its outermost segment is.
  private mutating func park(
    _ column: Int, atUpper: Bool, _ segment: SegmentedColumn.Segment
  ) {
    isAtUpper[column] = atUpper
    columnLevels[column] = columnLevels[segment.column]
    columns[column] = columnLevels[column] != nil ? .fixed : atUpper ? .atUpper : .atLower
  }

  /// A soft row that misses nothing; each side is fixed as the segment on that side is.
  private mutating func tighten(
    _ soft: SegmentedColumn.SoftRow, _ under: SegmentedColumn.Segment,
    _ over: SegmentedColumn.Segment
  ) {
    hold(soft, soft.below, columnLevels[under.column])
    hold(soft, soft.above, columnLevels[over.column])
  }

  /// A soft row that misses its value on one side, maybe by nothing.
  private mutating func miss(
    _ soft: SegmentedColumn.SoftRow, isAbove: Bool, by distance: Double,
    _ reduction: LevelReduction
  ) {
    let (own, other) = isAbove ? (soft.above, soft.below) : (soft.below, soft.above)
    // The first level that the row costs something in has fixed the side that is not missed.
    let level = reduction.costs.indices.first { level in
      [soft.below, soft.above].contains { side in
        side.map { reduction.costs[level][$0.column] > 0 } ?? false
      }
    }
    hold(soft, other, level.flatMap { $0 < solvedLevels ? $0 : nil })
    if let own {
      columns[own.column] = .basic
      values[own.column] = (soft.coefficient / own.coefficient).magnitude * distance
    } else {
      rows[soft.row] = .basic
      rowLevels[soft.row] = nil
    }
  }

  /// Makes one side of a soft row non-basic: the column of what it misses, or the row itself.
  private mutating func hold(
    _ soft: SegmentedColumn.SoftRow, _ side: LinearModel.Entry?, _ level: Int?
  ) {
    if let side {
      columns[side.column] = level == nil ? .atLower : .fixed
      columnLevels[side.column] = level
      isAtUpper[side.column] = false
      values[side.column] = 0
    } else {
      // A row with a lower bound only misses what is below for it, whichever side that is.
      let present = soft.below ?? soft.above
      isRowAtUpper[soft.row] = (present?.coefficient ?? 1) < 0
      rows[soft.row] = level != nil ? .fixed : isRowAtUpper[soft.row] ? .atUpper : .atLower
      rowLevels[soft.row] = level
    }
  }

  // MARK: The whole

  /// The answer with everything that follows from the values.
  func solution(of reduction: LevelReduction, _ found: LevelledSolution) -> LevelledSolution? {
    let model = reduction.model
    let count = model.columns.count
    var answer = found
    answer.columnValues = Array(values[..<count])
    answer.rowValues = model.rows.map { row in
      var sum = 0.0
      for term in row.terms { sum += term.coefficient * values[term.column] }
      return sum
    }
    answer.objectives = reduction.levels.map { $0.objective(at: answer.columnValues) }
    answer.basis = Basis(rows: rows, columns: Array(columns[..<count]))
    answer.fixings = []
    for (row, level) in rowLevels.enumerated() {
      guard let level else { continue }
      let value = isRowAtUpper[row] ? model.rows[row].upper : model.rows[row].lower
      answer.fixings.append(.init(element: .row(row), level: level, value: value))
    }
    for (column, level) in columnLevels[..<count].enumerated() {
      guard let level else { continue }
      let value = isAtUpper[column] ? model.columns[column].upper : model.columns[column].lower
      answer.fixings.append(.init(element: .column(column), level: level, value: value))
    }
    let basics =
      rows.reduce(0) { $1 == .basic ? $0 + 1 : $0 }
      + columns[..<count].reduce(0) { $1 == .basic ? $0 + 1 : $0 }
    return basics == rows.count && answer.fixings.allSatisfy(\.value.isFinite) ? answer : nil
  }
}
