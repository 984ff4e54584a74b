// SPDX-License-Identifier: GPL-3.0-or-later

extension ReducedProgram {
  /// A start that keeps all bounds: wishes are granted one after the other as far as these allow.
  ///
  /// Nil where there is no soft row, and where some bound is passed all the same. From a start that
  /// keeps all bounds only costs are left to improve, and where each wish was granted as far as
  /// possible that is little.
  func clampedStart(_ resting: [Basis.Status]) -> Basis? {
    // Most programs have lost their soft rows to segments.
    let own = reduction.firstMiss..<reduction.model.columns.count
    guard columns.contains(where: own.contains) else { return nil }
    var costs = [Double](repeating: 0, count: model.columns.count)
    for cost in levels.first?.costs ?? [] { costs[cost.column] = cost.cost }
    let mayMiss = columns.indices.map { own.contains(columns[$0]) && costs[$0] > 0 }
    var evaluation = ClampedEvaluation(model, resting, costs, mayMiss)
    guard evaluation.hasSoftRows else { return nil }
    evaluation.defineShared()
    evaluation.defineAlone()
    evaluation.absorb()
    return evaluation.isFeasible ? evaluation.start : nil
  }
}

/// The basis and the values while rows are evaluated inside the bounds.
///
/// A soft row defines a column as far as the column's bounds and its other rows allow. Where
/// another row holds the column, that row defines it instead, with the rest of its columns at the
/// ends that make it so; the soft row then misses something.
private struct ClampedEvaluation {
  var start: Basis
  private let model: LinearModel
  private let rowsOf: RowsOfColumns
  private let ranges: RowRanges
  private var values: [Double]
  private var isKnown: [Bool]
  /// Whether a column is what a soft row misses.
  private let isMiss: [Bool]
  /// Whether a column is in one row only and may make it hold without a cost.
  private let isAlone: [Bool]
  private let isSoft: [Bool]
  private let hasAlone: [Bool]
  /// How many columns of a row are not known.
  private var unknown: [Int]
  private var queue: [Int] = []
  /// How many more coefficients may be looked at to find what holds a column.
  private var effort: Int

  /// How far a value may pass a bound, relative to 1 + the bound.
  private static let tolerance = 1e-9
  /// How far a hold is followed from row to row.
  private static let depthLimit = 64
  /// How often each coefficient may be looked at on average, so that long rows cost no square.
  private static let effortLimit = 30

  init(
    _ model: LinearModel, _ resting: [Basis.Status], _ costs: [Double], _ mayMiss: [Bool]
  ) {
    self.model = model
    effort = Self.effortLimit * model.entryCount
    start = Basis(
      rows: [Basis.Status](repeating: .basic, count: model.rows.count), columns: resting)
    values = zip(model.columns, resting).map { column, status in
      switch status {
      case .atUpper: column.upper
      case .free, .basic: 0
      case .atLower, .fixed: column.lower
      }
    }
    let rowsOf = RowsOfColumns(model)
    self.rowsOf = rowsOf
    ranges = RowRanges(model, rowsOf)
    let isMiss = model.columns.indices.map { column in
      mayMiss[column] && rowsOf.isSingle(column) && model.columns[column].lower == 0
        && model.columns[column].upper == .infinity
    }
    let isKnown = model.columns.indices.map { costs[$0] != 0 || resting[$0] == .fixed }
    let isAlone = model.columns.indices.map { rowsOf.isSingle($0) && !isKnown[$0] }
    (self.isMiss, self.isAlone, self.isKnown) = (isMiss, isAlone, isKnown)
    isSoft = model.rows.map { row in row.terms.contains { isMiss[$0.column] } }
    hasAlone = model.rows.map { row in row.terms.contains { isAlone[$0.column] } }
    unknown = model.rows.map { row in row.terms.reduce(0) { isKnown[$1.column] ? $0 : $0 + 1 } }
  }

  var hasSoftRows: Bool { isSoft.contains(true) }

  // MARK: 1. Columns of several rows

