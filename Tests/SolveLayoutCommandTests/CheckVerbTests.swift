// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import LinearProgram
import Testing

@testable import SolveLayoutCommand

@Suite struct CheckVerbTests {
  static let right = #"{"size": [100, 40], "frames": {"a": [0, 10, 30, 20]}, "absent": ["c"]}"#

  @Test func countsDocumentsAndCases() {
    let desk = Desk(files: [
      "row.json": Sample.row, "cases.json": Sample.fixture(("one", Self.right), ("two", "{}")),
    ])
    #expect(desk.run("check", "row.json", "cases.json") == .done)
    #expect(desk.output == "3 of 3 cases\n")
    #expect(desk.error == "")
    #expect(desk.run("check", "-v", "row.json", "cases.json") == .done)
    let expected = "row.json: ok\ncases.json: one: ok\ncases.json: two: ok\n3 of 3 cases\n"
    #expect(desk.output == expected)
  }

  @Test func namesEveryDifferenceFromWhatIsExpected() {
    let wrong = """
      {"size": [100, 41], "frames": {"a": {"x": 0, "y": 10.02, "width": 30, "height": 20},
       "b": [30, 0, "infinity", 40], "c": [0, 0, 0, 0]}, "absent": ["b"]}
      """
    let desk = Desk(files: ["cases.json": Sample.fixture(("one", wrong), ("two", Self.right))])
    #expect(desk.run("check", "cases.json") == .checkFailed)
    let failures = [
      "size: height is 40.0, expected 41.0", "'a': y is 10.0, expected 10.02",
      "'b': width is 70.0, expected inf", "'c' is missing",
      "'b' is laid out, but should be absent",
    ]
    let lines = ["direct", "constraints"].flatMap { engine in
      failures.map { "cases.json: one: \(engine): \($0)\n" }
    }
    #expect(desk.output == lines.joined() + "1 of 2 cases\n")
  }

  @Test func namesDifferencesBetweenTheEngines() {
    let desk = Desk(files: ["row.json": Sample.row])
    desk.solver = .other(
      ChangedSolver(base: GLPKSolver()) { $0.columnValues = $0.columnValues.map { $0 + 1 } })
    #expect(desk.run("check", "row.json") == .checkFailed)
    #expect(desk.output.hasPrefix("row.json: HStack"))
    #expect(desk.output.contains(" directly and "))
    #expect(desk.output.hasSuffix(" by constraints\n0 of 1 cases\n"))
  }

  @Test func walksDirectoriesInAlphabeticalOrder() {
    let desk = Desk(files: [
      "all/b.json": Sample.row, "all/a/c.json": Sample.row, "all/notes.txt": "no",
      "all/.hidden.json": "no",
    ])
    #expect(desk.run("check", "--verbose", "all") == .done)
    #expect(desk.output == "all/a/c.json: ok\nall/b.json: ok\n2 of 2 cases\n")
  }

