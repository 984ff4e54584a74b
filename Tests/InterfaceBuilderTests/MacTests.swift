// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import Testing

@testable import InterfaceBuilder

@Suite struct MacTests {
  @Test func framesAreTurnedTopDown() throws {
    let document = try Fixtures.read(
      Fixtures.mac(
        Fixtures.root(
          """
          <subviews><box id="b">\(Fixtures.frame(10, 150, 40, 30))
          <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
          </box></subviews>
          """)))
    // 200 − 150 − 30 = 20 below the top; a free distance below stays below.
    #expect(document.views[1].savedFrame == CGRect(x: 10, y: 20, width: 40, height: 30))
    #expect(document.views[1].autoresizing == [.right, .bottom])
  }

  @Test(arguments: [
    ("splitView", "", ""), ("textView", "", ""),
    ("clipView", "<tableView id=\"t\">\(Fixtures.frame(0, 0, 1, 1))</tableView>", ""),
  ])
  func flippedContainersKeepTheirFrames(element: String, before: String, after: String) throws {
    let document = try Fixtures.read(
      Fixtures.mac(
        Fixtures.root(
          "<subviews>\(before)<view id=\"v\">\(Fixtures.frame(1, 150, 4, 3))</view></subviews>",
          element: element)))
    let view = try #require(document.viewIndex(id: "v"))
    #expect(document.views[view].savedFrame == CGRect(x: 1, y: 150, width: 4, height: 3))
  }

  @Test func aFrameInAFramelessParentIsToldAndKept() throws {
    let document = try Fixtures.read(
      Fixtures.mac(
        Fixtures.root(
          """
          <subviews><view id="bare"><subviews><view id="v">\(Fixtures.frame(0, 5, 1, 1))</view>
          </subviews></view></subviews>
          """)))
    #expect(document.issues.map(\.reason) == [.viewWithoutFrame, .frameNotFlipped])
    #expect(document.views[2].savedFrame == CGRect(x: 0, y: 5, width: 1, height: 1))
  }

  @Test func tabsAndListsAreSlots() throws {
    let document = try Fixtures.read(
      Fixtures.mac(
        Fixtures.root(
          """
          <tabViewItems><tabViewItem id="i1"><view key="view" id="a">
          \(Fixtures.frame(0, 0, 1, 1))</view></tabViewItem><tabViewItem id="i2">
          <view key="view" id="b">\(Fixtures.frame(0, 0, 1, 1))</view></tabViewItem></tabViewItems>
          <things><view id="c">\(Fixtures.frame(0, 0, 1, 1))</view></things>
          """, element: "tabView")))
    #expect(document.views.map(\.slot) == [.root, .tab(0), .tab(1), .listed("things")])
    #expect(document.alignmentOutsets(of: 0) == .init(left: 7, top: 6, right: 7, bottom: 10))
  }

  @Test func windowsHoldRoots() throws {
    let document = try Fixtures.read(
      Fixtures.mac(
        """
        <window id="w"><rect key="contentRect" x="0" y="0" width="9" height="9"/>
        <view key="contentView" id="v">\(Fixtures.frame(0, 0, 9, 9))</view></window>
        """))
    #expect(document.roots.map(\.holder) == [.window("w")])
    #expect(document.safeAreaInsets(ofRoot: 0) == .zero)
  }

