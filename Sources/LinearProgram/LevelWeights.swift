// SPDX-License-Identifier: GPL-3.0-or-later

/// The exact weights of a run of rules.
///
/// Going backwards, S of a variable bounds what later costs can win back when it moves by one: a
/// later clamp with two bounds can stay where it is, so it wins its weight times the derivative of
/// its argument; a later maximum or minimum has to follow, so it wins its weight and its own S
/// times that. The weight is 1 + S, so that moving always costs more than it wins. A definition
/// has no cost and hands its S on to what it is made of.
enum LevelWeights {
  /// The weight of each rule in a range; nil when a weight passes the limit.
  ///
  /// Definitions and parameters weigh 0. Takes time in proportion to the terms of the rules.
  static func weights(
    of rules: borrowing RuleTerms, in range: Range<Int>, limit: Double
  ) -> [Double]? {
    let start = range.lowerBound
    var weights = [Double](repeating: 0, count: range.count)
    var sensitivity = [Double](repeating: 0, count: range.count)
    for index in range.reversed() {
      let own = sensitivity[index - start]
      let form = rules.forms[index]
      let factor: Double
      switch form {
      case .fixed, .open: continue
      case .equal: factor = own
      case .between: factor = 1 + own
      case .atLeast, .atMost: factor = 1 + own + own
      }
      if form != .equal {
        // Written so that NaN, from coefficients beyond all measure, counts as too large.
        if !(1 + own <= limit) { return nil }
        weights[index - start] = 1 + own
      }
      for term in rules.start(of: index)..<rules.ends[index] where rules.variables[term] >= start {
        sensitivity[rules.variables[term] - start] += factor * rules.peaks[term]
      }
    }
    return weights
  }
}
