// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The built-in measurer: every character has one of two widths, so that answers are the same on
/// every machine and can be checked by hand.
public struct FixedTextMeasurer: TextMeasurer, Hashable {
  /// Numbers in points that hold for every font instead of shares of its size.
  public struct Numbers: Sendable, Hashable {
    /// The width of a narrow character; wide ones take twice as much.
    public var advance: CGFloat
    /// The distance of two baselines.
    public var lineHeight: CGFloat
    /// The distance of the baseline from the line's top.
    public var ascent: CGFloat

    /// Makes numbers.
    public init(advance: CGFloat, lineHeight: CGFloat, ascent: CGFloat) {
      self.advance = advance
      self.lineHeight = lineHeight
      self.ascent = ascent
    }
  }

  /// The numbers that replace the shares of the font's size, if any.
  public var numbers: Numbers?

  /// Makes a measurer: 0.5 em a narrow and 1 em a wide character, lines of 1.25 em with an ascent
  /// of 0.95 em, unless numbers are given.
  public init(numbers: Numbers? = nil) { self.numbers = numbers }

  /// Words break only where they do not fit.
  public var keepsFittingLines: Bool { true }

  /// The line metrics of a font.
  public func metrics(of font: Font) -> FontMetrics {
    if let numbers { return FontMetrics(lineHeight: numbers.lineHeight, ascent: numbers.ascent) }
    return FontMetrics(lineHeight: 1.25 * font.size, ascent: 0.95 * font.size)
  }

  /// The widths of the lines: words stay together where they fit, then characters break.
  public func lineWidths(of text: String, font: Font, within width: CGFloat) -> [CGFloat] {
    let advance = numbers?.advance ?? 0.5 * font.size
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
      LineBreaking(advance: advance, limit: width).lines(of: $0)
    }
  }
}

/// Greedy breaking of one paragraph of characters that are one or two advances wide.
struct LineBreaking {
  let advance: CGFloat
  let limit: CGFloat

  /// Widths that differ by less count as equal, so that rounding never moves a break.
  static let tolerance: CGFloat = 1e-7

  private func fits(_ advances: Int) -> Bool {
    CGFloat(advances) * advance <= limit + Self.tolerance
  }

  /// The widths of the lines of a paragraph; spaces at a break take no room.
  func lines(of paragraph: Substring) -> [CGFloat] {
    var lines: [Int] = []
    var line = 0  // advances of the line without spaces at its end
    var spaces = 0  // advances of spaces since the last word
    var lineIsEmpty = true
    for word in Self.words(of: paragraph) {
      if word.isSpace {
        spaces += word.total
        if lineIsEmpty && lines.isEmpty { (line, spaces, lineIsEmpty) = (word.total, 0, false) }
      } else if fits(line + spaces + word.total) || (lineIsEmpty && fits(word.total)) {
        (line, spaces, lineIsEmpty) = (
          lineIsEmpty ? word.total : line + spaces + word.total, 0, false
        )
      } else {
        if !lineIsEmpty { lines.append(line) }
        line = breakWord(word, into: &lines)
        (spaces, lineIsEmpty) = (0, false)
      }
    }
    lines.append(line)
    return lines.map { CGFloat($0) * advance }
  }

  /// Fills lines with the characters of a word that starts a line; answers the last line's length.
  private func breakWord(_ word: Word, into lines: inout [Int]) -> Int {
    var line = 0
    for character in word.advances {
      if line > 0 && !fits(line + character) {
        lines.append(line)
        line = 0
      }
      line += character
    }
    return line
  }

  private struct Word {
    var isSpace: Bool
    var advances: [Int]
    var total: Int
  }

  private static func words(of paragraph: Substring) -> [Word] {
    var words: [Word] = []
    for character in paragraph {
      let isSpace = character == " " || character == "\t"
      let advance = CharacterWidth.isWide(character) ? 2 : 1
      if words.last?.isSpace == isSpace {
        words[words.count - 1].advances.append(advance)
        words[words.count - 1].total += advance
      } else {
        words.append(Word(isSpace: isSpace, advances: [advance], total: advance))
      }
    }
    return words
  }
}
