// SPDX-License-Identifier: GPL-3.0-or-later

/// How far an answer may be followed from where it was read.
///
/// A value that is followed from start to target is what it was plus a difference, so it is off by
/// the rounding of numbers as large as the start; where these are far larger than the target, a
/// solve there would not have it.
enum FollowingReach {
  /// The rounding of numbers up to this is below 1e-11, which no answer shows.
  private static let harmless = 65_536.0
  private static let shrinkage = 8.0

  /// Whether a parameter may be followed from one value to another.
  static func isNear(_ start: Double, _ target: Double) -> Bool {
    start.magnitude <= max(harmless, shrinkage * target.magnitude)
  }
}
