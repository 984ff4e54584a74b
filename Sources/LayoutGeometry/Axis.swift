// SPDX-License-Identifier: GPL-3.0-or-later

/// One of the two directions along which lengths are proposed and answered.
public enum Axis: Int8, Sendable, Hashable, CaseIterable {
  /// Widths and x coordinates.
  case horizontal
  /// Heights and y coordinates.
  case vertical

  /// The axis across this one.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The bits: 1 horizontal, 2 vertical.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one axis.
    public init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

    /// The horizontal axis alone.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis alone.
    public static let vertical = Set(rawValue: 2)
    /// Both axes.
    public static let both: Set = [.horizontal, .vertical]

    /// Whether the axis is a member.
    public func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}
