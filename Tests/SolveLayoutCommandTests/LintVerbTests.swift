// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import Testing

@testable import SolveLayoutCommand

/// What the verbs for Interface Builder files say of what they cannot use.
@Suite(.enabled(if: GLPKSolver.isAvailable)) struct LintVerbTests {
  /// A root with one view that constraints place at 8, 8 with its saved width of 100 and 40 high.
  private func file(_ more: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/>
    <objects>
    <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews>
    <view id="card" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="8" y="8" width="359" height="40"/>
    </view>
    </subviews>
    <constraints>
    <constraint firstItem="card" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="8" id="l"/>
    <constraint firstItem="card" firstAttribute="trailing" secondItem="root" \
    secondAttribute="trailing" constant="-8" id="r"/>
    <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" \
    constant="8" id="t"/>
    <constraint firstItem="card" firstAttribute="height" constant="40" id="h"/>
    \(more)
    </constraints>
    </view>
    </objects>
    </document>
    """
  }

  private let odd =
    "<constraint firstItem=\"card\" firstAttribute=\"width\" constant=\"abc\" id=\"odd\"/>"
  private let rival =
    "<constraint firstItem=\"card\" firstAttribute=\"height\" constant=\"50\" id=\"h2\"/>"

  @Test func aConstraintThatIsLeftOutIsToldByEveryVerb() throws {
    let desk = Desk(files: ["a.xib": file(odd)])
    let told = "constant=“abc” is no usable number; left out"
    #expect(desk.run("lint", "a.xib") == .checkFailed)
    #expect(desk.output.contains("warning: constraint: \(told) [unsupported]"))
    #expect(desk.run("solve", "a.xib") == .done)
    #expect(desk.error.contains("warning: constraint odd: \(told)"))
    #expect(desk.run("convert", "a.xib") == .done)
    #expect(desk.error.contains("warning: constraint odd: \(told)"))
    #expect(desk.run("verify", "a.xib", "--format", "json") == .done)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(desk.output.utf8)) as? [String: Any])
    let issues = try #require(json["issues"] as? [[String: Any]])
    #expect(issues.map { $0["id"] as? String } == ["odd"])
    #expect(issues.first?["reason"] as? String == "unusableNumber")
  }

  @Test func solveEndsWithAConflictUnlessItRecovers() {
    let desk = Desk(files: ["a.xib": file(rival)])
    #expect(desk.run("solve", "a.xib") == .conflict)
    #expect(desk.error.contains("2 constraints cannot hold together"))
    #expect(desk.run("solve", "a.xib", "--recover") == .done)
    #expect(desk.error.contains("given up"))
    #expect(desk.run("convert", "a.xib") == .done)
    #expect(desk.error.contains("2 constraints cannot hold together"))
  }

  @Test func aConvertedDocumentFillsAnyContainer() {
    let desk = Desk(files: ["a.xib": file()])
    #expect(desk.run("convert", "a.xib", "-o", "a.json") == .done)
    #expect(desk.error.isEmpty)
    #expect(desk.run("solve", "a.json", "--size", "300x500") == .done)
    #expect(desk.output.contains("size 300 x 500"))
    #expect(desk.output.contains("284"))
  }

  @Test func faultsOfTheTextStandAtTheirPlaces() {
    let desk = Desk(files: ["a.xib": "<document>\n<objects>\n<view></objects></document>"])
    #expect(desk.run("lint", "a.xib") == .invalidDocument)
    #expect(desk.error.hasPrefix("a.xib:3:"))
    #expect(desk.error.contains(": error: The text is not XML"))
  }

  @Test func sarifTellsOfFilesThatCannotBeRead() throws {
    let desk = Desk(files: ["b/a.xib": file(), "b/b.xib": "<archive/>"])
    #expect(desk.run("lint", "b", "--format", "sarif") == .invalidDocument)
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(desk.output.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let invocation = try #require((run["invocations"] as? [[String: Any]])?.first)
    #expect(invocation["executionSuccessful"] as? Bool == false)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [[String: Any]])
    #expect(notes.map { $0["level"] as? String } == ["error"])
    let location = try #require((notes.first?["locations"] as? [[String: Any]])?.first)
    let place = try #require(location["physicalLocation"] as? [String: Any])
    #expect((place["artifactLocation"] as? [String: String])?["uri"] == "b/b.xib")
  }

  @Test func aBaselineThatIsNoneIsRefused() {
    let desk = Desk(files: ["a.xib": file(odd), "known.txt": "# fine\nsomething else\n"])
    #expect(desk.run("lint", "a.xib", "--baseline", "known.txt") == .invalidDocument)
    #expect(desk.error.hasPrefix("known.txt:2:1: error: this is no accepted finding"))
  }

  @Test func impossibleOptionsAreRefused() {
    let desk = Desk(files: ["a.xib": file()])
    #expect(desk.run("verify", "a.xib", "--tolerance", "-1") == .usage)
    #expect(desk.run("solve", "a.xib", "--proposal", "10x10") == .usage)
    #expect(desk.error.contains("--proposal"))
    #expect(desk.run("validate", "a.xib") == .invalidDocument)
    #expect(desk.error.contains("solve-layout lint"))
  }

  @Test func aFileThatIsGivenTwiceCountsOnce() {
    let desk = Desk(files: ["a/a.xib": file()])
    #expect(desk.run("verify", "a", "a/a.xib") == .done)
    #expect(desk.output.contains("all 1 files: 1 of 1 views match"))
  }

  @Test func aPathHasOneFormHoweverItIsTyped() {
    let files = SystemFiles()
    let directory = FileManager.default.currentDirectoryPath
    #expect(files.shortestPath(of: "a/../b.xib") == "b.xib")
    #expect(files.shortestPath(of: "./b.xib") == "b.xib")
    #expect(files.shortestPath(of: directory + "/c/b.xib") == "c/b.xib")
    #expect(files.shortestPath(of: "/nowhere/b.xib") == "/nowhere/b.xib")
  }

  @Test func linksInCirclesAndPipesAreNotFollowed() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("lint-\(UUID().uuidString)")
    let inner = folder.appendingPathComponent("inner")
    try files.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    try file().write(to: inner.appendingPathComponent("a.xib"), atomically: true, encoding: .utf8)
    try files.createSymbolicLink(at: inner.appendingPathComponent("up"), withDestinationURL: folder)
    let pipe = folder.appendingPathComponent("pipe.xib").path
    #expect(mkfifo(pipe, 0o600) == 0)
    var (output, error) = ("", "")
    let command = Command(
      surroundings: CommandSurroundings(
        readInput: { () throws(FileFault) in [] }, writeOutput: { output += $0 },
        writeError: { error += $0 }, files: SystemFiles(), seconds: { 0 }))
    #expect(command.run(["verify", folder.path]) == .done)
    #expect(output.contains("all 1 files: 1 of 1 views match"))
    #expect(command.run(["verify", pipe]) == .invalidDocument)
    #expect(error.contains("this is a pipe or a device"))
  }
}
