// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

@testable import InterfaceBuilder

/// Small documents written for the tests.
enum Fixtures {
  /// Reads a document from its text.
  static func read(_ text: String) throws -> InterfaceBuilderDocument {
    try InterfaceBuilderDocument(bytes: Data(text.utf8))
  }

  /// A .xib file for iOS with loose objects.
  static func iOS(
    _ objects: String, tools: String = "14868", device: String? = "retina4_7",
    attributes: String = "", after: String = ""
  ) -> String {
    let screen = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" \(attributes)>
      \(screen)
      <objects>
      \(objects)
      </objects>
      \(after)
      </document>
      """
  }

  /// A .xib file for the Mac with loose objects.
  static func mac(_ objects: String, tools: String = "21507") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
    <objects>
    \(objects)
    </objects>
    </document>
    """
  }

  /// A storyboard for iOS whose scenes hold one controller each.
  static func storyboard(
    _ controllers: [String], tools: String = "21701", device: String = "retina6_1",
    initial: String = "one"
  ) -> String {
    let scenes = controllers.enumerated().map { index, controller in
      "<scene sceneID=\"scene\(index)\"><objects>\(controller)</objects></scene>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      initialViewController="\(initial)">
      <device id="\(device)" orientation="portrait"/>
      <scenes>\(scenes.joined(separator: "\n"))</scenes>
      </document>
      """
  }

  /// A frame element.
  static func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// A root view of 300 × 200 with what is given inside.
  static func root(_ inside: String, element: String = "view") -> String {
    "<\(element) id=\"root\">\(frame(0, 0, 300, 200))\(inside)</\(element)>"
  }

  /// A root view with two subviews and constraints.
  static func constrained(_ constraints: String, device: String? = "retina4_7") -> String {
    iOS(
      root(
        """
        <subviews>
        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
        \(frame(16, 20, 60, 20.5))</label>
        <textField translatesAutoresizingMaskIntoConstraints="NO" id="field">
        \(frame(84, 13, 200, 34))</textField>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>\(constraints)</constraints>
        """), device: device)
  }

  /// A document that uses nearly everything, for damage.
  static let rich = constrained(
    """
    <constraint firstItem="name" firstAttribute="leading" secondItem="root" \
    secondAttribute="leadingMargin" id="c1"/>
    <constraint firstItem="field" firstAttribute="leading" secondItem="name" \
    secondAttribute="trailing" constant="8" symbolic="YES" id="c2"/>
    <constraint firstItem="safe" firstAttribute="top" relation="lessThanOrEqual" \
    secondItem="field" secondAttribute="top" multiplier="1:2" priority="750" id="c3">
    <variation key="widthClass=regular" constant="30"/></constraint>
    """)

  /// A Mac document with a stack, a grid and a table, for damage.
  static let richMac = mac(
    root(
      """
      <subviews><stackView orientation="vertical" alignment="leading" spacing="4" id="stack">
      \(frame(10, 10, 100, 80))
      <subviews><button id="ok">\(frame(-6, -7, 60, 32))
      <buttonCell key="cell" type="push" title="OK" bezelStyle="rounded" id="okCell">
      <font key="font" metaFont="system"/></buttonCell></button></subviews>
      <customSpacing><real value="3.4028234663852886e+38"/></customSpacing></stackView>
      <gridView xPlacement="leading" id="grid">\(frame(120, 10, 100, 80))
      <rows><gridRow id="r1"/></rows><columns><gridColumn id="k1" width="80"/></columns>
      <gridCells><gridCell row="r1" column="k1" id="g1"><textField key="contentView" id="cell">
      \(frame(0, 0, 80, 16))</textField></gridCell></gridCells></gridView></subviews>
      """, element: "customView"))

  /// A storyboard with bars and circular ways, for damage.
  static let richStoryboard = storyboard([
    """
    <navigationController id="one"><navigationBar key="navigationBar" id="bar"/>
    <connections><segue destination="two" kind="relationship" \
    relationship="rootViewController" id="s1"/></connections></navigationController>
    """,
    """
    <viewController id="two"><layoutGuides><viewControllerLayoutGuide type="top" id="t2"/>
    </layoutGuides><view key="view" id="v2">\(frame(0, 0, 414, 896))</view>
    <connections><segue destination="three" kind="show" id="s2"/></connections></viewController>
    """,
    """
    <viewController id="three"><view key="view" id="v3">\(frame(0, 0, 414, 896))</view>
    <connections><segue destination="two" kind="show" id="s3"/></connections></viewController>
    """,
  ])
}
