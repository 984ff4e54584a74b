// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import Testing

@testable import InterfaceBuilder

@Suite struct VariationTests {
  private let phone = InterfaceBuilderTraits(
    widthClass: .compact, heightClass: .regular, idiom: .phone)
  private let pad = InterfaceBuilderTraits(
    widthClass: .regular, heightClass: .regular, idiom: .pad)

  /// A stack with two views, one of which is there on iPads only, and what refers to it.
  private let text = Fixtures.iOS(
    """
    <stackView spacing="4" id="s">\(Fixtures.frame(0, 0, 100, 100))
    <subviews><view id="a">\(Fixtures.frame(0, 0, 1, 1))
    <viewLayoutGuide key="safeArea" id="g"/><subviews><view id="inner">
    \(Fixtures.frame(0, 0, 1, 1))</view></subviews></view>
    <view id="b">\(Fixtures.frame(0, 0, 1, 1))</view></subviews>
    <constraints>
    <constraint firstItem="inner" firstAttribute="top" secondItem="s" secondAttribute="top" id="c1"/>
    <constraint firstItem="g" firstAttribute="top" secondItem="s" secondAttribute="top" id="c2"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="s" secondAttribute="top" id="c3">
    <variation key="heightClass=regular-widthClass=regular" constant="9"/>
    <variation key="widthClass=regular" constant="5"/></constraint>
    <constraint firstItem="b" firstAttribute="width" id="c4"/>
    </constraints>
    <variation key="default"><mask key="subviews"><exclude reference="a"/></mask>
    <mask key="constraints"><exclude reference="c4"/></mask></variation>
    <variation key="userInterfaceIdiom=pad" spacing="20" axis="vertical">
    <mask key="subviews"><include reference="a"/></mask>
    <mask key="constraints"><include reference="c4"/></mask>
    <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></variation>
    </stackView>
    """)

  @Test func theWholeDocumentKeepsEverything() throws {
    let document = try Fixtures.read(text)
    #expect(document.issues.isEmpty)
    #expect(document.views.map(\.id) == ["s", "a", "inner", "b"])
    #expect(document.constraints.map(\.id) == ["c1", "c2", "c3", "c4"])
    #expect(document.views[0].variations.count == 2)
  }

  @Test(arguments: [false, true])
  func theDefaultLeavesOutViewsWithAllThatRefersToThem(isPhone: Bool) throws {
    let document = try Fixtures.read(text).applying(isPhone ? phone : nil)
    #expect(document.views.map(\.id) == ["s", "b"])
    #expect(document.views[0].children == [1])
    #expect(document.views[0].stack?.arranged == [1])
    #expect(document.views[0].stack?.spacing == 4)
    #expect(document.guides.isEmpty)
    #expect(document.constraints.map(\.id) == ["c3"])
    #expect(document.constraints.map(\.firstItem) == [.view(1)])
    #expect(document.constraints.map(\.constant) == [0])
    #expect(document.views.allSatisfy { $0.variations.isEmpty })
  }

  @Test func matchingTraitsBringThemBack() throws {
    let document = try Fixtures.read(text).applying(pad)
    #expect(document.views.map(\.id) == ["s", "a", "inner", "b"])
    #expect(document.constraints.map(\.id) == ["c1", "c2", "c3", "c4"])
    #expect(document.views[0].stack?.spacing == 20)
    #expect(document.views[0].stack?.axis == .vertical)
    #expect(document.views[0].layoutMargins == .init(left: 2, top: 1, right: 4, bottom: 3))
    // The variation with two conditions goes after the one with one, though it stands first.
    #expect(document.constraints[2].constant == 9)
  }

  @Test func excludedRootsAndTheirCellsGo() throws {
    let cell = "<tableViewCell id=\"cell\">\(Fixtures.frame(0, 0, 9, 9))</tableViewCell>"
    let document = try Fixtures.read(
      Fixtures.iOS(
        Fixtures.root(
          """
          <subviews><tableView id="t">\(Fixtures.frame(0, 0, 9, 9))<prototypes>\(cell)</prototypes>
          </tableView></subviews><variation key="default"><mask key="subviews">
          <exclude reference="t"/></mask></variation>
          """)))
    #expect(document.roots.count == 2)
    let applied = document.applying(nil)
    #expect(applied.views.map(\.id) == ["root"])
    #expect(applied.roots.map(\.view) == [0])
  }

  @Test(
    arguments: [
      ("<variation key=\"moon=full\"/>", .unknownVariation),
      ("<variation key=\"widthClass=wide\"/>", .unknownVariation),
      ("<variation key=\"\"/>", .unknownVariation),
      ("<variation key=\"default\" colour=\"red\"/>", .unknownVariationProperty),
      ("<variation key=\"default\"><thing key=\"x\"/></variation>", .unknownVariationProperty),
      (
        """
        <variation key="default"><mask key="subviews"><exclude reference="ghost"/></mask></variation>
        """, .danglingReference
      ),
      (
        """
        <variation key="default"><mask key="constraints"><include reference="name"/></mask></variation>
        """, .danglingReference
      ),
    ] as [(String, InterfaceBuilderIssue.Reason)])
  func whatAVariationCannotSayIsTold(
    variation: String, reason: InterfaceBuilderIssue.Reason
  ) throws {
    let document = try Fixtures.read(
      Fixtures.constrained("").replacing("</constraints>", with: "</constraints>\(variation)"))
    #expect(document.issues.map(\.reason) == [reason])
  }

  @Test(arguments: [
    ("retina4_7", InterfaceBuilderOrientation.portrait, "compact", "regular", 375.0),
    ("retina4_7", .landscape, "compact", "compact", 667),
    ("retina6_1", .landscape, "regular", "compact", 896),
    ("ipad9_7", .portrait, "regular", "regular", 768),
    ("appleTV", .landscape, "regular", "regular", 1920),
  ])
  func devicesHaveTraits(
    device: String, orientation: InterfaceBuilderOrientation, width: String, height: String,
    screenWidth: Double
  ) throws {
    let traits = try #require(
      InterfaceBuilderTraits(device: device, orientation: orientation))
    #expect(traits.widthClass.rawValue == width)
    #expect(traits.heightClass.rawValue == height)
    #expect(traits.screenSize?.width == CGFloat(screenWidth))
  }

  @Test func deviceIdsAreUnique() {
    let ids = InterfaceBuilderDevice.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(InterfaceBuilderTraits(device: "toaster") == nil)
  }
}
