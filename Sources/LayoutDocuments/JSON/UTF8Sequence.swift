// SPDX-License-Identifier: GPL-3.0-or-later

/// Well-formed UTF-8 as the Unicode standard's table of byte sequences defines it.
enum UTF8Sequence {
  /// The length of the well-formed sequence at an index, or nil where there is none.
  ///
  /// Overlong forms, surrogates and scalars above U+10FFFF are not well formed.
  static func length(in bytes: [UInt8], at index: Int) -> Int? {
    let (length, second) = shape(ofLead: bytes[index])
    guard length > 1 else { return length == 1 ? 1 : nil }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<max(length, 2) where !UTF8.isContinuation(bytes[index + offset]) {
      return nil
    }
    return length
  }

  /// The length a lead byte announces, 0 for a byte that leads nothing, and the range of the second.
  private static func shape(ofLead lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>) {
    switch lead {
    case 0x00...0x7F: (1, 0x80...0xBF)
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: (0, 0x80...0xBF)
    }
  }
}
