// SPDX-License-Identifier: GPL-3.0-or-later

extension ReducedSystem.Range {
  /// Lifts the lower bound; the first of two equal ones stays.
  mutating func raise(to value: Double, _ source: ReducedSystem.Source?) {
    if value > lower {
      lower = value
      lowerSource = source
    }
  }

  /// Brings the upper bound down; the first of two equal ones stays.
  mutating func lower(to value: Double, _ source: ReducedSystem.Source?) {
    if value < upper {
      upper = value
      upperSource = source
    }
  }

  /// Keeps the stronger of both bounds on each side.
  mutating func narrow(to other: ReducedSystem.Range) {
    raise(to: other.lower, other.lowerSource)
    lower(to: other.upper, other.upperSource)
  }

  /// The sources of bounds that cross; bounds that cross by rounding only become equal.
  mutating func close() -> [ReducedSystem.Source]? {
    guard lower > upper else { return nil }
    let size = max(lower.magnitude, upper.magnitude)
    if lower - upper <= SumReducer.tolerance * (1 + size) {
      upper = lower
      return nil
    }
    return [lowerSource, upperSource].compactMap { $0 }
  }
}

extension ReducedSystem.SoftRow {
  /// Whether two soft rows always cost the same.
  func saysSame(as other: ReducedSystem.SoftRow) -> Bool {
    priority == other.priority && relation == other.relation && constant == other.constant
      && terms == other.terms
  }

  /// By falling priority, then terms, constant, relation and number.
  func precedes(_ other: ReducedSystem.SoftRow) -> Bool {
    if priority != other.priority { return priority > other.priority }
    let order = compareTerms(terms, other.terms)
    if order != 0 { return order < 0 }
    if constant != other.constant { return constant < other.constant }
    if relation != other.relation { return relation.rawValue < other.relation.rawValue }
    return constraints[0] < other.constraints[0]
  }
}
