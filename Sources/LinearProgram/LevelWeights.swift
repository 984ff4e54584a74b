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
    of rules: [SequentialRule], in range: Range<Int>, limit: Double
  ) -> [Double]? {
    let start = range.lowerBound
    var weights = [Double](repeating: 0, count: range.count)
    var sensitivity = [Double](repeating: 0, count: range.count)
    var peaks = Peaks(range: range)
    for index in range.reversed() {
      let rule = rules[index]
      let own = sensitivity[index - start]
      let factor: Double
      switch rule.form {
      case .fixed, .open: continue
      case .equal: factor = own
      case .between: factor = 1 + own
      case .atLeast, .atMost: factor = 1 + own + own
      }
      if rule.form != .equal {
        // Written so that NaN, from coefficients beyond all measure, counts as too large.
        if !(1 + own <= limit) { return nil }
        weights[index - start] = 1 + own
      }
      if rule.arguments.count == 1 {
        for term in rule.arguments[0].terms where term.variable.index >= start {
          sensitivity[term.variable.index - start] += factor * term.coefficient.magnitude
        }
      } else {
        peaks.collect(rule.arguments)
        peaks.drain { sensitivity[$0] += factor * $1 }
      }
    }
    return weights
  }

  /// The largest derivative by each variable among several expressions.
  private struct Peaks {
    private let start: Int
    private var peak: [Double]
    private var touched: [Int] = []

    init(range: Range<Int>) {
      start = range.lowerBound
      peak = [Double](repeating: 0, count: range.count)
    }

    mutating func collect(_ expressions: [LinearExpression]) {
      for expression in expressions {
        for term in expression.terms where term.variable.index >= start {
          let position = term.variable.index - start
          if peak[position] == 0 { touched.append(position) }
          peak[position] = max(peak[position], term.coefficient.magnitude)
        }
      }
    }

    mutating func drain(_ body: (Int, Double) -> Void) {
      for position in touched {
        body(position, peak[position])
        peak[position] = 0
      }
      touched.removeAll(keepingCapacity: true)
    }
  }
}
