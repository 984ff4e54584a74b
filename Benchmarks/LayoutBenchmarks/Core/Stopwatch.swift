// SPDX-License-Identifier: GPL-3.0-or-later

/// Times work on the machine's monotonic clock.
enum Stopwatch {
  /// The milliseconds that some work takes.
  static func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    try work()
    let time = ContinuousClock.now - start
    return Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) * 1e-15
  }
}
