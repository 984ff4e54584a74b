// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct DocumentTests {
  @Test func theHeaderIsRead() throws {
    let document = try Fixtures.read(
      Fixtures.iOS(
        Fixtures.root(""), tools: "14460.31", attributes: "launchScreen=\"YES\"",
        after: """
          <resources><image name="star" width="24" height="22"/></resources>
          <designables><designable name="root"><size key="intrinsicContentSize" width="-1" \
          height="40"/></designable></designables>
          """))
    #expect(document.kind == .xib)
    #expect(document.platform == .iOS)
    #expect(document.toolsVersion.build == 14460)
    #expect(document.device == .init(id: "retina4_7"))
    #expect(document.usesAutoLayout && document.usesTraitCollections && document.usesSafeAreas)
    #expect(document.isLaunchScreen)
    #expect(document.imageSizes == ["star": CGSize(width: 24, height: 22)])
    #expect(document.designedSizes["root"] == .init(width: nil, height: 40))
    #expect(document.intrinsicAxes(of: 0) == .heightOnly)
    #expect(document.issues.isEmpty)
  }

  @Test func anUnreleasedBuildIsDatedByItsPlugIn() throws {
    let plugIn = "<dependencies><plugIn identifier=\"a\" version=\"22685\"/></dependencies>"
    let text = Fixtures.iOS(Fixtures.root(""), tools: "32700.99.1234", after: plugIn)
    let version = try Fixtures.read(text).toolsVersion
    #expect(version.isUnreleased)
    #expect(version.build == 22685)
    #expect(InterfaceBuilderToolsVersion("32700.99.1234").build == 22000)
    #expect(InterfaceBuilderToolsVersion("").build == 0)
  }

  @Test func documentsOfAnotherFormAreRefused() {
    let cases: [(String, (InterfaceBuilderError) -> Bool)] = [
      ("<archive type=\"x\"/>", { if case .archive = $0 { true } else { false } }),
      ("<plist/>", { if case .notInterfaceBuilder = $0 { true } else { false } }),
      (
        Fixtures.iOS("<view id=\"a\"/>").replacing("iOS.CocoaTouch", with: "watchKit"),
        { if case .unsupportedRuntime = $0 { true } else { false } }
      ),
      (Fixtures.iOS(""), { if case .noObjects = $0 { true } else { false } }),
    ]
    for (text, isExpected) in cases {
      let error = #expect(throws: InterfaceBuilderError.self) { try Fixtures.read(text) }
      #expect(error.map(isExpected) ?? false, "\(text)")
    }
  }

  @Test func aMissingFileIsTold() {
    let url = URL(fileURLWithPath: "no such folder/nothing.xib")
    let error = #expect(throws: InterfaceBuilderError.self) {
      try InterfaceBuilderDocument(contentsOf: url)
    }
    guard case .unreadable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func unknownVersionsAndDevicesAreTold() throws {
    let text = Fixtures.iOS(Fixtures.root(""), device: "retina99").replacing(
      "version=\"3.0\"", with: "version=\"4.0\"")
    let document = try Fixtures.read(text)
    #expect(document.issues.map(\.reason) == [.unknownVersion, .unknownDevice])
    #expect(document.canvasTraits == nil)
  }

  @Test func aViewSaysAllThatLayoutNeeds() throws {
    let document = try Fixtures.read(
      Fixtures.iOS(
        Fixtures.root(
          """
          <subviews><label hidden="YES" misplaced="YES" ambiguous="YES" fixedFrame="YES" \
          verifyAmbiguity="off" horizontalHuggingPriority="251" \
          verticalCompressionResistancePriority="1000" placeholderIntrinsicWidth="80" \
          placeholderIntrinsicHeight="infinite" preservesSuperviewLayoutMargins="YES" \
          insetsLayoutMarginsFromSafeArea="NO" numberOfLines="2" text="Hello" customClass="Big" \
          userLabel="Greeting" translatesAutoresizingMaskIntoConstraints="NO" id="l">
          \(Fixtures.frame(1, 2, 30, 40))
          <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
          <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
          trailing="4"/></label></subviews>
          """)))
    let label = document.views[1]
    #expect(label.parent == 0)
    #expect(document.views[0].children == [1])
    #expect(label.slot == .subview)
    #expect(label.isHidden && label.isMisplaced && label.isAmbiguous && label.isFrameFixed)
    #expect(label.isManaged)
    #expect(label.ambiguityCheck == "off")
    #expect(label.hugging == .init(horizontal: 251, vertical: 250))
    #expect(label.compressionResistance == .init(horizontal: 750, vertical: 1000))
    #expect(label.placeholderWidth == .points(80))
    #expect(label.placeholderHeight == InterfaceBuilderDocument.PlaceholderLength.none)
    #expect(document.intrinsicAxes(of: 1) == .widthOnly)
    #expect(label.layoutMargins == .init(left: 2, top: 1, right: 4, bottom: 3))
    #expect(label.preservesSuperviewLayoutMargins && !label.insetsLayoutMarginsFromSafeArea)
    #expect(label.text == "Hello")
    #expect(label.customClass == "Big")
    #expect(label.userLabel == "Greeting")
    #expect(label.control.font?.pointSize == 28)
    #expect(label.control.numberOfLines == 2)
    #expect(label.savedFrame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(document.savedFrameInRoot(of: 1) == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func cellsAndBarItemsStartCoordinatesOfTheirOwn() throws {
    let document = try Fixtures.read(
      Fixtures.storyboard([
        """
        <tableViewController id="one"><tableView key="view" id="table">
        \(Fixtures.frame(0, 0, 414, 896))<prototypes><tableViewCell id="cell">
        \(Fixtures.frame(0, 50, 414, 44))<tableViewCellContentView key="contentView" id="content">
        \(Fixtures.frame(0, 0, 414, 44))</tableViewCellContentView></tableViewCell></prototypes>
        </tableView><navigationItem key="navigationItem" id="item"><view key="titleView" id="title">
        \(Fixtures.frame(5, 5, 50, 30))</view></navigationItem></tableViewController>
        """
      ]))
    #expect(document.roots.map { document.views[$0.view].id } == ["table", "cell", "title"])
    #expect(
      document.roots.map(\.holder) == [.controller(0), .cell(parentView: 0), .bar])
    #expect(document.controllers[0].root == 0)
    #expect(document.views[2].slot == .keyed("contentView"))
    #expect(document.views[2].root == 1)
    #expect(document.views(ofRoot: 1) == [1, 2])
    #expect(document.scenes == [.init(id: "scene0", controller: 0)])
    #expect(document.initialController == "one")
    #expect(document.safeAreaInsets(ofRoot: 1) == .zero)
  }

  @Test func guidesOfAllKindsAreRead() throws {
    let document = try Fixtures.read(
      Fixtures.iOS(
        Fixtures.root(
          """
          <viewLayoutGuide key="safeArea" id="a"/><viewLayoutGuide key="layoutMargins" id="b"/>
          <viewLayoutGuide key="contentLayoutGuide" id="c"/>
          <viewLayoutGuide key="frameLayoutGuide" id="d"/>
          <keyboardLayoutGuide key="keyboard" id="e"/>
          <constraints><constraint firstItem="e" firstAttribute="top" secondItem="d" \
          secondAttribute="bottom" id="f"/></constraints>
          """, element: "scrollView")))
    #expect(
      document.guides.map(\.kind) == [
        .safeArea, .layoutMargins, .contentLayoutGuide, .frameLayoutGuide, .keyboard,
      ])
    #expect(document.guides.allSatisfy { $0.owner == 0 })
    #expect(document.constraints.map(\.firstItem) == [.guide(4)])
    #expect(document.guideIndex(id: "c") == 2)
    #expect(document.issues.isEmpty)
  }

  @Test func oldFilesNameAScreenWithoutTraits() throws {
    let metrics = """
      <simulatedMetricsContainer key="defaultSimulatedMetrics"><simulatedScreenMetrics \
      key="destination" type="retina4_7.fullscreen"/></simulatedMetricsContainer>
      """
    let document = try Fixtures.read(
      Fixtures.iOS(Fixtures.root(""), tools: "11542", device: nil, after: metrics))
    #expect(document.device == nil)
    #expect(document.canvasTraits == nil)
    #expect(document.simulatedScreen == "retina4_7")
    #expect(document.safeAreaInsets(ofRoot: 0) == .init(top: 20))
  }

  @Test func controlsOfIOSSayWhatTheyLookLike() throws {
    let document = try Fixtures.read(
      Fixtures.iOS(
        Fixtures.root(
          """
          <subviews><button buttonType="system" id="b">\(Fixtures.frame(0, 0, 46, 30))
          <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
          <fontDescription key="fontDescription" name="Arial" family="Arial" pointSize="15"/>
          <state key="normal" title="Send" image="plane"/></button>
          <segmentedControl segmentControlStyle="plain" id="s">\(Fixtures.frame(0, 0, 90, 32))
          <segments><segment title="A"/><segment title="B" width="40"/></segments>
          </segmentedControl>
          <label id="l">\(Fixtures.frame(0, 0, 90, 32))<attributedString key="attributedText">
          <fragment content="Two "/><fragment><string key="content">parts</string></fragment>
          </attributedString></label></subviews>
          """)))
    let button = document.views[1]
    #expect(button.text == "Send")
    #expect(button.image == "plane")
    #expect(button.control.type == "system")
    #expect(button.control.contentInsets == .init(left: 1, top: 2, right: 3, bottom: 4))
    #expect(button.control.font == .init(pointSize: 15, name: "Arial"))
    #expect(button.control.font?.isSystem == false)
    #expect(document.baselines(of: 1) == nil)
    #expect(document.views[2].control.segmentWidths == [0, 40])
    #expect(document.views[2].control.style == "plain")
    #expect(document.alignmentOutsets(of: 2) == .init(bottom: 1))
    #expect(document.views[3].text == "Two parts")
  }

  @Test func faultsOfViewsAreTold() throws {
    let document = try Fixtures.read(
      Fixtures.iOS(
        Fixtures.root(
          """
          <subviews>
          <view id="bare"/>
          <view id="minus">\(Fixtures.frame(0, 0, -5, 10))</view>
          <view id="odd"><rect key="frame" x="nan" y="0" width="1" height="1"/></view>
          <view id="huge"><rect key="frame" x="1e30" y="0" width="1" height="1"/></view>
          <view id="root">\(Fixtures.frame(0, 0, 1, 1))</view>
          <view>\(Fixtures.frame(0, 0, 1, 1))</view>
          <view id="strange" hidden="perhaps" verticalHuggingPriority="2000">
          \(Fixtures.frame(0, 0, 1, 1))</view>
          </subviews>
          <layoutGuide id="g"/><viewLayoutGuide key="moon" id="m"/>
          """)))
    #expect(document.views.map(\.id) == ["root", "bare", "minus", "odd", "huge", "strange"])
    #expect(
      document.issues.map(\.reason) == [
        .viewWithoutFrame, .negativeSize, .viewWithoutFrame, .unusableNumber, .viewWithoutFrame,
        .unusableNumber, .duplicateIdentifier, .missingIdentifier, .unknownValue,
        .priorityOutOfRange, .unknownLayoutElement, .unknownGuide,
      ])
    #expect(document.views[2].savedFrame == CGRect(x: 0, y: 0, width: 0, height: 10))
    #expect(document.views[3].savedFrame == nil)
    #expect(document.views[5].hugging.vertical == 1000)
    #expect(document.issues.allSatisfy { $0.description.hasPrefix("line ") })
  }
}
