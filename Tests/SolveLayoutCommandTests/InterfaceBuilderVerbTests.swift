// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import Testing

@testable import SolveLayoutCommand

/// The verbs for Interface Builder files, with files in memory.
@Suite(.enabled(if: GLPKSolver.isAvailable)) struct InterfaceBuilderVerbTests {
  /// A root with one view that constraints place at 8, 8, 100 × 40.
  private func file(savedY: Int = 8, extra: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects>
    <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    <view id="card" userLabel="Card" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="8" y="\(savedY)" width="100" height="40"/>
    <constraints>
    <constraint firstAttribute="width" constant="100" id="w"/>
    <constraint firstAttribute="height" constant="40" id="h"/>
    \(extra)
    </constraints>
    </view>
    </subviews>
    <constraints>
    <constraint firstItem="card" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="8" id="l"/>
    <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="8" id="t"/>
    </constraints>
    </view>
    </objects>
    </document>
    """
  }

  private let second = "<constraint firstAttribute=\"width\" constant=\"120\" id=\"w2\"/>"

  // MARK: verify

  @Test func verifyCountsByPlatform() {
    let desk = Desk(files: ["app/a.xib": file(), "app/b.xib": file(savedY: 30)])
    #expect(desk.run("verify", "app") == .done)
    #expect(
      desk.output == """
        iOS: 1 of 2 views match (50.0 %), 1 of them whatever sizes text and controls have
        all 2 files: 1 of 2 views match (50.0 %), 1 of them whatever sizes text and controls have
        texts and controls have their saved sizes

        """)
    #expect(desk.run("verify", "app", "--fail-under", "60") == .checkFailed)
    #expect(desk.run("verify", "app", "--fail-under", "50") == .done)
    #expect(desk.run("verify", "app", "--tolerance", "22", "--fail-under", "100") == .done)
  }

  @Test func verifyTellsWhoseSizesLabelsHave() {
    let label = file().replacingOccurrences(
      of: "<view id=\"card\"", with: "<label id=\"card\" text=\"abcde\""
    )
    .replacingOccurrences(
      of: "</constraints>\n</view>\n</subviews>", with: "</constraints>\n</label>\n</subviews>"
    )
    .replacingOccurrences(
      of: "<constraint firstAttribute=\"width\" constant=\"100\" id=\"w\"/>", with: "")
    let desk = Desk(files: ["a.xib": label])
    #expect(desk.run("verify", "a.xib", "--fail-under", "100") == .done)
    #expect(desk.output.hasSuffix("texts and controls have their saved sizes\n"))
    // Five letters are nowhere near 100 points wide.
    #expect(desk.run("verify", "a.xib", "--text", "fixed", "--fail-under", "100") == .checkFailed)
    #expect(desk.output.contains("labels have the sizes that the fixed measurer finds"))
  }

  @Test func verifyNamesWhatDoesNotMatch() {
    let desk = Desk(files: ["b.xib": file(savedY: 30)])
    #expect(desk.run("verify", "b.xib", "--verbose") == .done)
    #expect(
      desk.output.hasPrefix(
        "b.xib: view card (Card) saved 8 30 100 40, solved 8 8 100 40; "
          + "stale: the saved frame contradicts Card.top = Superview.top + 8\n"))
  }

  @Test func verifyWritesEveryViewAsJSON() throws {
    let desk = Desk(files: ["b.xib": file(savedY: 30)])
    #expect(desk.run("verify", "b.xib", "--format", "json") == .done)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(desk.output.utf8)) as? [String: Any])
    let view = try #require((json["views"] as? [[String: Any]])?.first)
    #expect(view["file"] as? String == "b.xib")
    #expect(view["root"] as? String == "root")
    #expect(view["id"] as? String == "card")
    #expect(view["element"] as? String == "view")
    #expect(view["label"] as? String == "Card")
    #expect(view["saved"] as? [Double] == [8, 30, 100, 40])
    #expect(view["solved"] as? [Double] == [8, 8, 100, 40])
    #expect(view["unique"] as? [Bool] == [true, true, true, true])
    #expect(view["independent"] as? [Bool] == [true, true, true, true])
    #expect(view["counted"] as? Bool == true)
    #expect(view["matches"] as? Bool == false)
    #expect((view["cause"] as? [String: String])?["kind"] == "stale")
    let totals = try #require(json["totals"] as? [String: [String: Double]])
    #expect(totals["iOS"]?["counted"] == 1)
    #expect(totals["all"]?["score"] == 0)
  }

  @Test func unreadableFilesDoNotKeepOthersFromBeingCompared() {
    let desk = Desk(files: ["app/a.xib": file(), "app/b.xib": "<archive/>", "app/c.txt": "-"])
    #expect(desk.run("verify", "app") == .invalidDocument)
    #expect(desk.output.contains("iOS: 1 of 1 views match (100.0 %)"))
    #expect(desk.error.hasPrefix("app/b.xib:1:9: error: "))
    #expect(desk.run("verify", "nowhere") == .invalidDocument)
  }

  // MARK: lint

  @Test func lintTellsAndAcceptsFindings() {
    let desk = Desk(files: ["app/a.xib": file(savedY: 30)])
    #expect(desk.run("lint", "app") == .checkFailed)
    #expect(
      desk.output == """
        app/a.xib:7:80: warning: Card was saved at 8, 30, 100 × 40, but constraints lead to \
        8, 8, 100 × 40; the saved frame contradicts Card.top = Superview.top + 8 [stale]
        1 finding

        """)
    #expect(desk.run("lint", "app", "--level", "error") == .done)
    #expect(desk.run("lint", "app", "--write-baseline", "known.txt") == .done)
    #expect(desk.run("lint", "app", "--baseline", "known.txt") == .done)
    #expect(desk.output == "0 findings, 1 accepted\n")
  }

  @Test func lintWritesSARIF() throws {
    let desk = Desk(files: ["app dir/a.xib": file(extra: second)])
    #expect(desk.run("lint", "app dir", "--format", "sarif") == .checkFailed)
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(desk.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let conflict = try #require(results.first { $0["ruleId"] as? String == "conflict" })
    #expect(conflict["level"] as? String == "error")
    let message = try #require((conflict["message"] as? [String: String])?["text"])
    #expect(
      message == "these cannot hold together, but could without any one of them: "
        + "Card.width = 100; Card.width = 120"
        || message == "these cannot hold together, but could without any one of them: "
          + "Card.width = 120; Card.width = 100"
    )
    let location = try #require((conflict["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    #expect((place["artifactLocation"] as? [String: String])?["uri"] == "app%20dir/a.xib")
    #expect((conflict["relatedLocations"] as? [Any])?.count == 2)
  }

  @Test func lintRefusesUnknownDevices() {
    let desk = Desk(files: ["a.xib": file()])
    #expect(desk.run("lint", "a.xib", "--device", "toaster") == .usage)
    #expect(desk.error.contains("the device 'toaster' is not known"))
    #expect(desk.run("lint", "a.xib", "--orientation", "landscape") == .usage)
    #expect(desk.run("lint", "a.xib", "--device", "retina6_12") == .done)
  }

  // MARK: solve and convert

  @Test func solveShowsASceneAtAnySize() {
    let desk = Desk(files: ["a.xib": file()])
    #expect(desk.run("solve", "a.xib", "--size", "500x400") == .done)
    #expect(desk.output.contains("size 500 x 400"))
    #expect(desk.output.contains("card"))
    #expect(desk.run("solve", "a.xib", "--scene", "nothing") == .usage)
    #expect(desk.error.contains("name one with --scene: root"))
    #expect(desk.run("solve", "a.xib", "--scene", "root", "--format", "svg") == .done)
    #expect(desk.output.hasPrefix("<svg"))
  }

  @Test func whatIsConvertedHasTheSameFrames() throws {
    let desk = Desk(files: ["a.xib": file()])
    #expect(desk.run("convert", "a.xib", "-o", "a.json") == .done)
    #expect(desk.run("solve", "a.json", "--format", "json", "--check") == .done)
    #expect(desk.output.contains("card"))
    let text = try #require(desk.files["a.json"])
    #expect(text.contains("card.leading == self.leading + 8"))
  }
}
