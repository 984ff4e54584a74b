// SPDX-License-Identifier: GPL-3.0-or-later

/// The search for the longest run of rules whose weights keep a limit.
///
/// The largest weight grows with the length of the run. Doubling the length until it passes the
/// limit keeps the search in proportion to what it finds, also when a program falls into many
/// levels; between the last that fits and the first that does not, the length at which the weight
/// should be the limit is tried, as its logarithm grows about evenly.
struct LevelSearch {
  /// The longest run that is known to fit.
  private var fitting: Int
  /// The shortest run that is known not to fit.
  private var failing: Int
  /// How far the logarithms of the largest weights are below and above that of the limit.
  private var below = 0.0
  private var above = 0.0
  private var steps = 0

  /// The weights of the longest run of at most `pending` rules from `start` that keep the limit.
  ///
  /// A single rule always fits: its weight is 1, and no limit is below that.
  static func longest(
    of rules: borrowing RuleTerms, from start: Int, pending: Int, limit: Double
  ) -> [Double] {
    var search = LevelSearch(fitting: 1, failing: pending + 1)
    var best = [rules.forms[start] == .equal ? 0.0 : 1.0]
    var length = min(64, pending)
    while search.fitting < search.failing - 1 {
      let found = LevelWeights(of: rules, in: start..<(start + length))
      let distance = size(of: found.largest) - size(of: limit)
      if found.largest <= limit {
        search.fits(length, below: -distance)
        best = found.weights
      } else {
        search.fails(length, above: distance)
      }
      length = search.failing > pending ? min(2 * length, pending) : search.next
    }
    return best
  }

  private init(fitting: Int, failing: Int) {
    self.fitting = fitting
    self.failing = failing
  }

  private mutating func fits(_ length: Int, below distance: Double) {
    fitting = length
    below = distance
    // The other end counts half, or it would stay where it is.
    above /= 2
    steps += 1
  }

  private mutating func fails(_ length: Int, above distance: Double) {
    failing = length
    above = distance
    below /= 2
    steps += 1
  }

  /// About the binary logarithm of a weight: exact at powers of 2, even in between.
  private static func size(of weight: Double) -> Double {
    guard weight > 0 else { return -.infinity }
    return weight.isFinite ? Double(weight.exponent) + weight.significand : .infinity
  }

  /// The length to try next between the two ends.
  private var next: Int {
    let share = below / (below + above)
    // Every other step from a few on halves, which ends the search whatever the weights are.
    guard share.isFinite, above.isFinite, steps < 16 || steps.isMultiple(of: 2) else {
      return (fitting + failing) / 2
    }
    let guess = fitting + Int((Double(failing - fitting) * share).rounded())
    return min(max(guess, fitting + 1), failing - 1)
  }
}
