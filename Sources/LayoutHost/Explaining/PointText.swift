// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// Numbers of points in sentences: at most three decimals, without zeros at the end.
enum PointText {
  static func text(_ length: CGFloat) -> String {
    guard length.isFinite else {
      return length.isNaN ? "undefined" : length < 0 ? "-infinity" : "infinity"
    }
    let scaled = (Double(length) * 1_000).rounded() / 1_000
    guard scaled.isFinite, scaled != 0 else { return scaled == 0 ? "0" : "\(length)" }
    let text = scaled.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Axis {
  /// The length along the axis, in words.
  var lengthName: String { self == .horizontal ? "width" : "height" }
  /// How long something is, in words: 20 wide or 20 high.
  var extentName: String { self == .horizontal ? "wide" : "high" }
  /// The coordinate along the axis.
  var originName: String { self == .horizontal ? "x" : "y" }
}

extension CGRect {
  /// Where the frame begins along an axis.
  func origin(_ axis: Axis) -> CGFloat { axis == .horizontal ? origin.x : origin.y }
  /// How long the frame is along an axis.
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }
}
