// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A node's answers along an axis to the proposals 0, nil and infinity, where they can be told
/// before a layout: they then hold whatever is proposed across.
///
/// Containers ask every child for these. Found once for each node, children first, they cost
/// nothing in a layout.
struct LengthRange {
  /// The answer to 0.
  var least: CGFloat
  /// The answer to nil.
  var ideal: CGFloat
  /// The answer to infinity.
  var most: CGFloat

  /// The answers are not known before a layout.
  static let unknown = LengthRange(least: .nan, ideal: .nan, most: .nan)

  /// Whether all three answers are known.
  var isKnown: Bool { !(least.isNaN || ideal.isNaN || most.isNaN) }

  init(least: CGFloat, ideal: CGFloat, most: CGFloat) {
    self.least = least
    self.ideal = ideal
    self.most = most
  }

  /// The answers of a node that always answers the same.
  init(_ length: CGFloat) { self.init(least: length, ideal: length, most: length) }

  /// The answers of a rule.
  init(_ answer: (CGFloat?) -> CGFloat) {
    self.init(least: answer(0), ideal: answer(nil), most: answer(.infinity))
  }

  /// The answer to a proposal as answers are kept by it; undefined where it is another one or not
  /// known.
  @inline(__always)
  func answer(to proposed: CGFloat) -> CGFloat {
    if proposed == 0 { return least }
    if proposed == MeasurementCache.noProposal { return ideal }
    return proposed == .infinity ? most : .nan
  }
}

/// The ranges of both axes.
struct LengthRanges {
  var width: LengthRange
  var height: LengthRange

  static let unknown = LengthRanges(width: .unknown, height: .unknown)

  subscript(axis: Axis) -> LengthRange { axis == .horizontal ? width : height }
}
