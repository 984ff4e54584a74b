// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutRendering

@Suite struct SVGRenderingTests {
  @Test func drawsTheCardInTheSameBytesEveryTime() throws {
    let report = try SampleReport.card()
    #expect(SVGRendering.text(of: report) == SVGFixture.card)
    #expect(WellFormedness.fault(in: SVGFixture.card) == nil)
  }

  @Test func growsBeyondTheContainerOnEverySide() throws {
    let report = try SampleReport.report(
      SampleReport.row([SampleReport.color("a"), SampleReport.color("b")]),
      container: CGSize(width: 50, height: 50),
      frames: [
        "HStack": CGRect(x: 0, y: 0, width: 50, height: 50),
        "a": CGRect(x: -30, y: -10, width: 5, height: 5),
        "b": CGRect(x: 40, y: 40, width: 60, height: 70),
      ])
    // 20 points of margin around (-30, -10) to (100, 110).
    let text = SVGRendering.text(of: report)
    #expect(text.contains("width=\"170\" height=\"160\" viewBox=\"-50 -30 170 160\""))
    #expect(WellFormedness.fault(in: text) == nil)
  }

  @Test func leavesOutWhatIsNotFinite() throws {
    let report = try SampleReport.report(
      SampleReport.row([SampleReport.color("a"), SampleReport.color("b")]),
      frames: [
        "HStack": CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 50),
        "a": CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5),
        "b": CGRect(x: 0, y: 0, width: 30, height: 30),
      ])
    let text = SVGRendering.text(of: report)
    #expect(text.contains("<desc>Not shown because they are not finite: 2 of the views.</desc>"))
    #expect(text.contains("HStack/1 'b': 0,0 30x30"))
    #expect(!text.contains("HStack/0"))
    #expect(!text.contains("nan") && !text.contains("inf\""))
  }

  @Test func escapesNames() throws {
    let id = "<a href=\"x\">&'\u{1}"
    let report = try SampleReport.report(
      SampleReport.color(id), frames: [id: CGRect(x: 0, y: 0, width: 100, height: 60)])
    let text = SVGRendering.text(of: report)
    #expect(WellFormedness.fault(in: text) == nil)
    #expect(text.contains(">&lt;a href=&quot;x&quot;&gt;&amp;'\u{FFFD}</text>"))
  }

  @Test func drawsRoundedFramesOnDemandAndTellsExactOnes() throws {
    let report = try SampleReport.report(
      SampleReport.color("a"), frames: ["a": CGRect(x: 0.3, y: 0.2, width: 10, height: 10)])
    let text = SVGRendering.text(of: report, usesRounded: true)
    #expect(text.contains("<rect x=\"0.5\" y=\"0\" width=\"10\" height=\"10\""))
    #expect(text.contains("<title>Color 'a': 0.3,0.2 10x10</title>"))
  }

  static let shapes: [(String, NodeKind, String)] = [
    ("Circle", .circle, "<ellipse cx=\"20\" cy=\"20\" rx=\"20\" ry=\"20\""),
    ("Ellipse", .flexible, "<ellipse cx=\"20\" cy=\"20\" rx=\"20\" ry=\"20\""),
    ("Capsule", .flexible, "height=\"40\" rx=\"20\""),
    ("RoundedRectangle", .flexible, "height=\"40\" rx=\"13.333\""),
    ("Rectangle", .flexible, "height=\"40\" rx=\"2\""),
    (
      "Image", .image(ImageLeaf(size: CGSize(width: 40, height: 40))),
      "d=\"M0 0L40 40M0 40L40 0\""
    ),
  ]

  @Test(arguments: shapes)
  func drawsLeavesAsWhatTheyAre(type: String, kind: NodeKind, expected: String) throws {
    let report = try SampleReport.report(
      SceneElement(.node(kind), type: type),
      frames: [type: CGRect(x: 0, y: 0, width: 40, height: 40)])
    #expect(SVGRendering.text(of: report).contains(expected))
  }

  @Test func labelsOnlyWhatHasRoom() throws {
    let report = try SampleReport.report(
      SampleReport.row([SampleReport.color("wide enough"), SampleReport.color("too narrow")]),
      frames: [
        "HStack": CGRect(x: 0, y: 0, width: 95, height: 30),
        "wide enough": CGRect(x: 0, y: 0, width: 80, height: 30),
        "too narrow": CGRect(x: 80, y: 0, width: 15, height: 30),
      ])
    let text = SVGRendering.text(of: report)
    #expect(text.contains(">wide enough</text>"))
    #expect(!text.contains(">too narrow</text>"))
  }

  @Test func writesTextsFromTheRightWhereTheyRunThatWay() throws {
    let report = try SampleReport.report(
      SceneElement(.text("abc", font: nil, lineLimit: nil), type: "Text"),
      environment: SceneEnvironment(layoutDirection: .rightToLeft),
      frames: ["Text": CGRect(x: 10, y: 0, width: 80, height: 22)])
    let text = SVGRendering.text(of: report)
    #expect(text.contains("direction=\"rtl\""))
    #expect(text.contains("<text x=\"90\" y=\"16.15\">abc</text>"))
  }

  @Test func drawsAnEmptyContainer() throws {
    let report = try SampleReport.report(SceneElement(.empty, type: "EmptyView"), frames: [:])
    let text = SVGRendering.text(of: report)
    #expect(WellFormedness.fault(in: text) == nil)
    #expect(text.contains("<title>Layout of nothing, 0 x 0 points</title>"))
    #expect(!text.contains("<g"))
  }
}
