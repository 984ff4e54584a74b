// SPDX-License-Identifier: GPL-3.0-or-later

/// The constraints and bounds of a system in an order of their own.
///
/// Variables are ordered by name and rows by their terms, so that everything computed from here on
/// is independent of the order in which they were added. A requirement is named by a code: rows
/// come first, then two codes for each variable's lower and upper bound; of a variable with a given
/// value the code of the lower bound stands for both.
struct Requirements {
  /// A constraint as a sum between bounds; the first coefficient is positive.
  struct Row {
    let number: Int
    let constraint: Constraint
    let terms: [LinearModel.Entry]
    let lower: Double
    let upper: Double
  }

  /// The rows that have variables, ordered.
  let rows: [Row]
  /// The constraints without variables that fail, ordered, with the amount of the failure.
  let failing: [(number: Int, constraint: Constraint, amount: Double)]
  /// The variable of each column; columns are ordered by name.
  let variables: [Variable]
  /// The least value of each column.
  private(set) var lower: [Double]
  /// The greatest value of each column.
  private(set) var upper: [Double]
  /// The columns whose bounds cross, with these bounds; further on they have none.
  let crossing: [(column: Int, lower: Double, upper: Double)]
  /// How far a requirement with a constant of at most 1 may fail.
  let tolerance: Double

  /// The code of a bound of a column.
  func code(ofColumn column: Int, isUpper: Bool) -> Int {
    rows.count + 2 * column + (isUpper && !isFixed(column) ? 1 : 0)
  }

  /// Whether a column has one value only.
  func isFixed(_ column: Int) -> Bool { lower[column] == upper[column] }

  /// The terms and bounds of a requirement.
  func sum(of code: Int) -> (terms: [LinearModel.Entry], lower: Double, upper: Double) {
    if code < rows.count { return (rows[code].terms, rows[code].lower, rows[code].upper) }
    let column = (code - rows.count) / 2
    let terms = [LinearModel.Entry(column, 1)]
    if isFixed(column) { return (terms, lower[column], upper[column]) }
    return (code - rows.count).isMultiple(of: 2)
      ? (terms, lower[column], .infinity) : (terms, -.infinity, upper[column])
  }

  /// The requirement as a member of a conflict.
  func member(_ code: Int) -> Conflict.Member {
    if code < rows.count { return .constraint(rows[code].number, rows[code].constraint) }
    let column = (code - rows.count) / 2
    if isFixed(column) { return .value(variables[column], lower[column]) }
    return (code - rows.count).isMultiple(of: 2)
      ? .lower(variables[column], lower[column]) : .upper(variables[column], upper[column])
  }

  /// How far a sum may be from a bound.
  func slack(at bound: Double) -> Double { tolerance * max(1, bound.magnitude) }

  /// Orders a system's variables and the constraints with some numbers.
  init(
    _ system: PrioritySystem, _ numbers: [Int], tolerance: Double
  ) throws(ConflictError) {
    self.tolerance = tolerance
    let columns = system.columns
    let order = columns.indices.sorted { columns[$0].name < columns[$1].name }
    var rank = [Int](repeating: 0, count: order.count)
    for (column, index) in order.enumerated() { rank[index] = column }
    variables = order.map(Variable.init(index:))
    lower = order.map { columns[$0].lower }
    upper = order.map { columns[$0].upper }
    var crossing: [(column: Int, lower: Double, upper: Double)] = []
    for (column, index) in order.enumerated() where !(lower[column] <= upper[column]) {
      let (least, most) = (lower[column], upper[column])
      if !least.isFinite || !most.isFinite {
        throw .unusableBounds(variable: columns[index].name, lower: least, upper: most)
      }
      let slack = tolerance * max(1, least.magnitude, most.magnitude)
      if least - most > 2 * slack {
        crossing.append((column, least, most))
        (lower[column], upper[column]) = (-.infinity, .infinity)
      } else {
        (lower[column], upper[column]) = (least, least)
      }
    }
    for (column, index) in order.enumerated()
    where lower[column] == .infinity || upper[column] == -.infinity {
      throw .unusableBounds(
        variable: columns[index].name, lower: lower[column], upper: upper[column])
    }
    self.crossing = crossing
    (rows, failing) = try Self.ordered(system, numbers, rank, tolerance)
  }
}
