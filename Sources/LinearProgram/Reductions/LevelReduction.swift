// SPDX-License-Identifier: GPL-3.0-or-later

/// A program with levels in fewer rows and columns, and the way back to its whole answer.
///
/// Presolve works on a system and knows which constraint ties what; this works on the program of
/// one component and keeps nothing for explanations, since the answer that comes back is one of
/// the whole program: with its basis and everything that the levels have fixed.
///
/// 1. A soft row that a required row keeps on one side costs what its columns do.
/// 2. Two equalities that are the same but for one column each tie these columns together.
/// 3. A free column in at most two rows, one of them an equality, is replaced by what that
///    equality says of it.
/// 4. A column that soft rows pull to values of its own becomes one column for each interval
///    between these values, and the soft rows go.
struct LevelReduction {
  /// A row that changes while columns are replaced.
  struct WorkRow {
    var terms: [LinearModel.Entry]
    var lower: Double
    var upper: Double
    var isGone = false

    var isEquality: Bool { lower == upper }
  }

  let model: LinearModel
  let levels: [LinearLevel]
  /// The first of the columns that stand for what soft rows miss; those before are variables.
  let firstMiss: Int
  var rows: [WorkRow]
  /// The rows that a column is or was in; each once.
  var rowsOf: RowsOfColumns
  var lower: [Double]
  var upper: [Double]
  var isGone: [Bool]
  /// The costs of all columns, level by level.
  var costs: [[Double]]
  /// What was done, in order.
  var steps: [ReductionStep] = []

  /// A program of fewer rows is solved before it is reduced.
  static let fewestRows = 8
  /// A coefficient below this share of the largest of its row is not divided by.
  static let pivotShare = 0.01
  /// A cost below this share of the largest of its level is rounding.
  static let costRounding = 1e-10
  /// A coefficient below this share of what it comes from is rounding.
  static let rounding = 1e-12

  /// Reduces a program; nil where nothing is to be had.
  init?(
    _ model: LinearModel, _ levels: [LinearLevel], firstMiss: Int,
    fewestRows: Int = LevelReduction.fewestRows
  ) {
    guard model.rows.count >= fewestRows else { return nil }
    self.model = model
    self.firstMiss = firstMiss
    self.levels = levels
    rows = model.rows.map { WorkRow(terms: $0.terms, lower: $0.lower, upper: $0.upper) }
    lower = model.columns.map(\.lower)
    upper = model.columns.map(\.upper)
    isGone = [Bool](repeating: false, count: lower.count)
    rowsOf = RowsOfColumns(model)
    let none = [Double](repeating: 0, count: lower.count)
    costs = levels.map { level in
      var costs = none
      for cost in level.costs { costs[cost.column] = cost.cost }
      return costs
    }
    chargeSides()
    mergeTwins()
    replaceFreeColumns()
    dropRounding()
    cutIntoSegments()
    dropRounding()
    if steps.isEmpty { return nil }
  }

  /// Takes away costs that are only what rounding has left of a sum that is 0.
  ///
  /// A level that costs nothing but such a rest would fix what it does not care about.
  private mutating func dropRounding() {
    for (index, level) in levels.enumerated() {
      let largest = level.costs.reduce(0.0) { max($0, $1.cost.magnitude) }
      for column in costs[index].indices
      where costs[index][column].magnitude <= Self.costRounding * largest {
        costs[index][column] = 0
      }
    }
  }

  /// The rows that a column is in now.
  func present(_ column: Int) -> [Int] { rowsOf[column].filter { has(column, in: $0) } }

  /// Whether a column is in a row now.
  func has(_ column: Int, in row: Int) -> Bool {
    !rows[row].isGone && rows[row].terms.contains { $0.column == column }
  }

  /// Takes a column out of a row by adding a multiple of an equality that has it.
  mutating func eliminate(_ column: Int, from row: Int, by equality: Int) {
    guard let own = rows[row].terms.firstIndex(where: { $0.column == column }),
      let pivot = rows[equality].terms.first(where: { $0.column == column })
    else { return }
    let factor = 0 - rows[row].terms[own].coefficient / pivot.coefficient
    rows[row].terms.remove(at: own)
    for term in rows[equality].terms where term.column != column {
      add(term.column, factor * term.coefficient, to: row)
    }
    rows[row].lower += factor * rows[equality].lower
    rows[row].upper += factor * rows[equality].upper
  }

  /// Adds a multiple of a column to a row.
  mutating func add(_ column: Int, _ coefficient: Double, to row: Int) {
    guard let place = rows[row].terms.firstIndex(where: { $0.column == column }) else {
      rows[row].terms.append(.init(column, coefficient))
      if !rowsOf[column].contains(row) { rowsOf.append(row, to: column) }
      return
    }
    let old = rows[row].terms[place].coefficient
    let sum = old + coefficient
    if sum.magnitude <= Self.rounding * max(old.magnitude, coefficient.magnitude) {
      rows[row].terms.remove(at: place)
    } else {
      rows[row].terms[place].coefficient = sum
    }
  }
}
