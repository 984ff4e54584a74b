// SPDX-License-Identifier: GPL-3.0-or-later

/// How much a constraint matters beside others, on UIKit's scale.
///
/// Priorities are strictly ordered: a constraint never gives way to any number of constraints of
/// a lower priority.
public struct Priority: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The number on UIKit's scale, from above 0 to 1000.
  public let value: Double

  /// Makes a priority from its number; anything at or above 1000 is required.
  @inlinable
  public init(_ value: Double) {
    self.value = value
  }

  /// The constraint must hold: 1000.
  public static let required = Priority(1000)
  /// UIKit's `defaultHigh`: 750.
  public static let defaultHigh = Priority(750)
  /// UIKit's `defaultLow`: 250.
  public static let defaultLow = Priority(250)
  /// UIKit's `fittingSizeLevel`: 50.
  public static let fittingSizeLevel = Priority(50)

  /// Whether the constraint must hold.
  @inlinable
  public var isRequired: Bool { value >= 1000 }

  /// Whether the left priority gives way to the right one.
  @inlinable
  public static func < (left: Priority, right: Priority) -> Bool {
    left.value < right.value
  }

  /// The name of a named priority, otherwise the number.
  public var description: String {
    switch self {
    case .required: "required"
    case .defaultHigh: "defaultHigh"
    case .defaultLow: "defaultLow"
    case .fittingSizeLevel: "fittingSizeLevel"
    default: shortestText(value)
    }
  }
}

extension Priority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a priority from a literal.
  @inlinable
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// Makes a priority from a literal.
  @inlinable
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}
