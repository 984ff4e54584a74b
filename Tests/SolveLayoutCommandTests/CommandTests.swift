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
    #expect(desk.run("completion", "zsh") == .done)
    #expect(desk.output == ZshCompletion.script(for: .solveLayout))
    #expect(desk.run("completion", "fish") == .usage)
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

  /// A document with more mistakes than are shown.
  private static func mistakes(_ count: Int) -> String {
    let children = [String](repeating: #"{"type": "Nothing"}"#, count: count)
    return #"{"version": 1, "container": {"width": 1, "height": 1}, "root": {"type": "HStack", "#
      + "\"children\": [\(children.joined(separator: ","))]}}"
  }

  @Test(arguments: ["solve", "check", "export", "validate"])
  func saysHowToSeeAllMistakes(verb: String) {
    let desk = Desk(files: ["many.json": Self.mistakes(32)])
    #expect(desk.run(verb, "many.json") == .invalidDocument)
    #expect(desk.error.hasSuffix("\nand 12 more (validate --all shows them)\n"))
  }

  @Test func showsAllMistakes() {
    let desk = Desk(files: ["many.json": Self.mistakes(32), "more.json": Self.mistakes(1_002)])
    #expect(desk.run("validate", "--all", "many.json") == .invalidDocument)
    #expect(desk.error.split(separator: "\n").count { $0.hasPrefix("many.json:") } == 32)
    #expect(!desk.error.contains("more"))
    #expect(desk.run("validate", "-a", "more.json") == .invalidDocument)
    #expect(desk.error.hasSuffix("\nand 2 more\n"))
  }

  @Test func validatesTheDocumentsOfFixtures() {
    let right = Sample.fixture(("one", "{}"), ("two", "{}"))
    let wrong = right.replacing("\"Color\"", with: "\"Colour\"", maxReplacements: 1)
    let desk = Desk(files: ["a.json": right, "b.json": wrong, "c.json": #"{"cases": [1]}"#])
    #expect(desk.run("validate", "a.json") == .done)
    #expect(desk.output == "a.json: one: ok\na.json: two: ok\n")
    #expect(desk.error == "")
    #expect(desk.run("validate", "b.json") == .invalidDocument)
    #expect(desk.output == "b.json: two: ok\n")
    #expect(desk.error.hasPrefix("b.json:8:16: error: \"Colour\" is no type\n"))
    #expect(desk.error.contains("\n  at $.cases[0].document.root.children[1].type\n"))
    #expect(desk.run("validate", "c.json") == .invalidDocument)
    #expect(
      desk.error == "c.json:1:12: error: expected an object, found a number\n  at $.cases[0]\n")
  }

  @Test(arguments: ["solve", "export"])
  func tellsFixturesFromDocuments(verb: String) {
    let desk = Desk(files: [
      "two.json": Sample.fixture(("one", "{}"), ("two", "{}")),
      "one.json": Sample.fixture(("one", "{}")),
    ])
    #expect(desk.run(verb, "two.json") == .invalidDocument)
    #expect(
      desk.error == """
        two.json: error: this is a fixture with 2 cases, not a document
          hint: use solve-layout check, which lays out each of them

        """)
    #expect(desk.run(verb, "one.json") == .invalidDocument)
    #expect(desk.error.hasPrefix("one.json: error: this is a fixture with 1 case, not a document"))
    #expect(desk.output == "")
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
    #expect(desk.output.hasPrefix("\\* level 0, the only one *\\\n\\* Problem: "))
    #expect(desk.output.contains("Subject To\n"))
    #expect(desk.output.contains(" b.width: "))
    #expect(desk.output.hasSuffix("End\n"))
    let last = desk.output
    #expect(desk.run("export", "row.json", "--level", "0", "-o", "row.lp") == .done)
    #expect(desk.files["row.lp"] == last)
    #expect(desk.run("export", "row.json", "--format", "mps") == .done)
    #expect(desk.output.hasPrefix("* level 0, the only one\nNAME "))
    #expect(desk.output.hasSuffix("ENDATA\n"))
    #expect(desk.run("export", "row.json", "--size", "50x40") == .done)
    #expect(desk.output != last)
  }

  @Test func saysWhichOfSeveralLevelsItWrites() throws {
    let desk = Desk(files: ["rows.json": Sample.rows])
    #expect(desk.run("export", "rows.json") == .done)
    let last = desk.output
    let line = try #require(last.split(separator: "\n").first)
    let match = try #require(String(line).wholeMatch(of: /\\\* level (\d+) of 0 to (\d+) \*\\/))
    let level = match.output.1
    #expect(level == match.output.2)
    #expect(
      desk.error == "rows.json: note: this is level \(level) of 0 to \(level); --level NUMBER "
        + "writes another one, --level all every one\n")
    #expect(desk.run("export", "rows.json", "--level", String(level)) == .done)
    #expect(desk.output == last)
    #expect(desk.error == "")
    #expect(desk.run("export", "rows.json", "--level", "0") == .done)
    #expect(desk.output.hasPrefix("\\* level 0 of 0 to \(level) *\\\n"))
    #expect(desk.run("export", "rows.json", "--level", "99") == .usage)
    #expect(desk.error.hasSuffix("  hint: the levels are 0 to \(level)\n"))
    #expect(desk.run("export", "rows.json", "--level", "all", "-o", "in/r.x.lp") == .done)
    #expect(desk.output == "" && desk.error == "")
    #expect(desk.files.keys.count { $0.hasPrefix("in/r.x-") } == (Int(level) ?? 0) + 1)
    #expect(desk.files["in/r.x-\(level).lp"] == last)
    #expect(desk.files["in/r.x-0.lp"]?.hasPrefix("\\* level 0 of 0 to \(level) *\\\n") == true)
  }

  @Test func writesAllLevelsToFilesOnly() {
    let desk = Desk(files: ["row.json": Sample.row])
    let expected = """
      solve-layout: error: '--level all' writes a file a level and needs '--output'
        hint: with --output card.lp the files are card-0.lp, card-1.lp and so on

      """
    #expect(desk.run("export", "row.json", "--level", "all") == .usage)
    #expect(desk.error == expected)
    #expect(desk.run("export", "row.json", "--level", "all", "-o", "-") == .usage)
    #expect(desk.error == expected)
    #expect(desk.run("export", "row.json", "--level", "some") == .usage)
    #expect(
      desk.error.hasPrefix(
        "solve-layout export: error: option '--level' cannot be 'some': expected a whole number "
          + "such as 0, or all\n"))
  }

  static let numbered: [(String, String)] = [
    ("card.lp", "card-3.lp"), ("a.b/card", "a.b/card-3"), ("a/.lp", "a/.lp-3"),
    ("a/b.c.mps", "a/b.c-3.mps"),
  ]

  @Test(arguments: numbered)
  func numbersFilesBeforeTheirEnding(name: String, expected: String) {
    #expect(OutputFile(argument: name).numbered(3).argument == expected)
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
    let folder =
      FileManager.default.temporaryDirectory.path + "/solve-layout-tests-\(UUID().uuidString)"
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
    let missing = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)/a"
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
