// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutRendering

@Suite struct TreeRenderingTests {
  @Test func showsLevelsAndContentsAsBranches() throws {
    let expected = """
      size 100 x 40, engine direct
      check: direct and constraints agree on 7 views, largest difference 0.25

      HStack 0,10 100x40
      ├ Color 'padded' (padding) 0,10 40x40
      │ ├ Color 'fill' 4,14 32x32
      │ ├ overlay Color 'badge' 4,14 3.333x8
      │ └ background Color 'shade' 4,14 32x32
      ├ Spacer 40,30 20x0
      └ Text 't' 60,19 40x22

      """
    #expect(TreeRendering.text(of: try SampleReport.card()) == expected)
  }

  @Test func drawsNoLineBelowTheLastBranch() throws {
    let inner = SampleReport.row([SampleReport.color("b"), SampleReport.color("c")])
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let report = try SampleReport.report(
      SampleReport.row([SampleReport.color("a"), inner]),
      frames: ["HStack": unit, "a": unit, "HStack/1": unit, "b": unit, "c": unit])
    let expected = """
      HStack 0,0 1x1
      ├ Color 'a' 0,0 1x1
      └ HStack 0,0 1x1
        ├ Color 'b' 0,0 1x1
        └ Color 'c' 0,0 1x1

      """
    #expect(TreeRendering.text(of: report).hasSuffix("\n\n" + expected))
  }

  @Test func leavesOutWhatIsNotLaidOut() throws {
    let report = try SampleReport.report(
      SampleReport.row([SampleReport.color("a"), SampleReport.color("b")]),
      frames: ["HStack": .zero, "b": .zero])
    let expected = "HStack 0,0 0x0 rounded 0,0 0x0\n└ Color 'b' 0,0 0x0 rounded 0,0 0x0\n"
    #expect(TreeRendering.text(of: report, includesRounded: true).hasSuffix(expected))
  }

  @Test func paintsBackgroundsBeforeTheirView() throws {
    let report = try SampleReport.card()
    let names = { (order: LayoutTree.Order) in
      LayoutTree(report, order: order).items.map { $0.entry.id ?? $0.entry.path }
    }
    #expect(
      names(.described)
        == ["HStack", "padded", "fill", "badge", "shade", "HStack/1", "t"])
    #expect(
      names(.painted)
        == ["HStack", "padded", "shade", "fill", "badge", "HStack/1", "t"])
  }

  @Test func walksAThousandLevelsWithoutRecursion() throws {
    var element = SampleReport.color("leaf")
    for _ in 0..<900 { element = SampleReport.row([element]) }
    var report = try SampleReport.report(element, frames: [:])
    for index in report.frames.frames.indices { report.frames.frames[index] = .zero }
    let items = LayoutTree(report, order: .described).items
    #expect(items.count == 901)
    #expect(items.last?.depth == 900)
    #expect(TreeRendering.text(of: report).hasSuffix("└ Color 'leaf' 0,0 0x0\n"))
  }
}
