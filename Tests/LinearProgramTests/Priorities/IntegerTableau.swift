// SPDX-License-Identifier: GPL-3.0-or-later

/// A simplex tableau in whole numbers over one common denominator, so that nothing is rounded.
///
/// An independent reference for the priority solver: Bland's rule, no bounds but 0, no warm start
/// and no presolve. It counts a product that does not fit as a failure of the whole tableau.
struct IntegerTableau {
  private let width: Int
  private var cells: [[Int]]
  private var basis: [Int]
  private var denominator = 1
  private var isGone: [Bool]
  private(set) var hasOverflow = false

  /// Makes a tableau of rows sum == right side, all columns at least 0, and finds a point of it;
  /// nil when there is none.
  init?(columns: Int, rows: [(terms: [(column: Int, coefficient: Int)], right: Int)]) {
    let total = columns + rows.count
    width = total + 1
    cells = []
    basis = []
    isGone = [Bool](repeating: false, count: total)
    for (index, row) in rows.enumerated() {
      var line = [Int](repeating: 0, count: width)
      let sign = row.right < 0 ? -1 : 1
      for term in row.terms { line[term.column] += sign * term.coefficient }
      line[columns + index] = 1
      line[total] = sign * row.right
      cells.append(line)
      basis.append(columns + index)
    }
    var costs = [Int](repeating: 0, count: total)
    for index in columns..<total { costs[index] = 1 }
    guard let least = minimise(costs), least.numerator == 0 || hasOverflow else { return nil }
    for index in columns..<total { isGone[index] = true }
    removeArtificials(from: columns)
  }

  /// Takes artificial columns out of the basis; a row that has nothing else is 0 = 0.
  private mutating func removeArtificials(from columns: Int) {
    for row in cells.indices where basis[row] >= columns {
      if let column = (0..<columns).first(where: { cells[row][$0] != 0 }) {
        pivot(row, column)
      }
    }
  }

  /// The least value of costs times columns, as a fraction; nil when there is none.
  mutating func minimise(_ costs: [Int]) -> (numerator: Int, denominator: Int)? {
    var objective = [Int](repeating: 0, count: width)
    for column in 0..<width - 1 { objective[column] = denominator * costs[column] }
    for (row, line) in cells.enumerated() where costs[basis[row]] != 0 {
      for column in 0..<width { objective[column] -= costs[basis[row]] * line[column] }
    }
    cells.append(objective)
    defer { cells.removeLast() }
    while !hasOverflow {
      let last = cells.count - 1
      guard let entering = (0..<width - 1).first(where: { !isGone[$0] && cells[last][$0] < 0 })
      else {
        reducedCosts = cells[last]
        return (-cells[last][width - 1], denominator)
      }
      guard let leaving = leavingRow(entering) else { return nil }
      pivot(leaving, entering)
    }
    return (0, 1)
  }

  private var reducedCosts: [Int] = []

  /// Removes the columns that cost something in the last objective: they are 0 in all its optima.
  mutating func keepOptima() {
    for column in 0..<width - 1 where reducedCosts[column] > 0 { isGone[column] = true }
  }

  /// The row whose basic column reaches 0 first; of several the one with the first column.
  private func leavingRow(_ entering: Int) -> Int? {
    var best: Int?
    for row in basis.indices where cells[row][entering] > 0 {
      guard let other = best else {
        best = row
        continue
      }
      let mine = cells[row][width - 1] * cells[other][entering]
      let theirs = cells[other][width - 1] * cells[row][entering]
      if mine < theirs || (mine == theirs && basis[row] < basis[other]) { best = row }
    }
    return best
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let pivot = cells[row][column]
    let pivotLine = cells[row]
    for index in cells.indices where index != row {
      let factor = cells[index][column]
      var line = cells[index]
      for position in 0..<width {
        if line[position] == 0 && (factor == 0 || pivotLine[position] == 0) { continue }
        let (left, isLeftLarge) = line[position].multipliedReportingOverflow(by: pivot)
        let (right, isRightLarge) = factor.multipliedReportingOverflow(by: pivotLine[position])
        let (difference, isLarge) = left.subtractingReportingOverflow(right)
        if isLeftLarge || isRightLarge || isLarge || difference.magnitude > 1 << 60 {
          hasOverflow = true
          return
        }
        line[position] = difference / denominator
      }
      cells[index] = line
    }
    basis[row] = column
    denominator = pivot
    if denominator < 0 {
      denominator = -denominator
      for index in cells.indices { cells[index] = cells[index].map { -$0 } }
    }
  }
}
