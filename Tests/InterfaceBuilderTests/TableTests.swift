// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct TableTests {
  @Test(arguments: [
    ("retina4_7", 14460, 20.0, 0.0), ("retina4_7", 14868, 0, 0), ("retina4_7", 21701, 20, 0),
    ("retina5_9", 20000, 44, 34), ("retina5_9", 21507, 47, 34), ("retina5_9", 22505, 50, 34),
    ("retina6_1", 21225, 48, 34), ("retina6_5", 22505, 44, 34), ("retina6_0", 21507, 47, 34),
    ("retina6_12", 22505, 59, 34), ("retina6_1", 23727, 96, 68), ("retina6_12", 24765, 118, 68),
    ("ipad9_7", 14868, 20, 0), ("ipad12_9rounded", 14868, 24, 20), ("appleTV", 14868, 60, 60),
  ])
  func screensHaveSafeAreas(device: String, build: Int, top: Double, bottom: Double) {
    let insets = InterfaceBuilderSafeArea.screenInsets(
      device: .named(device), build: build)
    #expect(insets.top == CGFloat(top))
    #expect(insets.bottom == CGFloat(bottom))
  }

  private func insets(
    build: Int = 20000, height: CGFloat = 896, y: CGFloat = 0,
    _ change: (inout InterfaceBuilderBars) -> Void
  ) -> InterfaceBuilderInsets {
    var bars = InterfaceBuilderBars()
    change(&bars)
    return InterfaceBuilderSafeArea.insets(
      .init(
        device: .named("retina6_1"), build: build, bars: bars,
        rootFrame: CGRect(x: 0, y: y, width: 414, height: height)))
  }

  @Test func barsChangeTheSafeArea() {
    #expect(insets { _ in } == .init(top: 44, bottom: 34))
    #expect(insets { $0.navigation = .translucent } == .init(top: 88, bottom: 34))
    #expect(insets(build: 24400) { $0.navigation = .translucent } == .init(top: 150, bottom: 68))
    #expect(insets { $0.navigation = .opaque } == .init(top: 0, bottom: 34))
    #expect(insets { $0.tab = .translucent } == .init(top: 44, bottom: 83))
    #expect(insets { $0.toolbar = .translucent } == .init(top: 44, bottom: 78))
    #expect(insets { $0.tab = .opaque } == .init(top: 44))
    #expect(insets(height: 832, y: 64) { _ in } == .init(bottom: 34))
    // A view that reaches 64 points out of the screen.
    #expect(insets(y: 64) { _ in } == .init(bottom: 98))
    #expect(insets(height: 832) { _ in } == .init(bottom: 34))
    #expect(insets(height: 813) { _ in } == .init(top: 44))
  }

  @Test func sheetsAndOwnSizesChangeTheSafeArea() {
    #expect(insets(height: 842) { _ in } == .init(bottom: 34))
    #expect(insets(height: 842) { $0.navigation = .translucent } == .init(top: 56, bottom: 34))
    #expect(insets(height: 300) { $0.isFreeform = true } == .init(top: 44))
    #expect(insets(build: 14500, height: 300) { $0.isEmbedded = true } == .zero)
    #expect(insets(height: 886) { $0.isFreeform = true } == .init(top: 44, bottom: 24))
    #expect(
      insets(build: 22000, height: 300) { $0.isFreeform = true } == .init(top: 48, bottom: 34))
  }

  @Test func rootsAndCellsHaveMargins() {
    typealias Margins = InterfaceBuilderMargins
    #expect(
      Margins.root(width: 375, preservesSuperview: false, build: 15000)
        == .init(left: 16, right: 16))
    #expect(
      Margins.root(width: 414, preservesSuperview: true, build: 22000)
        == .init(left: 20, top: 8, right: 20, bottom: 8))
    #expect(
      Margins.root(
        width: 375, preservesSuperview: false, build: 1, written: .init(left: 4, right: 30))
        == .init(left: 16, right: 30))
    #expect(
      Margins.root(width: 1920, preservesSuperview: false, build: 1, isTelevision: true) == .zero)
    #expect(Margins.cellContent(.init(build: 12000, width: 375, isInTable: true)) == .init(all: 8))
    #expect(
      Margins.cellContent(
        .init(build: 22000, width: 393, screenWidth: 393, isInTable: true, hasAccessory: true))
        == .init(left: 20, top: 11, right: 8, bottom: 11))
    #expect(
      Margins.cellContent(.init(build: 24100, width: 300, screenWidth: 393, isInTable: true))
        == .init(left: 16, top: 15, right: 16, bottom: 15))
    #expect(Margins.cellContent(.init(build: 15000, width: 320, isInTable: false)).left == 15)
    #expect(
      Margins.cellContent(
        .init(build: 15000, width: 414, isInTable: false, preservesSuperview: true)
      ).left == 20)
  }

  @Test func macControlsHaveOutsetsByEraAndHeight() {
    var push = InterfaceBuilderDocument.Control()
    push.type = "push"
    push.bezelStyle = "rounded"
    func outsets(_ build: Int, _ height: CGFloat) -> InterfaceBuilderInsets {
      InterfaceBuilderMacOutsets.outsets(
        element: "button", control: push, frameSize: CGSize(width: 80, height: height),
        era: .init(build: build))
    }
    #expect(outsets(21507, 32) == .init(left: 7, top: 5, right: 7, bottom: 7))
    #expect(outsets(14490, 32) == .init(left: 6, top: 4, right: 6, bottom: 7))
    #expect(outsets(24765, 24) == .zero)
    // A frame of the old height was saved by an older system.
    #expect(outsets(24765, 32) == .init(left: 7, top: 5, right: 7, bottom: 7))
    var separator = InterfaceBuilderDocument.Control()
    separator.type = "separator"
    for (size, expected) in [
      (CGSize(width: 90, height: 5), InterfaceBuilderInsets(top: 2, bottom: 2)),
      (CGSize(width: 5, height: 90), InterfaceBuilderInsets(left: 2, right: 2)),
    ] {
      let found = InterfaceBuilderMacOutsets.outsets(
        element: "box", control: separator, frameSize: size, era: .second)
      #expect(found == expected)
    }
    let label = InterfaceBuilderDocument.Control()
    for era in InterfaceBuilderMacEra.allCases {
      let found = InterfaceBuilderMacOutsets.outsets(
        element: "textField", control: label, frameSize: CGSize(width: 9, height: 16), era: era)
      #expect(found == .init(left: 2, right: 2))
    }
  }

  @Test func everyEntryOfTheTablesIsWhole() {
    let outsets = InterfaceBuilderMacLook.entries(InterfaceBuilderMacOutsets.table)
    #expect(outsets.count > 100)
    #expect(outsets.values.allSatisfy { $0.count == 4 })
    let rare = InterfaceBuilderMacLook.entries(InterfaceBuilderMacOutsets.rareTable)
    #expect(rare.count > 200)
    #expect(rare.values.allSatisfy { $0.count == 4 })
    #expect(rare.keys.allSatisfy { outsets[$0] == nil })
    let baselines = InterfaceBuilderMacLook.entries(InterfaceBuilderMacBaselines.table)
    #expect(baselines.count > 20)
    #expect(baselines.values.allSatisfy { $0.count == 1 })
  }

  @Test func macBaselinesAreMeasuredFromTheBottom() {
    func distance(
      _ element: String, _ height: CGFloat, font: CGFloat, border: String? = nil, build: Int = 21507
    ) -> CGFloat? {
      var control = InterfaceBuilderDocument.Control()
      control.borderStyle = border
      control.font = .init(pointSize: font)
      return InterfaceBuilderMacBaselines.distanceFromBottom(
        element: element, control: control, frameHeight: height, era: .init(build: build))
    }
    #expect(distance("textField", 16, font: 13) == 3)
    #expect(distance("textField", 14, font: 11) == 3)
    #expect(distance("textField", 21, font: 13, border: "bezel") == 6)
    #expect(distance("textField", 24, font: 13, border: "bezel", build: 24765) == 7)
    #expect(distance("textField", 99, font: 13) == nil)
    #expect(distance("customView", 16, font: 13) == nil)
  }

  @Test func iOSControlsHaveOutsetsHeightsAndBaselines() {
    typealias Heights = InterfaceBuilderControlHeights
    #expect(InterfaceBuilderIOSOutsets.outsets(element: "switch") == .init(right: 2))
    #expect(InterfaceBuilderIOSOutsets.outsets(element: "label") == .zero)
    #expect(Heights.iOSLabel(pointSize: 17) == 20.5)
    #expect(Heights.iOSLabel(pointSize: 12) == 14.5)
    #expect(Heights.iOSLabel(pointSize: 17, scale: 1) == 21)
    #expect(Heights.iOS(element: "textField", build: 14460) == 30)
    #expect(Heights.iOS(element: "textField", build: 14868) == 34)
    #expect(Heights.iOS(element: "view", build: 14868) == nil)
    let control = InterfaceBuilderDocument.Control()
    #expect(Heights.mac(element: "textField", control: control, build: 14490) == 17)
    #expect(Heights.mac(element: "textField", control: control, build: 21507) == 16)
    // One line of 10 points in 11.93359 points: the ascent from the top, the descent from below.
    let first = InterfaceBuilderFontMetrics.firstBaseline(height: 11.93359, pointSize: 10)
    let last = InterfaceBuilderFontMetrics.lastBaseline(height: 11.93359, pointSize: 10)
    #expect(abs(first - 9.52148) < 0.0001)
    #expect(abs(last - 9.52148) < 0.0001)
  }

  @Test(arguments: [
    ("label", InterfaceBuilderPlatform.iOS, false, true, true),
    ("textField", .iOS, false, true, true), ("textField", .macOS, true, false, true),
    ("textField", .macOS, false, true, true), ("slider", .iOS, false, false, true),
    ("view", .iOS, false, false, false), ("imageView", .iOS, false, false, false),
  ])
  func viewsHaveIntrinsicAxes(
    element: String, platform: InterfaceBuilderPlatform, isEditable: Bool, width: Bool,
    height: Bool
  ) {
    var control = InterfaceBuilderDocument.Control()
    control.isEditable = isEditable
    let axes = InterfaceBuilderIntrinsicAxes.of(
      element: element, platform: platform, control: control, isWide: true, hasImage: false)
    #expect(axes == .init(width: width, height: height))
  }

  @Test func fontsHaveSizesByRole() {
    #expect(InterfaceBuilderFontSizes.iOSTextStyle("UICTFontTextStyleBody") == 17)
    #expect(InterfaceBuilderFontSizes.iOSTextStyle("Odd") == nil)
    #expect(InterfaceBuilderFontSizes.macRole("smallSystem") == 11)
    #expect(InterfaceBuilderFontSizes.macTextStyle("title1") == 22)
  }

  @Test func insetsShrinkAndGrow() {
    let insets = InterfaceBuilderInsets(left: 1, top: 2, right: 3, bottom: 4)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(insets.shrinking(frame) == CGRect(x: 1, y: 2, width: 96, height: 44))
    #expect(insets.growing(insets.shrinking(frame)) == frame)
  }
}