  @Test func goesOnAfterUnreadableFilesAndEndsWithTheWorstStatus() {
    let wrongCase = Sample.fixture(("one", #"{"size": [1, 1]}"#))
    let desk = Desk(files: [
      "wrong.json": Sample.wrong, "row.json": Sample.row, "c.json": wrongCase,
    ])
    #expect(
      desk.run("check", "wrong.json", "nowhere.json", "c.json", "row.json") == .invalidDocument)
    #expect(desk.error.contains("nowhere.json: error: there is no such file\n"))
    #expect(desk.error.contains("wrong.json:4:20: error: \"Colour\" is no type\n"))
    #expect(desk.output.hasSuffix("\n1 of 3 cases\n"))
    #expect(desk.run("check", "c.json", "row.json") == .checkFailed)
  }

  @Test func placesMistakesOfACaseInTheFixture() {
    let text = """
      {"cases": [
        {"name": "one", "expect": {},
         "document": {"version": 1, "container": {"width": 1, "height": 1},
                      "root": {"type": "Colour"}}}
      ]}
      """
    let desk = Desk(files: ["cases.json": text])
    #expect(desk.run("check", "cases.json") == .invalidDocument)
    #expect(desk.error.hasPrefix("cases.json:4:34: error: \"Colour\" is no type\n"))
    #expect(desk.output == "0 of 1 cases\n")
  }

  static let broken: [(String, String)] = [
    (#"{"cases": 1}"#, "1:11: error: expected an array, found a number\n  at $.cases"),
    (#"{"cases": [1]}"#, "1:12: error: expected an object, found a number\n  at $.cases[0]"),
    (
      #"{"cases": [{"document": {}, "expect": {}}]}"#,
      "1:12: error: \"name\" is missing\n  at $.cases[0]"
    ),
    (
      #"{"cases": [{"name": "a", "document": {}, "expect": {"size": [1]}}]}"#,
      "1:61: error: expected a list or an object of width, height, found an array\n"
        + "  at $.cases[0].expect.size"
    ),
    (
      #"{"tolerance": "x", "cases": []}"#,
      "1:15: error: expected a number or \"infinity\", found a string\n  at $.tolerance"
    ),
    (
      #"{"cases": [{"name": "a", "document": {}, "expect": {"absent": [1]}}]}"#,
      "1:64: error: expected an id, found a number\n  at $.cases[0].expect.absent[0]"
    ),
  ]

  @Test(arguments: broken)
  func placesMistakesOfAFixture(text: String, message: String) {
    let desk = Desk(files: ["cases.json": text])
    #expect(desk.run("check", "cases.json") == .invalidDocument)
    #expect(desk.error == "cases.json:\(message)\n")
    #expect(desk.output == "0 of 0 cases\n")
  }

  @Test func showsProgressInATerminalAndTakesItAway() {
    let cases = (1...30).map { ("case\($0)", "{}") }
    let desk = Desk(files: ["cases.json": Self.fixture(cases)])
    desk.isErrorTerminal = true
    #expect(desk.run("check", "cases.json") == .done)
    #expect(desk.error.hasPrefix("\r[#.............................] 1 of 30\r[##...."))
    #expect(desk.error.hasSuffix("\r[##############################] 30 of 30\r\u{1B}[K"))
    #expect(desk.output == "30 of 30 cases\n")
    desk.isErrorTerminal = false
    #expect(desk.run("check", "cases.json") == .done)
    #expect(desk.error == "")
  }

  private static func fixture(_ cases: [(name: String, expect: String)]) -> String {
    let texts = cases.map {
      #"{"name": "\#($0.name)", "document": \#(Sample.row), "expect": \#($0.expect)}"#
    }
    return #"{"cases": [\#(texts.joined(separator: ","))]}"#
  }
}

@Suite struct CheckedFilesTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func check(_ folder: String) -> (status: Status, lines: [Substring]) {
    var output = ""
    let surroundings = CommandSurroundings(
      readInput: { () throws(FileFault) in [] }, writeOutput: { output += $0 },
      writeError: { output += $0 }, files: SystemFiles(), seconds: { 0 })
    let path = Self.root.appending(path: folder).path(percentEncoded: false)
    let status = Command(surroundings: surroundings).run(["check", path])
    return (status, output.split(separator: "\n"))
  }

  @Test func passesEveryFixture() throws {
    let (status, lines) = check("Tests/LayoutHostTests/Fixtures")
    #expect(status == .done)
    #expect(lines.count == 1)
    let summary = try #require(lines.last).split(separator: " ")
    #expect(summary.first == summary.dropFirst(2).first)
    #expect(try #require(summary.first.flatMap { Int($0) }) >= 160)
  }

  @Test func passesEveryExampleScene() {
    let (status, lines) = check("Notes/Scenes")
    #expect(status == .done)
    #expect(lines == ["4 of 4 cases"])
  }
}
