// SPDX-License-Identifier: GPL-3.0-or-later

extension JSONParser {
  /// Reads a number and rounds it to the nearest `Double`.
  mutating func readNumber() throws(JSONError) -> Double {
    let start = position
    var decimal = DecimalNumber()

    // 1. The sign and the digits before the point.
    if bytes[position] == ASCII.minus {
      decimal.isNegative = true
      position += 1
    }
    let integerStart = position
    readDigits { decimal.appendIntegerDigit($0) }
    let integerDigits = position - integerStart
    guard integerDigits > 0 else { throw numberWithoutInteger(from: start) }
    guard integerDigits == 1 || bytes[integerStart] != ASCII.zero else {
      throw invalidNumber(.leadingZero, from: start)
    }

    // 2. The digits after the point.
    if position < bytes.count, bytes[position] == ASCII.point {
      position += 1
      let fractionStart = position
      readDigits { decimal.appendFractionDigit($0) }
      guard position > fractionStart else { throw invalidNumber(.noFractionDigits, from: start) }
    }

    // 3. The exponent.
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      if position < bytes.count,
        bytes[position] == ASCII.minus || bytes[position] == ASCII.plus
      {
        decimal.isExponentNegative = bytes[position] == ASCII.minus
        position += 1
      }
      let exponentStart = position
      readDigits { decimal.appendExponentDigit($0) }
      guard position > exponentStart else { throw invalidNumber(.noExponentDigits, from: start) }
    }

    // 4. The value.
    let value = decimal.value(ofText: bytes[start..<position])
    guard value.isFinite else {
      let text = numberText(from: start)
      throw error(.numberOutOfRange(text: text), at: start)
    }
    return value
  }

  private mutating func readDigits(_ take: (UInt8) -> Void) {
    while position < bytes.count, ASCII.isDigit(bytes[position]) {
      take(bytes[position] - ASCII.zero)
      position += 1
    }
  }

  private func numberWithoutInteger(from start: Int) -> JSONError {
    if bytes[start] == ASCII.plus {
      return invalidNumber(.leadingPlus, from: start)
    }
    let isPoint = position < bytes.count && bytes[position] == ASCII.point
    return invalidNumber(isPoint ? .noIntegerDigits : .noDigits, from: start)
  }

  private func invalidNumber(_ fault: JSONError.NumberFault, from start: Int) -> JSONError {
    error(.invalidNumber(text: numberText(from: start), fault: fault), at: start)
  }

  /// All that looks like a part of the number that begins at an offset, for messages.
  private func numberText(from start: Int) -> String {
    var end = start
    while end < bytes.count, end - start <= MessageText.longestQuotedText,
      ASCII.isDigit(bytes[end]) || ASCII.isLetter(bytes[end]) || bytes[end] == ASCII.plus
        || bytes[end] == ASCII.minus || bytes[end] == ASCII.point
    {
      end += 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