  /// Defines columns that are in several rows, in the order in which they become known.
  mutating func defineShared() {
    queue = model.rows.indices.filter { isDefining($0) }
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard isDefining(row),
        let own = model.rows[row].terms.first(where: { !isKnown[$0.column] }), isPivot(own, row)
      else { continue }
      if isSoft[row] { hold(own, row) }
      if !isKnown[own.column] { define(own, by: row, at: model.rows[row].lower) }
    }
  }

  /// Whether a row is an equality whose last unknown column is in other rows as well.
  private func isDefining(_ row: Int) -> Bool {
    unknown[row] == 1 && !hasAlone[row] && isUnused(row)
      && model.rows[row].lower == model.rows[row].upper
  }

  private func isUnused(_ row: Int) -> Bool { start.rows[row] == .basic }

  /// Puts a column where its bounds or other rows hold it, if it would go beyond.
  private mutating func hold(_ own: LinearModel.Entry, _ row: Int) {
    let column = own.column
    let wish = (model.rows[row].lower - rest(own, row)) / own.coefficient
    var (lower, upper) = (model.columns[column].lower, model.columns[column].upper)
    var (lowerRow, upperRow): (Int?, Int?)
    for other in rowsOf[column] where other != row && !isSoft[other] && isUnused(other) {
      guard let ends = ends(of: column, in: other) else { continue }
      if ends.lower > lower { (lower, lowerRow) = (ends.lower, other) }
      if ends.upper < upper { (upper, upperRow) = (ends.upper, other) }
    }
    if wish < lower - slack(lower) {
      pin(column, isLower: true, by: lowerRow, 0)
    } else if wish > upper + slack(upper) {
      pin(column, isLower: false, by: upperRow, 0)
    }
  }

  /// The ends that a row has for one of its columns, with what is known of the others.
  private mutating func ends(of column: Int, in row: Int) -> RowRanges.Ends? {
    effort -= model.rows[row].terms.count
    guard effort > 0, let term = term(column, row) else { return nil }
    return ranges.ends(of: term, in: row) { isKnown[$0] ? values[$0] : nil }
  }

  /// Puts a column at one of its ends: its own bound, or where a row holds it.
  ///
  /// Nothing is known of the column where that is not possible.
  private mutating func pin(_ column: Int, isLower: Bool, by row: Int?, _ depth: Int) {
    guard let row else {
      let bound = isLower ? model.columns[column].lower : model.columns[column].upper
      guard bound.isFinite else { return }
      values[column] = bound
      start.columns[column] = isLower ? .atLower : .atUpper
      know(column)
      return
    }
    guard depth < Self.depthLimit, isUnused(row), let own = term(column, row), isPivot(own, row)
    else { return }
    // At its least the column leaves the most to the others, if they stand on the same side.
    let isRestMost = isLower == (own.coefficient > 0)
    for term in model.rows[row].terms where term.column != column && !isKnown[term.column] {
      let isTermLower = isRestMost != (term.coefficient > 0)
      pin(
        term.column, isLower: isTermLower,
        by: holder(of: term.column, isLower: isTermLower, except: row), depth + 1)
      guard isKnown[term.column], isUnused(row) else { return }
    }
    define(own, by: row, at: isRestMost ? model.rows[row].lower : model.rows[row].upper)
  }

  /// The row that gives a column's range its end; nil where its own bound does.
  private mutating func holder(of column: Int, isLower: Bool, except: Int) -> Int? {
    let range = ranges.ranges[column]
    let end = isLower ? range.lower : range.upper
    let own = isLower ? model.columns[column].lower : model.columns[column].upper
    if (end - own).magnitude <= slack(end) { return nil }
    var best: (row: Int, distance: Double)?
    for row in rowsOf[column] where row != except && !isSoft[row] && isUnused(row) {
      guard let ends = ends(of: column, in: row) else { continue }
      let distance = ((isLower ? ends.lower : ends.upper) - end).magnitude
      if distance < best?.distance ?? .infinity { best = (row, distance) }
    }
    return best?.row
  }

  // MARK: 2. Columns of one row

  /// Defines columns of one row only where that row does not hold yet.
  mutating func defineAlone() {
    for row in model.rows.indices where hasAlone[row] && isUnused(row) {
      let missing = missing(row)
      if missing == 0 { continue }
      var best: (term: LinearModel.Entry, excess: Double)?
      for term in model.rows[row].terms
      where isAlone[term.column] && !isKnown[term.column] && isPivot(term, row) {
        let value = values[term.column] + missing / term.coefficient
        let column = model.columns[term.column]
        let excess = max(column.lower - value, value - column.upper, 0)
        if excess < best?.excess ?? .infinity { best = (term, excess) }
      }
      guard let best else { continue }
      define(best.term, by: row, at: missing > 0 ? model.rows[row].lower : model.rows[row].upper)
    }
  }

  // MARK: 3. What is missed

  /// Makes soft rows miss what they do not have.
  mutating func absorb() {
    for row in model.rows.indices where isSoft[row] && isUnused(row) {
      let missing = missing(row)
      guard missing.magnitude > slack(missing > 0 ? model.rows[row].lower : model.rows[row].upper),
        let miss = model.rows[row].terms.first(where: {
          isMiss[$0.column] && ($0.coefficient > 0) == (missing > 0)
        })
      else { continue }
      define(miss, by: row, at: missing > 0 ? model.rows[row].lower : model.rows[row].upper)
    }
  }

  /// Whether all bounds of rows and columns are kept.
  var isFeasible: Bool {
    model.columns.indices.allSatisfy { column in
      let (value, bounds) = (values[column], model.columns[column])
      return value >= bounds.lower - slack(bounds.lower)
        && value <= bounds.upper + slack(bounds.upper)
    }
      && model.rows.indices.allSatisfy { row in
        let missing = missing(row)
        return missing.magnitude
          <= slack(missing > 0 ? model.rows[row].lower : model.rows[row].upper)
      }
  }

  // MARK: Rows

  /// Makes a column basic with the value that puts a row on one of its bounds.
  private mutating func define(_ own: LinearModel.Entry, by row: Int, at bound: Double) {
    values[own.column] = (bound - rest(own, row)) / own.coefficient
    start.columns[own.column] = .basic
    let bounds = model.rows[row]
    start.rows[row] =
      bounds.lower == bounds.upper ? .fixed : bound == bounds.lower ? .atLower : .atUpper
    if !isKnown[own.column] { know(own.column) }
  }

  private mutating func know(_ column: Int) {
    isKnown[column] = true
    for row in rowsOf[column] {
      unknown[row] -= 1
      if isDefining(row) { queue.append(row) }
    }
  }

  private func term(_ column: Int, _ row: Int) -> LinearModel.Entry? {
    model.rows[row].terms.first { $0.column == column }
  }

  /// The sum of a row without one of its columns.
  private func rest(_ own: LinearModel.Entry, _ row: Int) -> Double {
    var sum = 0.0
    for term in model.rows[row].terms where term.column != own.column {
      sum += term.coefficient * values[term.column]
    }
    return sum
  }

  /// What a row's sum is below its lower bound, or less than 0 where it is above its upper one.
  private func missing(_ row: Int) -> Double {
    var sum = 0.0
    for term in model.rows[row].terms { sum += term.coefficient * values[term.column] }
    let bounds = model.rows[row]
    return sum < bounds.lower ? bounds.lower - sum : sum > bounds.upper ? bounds.upper - sum : 0
  }

  private func slack(_ bound: Double) -> Double {
    bound.isFinite ? Self.tolerance * (1 + bound.magnitude) : 0
  }

  private func isPivot(_ term: LinearModel.Entry, _ row: Int) -> Bool {
    model.rows[row].terms.allSatisfy {
      term.coefficient.magnitude >= LevelReduction.pivotShare * $0.coefficient.magnitude
    }
  }
}
