// SPDX-License-Identifier: GPL-3.0-or-later

/// The digits of a decimal number, gathered while it is read, and its nearest `Double`.
struct DecimalNumber {
  /// Exponents beyond this make zero or infinity however many digits a document has room for.
  private static let largestExponent = 1_000_000_000

  /// No midpoint between two `Double`s has more significant digits than 767; a last digit that tells
  /// whether anything follows decides the rest.
  private static let decisiveDigits = 800

  /// Texts up to this length are handed on as they are.
  private static let longestDirectText = 1_024

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  var isNegative = false
  var isExponentNegative = false

  /// The first 19 significant digits as a whole number.
  private var significand: UInt64 = 0
  private var significantDigits = 0
  private var fractionDigits = 0
  private var exponent = 0

  mutating func appendIntegerDigit(_ digit: UInt8) {
    if significantDigits < 19 {
      significand = significand * 10 + UInt64(digit)
    }
    if significand != 0 {
      significantDigits += 1
    }
  }

  mutating func appendFractionDigit(_ digit: UInt8) {
    appendIntegerDigit(digit)
    fractionDigits += 1
  }

  mutating func appendExponentDigit(_ digit: UInt8) {
    exponent = min(exponent * 10 + Int(digit), Self.largestExponent)
  }

  /// The nearest `Double` of the number, whose text is the given one; infinite where it is too large.
  func value(ofText text: ArraySlice<UInt8>) -> Double {
    let magnitude = exactMagnitude ?? nearestMagnitude(ofText: text)
    return isNegative ? -magnitude : magnitude
  }

  /// The power of ten that the significant digits, read as a whole number, are multiplied with.
  private var scale: Int { (isExponentNegative ? -exponent : exponent) - fractionDigits }

  /// The magnitude where one rounded operation on exact operands gives it.
  private var exactMagnitude: Double? {
    if significantDigits == 0 {
      return 0
    }
    guard significantDigits <= 19 else { return nil }
    if scale == 0 {
      return Double(significand)
    }
    guard significand <= 1 << 53, abs(scale) < Self.powersOfTen.count else { return nil }
    let power = Self.powersOfTen[abs(scale)]
    return scale < 0 ? Double(significand) / power : Double(significand) * power
  }

  private func nearestMagnitude(ofText text: ArraySlice<UInt8>) -> Double {
    let text = text.first == ASCII.minus ? text.dropFirst() : text
    let bounded =
      text.count <= Self.longestDirectText
      ? String(decoding: text, as: UTF8.self) : boundedText(ofText: text)
    // The standard library reads numbers independently of the locale. A text it answers nil for is
    // one it finds out of range, as the grammar has been checked.
    return Double(bounded) ?? (scale + significantDigits > 0 ? .infinity : 0)
  }

  /// The number with no more digits than decide how it is rounded.
  private func boundedText(ofText text: ArraySlice<UInt8>) -> String {
    var digits: [UInt8] = []
    var isRestZero = true
    for byte in text {
      guard ASCII.isDigit(byte) || byte == ASCII.point else { break }
      if byte == ASCII.point || (digits.isEmpty && byte == ASCII.zero) {
        continue
      }
      if digits.count < Self.decisiveDigits {
        digits.append(byte)
      } else if byte != ASCII.zero {
        isRestZero = false
      }
    }
    var boundedScale = scale + significantDigits - digits.count
    if !isRestZero {
      digits.append(ASCII.zero + 1)
      boundedScale -= 1
    }
    return String(decoding: digits, as: UTF8.self) + "e\(boundedScale)"
  }
}
