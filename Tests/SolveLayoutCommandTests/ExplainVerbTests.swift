// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import Testing

@testable import SolveLayoutCommand

@Suite(.enabled(if: GLPKSolver.isAvailable)) struct ExplainVerbTests {
  @Test func tellsTheReasonsAndHowFarTheyGo() {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(desk.run("explain", "row.json", "b.left") == .done)
    let expected = """
      b.left = 30
        - the container is 100 wide; HStack, 100 wide, stands in its middle: x = 0 (4:11)
        - HStack, 100 wide, served 2 children in the order of their priority and flexibility: \
      1. 'a' was offered 50 and took 30 (its own width); 2. 'b' was offered 70 and took 70 (4:11)
        - 'b' stands behind 1 view of 30 and a gap of 0: x = 30 (8:7)
        width 100: stays as it is for widths from 30
        height 40: stays as it is for any height

      """
    #expect(desk.output == expected)
    #expect(desk.error == "")
  }

  @Test func explainsFourCoordinatesOfAViewOrOneOfAPath() throws {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(desk.run("explain", "row.json", "b") == .done)
    let heads = desk.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(heads == ["b.left = 30", "b.top = 0", "b.width = 70", "b.height = 40"])
    #expect(desk.run("explain", "row.json", "HStack/1.trailing", "--size", "200x40") == .done)
    #expect(desk.output.hasPrefix("b.trailing = 200\n"))
    #expect(desk.output.contains("width 200: moves by 1 a point for widths from 30\n"))
  }

  @Test func writesJSON() throws {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(
      desk.run("explain", "row.json", "b.left", "--format", "json", "-o", "b.json") == .done)
    #expect(desk.output == "")
    let text = try #require(desk.files["b.json"])
    #expect(text.hasPrefix("{\n  \"version\": 1,\n  \"coordinates\": [\n"))
    #expect(text.contains(#""coordinate": "left""#))
    #expect(text.contains(#""formula":{"from":30,"to":"infinity"}"#))
    #expect((try JSONSerialization.jsonObject(with: Data(text.utf8))) is [String: Any])
  }

  @Test func wrongNamesAreWrongUse() {
    let desk = Desk(files: ["row.json": Sample.row, "wrong.json": Sample.wrong])
    #expect(desk.run("explain", "row.json", "HStack/2.left") == .usage)
    #expect(
      desk.error == """
        row.json: error: there is no view 'HStack/2'
          hint: did you mean 'HStack/0'?

        """)
    #expect(desk.run("explain", "row.json", "b.widht") == .usage)
    #expect(
      desk.error == """
        solve-layout: error: there is no attribute 'widht'
          hint: did you mean 'width'?

        """)
    #expect(desk.run("explain", "row.json") == .usage)
    #expect(desk.run("explain", "wrong.json", "b.left") == .invalidDocument)
    desk.solver = .none
    #expect(desk.run("explain", "row.json", "b.left") == .usage)
    #expect(desk.error.contains("this build has no solver"))
  }

  @Test func thePageShowsWhatTheCommandAnswers() throws {
    let pages = ReadmeTests.root.appending(path: "Notes")
    try checkPage(pages.appending(path: "Explain.md"))
    try checkPage(pages.appending(path: "Sweep.md"))
  }

  /// Runs every command of a page on the page's document and compares what it shows.
  private func checkPage(_ url: URL) throws {
    let page = try String(contentsOf: url, encoding: .utf8)
    let parts = page.components(separatedBy: "```")
    let document = try #require(parts.first { $0.hasPrefix("json\n{\n  \"version\"") })
    let desk = Desk(files: ["row.json": String(document.dropFirst("json\n".count))])
    var commands = 0
    for block in parts where block.hasPrefix("console\n$ ") {
      let lines = block.dropFirst("console\n$ ".count).split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      let words = lines[0].split(separator: " ").map(String.init)
      #expect(words.first == "solve-layout")
      let status = desk.run(all: Array(words.dropFirst()))
      #expect(status == .done)
      #expect(desk.output == lines[1], "\(lines[0])")
      commands += 1
    }
    #expect(commands > 0)
  }
}
