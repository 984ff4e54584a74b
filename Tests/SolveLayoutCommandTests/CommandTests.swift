// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import SolveLayoutCommand

@Suite struct CommandTests {
  @Test func showsHelpAndVersionOnStandardOutput() {
    let desk = Desk()
    #expect(desk.run("--version") == .done)
    #expect(desk.output == "solve-layout 0.1.0\n")
    #expect(desk.run("help") == .done)
    #expect(desk.output == HelpText.overview(of: .solveLayout) + "\n")
    let overview = desk.output
    #expect(desk.run("--help") == .done)
    #expect(desk.output == overview)
    #expect(desk.run("help", "solve") == .done)
    #expect(desk.output.hasPrefix("solve-layout solve: print the frames"))
    let help = desk.output
    #expect(desk.run("solve", "--help") == .done)
    #expect(desk.output == help)
    #expect(desk.error == "")
  }

  @Test func printsTheCompletionScript() {
    let desk = Desk()
    #expect(desk.run("completion", "bash") == .done)
    #expect(desk.output == BashCompletion.script(for: .solveLayout))
  }

  @Test func endsWithSixtyFourOnWrongUse() {
    let desk = Desk()
    #expect(desk.run() == .usage)
    #expect(Status.usage.rawValue == 64)
    #expect(desk.run("sovle") == .usage)
    let expected = """
      solve-layout: error: unknown verb 'sovle'
        hint: did you mean 'solve'?
        help: solve-layout help

      """
    #expect(desk.error == expected)
    #expect(desk.output == "")
    #expect(desk.run("solve") == .usage)
    #expect(desk.run("solve", "a", "--engine", "fast") == .usage)
  }

  static let pairs: [(Status, Status, Status)] = [
    (.done, .checkFailed, .checkFailed), (.checkFailed, .invalidDocument, .invalidDocument),
    (.invalidDocument, .notSettled, .invalidDocument), (.notSettled, .checkFailed, .notSettled),
    (.done, .done, .done), (.conflict, .notSettled, .conflict),
  ]

  @Test(arguments: pairs)
  func letsTheWorstStatusWin(one: Status, other: Status, worst: Status) {
    #expect(one.worse(other) == worst)
    #expect(other.worse(one) == worst)
  }

  @Test func validatesEveryFileAndGoesOnAfterMistakes() {
    let desk = Desk(files: [
      "in/row.json": Sample.row, "in/odd.json": Sample.odd, "wrong.json": Sample.wrong,
    ])
    #expect(desk.run("validate", "in") == .done)
    #expect(desk.output == "in/odd.json: ok\nin/row.json: ok\n")
    #expect(desk.error.hasPrefix("in/odd.json:4:"))
    #expect(desk.error.contains(": warning: minWidth 9.0 is above maxWidth 5.0"))
    #expect(desk.run("validate", "nowhere", "wrong.json", "in/row.json") == .invalidDocument)
    #expect(desk.output == "in/row.json: ok\n")
    #expect(desk.error.contains("nowhere: error: there is no such file\n"))
    #expect(desk.error.contains("wrong.json:4:20: error: \"Colour\" is no type\n"))
  }

  @Test func namesDirectoriesThatCannotBeListed() {
    let desk = Desk(files: ["in/row.json": Sample.row])
    desk.unreadable = ["in"]
    #expect(desk.run("validate", "in") == .invalidDocument)
    #expect(desk.error.hasPrefix("in: error: the file cannot be read: Permission denied\n"))
  }

  @Test func exportsProgramsWithTheFramesAsRows() {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(desk.run("export", "row.json") == .done)
    #expect(desk.output.hasPrefix("\\* Problem: "))
    #expect(desk.output.contains("Subject To\n"))
    #expect(desk.output.contains(" b.width: "))
    #expect(desk.output.hasSuffix("End\n"))
    let last = desk.output
    #expect(desk.run("export", "row.json", "--level", "0", "-o", "row.lp") == .done)
    #expect(desk.files["row.lp"] == last)
    #expect(desk.run("export", "row.json", "--format", "mps") == .done)
    #expect(desk.output.hasPrefix("NAME "))
    #expect(desk.output.hasSuffix("ENDATA\n"))
    #expect(desk.run("export", "row.json", "--size", "50x40") == .done)
    #expect(desk.output != last)
  }

  @Test func namesTheLevelsThereAre() {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(desk.run("export", "row.json", "--level", "9") == .usage)
    let expected = """
      solve-layout: error: there is no level 9
        hint: this layout has level 0 only

      """
    #expect(desk.error == expected)
    #expect(desk.run("export", "row.json", "--level", "-1") == .usage)
    #expect(desk.output == "")
  }
}

@Suite struct SystemFilesTests {
  @Test func readsBackWhatItWrites() throws {
    let files = SystemFiles()
    let folder = files.temporaryDirectory + "/solve-layout-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/a.json"
    #expect(files.kind(of: path) == nil)
    let text = String(repeating: "é", count: 100_000)
    try files.write(text, to: path)
    try files.write(text, to: path)
    #expect(files.kind(of: path) == .file)
    #expect(files.kind(of: folder) == .directory)
    #expect(try files.read(path) == Array(text.utf8))
    #expect(try files.names(inDirectory: folder) == ["a.json"])
  }

  @Test func tellsTheSystemsReason() {
    let files = SystemFiles()
    let missing = files.temporaryDirectory + "/\(UUID().uuidString)/a"
    let reason = FileFault(reason: "No such file or directory")
    #expect(throws: reason) { try files.read(missing) }
    #expect(throws: reason) { try files.write("", to: missing) }
    #expect(throws: FileFault(reason: "the directory cannot be listed")) {
      try files.names(inDirectory: missing)
    }
  }

  @Test func namesFilesAboutAnInputAfterIt() {
    let stems = ["a/b.c.json", "b", ".hidden", "-", "a/"].map { InputFile(argument: $0).stem }
    #expect(stems == ["b.c", "b", ".hidden", "stdin", "a"])
  }
}
