// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A size that a parent offers a child, in points: nil asks for the ideal length, 0 for the
/// smallest and infinity for the largest.
public struct ProposedViewSize: Sendable, Hashable {
  /// The proposed width, or nil where none is proposed.
  public var width: CGFloat?
  /// The proposed height, or nil where none is proposed.
  public var height: CGFloat?

  /// Makes a proposal from its two lengths.
  @inlinable public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes a size.
  @inlinable public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  /// Makes a proposal from a length along an axis and one across it.
  @inlinable public init(_ axis: Axis, _ along: CGFloat?, cross: CGFloat?) {
    self =
      axis == .horizontal ? .init(width: along, height: cross) : .init(width: cross, height: along)
  }

  /// The proposal that asks for a view's smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal that asks for a view's largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  /// The proposal that asks for a view's ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// The length along an axis.
  @inlinable public subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal {
        width = newValue
      } else {
        height = newValue
      }
    }
  }

  /// The proposal as a size, with SwiftUI's 10 x 10 points where nothing is proposed.
  @inlinable public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
