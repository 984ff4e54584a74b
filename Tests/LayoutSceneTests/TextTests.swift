// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

/// The measurer of the articles: 8 points a character, lines of 16 with the baseline at 12.
private let measurer = FixedTextMeasurer(numbers: .init(advance: 8, lineHeight: 16, ascent: 12))

private func answer(
  _ text: String, width: CGFloat? = nil, height: CGFloat? = nil, lineLimit: Int? = nil
) -> TextLeaf.Answer {
  TextLeaf(text: text, lineLimit: lineLimit, measurer: measurer)
    .answer(to: ProposedViewSize(width: width, height: height))
}

@Suite struct TextTests {
  @Test func anIdealTextStandsOnOneLine() {
    let answer = answer("Hello world")
    #expect(answer.size == CGSize(width: 88, height: 16))
    #expect(answer.firstBaseline == 12)
    #expect(answer.lastBaseline == 12)
  }

  @Test func wordsWrapAndTheWidestLineCounts() {
    let answer = answer("Hello wide world", width: 87)
    // "Hello wide" is 80 wide, "world" 40.
    #expect(answer.size == CGSize(width: 80, height: 32))
    #expect(answer.lastBaseline == 28)
  }

  @Test func aWordLongerThanTheLineStartsANewOneAndBreaks() {
    // "a", "bcdef", "gh": five characters fit.
    #expect(answer("a bcdefgh", width: 44).size == CGSize(width: 40, height: 48))
  }

  @Test func noWidthTakesNoRoom() {
    #expect(answer("Hello", width: 0).size == .zero)
    #expect(answer("", width: 100).size == .zero)
  }

  @Test func aWidthBelowACharacterHoldsOneEach() {
    #expect(answer("ab", width: 3).size == CGSize(width: 8, height: 32))
  }

  @Test func aLowHeightKeepsTheLinesThatFitButOne() {
    let text = "one two three"
    #expect(answer(text, width: 40, height: 40).size == CGSize(width: 40, height: 32).kept(24))
    #expect(answer(text, width: 40, height: 0).size == CGSize(width: 24, height: 16))
  }

  @Test func aLineLimitCaps() {
    #expect(answer("one two three", width: 40, lineLimit: 1).size == CGSize(width: 24, height: 16))
  }

  @Test func lineFeedsStartParagraphs() {
    #expect(answer("ab\n\nabc").size == CGSize(width: 24, height: 48))
  }

  @Test func wideCharactersCountTwice() {
    #expect(answer("日本").size.width == 32)
    #expect(answer("👍🏽").size.width == 16)
    #expect(answer("e\u{301}").size.width == 8)
    #expect(answer("👨‍👩‍👧").size.width == 16)
  }

  @Test func answersAreRoundedUpToPixelsAndBaselinesAreNot() {
    let text = TextLeaf(text: "abc", font: Font(size: 17), pixelLength: 0.5)
    let answer = text.answer(to: .unspecified)
    // 3 x 8.5 = 25.5; 1.25 x 17 = 21.25; 0.95 x 17 = 16.15.
    #expect(answer.size == CGSize(width: 25.5, height: 21.5))
    #expect(abs(answer.firstBaseline - 16.15) < 1e-12)
  }
}

extension CGSize {
  /// The size with another width.
  fileprivate func kept(_ width: CGFloat) -> CGSize { CGSize(width: width, height: height) }
}
