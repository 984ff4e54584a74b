// SPDX-License-Identifier: GPL-3.0-or-later

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Times work.
struct Stopwatch: Sendable {
  /// Whether the processor's time is told instead of the time that passes.
  ///
  /// It is that of all threads of this process together. It is what a busy machine leaves comparable, but reading it takes longer.
  var countsProcessorTime = false

  /// The milliseconds that some work takes.
  func milliseconds(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return Double(now - start) * 1e-6
  }

  /// Nanoseconds from some moment on.
  private var now: Int {
    var time = timespec()
    clock_gettime(countsProcessorTime ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
