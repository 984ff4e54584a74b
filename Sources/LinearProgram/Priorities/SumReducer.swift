// SPDX-License-Identifier: GPL-3.0-or-later

/// Rewrites sums in terms of the roots of classes.
struct SumReducer {
  /// A sum in terms of roots, ordered by rank.
  struct Reduced {
    var terms: [RankedTerm] = []
    var constant = 0.0
    /// The size of the largest number that went into the constant, which rounding is relative to.
    var magnitude = 0.0

    /// Whether the constant is 0 but for rounding.
    var isZero: Bool { constant.magnitude <= SumReducer.tolerance * (1 + magnitude) }
  }

  /// What a constant may differ from 0 relative to the numbers that it comes from: that of a
  /// solver's bounds.
  static let tolerance = 1e-9
  /// A coefficient below this share of the parts that it comes from is rounding.
  private static let rounding = 1e-12

  private var sums: [Double]
  private var magnitudes: [Double]
  private var touched: [Int] = []

  init(count: Int) {
    sums = [Double](repeating: 0, count: count)
    magnitudes = [Double](repeating: 0, count: count)
  }

  /// The sum in terms of the roots there are now.
  mutating func reduce(
    _ terms: ArraySlice<RankedTerm>, constant: Double, by classes: inout AffineClasses
  ) -> Reduced {
    var result = Reduced()
    result.constant = constant
    result.magnitude = constant.magnitude
    for term in terms {
      let form = classes.form(term.rank)
      if form.offset != 0 {
        let shift = term.coefficient * form.offset
        result.constant += shift
        result.magnitude = max(result.magnitude, shift.magnitude)
      }
      guard let root = form.root else { continue }
      let coefficient = term.coefficient * form.factor
      if magnitudes[root] == 0 { touched.append(root) }
      sums[root] += coefficient
      magnitudes[root] = max(magnitudes[root], coefficient.magnitude)
    }
    touched.sort()
    result.terms.reserveCapacity(touched.count)
    for root in touched {
      if sums[root].magnitude > Self.rounding * magnitudes[root] {
        result.terms.append(RankedTerm(rank: root, coefficient: sums[root]))
      }
      sums[root] = 0
      magnitudes[root] = 0
    }
    touched.removeAll(keepingCapacity: true)
    return result
  }
}
