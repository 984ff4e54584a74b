// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// A length as views may answer or propose it: 0 where it is negative or undefined.
@inline(__always)
func nonNegative(_ length: CGFloat) -> CGFloat { length > 0 ? length : 0 }

/// A distance, or 0 where infinite lengths leave it undefined.
@inline(__always)
func defined(_ distance: CGFloat) -> CGFloat { distance.isNaN ? 0 : distance }

/// A place in a parent's box, or 0 where infinite lengths leave it infinite or undefined.
@inline(__always)
func finite(_ place: CGFloat) -> CGFloat { place.isFinite ? place : 0 }

/// A length within limits; the minimum wins over a smaller maximum.
@inline(__always)
func clamped(_ length: CGFloat, from minimum: CGFloat, to maximum: CGFloat) -> CGFloat {
  let limited = length < maximum ? length : maximum
  return limited > minimum ? limited : minimum
}

extension ProposedViewSize {
  /// The proposal without lengths that no view can take: negative and undefined ones are 0.
  var sanitized: ProposedViewSize {
    ProposedViewSize(width: width.map(nonNegative), height: height.map(nonNegative))
  }

  /// The proposal with the size's lengths where it proposes none, on one axis.
  func filled(_ axis: Axis, from size: CGSize) -> ProposedViewSize {
    guard self[axis] == nil else { return self }
    var filled = self
    filled[axis] = size[axis]
    return filled
  }
}
