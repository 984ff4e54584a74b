// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import Testing

@testable import SolveLayoutCommand

/// The README's commands answer what it shows.
@Suite(.enabled(if: GLPKSolver.isAvailable)) struct ReadmeTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func block(after mark: String, in text: String) throws -> String {
    let start = try #require(text.range(of: mark + "\n```"))
    let first = try #require(text.range(of: "\n", range: start.upperBound..<text.endIndex))
    let last = try #require(text.range(of: "\n```", range: first.upperBound..<text.endIndex))
    return String(text[first.upperBound..<last.lowerBound]) + "\n"
  }

  @Test func theDocumentIsSolvedAsShown() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let document = try block(after: "<!-- file: row.json -->", in: readme)
    let shown = try block(after: "<!-- run: row.json -->", in: readme)
    let desk = Desk(files: ["row.json": document])
    #expect(desk.run("solve", "row.json", "--check") == .done)
    #expect("$ solve-layout solve row.json --check\n" + desk.output == shown)
  }

  @Test func constraintsAreSolvedAndExplainedAsShown() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let name = "row-with-badge.json"
    let document = try block(after: "<!-- file: \(name) -->", in: readme)
    let solved = Desk(files: [name: document])
    #expect(solved.run("solve", name) == .done)
    #expect(
      "$ solve-layout solve \(name)\n" + solved.output
        == (try block(after: "<!-- run: \(name) -->", in: readme)))
    let explained = Desk(files: [name: document])
    #expect(explained.run("explain", name, "time.left") == .done)
    #expect(
      "$ solve-layout explain \(name) time.left\n" + explained.output
        == (try block(after: "<!-- explain: \(name) time.left -->", in: readme)))
  }

  @Test func theInterfaceBuilderFileIsLintedAsShown() throws {
    let readme = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let name = "Notes/Scenes/Card.xib"
    let file = try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
    let desk = Desk(files: [name: file])
    #expect(desk.run("lint", name) == .checkFailed)
    #expect(
      "$ solve-layout lint \(name)\n" + desk.output
        == (try block(after: "<!-- run: Card.xib -->", in: readme)))
  }

  @Test func thePictureIsWhatTheCommandDraws() throws {
    let card = try String(
      contentsOf: Self.root.appending(path: "Notes/Scenes/profile-card.json"), encoding: .utf8)
    let picture = try String(
      contentsOf: Self.root.appending(path: "Notes/Pictures/profile-card.svg"), encoding: .utf8)
    let desk = Desk(files: ["profile-card.json": card])
    #expect(desk.run("solve", "profile-card.json", "--format", "svg") == .done)
    #expect(desk.output == picture)
  }
}
