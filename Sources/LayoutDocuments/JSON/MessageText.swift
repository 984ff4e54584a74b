// SPDX-License-Identifier: GPL-3.0-or-later

/// How pieces of a document are shown inside of messages: on one line, and never at full length.
enum MessageText {
  /// The scalars of a quoted piece of text that are shown.
  static let longestQuotedText = 40

  /// A text in double quotes, with escapes for what would break the line, cut after 40 scalars.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    var isCut = false
    for (count, scalar) in text.unicodeScalars.enumerated() {
      guard count < longestQuotedText else {
        isCut = true
        break
      }
      quoted += escaped(scalar)
    }
    return quoted + (isCut ? "…\"" : "\"")
  }

  /// One scalar between single quotes, or its code point where it has no visible form.
  static func shown(_ scalar: Unicode.Scalar) -> String {
    isVisible(scalar) ? "'\(scalar)'" : "U+" + hexadecimal(scalar.value)
  }

  /// A short text as it is, with code points for what has no visible form.
  static func shown(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { shown, scalar in
      shown += isVisible(scalar) ? String(scalar) : "U+" + hexadecimal(scalar.value)
    }
  }

  /// A number in at least four upper-case hexadecimal digits.
  static func hexadecimal(_ value: UInt32, width: Int = 4) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default:
      isVisible(scalar) || scalar == " " ? String(scalar) : "\\u{\(hexadecimal(scalar.value))}"
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .unassigned, .privateUse, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      false
    default: true
    }
  }
}
