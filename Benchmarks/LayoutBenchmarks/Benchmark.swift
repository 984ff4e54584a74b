// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A piece of work that is timed, after a check that it answers rightly.
struct Benchmark {
  var name: String
  /// What is said beside the times, such as counts of rows and pivots.
  var note: String
  /// The number of timed runs.
  var runs: Int
  /// One run.
  var work: () throws -> Void

  /// The times of the runs in milliseconds, sorted.
  func times() throws -> [Double] {
    try work()
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<runs {
      let time = try clock.measure { try work() }
      times.append(
        Double(time.components.attoseconds) * 1e-15 + Double(time.components.seconds) * 1e3)
    }
    return times.sorted()
  }
}

/// The figures of a benchmark's times.
struct Figures {
  var minimum: Double
  var median: Double
  var p95: Double

  init(_ sorted: [Double]) {
    minimum = sorted.first ?? 0
    median = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    p95 = sorted.isEmpty ? 0 : sorted[min(sorted.count - 1, sorted.count * 95 / 100)]
  }
}

/// Text in a column of a width.
func padded(_ text: String, _ width: Int, right: Bool = false) -> String {
  let space = String(repeating: " ", count: max(0, width - text.count))
  return right ? space + text : text + space
}

/// A number with three decimals.
func decimal(_ number: Double) -> String { String(format: "%.3f", number) }
