// SPDX-License-Identifier: GPL-3.0-or-later

/// Names and types inside of a line: what would break the line is shown as an escape.
enum LineText {
  /// A text without control characters and line separators.
  static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: breaksLine) else { return text }
    return text.unicodeScalars.reduce(into: "") { shown, scalar in
      shown +=
        breaksLine(scalar)
        ? "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}" : String(scalar)
    }
  }

  private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
