// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LinearProgram

/// A length as the compiler knows it: an affine expression of the program's variables.
///
/// Infinite lengths are constants; they come from infinite proposals only.
typealias Length = LinearExpression

/// A proposal whose lengths are expressions; nil where none is proposed.
struct Offer: Hashable {
  var width: Length?
  var height: Length?

  init(width: Length?, height: Length?) {
    self.width = width
    self.height = height
  }

  init(_ axis: Axis, _ along: Length?, cross: Length?) {
    self =
      axis == .horizontal ? .init(width: along, height: cross) : .init(width: cross, height: along)
  }

  static let zero = Offer(width: 0, height: 0)
  static let infinity = Offer(width: Length(.infinity), height: Length(.infinity))
  static let unspecified = Offer(width: nil, height: nil)

  subscript(axis: Axis) -> Length? {
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

extension Length {
  /// Whether the length is infinite: a constant, since no variable is.
  var isInfinite: Bool { isConstant && constant.isInfinite }

  /// Whether the length is undefined, as infinity minus infinity is.
  var isUndefined: Bool { isConstant && constant.isNaN }
}

/// The number of a pair of container lengths for `containerRelativeFrame`.
struct ContainerID: Hashable {
  var index: Int
}
