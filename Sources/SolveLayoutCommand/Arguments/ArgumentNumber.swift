// SPDX-License-Identifier: GPL-3.0-or-later

/// Numbers as the command line takes them: decimal, without the names and hexadecimal forms that
/// the standard library accepts beside.
enum ArgumentNumber {
  /// A finite number, or nil where the text is none.
  static func number(_ text: some StringProtocol) -> Double? {
    let isDecimal = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || "+-.eE".utf8.contains(byte)
    }
    guard isDecimal, let value = Double(String(text)), value.isFinite else { return nil }
    return value
  }

  /// A whole number, or nil where the text is none or too large.
  static func integer(_ text: some StringProtocol) -> Int? {
    Int(text)
  }

  /// A length: a number that is not negative.
  static func length(_ text: some StringProtocol) -> Double? {
    guard let value = number(text), value >= 0 else { return nil }
    return value
  }

  /// The two parts of a text around its only `x`.
  static func sides(_ text: String) -> (width: Substring, height: Substring)? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    return parts.count == 2 ? (parts[0], parts[1]) : nil
  }
}
