// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Compares the answers of engines before anything is timed.
enum AnswerCheck {
  /// How far numbers may be apart, relative to numbers above 1.
  static let tolerance = 1e-6

  /// What differs between an answer and the one it is compared with; nil for nothing.
  static func difference(
    _ answer: Answer, _ reference: Answer, tolerance: Double = tolerance
  ) -> String? {
    difference("cost", answer.costs, reference.costs, tolerance)
      ?? difference("coordinate", answer.frames, reference.frames, tolerance)
  }

  /// Lists of which one is empty cannot be compared: several answers are right.
  private static func difference(
    _ name: String, _ some: [Double], _ other: [Double], _ tolerance: Double
  ) -> String? {
    if some.isEmpty || other.isEmpty { return nil }
    if some.count != other.count { return "\(some.count) \(name)s instead of \(other.count)" }
    for (index, (one, two)) in zip(some, other).enumerated() {
      let distance = abs(one - two)
      // Written so that NaN fails.
      if !(distance <= tolerance * max(1, abs(two))) {
        return "\(name) \(index) is \(one) instead of \(two)"
      }
    }
    return nil
  }
}
