// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Affine functions as people read them: `0.5 w - 12`.
enum FormulaText {
  /// The letter of a length that is offered to the root.
  static func letter(_ axis: Axis) -> String { axis == .horizontal ? "w" : "h" }

  /// The text of a formula; factors have at most six decimals, other numbers three.
  static func text(_ formula: LayoutSweep.Formula, _ axis: Axis) -> String {
    let constant = LengthText.text(formula.constant)
    guard formula.slope != 0 else { return constant }
    let size = abs(formula.slope)
    let letter = letter(axis)
    let factor = size == 1 ? letter : "\(factor(size)) \(letter)"
    let term = formula.slope < 0 ? "-\(factor)" : factor
    if constant == "0" { return term }
    let isNegative = formula.constant < 0
    return "\(term) \(isNegative ? "-" : "+") \(LengthText.text(abs(formula.constant)))"
  }

  /// A factor with at most six decimals.
  static func factor(_ factor: CGFloat) -> String {
    let rounded = (Double(factor) * 1e6).rounded() / 1e6
    guard rounded.isFinite, rounded != 0 else { return factor == 0 ? "0" : "\(Double(factor))" }
    let text = rounded.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A length at a border, with at most six decimals.
  static func border(_ length: CGFloat) -> String { length.isFinite ? factor(length) : "infinity" }

  /// The lengths of a regime: `320 <= w < 400`.
  static func interval(_ regime: LayoutSweep.Regime, _ axis: Axis) -> String {
    let letter = letter(axis)
    if regime.from == regime.to { return "\(letter) = \(border(regime.from))" }
    return "\(border(regime.from)) \(regime.includesFrom ? "<=" : "<") \(letter) "
      + "\(regime.includesTo ? "<=" : "<") \(border(regime.to))"
  }
}
