// SPDX-License-Identifier: GPL-3.0-or-later

/// Numbers as documents and messages write them.
enum NumberText {
  /// The shortest text that is read back as the same number, without a needless fraction.
  static func shown(_ value: Double) -> String {
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
