// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// How much a constraint matters, on UIKit's scale from 0 to 1000.
///
/// A number can be written in its place: `.priority(751)`.
public struct ConstraintPriority: Sendable, Hashable, Comparable {
  /// The number, from 0 to 1000.
  public let rawValue: Double

  /// Makes a priority; a number outside of the scale is moved to its nearest end, and an undefined
  /// one is required.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue.isNaN ? 1000 : min(max(rawValue, 0), 1000)
  }

  /// 1000: the constraint holds whatever happens.
  public static let required = ConstraintPriority(1000)
  /// 750: UIKit's default compression resistance.
  public static let high = ConstraintPriority(750)
  /// 250: UIKit's default hugging.
  public static let low = ConstraintPriority(250)
  /// 50: less than any view's wish about its own size.
  public static let fittingSize = ConstraintPriority(50)

  /// Priorities compare as their numbers.
  public static func < (a: ConstraintPriority, b: ConstraintPriority) -> Bool {
    a.rawValue < b.rawValue
  }
}

extension ConstraintPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a priority from a number in code.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Makes a priority from a whole number in code.
  public init(integerLiteral value: Int) { self.init(Double(value)) }
}
