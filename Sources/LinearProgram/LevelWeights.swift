// SPDX-License-Identifier: GPL-3.0-or-later

/// The exact weights of a run of rules.
///
/// Going backwards, S of a variable bounds what later costs can win back when it moves by one: a
/// later clamp with two bounds can stay where it is, so it wins its weight times the derivative of
/// its argument; a later maximum or minimum has to follow, so it wins its weight and its own S
/// times that. The weight is 1 + S, so that moving always costs more than it wins. A definition
/// has no cost and hands its S on to what it is made of.
struct LevelWeights {
  /// The weight of each rule; definitions and parameters weigh 0.
  private(set) var weights: [Double]
  /// The largest weight; infinity where coefficients are beyond all measure.
  private(set) var largest = 0.0

  /// Finds the weights of the rules in a range, in time in proportion to the terms of the rules.
  init(of rules: borrowing RuleTerms, in range: Range<Int>) {
    weights = [Double](repeating: 0, count: range.count)
    var sensitivity = [Double](repeating: 0, count: range.count)
    var largest = 0.0
    let start = range.lowerBound
    let first = rules.start(of: start)
    rules.forms.withUnsafeBufferPointer { forms in
      rules.ends.withUnsafeBufferPointer { ends in
        rules.variables.withUnsafeBufferPointer { variables in
          rules.peaks.withUnsafeBufferPointer { peaks in
            weights.withUnsafeMutableBufferPointer { weights in
              sensitivity.withUnsafeMutableBufferPointer { sensitivity in
                for index in range.reversed() {
                  let own = sensitivity[index - start]
                  let factor: Double
                  switch forms[index] {
                  case .fixed, .open: continue
                  case .equal: factor = own
                  case .between: factor = 1 + own
                  case .atLeast, .atMost: factor = 1 + own + own
                  }
                  if forms[index] != .equal {
                    let weight = 1 + own
                    weights[index - start] = weight
                    // Written so that NaN counts as too large.
                    if !(weight <= largest) { largest = weight.isNaN ? .infinity : weight }
                  }
                  let begin = index == start ? first : ends[index - 1]
                  for term in begin..<ends[index] where variables[term] >= start {
                    sensitivity[variables[term] - start] += factor * peaks[term]
                  }
                }
              }
            }
          }
        }
      }
    }
    self.largest = largest
  }

  /// The weight of each rule in a range; nil when a weight passes the limit.
  static func weights(
    of rules: borrowing RuleTerms, in range: Range<Int>, limit: Double
  ) -> [Double]? {
    let found = LevelWeights(of: rules, in: range)
    return found.largest <= limit ? found.weights : nil
  }
}
