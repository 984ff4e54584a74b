// SPDX-License-Identifier: GPL-3.0-or-later

extension Requirements {
  /// The constraints with some numbers as ordered rows, and those without variables that fail.
  static func ordered(
    _ system: PrioritySystem, _ numbers: [Int], _ rank: [Int], _ tolerance: Double
  ) throws(ConflictError) -> (
    rows: [Row], failing: [(number: Int, constraint: Constraint, amount: Double)]
  ) {
    var rows: [Row] = []
    rows.reserveCapacity(numbers.count)
    var failing: [Row] = []
    var last = -1
    for number in numbers.sorted() where number != last {
      last = number
      let constraint = system.constraints[number]
      let difference = constraint.difference
      if difference.constant.isNaN {
        throw .notANumber(constraint: constraint.description(naming: system.name(of:)))
      }
      for term in difference.terms where !rank.indices.contains(term.variable.index) {
        let text = constraint.description(naming: system.name(of:))
        throw .foreignVariable(term.variable, constraint: text)
      }
      if !difference.isConstant {
        rows.append(row(number, constraint, difference, rank))
      } else if fails(constraint, tolerance) {
        failing.append(
          Row(number: number, constraint: constraint, terms: [], lower: 0, upper: 0))
      }
    }
    rows.sort { isBefore($0, $1, system) }
    failing.sort { isBefore($0, $1, system) }
    return (rows, failing.map { ($0.number, $0.constraint, $0.constraint.violation { _ in 0 }) })
  }

  /// Whether a constraint without variables fails by more than the tolerance.
  private static func fails(_ constraint: Constraint, _ tolerance: Double) -> Bool {
    let violation = constraint.violation { _ in 0 }
    let size = max(constraint.left.constant.magnitude, constraint.right.constant.magnitude)
    return violation == .infinity || violation > tolerance * max(1, size.isFinite ? size : 1)
  }

  private static func row(
    _ number: Int, _ constraint: Constraint, _ difference: LinearExpression, _ rank: [Int]
  ) -> Row {
    var terms = difference.terms.map { LinearModel.Entry(rank[$0.variable.index], $0.coefficient) }
    terms.sort { $0.column < $1.column }
    // 0 - constant instead of -constant avoids a negative zero, which compares alike but reads
    // differently.
    let bound = 0 - difference.constant
    var lower = constraint.relation == .lessThanOrEqual ? -Double.infinity : bound
    var upper = constraint.relation == .greaterThanOrEqual ? Double.infinity : bound
    if let first = terms.first, first.coefficient < 0 {
      for index in terms.indices { terms[index].coefficient = -terms[index].coefficient }
      (lower, upper) = (0 - upper, 0 - lower)
    }
    return Row(number: number, constraint: constraint, terms: terms, lower: lower, upper: upper)
  }

  /// Whether a row comes before another: by variables, coefficients, bounds, then the rest.
  private static func isBefore(_ left: Row, _ right: Row, _ system: PrioritySystem) -> Bool {
    for (one, other) in zip(left.terms, right.terms) {
      if one.column != other.column { return one.column < other.column }
      if one.coefficient != other.coefficient { return one.coefficient < other.coefficient }
    }
    if left.terms.count != right.terms.count { return left.terms.count < right.terms.count }
    if left.lower != right.lower { return left.lower < right.lower }
    if left.upper != right.upper { return left.upper < right.upper }
    let (one, other) = (left.constraint, right.constraint)
    if one.priority != other.priority { return one.priority < other.priority }
    let texts = [one, other].map { orderedText($0, system) }
    if texts[0] != texts[1] { return texts[0] < texts[1] }
    let origins = [one, other].map { $0.origin?.description ?? "" }
    return origins[0] < origins[1]
  }
  /// Both sides with their terms in the order of the names.
  private static func orderedText(_ constraint: Constraint, _ system: PrioritySystem) -> String {
    let sides = [constraint.left, constraint.right].map { side in
      let terms = side.terms.map { (name: system.name(of: $0.variable), factor: $0.coefficient) }
      return terms.sorted { $0.name < $1.name }.map { "\($0.factor) \($0.name)" }
        .joined(separator: " + ") + " + \(side.constant)"
    }
    return sides.joined(separator: " \(constraint.relation) ")
  }
}
