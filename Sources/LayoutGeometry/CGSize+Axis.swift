// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension CGSize {
  /// Makes a size from a length along an axis and one across it.
  @inlinable public init(_ axis: Axis, _ along: CGFloat, cross: CGFloat) {
    self =
      axis == .horizontal ? .init(width: along, height: cross) : .init(width: cross, height: along)
  }

  /// The length along an axis.
  @inlinable public subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal {
        width = newValue
      } else {
        height = newValue
      }
    }
  }
}

extension CGPoint {
  /// Makes a point from a coordinate along an axis and one across it.
  @inlinable public init(_ axis: Axis, _ along: CGFloat, cross: CGFloat) {
    self = axis == .horizontal ? .init(x: along, y: cross) : .init(x: cross, y: along)
  }

  /// The coordinate along an axis.
  @inlinable public subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set {
      if axis == .horizontal {
        x = newValue
      } else {
        y = newValue
      }
    }
  }
}
