// SPDX-License-Identifier: GPL-3.0-or-later

extension JSONParser {
  /// Reads a string from its opening quote to behind its closing one.
  mutating func readString() throws(JSONError) -> String {
    let start = position
    position += 1

    // 1. Most strings have no escape and are taken as they stand.
    let plainStart = position
    try skipPlainRun()
    if position < bytes.count, bytes[position] == ASCII.quote {
      let text = String(decoding: bytes[plainStart..<position], as: UTF8.self)
      position += 1
      return text
    }

    // 2. The others are put together from plain runs and unescaped characters.
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: bytes[plainStart..<position])
    while position < bytes.count {
      switch bytes[position] {
      case ASCII.quote:
        position += 1
        return String(decoding: scratch, as: UTF8.self)
      case ASCII.backslash:
        try readEscape()
      default:
        let runStart = position
        try skipPlainRun()
        scratch.append(contentsOf: bytes[runStart..<position])
      }
    }
    throw error(.unterminatedString, at: start)
  }

  /// Skips well-formed characters up to a quote, a backslash or the end of the text.
  private mutating func skipPlainRun() throws(JSONError) {
    while position < bytes.count {
      let byte = bytes[position]
      if byte == ASCII.quote || byte == ASCII.backslash {
        return
      }
      guard byte >= ASCII.space else { throw error(.controlCharacter(byte)) }
      if byte < 0x80 {
        position += 1
      } else if let length = UTF8Sequence.length(in: bytes, at: position) {
        position += length
      } else {
        throw error(.invalidUTF8(byte: byte))
      }
    }
  }

  /// Reads an escape from its backslash on and appends the character it stands for.
  private mutating func readEscape() throws(JSONError) {
    guard position + 1 < bytes.count else {
      position = bytes.count
      return
    }
    let unescaped: UInt8
    switch bytes[position + 1] {
    case ASCII.quote, ASCII.backslash, ASCII.slash: unescaped = bytes[position + 1]
    case UInt8(ascii: "b"): unescaped = 0x08
    case UInt8(ascii: "f"): unescaped = 0x0C
    case UInt8(ascii: "n"): unescaped = ASCII.lineFeed
    case UInt8(ascii: "r"): unescaped = ASCII.carriageReturn
    case UInt8(ascii: "t"): unescaped = ASCII.tab
    case UInt8(ascii: "u"): return try readUnicodeEscape()
    default: throw invalidEscape(length: 2)
    }
    scratch.append(unescaped)
    position += 2
  }

  /// Reads `\uXXXX`, or two of them where the first is the upper half of a surrogate pair.
  private mutating func readUnicodeEscape() throws(JSONError) {
    let start = position
    let unit = try readCodeUnit()
    var value = unit
    if UTF16.isLeadSurrogate(UInt16(unit)) {
      guard position + 1 < bytes.count, bytes[position] == ASCII.backslash,
        bytes[position + 1] == UInt8(ascii: "u")
      else { throw error(.loneSurrogate(UInt16(unit)), at: start) }
      let second = try readCodeUnit()
      guard UTF16.isTrailSurrogate(UInt16(second)) else {
        throw error(.loneSurrogate(UInt16(unit)), at: start)
      }
      value = 0x10000 + ((unit - 0xD800) << 10) + (second - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw error(.loneSurrogate(UInt16(unit)), at: start)
    }
    scratch.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Reads the four digits of the escape at the position.
  private mutating func readCodeUnit() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for digit in 2..<6 {
      guard position + digit < bytes.count,
        let value = ASCII.hexadecimalValue(bytes[position + digit])
      else { throw invalidEscape(length: digit + 1) }
      unit = unit << 4 | value
    }
    position += 6
    return unit
  }

  /// The error of an escape whose last byte in question is the first that makes it none.
  private func invalidEscape(length: Int) -> JSONError {
    var end = min(position + length, bytes.count)
    let last = end - 1
    if bytes[last] >= 0x80 {
      guard let length = UTF8Sequence.length(in: bytes, at: last) else {
        return error(.invalidUTF8(byte: bytes[last]), at: last)
      }
      end = last + length
    }
    return error(.invalidEscape(String(decoding: bytes[position..<end], as: UTF8.self)))
  }
}
