// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutRendering

@Suite struct AnswerJSONTests {
  @Test func keepsTheLargestDifferenceExact() throws {
    let report = try SampleReport.report(
      SampleReport.color(), frames: [:],
      check: CheckSummary(agree: true, largestDifference: 1.4210854715202004e-14, compared: 1))
    #expect(AnswerJSON.text(of: report).contains("\"largestDifference\":1.4210854715202004e-14,"))
  }

  @Test func writesExactNumbersOneViewALine() throws {
    let report = try SampleReport.report(
      SampleReport.row([SampleReport.color("a"), SampleReport.color()]),
      frames: [
        "HStack": CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 40),
        "a": CGRect(x: 0.1 + 0.2, y: -0.0, width: 1.0 / 3, height: 40),
      ],
      check: CheckSummary(agree: true, largestDifference: 0, compared: 2),
      warnings: [
        SceneWarning(
          message: "odd \"size\"", origin: SceneOrigin(path: "$.root", line: 3, column: 9)),
        SceneWarning(message: "nowhere", origin: SceneOrigin()),
      ])
    let expected = #"""
      {
        "version": 1,
        "engine": "direct",
        "size": {"width":"infinity","height":40},
        "views": [
          {"path":"HStack","type":"HStack","frame":{"x":0,"y":0,"width":"infinity","height":40}},
          {"path":"HStack/0","id":"a","type":"Color",\#
      "frame":{"x":0.30000000000000004,"y":0,"width":0.3333333333333333,"height":40}}
        ],
        "check": {"engines":["direct","constraints"],\#
      "agree":true,"largestDifference":0,"compared":2},
        "warnings": [
          {"message":"odd \"size\"","path":"$.root","line":3,"column":9},
          {"message":"nowhere"}
        ]
      }

      """#
    #expect(AnswerJSON.text(of: report) == expected)
  }

  @Test func leavesOutTheCheckAndAddsPixelFramesOnDemand() throws {
    let report = try SampleReport.report(
      SampleReport.color("a"), frames: ["a": CGRect(x: 0.3, y: 0.2, width: 10, height: 9.9)])
    let expected = #"""
      {
        "version": 1,
        "engine": "direct",
        "size": {"width":10,"height":9.9},
        "views": [
          {"path":"Color","id":"a","type":"Color",\#
      "frame":{"x":0.3,"y":0.2,"width":10,"height":9.9},\#
      "rounded":{"x":0.5,"y":0,"width":10,"height":10}}
        ],
        "warnings": []
      }

      """#
    #expect(AnswerJSON.text(of: report, includesRounded: true) == expected)
  }

  @Test func answersNoViewsWithAnEmptyList() throws {
    let report = try SampleReport.report(SceneElement(.empty, type: "EmptyView"), frames: [:])
    #expect(AnswerJSON.text(of: report).contains("\n  \"views\": [],\n"))
  }
}
