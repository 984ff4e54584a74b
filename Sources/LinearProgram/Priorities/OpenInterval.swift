// SPDX-License-Identifier: GPL-3.0-or-later

/// The values that one variable, of which nothing but its bounds is known, may still have.
struct OpenInterval {
  private(set) var lower: Double
  private(set) var upper: Double

  init(_ range: ReducedSystem.Range) {
    lower = range.lower
    upper = range.upper
  }

  /// Whether more than one value is left.
  var isOpen: Bool { lower < upper }

  /// The value that is left; of several the one closest to 0.
  var value: Double { min(max(0, lower), upper) }

  /// Keeps the values where a level is least.
  ///
  /// A sum of distances falls and rises once, so it is followed from the left until it stops
  /// falling, and on until it rises.
  mutating func minimise(_ level: TieBreak.Level) {
    guard isOpen, !level.isEmpty else { return }
    var slope = level.slopes.reduce(0.0) { $0 + $1.slope }
    var largest = slope.magnitude
    for distance in level.distances {
      slope -= distance.weight
      largest = max(largest, distance.weight)
    }
    let threshold = LinearLevel.threshold * largest
    let bends = level.distances.filter { $0.from > lower && $0.from < upper }
    for distance in level.distances where distance.from <= lower {
      slope += 2 * distance.weight
    }
    var next = 0
    var left = lower
    while slope < -threshold {
      guard next < bends.count else {
        left = upper
        break
      }
      left = bends[next].from
      slope += 2 * bends[next].weight
      next += 1
    }
    var right = left
    if left < upper, slope <= threshold {
      right = next < bends.count ? bends[next].from : upper
    }
    lower = left
    upper = right
  }
}
