// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct ControllerTests {
  private func controller(_ id: String, _ inside: String = "", attributes: String = "") -> String {
    """
    <viewController \(attributes) id="\(id)"><view key="view" id="view-\(id)">
    \(Fixtures.frame(0, 0, 414, 896))</view>\(inside)</viewController>
    """
  }

  private func way(_ kind: String, to destination: String, _ relationship: String? = nil) -> String
  {
    let relation = relationship.map { "relationship=\"\($0)\"" } ?? ""
    return """
      <connections><segue destination="\(destination)" kind="\(kind)" \(relation) \
      id="to-\(destination)-\(kind)"/></connections>
      """
  }

  @Test func waysAndGuidesAreRead() throws {
    let document = try Fixtures.read(Fixtures.richStoryboard)
    #expect(document.issues.isEmpty)
    #expect(document.controllers.map(\.id) == ["one", "two", "three"])
    #expect(document.segues.map(\.kind) == ["relationship", "show", "show"])
    #expect(document.segues.map(\.source) == [0, 1, 2])
    #expect(document.segues.map(\.destination) == [1, 2, 1])
    #expect(document.guides.map(\.kind) == [.topLayoutGuide])
    #expect(document.views[document.guides[0].owner].id == "v2")
  }

  @Test func navigationBarsFollowCircularWays() throws {
    let document = try Fixtures.read(Fixtures.richStoryboard)
    for id in ["v2", "v3"] {
      let index = try #require(document.viewIndex(id: id))
      #expect(document.bars(aroundRoot: document.views[index].root).navigation == .translucent)
      // 48 for the notch of this device and build, 44 for the bar.
      let insets = document.safeAreaInsets(ofRoot: document.views[index].root)
      #expect(insets == .init(top: 92, bottom: 34))
    }
  }

  @Test func tabBarsPassThroughNavigation() throws {
    let document = try Fixtures.read(
      Fixtures.storyboard([
        """
        <tabBarController id="one"><tabBar key="tabBar" id="bar"/>
        \(way("relationship", to: "two", "viewControllers"))</tabBarController>
        """,
        """
        <navigationController toolbarHidden="NO" id="two">
        <navigationBar key="navigationBar" translucent="NO" id="nb">
        \(Fixtures.frame(0, 44, 414, 44))</navigationBar>
        \(way("relationship", to: "three", "rootViewController"))</navigationController>
        """,
        controller("three", way("push", to: "four")),
        controller("four", attributes: "hidesBottomBarWhenPushed=\"YES\""),
      ]))
    let bars = document.impliedBars()
    #expect(bars.map(\.tab) == [.none, .translucent, .translucent, .none])
    #expect(bars.map(\.navigation) == [.none, .none, .opaque, .opaque])
    #expect(bars[2].toolbar == .translucent)
    #expect(document.roots[0].holder == .bar)
    #expect(document.controllers[1].root == nil)
  }

  @Test func embeddingAndPresentingEndBars() throws {
    let document = try Fixtures.read(
      Fixtures.storyboard([
        """
        <navigationController id="one">\(way("relationship", to: "two", "rootViewController"))
        </navigationController>
        """,
        controller("two", way("embed", to: "three") + way("presentation", to: "four")),
        controller("three"), controller("four"),
      ]))
    let bars = document.impliedBars()
    #expect(bars.map(\.isEmbedded) == [false, false, true, false])
    #expect(bars.map(\.navigation) == [.none, .translucent, .none, .none])
  }

  @Test func theDesignersChoiceGoesBeforeTheWays() throws {
    let document = try Fixtures.read(
      Fixtures.storyboard([
        controller(
          "one",
          """
          <nil key="simulatedStatusBarMetrics"/>
          <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" \
          prompted="YES"/><simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
          <size key="freeformSize" width="414" height="1000"/>
          """)
      ]))
    let bars = document.bars(aroundRoot: 0)
    #expect(bars.hidesStatusBar)
    #expect(bars.navigation == .opaque)
    #expect(bars.isPrompted)
    #expect(bars.tab == .translucent)
    #expect(bars.isFreeform)
  }

  @Test func danglingWaysAreTold() throws {
    let document = try Fixtures.read(
      Fixtures.storyboard([controller("one", way("show", to: "ghost"))], initial: "nobody"))
    #expect(document.issues.map(\.reason) == [.danglingReference, .danglingReference])
    #expect(document.segues.map(\.destination) == [nil])
    #expect(document.segues.map(\.destinationID) == ["ghost"])
  }

  @Test func aGuideWithoutAViewIsTold() throws {
    let document = try Fixtures.read(
      Fixtures.storyboard([
        """
        <viewController id="one"><layoutGuides><viewControllerLayoutGuide type="top" id="g"/>
        </layoutGuides></viewController>
        """
      ]))
    #expect(document.issues.map(\.reason) == [.danglingReference])
    #expect(document.guides.isEmpty)
  }
}