  @Test func aStackIsRead() throws {
    let views = ["a", "b", "c"].map { "<view id=\"\($0)\">\(Fixtures.frame(0, 0, 1, 1))</view>" }
    let document = try Fixtures.read(
      Fixtures.mac(
        Fixtures.root(
          """
          <beginningViews>\(views[0])</beginningViews><middleViews>\(views[1])</middleViews>
          <endViews>\(views[2])</endViews>
          <edgeInsets key="edgeInsets" left="1" right="2" top="3" bottom="4"/>
          <customSpacing><real value="12"/><real value="3.4028234663852886e+38"/></customSpacing>
          <visibilityPriorities><integer value="1000"/><integer value="900"/>
          <integer value="1000"/></visibilityPriorities>
          """, element: "stackView"
        ).replacing("<stackView", with: "<stackView horizontalStackHuggingPriority=\"300\"")))
    let stack = try #require(document.views[0].stack)
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .gravityAreas)
    #expect(stack.alignment == .centerY)
    #expect(stack.spacing == 8)
    #expect(!stack.detachesHiddenViews)
    #expect(stack.customSpacing == [12, nil])
    #expect(stack.visibilityPriorities == [1000, 900, 1000])
    #expect(stack.edgeInsets == .init(left: 1, top: 3, right: 2, bottom: 4))
    #expect(stack.stackHugging == .init(horizontal: 300, vertical: 250))
    #expect(stack.arranged == [1, 2, 3])
    #expect(document.views.dropFirst().map(\.slot) == [.beginning, .middle, .end])
  }

  @Test func aGridIsRead() throws {
    let field = "<textField key=\"contentView\" id=\"f\">\(Fixtures.frame(0, 0, 9, 9))</textField>"
    let document = try Fixtures.read(
      Fixtures.mac(
        Fixtures.root(
          """
          <rows><gridRow id="r1" height="30" topPadding="2" yPlacement="center" \
          rowAlignment="firstBaseline"/><gridRow hidden="YES" id="r2"/></rows>
          <columns><gridColumn id="k1" width="80" trailingPadding="3" xPlacement="fill"/></columns>
          <gridCells><gridCell row="r1" column="k1" xPlacement="trailing" id="g1">\(field)</gridCell>
          <gridCell row="r2" column="k1" headOfMergedCell="g1" id="g2"/>
          <gridCell row="r9" column="k1" headOfMergedCell="g8" id="g3"/></gridCells>
          """, element: "gridView")))
    let grid = try #require(document.views[0].grid)
    #expect(grid.xPlacement == .leading && grid.yPlacement == .bottom)
    #expect(grid.rowAlignment == .none)
    #expect(grid.rowSpacing == 6 && grid.columnSpacing == 6)
    #expect(grid.rows.map(\.length) == [30, nil])
    #expect(grid.rows[0].startPadding == 2 && grid.rows[0].placement == .center)
    #expect(grid.rows[0].rowAlignment == .firstBaseline)
    #expect(grid.rows.map(\.isHidden) == [false, true])
    #expect(grid.columns[0].endPadding == 3 && grid.columns[0].placement == .fill)
    #expect(grid.cells.map(\.row) == [0, 1, nil])
    #expect(grid.cells.map(\.mergedHead) == [nil, 0, nil])
    #expect(grid.cells.map(\.content) == [1, nil, nil])
    #expect(grid.cells[0].xPlacement == .trailing)
    #expect(document.views[1].slot == .gridCell(0))
    #expect(document.issues.map(\.reason) == [.cellOutsideGrid, .danglingReference])
  }

  @Test func controlsAreReadFromTheirCells() throws {
    let document = try Fixtures.read(
      Fixtures.mac(
        Fixtures.root(
          """
          <subviews><button id="b">\(Fixtures.frame(0, 0, 80, 27))
          <buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" controlSize="small" \
          imagePosition="only" image="star" id="c"><font key="font" metaFont="smallSystem"/>
          </buttonCell></button></subviews>
          """)))
    let button = document.views[1]
    #expect(button.text == "Go")
    #expect(button.image == "star")
    #expect(button.control.cell == "buttonCell")
    #expect(button.control.type == "push")
    #expect(button.control.bezelStyle == "rounded")
    #expect(button.control.size == "small")
    #expect(button.control.imagePosition == "only")
    #expect(button.control.font == .init(pointSize: 11))
  }

  @Test func iOSStacksHaveTheirOwnDefaults() throws {
    let plain = try Fixtures.read(Fixtures.iOS(Fixtures.root("", element: "stackView")))
    #expect(plain.views[0].stack == InterfaceBuilderDocument.Stack())
    let text = Fixtures.iOS(Fixtures.root("", element: "stackView")).replacing(
      "<stackView",
      with: """
        <stackView axis="vertical" alignment="center" distribution="equalCentering" \
        spacingType="standard" baselineRelativeArrangement="YES"
        """)
    let stack = try #require(try Fixtures.read(text).views[0].stack)
    #expect(stack.axis == .vertical)
    #expect(stack.alignment == .centerX)
    #expect(stack.distribution == .equalCentering)
    #expect(stack.spacing == 8)
    #expect(stack.isBaselineRelative)
  }
}
