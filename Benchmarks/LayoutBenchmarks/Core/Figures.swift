// SPDX-License-Identifier: GPL-3.0-or-later

/// What the times of some runs come to, in milliseconds.
struct Figures: Codable {
  var minimum: Double
  var median: Double
  var p95: Double
  /// How many runs were timed.
  var runs: Int

  /// The figures of times in any order; needs at least one.
  init(_ times: [Double]) {
    precondition(!times.isEmpty, "figures of at least one run")
    let sorted = times.sorted()
    minimum = sorted[0]
    median = sorted[sorted.count / 2]
    p95 = sorted[min(sorted.count - 1, sorted.count * 95 / 100)]
    runs = sorted.count
  }
}
