// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutRendering

@Suite struct TableRenderingTests {
  @Test func alignsColumnsAndRoundsToThreeDecimals() throws {
    let expected = """
      size 100 x 40, engine direct
      check: direct and constraints agree on 7 views, largest difference 0.25

      path                   id      type     x   y  width  height
      HStack                         HStack   0  10    100      40
      HStack/0               padded  Color    0  10     40      40
      HStack/0               fill    Color    4  14     32      32
      HStack/0/overlay/0     badge   Color    4  14  3.333       8
      HStack/0/background/0  shade   Color    4  14     32      32
      HStack/1                       Spacer  40  30     20       0
      HStack/2               t       Text    60  19     40      22

      """
    #expect(TableRendering.text(of: try SampleReport.card()) == expected)
  }

  @Test func addsPixelFramesOfTheDisplayScale() throws {
    let report = try SampleReport.report(
      SampleReport.color("a"), frames: ["a": CGRect(x: 0.3, y: 0.2, width: 10, height: 10)])
    let expected = """
      size 10 x 10, engine direct

      path   id  type     x    y  width  height  rounded
      Color  a   Color  0.3  0.2     10      10  0.5,0 10x10

      """
    #expect(TableRendering.text(of: report, includesRounded: true) == expected)
  }

  @Test func tellsThatEnginesDiffer() throws {
    let report = try SampleReport.report(
      SampleReport.color(), frames: ["Color": CGRect(x: 0, y: 0, width: 1, height: 1)],
      check: CheckSummary(agree: false, largestDifference: .infinity, compared: 1))
    let line = "check: direct and constraints DIFFER on 1 view, largest difference inf\n"
    #expect(TableRendering.text(of: report).contains(line))
  }

  @Test func saysThatNothingIsLaidOut() throws {
    let report = try SampleReport.report(
      SceneElement(.empty, type: "EmptyView"), frames: [:])
    #expect(TableRendering.text(of: report) == "size 0 x 0, engine direct\n\nno views\n")
    #expect(TreeRendering.text(of: report) == "size 0 x 0, engine direct\n\nno views\n")
  }

  static let lengths: [(CGFloat, String)] = [
    (0, "0"), (-0.0, "0"), (-0.0004, "0"), (1.0 / 3, "0.333"), (2.0 / 3, "0.667"), (-1.5, "-1.5"),
    (390, "390"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (1e300, "1e+300"),
  ]

  @Test(arguments: lengths)
  func writesLengthsForReading(length: CGFloat, text: String) {
    #expect(LengthText.text(length) == text)
  }

  static let distances: [(CGFloat, String)] = [
    (0, "0"), (1.4210854715202004e-14, "1.4e-14"), (0.0249, "0.025"), (0.25, "0.25"),
    (2.04, "2"), (123.4, "120"), (1, "1"), (.infinity, "inf"),
  ]

  @Test(arguments: distances)
  func writesTheLargestDifferenceWithTwoDigits(distance: CGFloat, text: String) throws {
    let report = try SampleReport.report(
      SampleReport.color(), frames: ["Color": CGRect(x: 0, y: 0, width: 1, height: 1)],
      check: CheckSummary(agree: true, largestDifference: distance, compared: 1))
    let line = "check: direct and constraints agree on 1 view, largest difference \(text)\n"
    #expect(TableRendering.text(of: report).contains(line))
    #expect(TreeRendering.text(of: report).contains(line))
  }

  @Test func keepsOddIdsOnOneLine() throws {
    let report = try SampleReport.report(
      SampleReport.color("a\nb\u{2028}"), frames: ["a\nb\u{2028}": CGRect.zero])
    #expect(TableRendering.text(of: report).contains("Color  a\\u{A}b\\u{2028}  Color"))
    #expect(TreeRendering.text(of: report).contains("Color 'a\\u{A}b\\u{2028}' 0,0 0x0\n"))
  }
}
