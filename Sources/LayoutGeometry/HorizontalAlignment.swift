// SPDX-License-Identifier: GPL-3.0-or-later

/// A guide along the horizontal axis.
public struct HorizontalAlignment: Sendable, Hashable {
  /// The guide's name.
  public let key: AlignmentKey

  /// Makes an alignment from a type of your own.
  public init(_ id: any AlignmentID.Type) {
    key = .type(axis: .horizontal, AlignmentType(id))
  }

  /// Makes an alignment from a guide's name.
  ///
  /// - Precondition: the guide is horizontal.
  public init(key: AlignmentKey) {
    precondition(key.axis == .horizontal)
    self.key = key
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(key: .leading)
  /// The centre.
  public static let center = HorizontalAlignment(key: .centerX)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(key: .trailing)
}

/// A guide along the vertical axis.
public struct VerticalAlignment: Sendable, Hashable {
  /// The guide's name.
  public let key: AlignmentKey

  /// Makes an alignment from a type of your own.
  public init(_ id: any AlignmentID.Type) {
    key = .type(axis: .vertical, AlignmentType(id))
  }

  /// Makes an alignment from a guide's name.
  ///
  /// - Precondition: the guide is vertical.
  public init(key: AlignmentKey) {
    precondition(key.axis == .vertical)
    self.key = key
  }

  /// The upper edge.
  public static let top = VerticalAlignment(key: .top)
  /// The centre.
  public static let center = VerticalAlignment(key: .centerY)
  /// The lower edge.
  public static let bottom = VerticalAlignment(key: .bottom)
  /// The first line's baseline.
  public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)
  /// The last line's baseline.
  public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
}
