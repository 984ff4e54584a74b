// SPDX-License-Identifier: GPL-3.0-or-later

/// An edge of a rectangle; leading and trailing follow the layout direction.
public enum Edge: Int8, Sendable, Hashable, CaseIterable {
  /// The upper edge.
  case top
  /// The edge at which reading starts: the left one from left to right.
  case leading
  /// The lower edge.
  case bottom
  /// The edge at which reading ends.
  case trailing

  /// The axis along which the edge lies at an end: leading and trailing are horizontal.
  public var axis: Axis { self == .leading || self == .trailing ? .horizontal : .vertical }

  /// Whether the edge is where its axis starts.
  public var isStart: Bool { self == .top || self == .leading }

  /// A set of edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The bits in the order of the cases.
    public let rawValue: Int8

    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Makes a set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The lower edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]

    /// Whether the edge is a member.
    public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}
