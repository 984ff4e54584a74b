// SPDX-License-Identifier: GPL-3.0-or-later

/// The ranges of a program's columns that follow from bounds and rows.
///
/// Rows are followed again while they narrow something, each a limited number of times, since
/// some systems of rows narrow ranges for ever.
struct RowRanges {
  /// What a column's values end at.
  struct Ends {
    var lower: Double
    var upper: Double
  }

  private let model: LinearModel
  private(set) var ranges: [Ends]

  /// How often a row is followed at most.
  private static let visitLimit = 6
  /// What a range must narrow by, relative to 1 + its end.
  private static let progress = 1e-9

  /// Follows the rows of a program.
  init(_ model: LinearModel, _ rowsOf: RowsOfColumns) {
    self.model = model
    ranges = model.columns.map { Ends(lower: $0.lower, upper: $0.upper) }
    var visits = [Int](repeating: 0, count: model.rows.count)
    var isQueued = [Bool](repeating: true, count: model.rows.count)
    // Sums stand behind what they are made of more often than before it.
    var queue = Array(model.rows.indices.reversed())
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      isQueued[row] = false
      visits[row] += 1
      for column in narrow(row) {
        for other in rowsOf[column]
        where !isQueued[other] && visits[other] < Self.visitLimit && other != row {
          isQueued[other] = true
          queue.append(other)
        }
      }
    }
  }

  /// Narrows the ranges of a row's columns and answers those that it has narrowed.
  private mutating func narrow(_ row: Int) -> [Int] {
    var narrowed: [Int] = []
    let sum = Sum(model.rows[row].terms) { ranges[$0] }
    guard sum.openLower <= 1 || sum.openUpper <= 1 else { return [] }
    for term in model.rows[row].terms {
      let old = ranges[term.column]
      let ends = ends(of: term, in: row, sum.without(term, old))
      var new = old
      if ends.lower > old.lower + Self.progress * (1 + ends.lower.magnitude) {
        new.lower = ends.lower
      }
      if ends.upper < old.upper - Self.progress * (1 + ends.upper.magnitude) {
        new.upper = ends.upper
      }
      // Ranges that cross each other are left to the solver to find.
      guard new.lower <= new.upper, new.lower != old.lower || new.upper != old.upper else {
        continue
      }
      ranges[term.column] = new
      narrowed.append(term.column)
    }
    return narrowed
  }

  /// The ends that a row has for one of its columns, where some of the others are known.
  func ends(of own: LinearModel.Entry, in row: Int, _ known: (Int) -> Double?) -> Ends {
    var sum = Ends(lower: 0, upper: 0)
    for term in model.rows[row].terms where term.column != own.column {
      let value = known(term.column)
      let range = value.map { Ends(lower: $0, upper: $0) } ?? ranges[term.column]
      sum.lower += term.coefficient * (term.coefficient > 0 ? range.lower : range.upper)
      sum.upper += term.coefficient * (term.coefficient > 0 ? range.upper : range.lower)
    }
    return ends(of: own, in: row, sum)
  }

  /// The ends of a column where the others of its row together lie between two numbers.
  private func ends(of own: LinearModel.Entry, in row: Int, _ others: Ends) -> Ends {
    let one = (model.rows[row].lower - others.upper) / own.coefficient
    let other = (model.rows[row].upper - others.lower) / own.coefficient
    return own.coefficient > 0 ? Ends(lower: one, upper: other) : Ends(lower: other, upper: one)
  }

  /// What the terms of a row add up to at least and at most, apart from ends that are open.
  private struct Sum {
    var lower = 0.0
    var upper = 0.0
    var openLower = 0
    var openUpper = 0

    init(_ terms: [LinearModel.Entry], _ range: (Int) -> Ends) {
      for term in terms {
        let (least, most) = Self.products(term, range(term.column))
        if least.isFinite { lower += least } else { openLower += 1 }
        if most.isFinite { upper += most } else { openUpper += 1 }
      }
    }

    /// The least and the greatest sum of all other terms.
    func without(_ term: LinearModel.Entry, _ range: Ends) -> Ends {
      let (least, most) = Self.products(term, range)
      let openLower = openLower - (least.isFinite ? 0 : 1)
      let openUpper = openUpper - (most.isFinite ? 0 : 1)
      return Ends(
        lower: openLower > 0 ? -.infinity : lower - (least.isFinite ? least : 0),
        upper: openUpper > 0 ? .infinity : upper - (most.isFinite ? most : 0))
    }

    private static func products(
      _ term: LinearModel.Entry, _ range: Ends
    ) -> (least: Double, most: Double) {
      let (one, other) = (term.coefficient * range.lower, term.coefficient * range.upper)
      return term.coefficient > 0 ? (one, other) : (other, one)
    }
  }
}
