// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Writes explanations as lines, for reading in a terminal: the coordinate, its reasons from the
/// container to the view, and how it moves with the container.
public enum ExplanationRendering {
  /// The lines of some explanations, with an empty line between two of them.
  ///
  /// Lengths are in points with at most three decimals.
  public static func text(of explanations: [LayoutExplanation]) -> String {
    explanations.map { text(of: $0) }.joined(separator: "\n")
  }

  private static func text(of explanation: LayoutExplanation) -> String {
    let entry = explanation.entry
    let name = LineText.text(entry.id ?? entry.path)
    var text =
      "\(name).\(explanation.coordinate.rawValue) = "
      + LengthText.text(explanation.value) + "\n"
    for reason in explanation.reasons {
      text += "  - " + LineText.text(reason.text)
      if let line = reason.place.line, let column = reason.place.column {
        text += " (\(line):\(column))"
      }
      text += "\n"
    }
    for sensitivity in explanation.sensitivities { text += line(of: sensitivity) }
    return text
  }

  private static func line(of sensitivity: LayoutExplanation.Sensitivity) -> String {
    let name = sensitivity.axis == .horizontal ? "width" : "height"
    let movement =
      sensitivity.derivative == 0
      ? "stays as it is" : "moves by \(FormulaText.factor(sensitivity.derivative)) a point"
    let reasons =
      sensitivity.reasons == sensitivity.formula
      ? "" : "; for the same reasons \(words(sensitivity.reasons, name))"
    let formula = words(sensitivity.formula, name)
    return "  \(name) \(LengthText.text(sensitivity.length)): \(movement) \(formula)\(reasons)\n"
  }

  private static func words(_ range: ClosedRange<CGFloat>, _ name: String) -> String {
    let lower = FormulaText.border(range.lowerBound)
    if range.upperBound.isFinite {
      return "for \(name)s from \(lower) to \(FormulaText.border(range.upperBound))"
    }
    return range.lowerBound <= 0 ? "for any \(name)" : "for \(name)s from \(lower)"
  }
}
