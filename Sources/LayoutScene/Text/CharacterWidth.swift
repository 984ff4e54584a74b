// SPDX-License-Identifier: GPL-3.0-or-later

/// Which characters take the width of two, after Unicode's East Asian Width (wide and fullwidth)
/// and emoji presentation.
enum CharacterWidth {
  /// Whether a character is drawn over two advances; a grapheme counts once.
  static func isWide(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    if first.value < 0x1100 {
      return character.unicodeScalars.contains { $0.value == 0xFE0F }
        && first.properties.isEmoji
    }
    return isWide(first)
      || character.unicodeScalars.contains {
        $0.value == 0xFE0F || $0.properties.isEmojiPresentation
      }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isEmojiPresentation { return true }
    return wideRanges.contains { $0.contains(scalar.value) }
  }

  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0x9FFF, 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
    0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
