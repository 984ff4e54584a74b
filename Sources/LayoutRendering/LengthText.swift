// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Lengths as people read them: at most three decimals, without zeros at the end.
enum LengthText {
  /// The text of a length; infinite ones are `inf` and `-inf`.
  static func text(_ length: CGFloat) -> String {
    let value = Double(length)
    if value.isNaN { return "nan" }
    if value.isInfinite { return value < 0 ? "-inf" : "inf" }
    let scaled = (value * 1_000).rounded() / 1_000
    let rounded = scaled.isFinite ? scaled : value
    if rounded == 0 { return "0" }
    let text = rounded.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A distance of any size with two significant digits: how large it is matters, not its digits.
  static func short(_ length: CGFloat) -> String {
    let value = Double(length)
    guard value.isFinite, let rounded = Double(String(format: "%.1e", value)) else {
      return text(length)
    }
    let text = rounded.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A frame as `x,y wxh`.
  static func text(_ frame: CGRect) -> String {
    "\(text(frame.origin.x)),\(text(frame.origin.y)) "
      + "\(text(frame.size.width))x\(text(frame.size.height))"
  }

  /// A size as `w x h`.
  static func text(_ size: CGSize) -> String {
    "\(text(size.width)) x \(text(size.height))"
  }
}
