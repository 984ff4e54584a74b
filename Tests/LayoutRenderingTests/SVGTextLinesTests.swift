// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene
import Testing

@testable import LayoutRendering

@Suite struct SVGTextLinesTests {
  /// A measurer of 10 points a character and 20 a line.
  static let measurer = FixedTextMeasurer(
    numbers: FixedTextMeasurer.Numbers(advance: 10, lineHeight: 20, ascent: 15))

  static let cases: [(String, CGFloat, CGFloat, [String])] = [
    ("one two three", 130, 20, ["one two three"]),
    ("one two three", 70, 40, ["one two", "three"]),
    ("one two three", 70, 20, ["one tw…"]),
    ("abcdefg", 30, 60, ["abc", "def", "g"]),
    ("a\n\nb", 50, 60, ["a", "", "b"]),
    ("abc", 0, 20, []),
    ("abc", 30, 0, []),
    ("abcdef", 10, 20, ["a…"]),
  ]

  @Test(arguments: cases)
  func breaksWhereTheMeasurerDoes(
    text: String, width: CGFloat, height: CGFloat, lines: [String]
  ) {
    let leaf = TextLeaf(text: text, measurer: Self.measurer)
    #expect(SVGTextLines.lines(of: leaf, in: CGSize(width: width, height: height)) == lines)
  }

  @Test func takesAsManyLinesAsTheEnginesMeasured() {
    let text = "Writes programs for a machine that has not been built yet"
    for width in stride(from: 40, through: 600, by: 7) as StrideThrough<CGFloat> {
      let leaf = TextLeaf(text: text, measurer: Self.measurer)
      let widths = Self.measurer.lineWidths(of: text, font: .body, within: width)
      let size = CGSize(width: width, height: 20 * CGFloat(widths.count))
      let lines = SVGTextLines.lines(of: leaf, in: size)
      #expect(lines.map { 10 * CGFloat($0.count) } == widths)
    }
  }

  @Test func drawsNoMoreThanCanBeRead() {
    let leaf = TextLeaf(text: String(repeating: "a", count: 100_000), measurer: Self.measurer)
    let lines = SVGTextLines.lines(of: leaf, in: CGSize(width: 1e9, height: 20))
    #expect(lines.map(\.count) == [4_000])
  }
}
