// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Distances in points by which a rectangle is made smaller on its four edges.
public struct EdgeInsets: Sendable, Hashable {
  /// The inset of the upper edge.
  public var top: CGFloat
  /// The inset of the leading edge.
  public var leading: CGFloat
  /// The inset of the lower edge.
  public var bottom: CGFloat
  /// The inset of the trailing edge.
  public var trailing: CGFloat

  /// Makes insets from four distances in points, 0 by default.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes the same inset on each edge of a set.
  public init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The inset at the start of an axis: leading or top.
  public func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }

  /// The inset at the end of an axis: trailing or bottom.
  public func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }

  /// Both insets of an axis together.
  public func total(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }

  /// The inset of one edge.
  public subscript(edge: Edge) -> CGFloat {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}
