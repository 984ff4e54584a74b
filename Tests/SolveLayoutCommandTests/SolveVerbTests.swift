// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import LinearProgram
import Testing

@testable import SolveLayoutCommand

@Suite struct SolveVerbTests {
  @Test func printsATableUnlessToldOtherwise() {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(desk.run("solve", "row.json") == .done)
    let expected = """
      size 100 x 40, engine hybrid

      path      id  type     x   y  width  height
      HStack        HStack   0   0    100      40
      HStack/0  a   Box      0  10     30      20
      HStack/1  b   Color   30   0     70      40

      """
    #expect(desk.output == expected)
    #expect(desk.error == "")
  }

  static let answers: [(String, String)] = ["direct", "constraints", "hybrid"].map { engine in
    let answer = """
      {
        "version": 1,
        "engine": "\(engine)",
        "size": {"width":100,"height":40},
        "views": [
          {"path":"HStack","type":"HStack","frame":{"x":0,"y":0,"width":100,"height":40}},
          {"path":"HStack/0","id":"a","type":"Box","frame":{"x":0,"y":10,"width":30,"height":20}},
          {"path":"HStack/1","id":"b","type":"Color","frame":{"x":30,"y":0,"width":70,"height":40}}
        ],
        "warnings": []
      }

      """
    return (engine, answer)
  }

  @Test(arguments: answers)
  func answersTheSameJSONByEveryEngine(engine: String, answer: String) {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(desk.run("solve", "row.json", "--engine", engine, "--format", "json") == .done)
    #expect(desk.output == answer)
    #expect(desk.error == "")
  }

  @Test func addsTheCheckToTheAnswer() {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(desk.run("solve", "row.json", "--check", "--format", "json") == .done)
    let check =
      #""check": {"engines":["direct","constraints"],"agree":true,"largestDifference":0,"compared":3}"#
    #expect(desk.output.contains("\n  \(check),\n"))
  }

  @Test func printsTreesAndPictures() {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(desk.run("solve", "row.json", "-f", "tree") == .done)
    let tree = "HStack 0,0 100x40\n├ Box 'a' 0,10 30x20\n└ Color 'b' 30,0 70x40\n"
    #expect(desk.output == "size 100 x 40, engine hybrid\n\n" + tree)
    #expect(desk.run("solve", "row.json", "-f", "svg") == .done)
    #expect(desk.output.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"140\""))
    #expect(desk.output.hasSuffix("</svg>\n"))
  }

  @Test func takesSizeOrProposalInPlaceOfTheDocuments() {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(desk.run("solve", "row.json", "--size", "60x50") == .done)
    #expect(desk.output.contains("HStack/1  b   Color   30   0     30      50\n"))
    #expect(desk.run("solve", "row.json", "--proposal", "nilxnil") == .done)
    #expect(desk.output.hasPrefix("size 40 x 20, engine hybrid\n"))
    #expect(desk.run("solve", "row.json", "--proposal", "infinityx20", "-f", "json") == .done)
    #expect(desk.output.contains(#""size": {"width":"infinity","height":20}"#))
    #expect(desk.run("solve", "row.json", "--size", "1x1", "--proposal", "1x1") == .usage)
    let expected = """
      solve-layout: error: options '--size' and '--proposal' exclude each other
        hint: give --size for a container, --proposal for what the root alone is offered

      """
    #expect(desk.error == expected)
    #expect(desk.output == "")
  }

  @Test func readsStandardInput() {
    let desk = Desk()
    desk.input = Sample.row
    #expect(desk.run("solve", "-") == .done)
    #expect(desk.output.hasPrefix("size 100 x 40, engine hybrid\n"))
    desk.input = Sample.wrong
    #expect(desk.run("solve", "-") == .invalidDocument)
    #expect(desk.error.hasPrefix("<stdin>:4:20: error: "))
    #expect(desk.output == "")
  }

  @Test func writesTheAnswerToAFile() {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(desk.run("solve", "row.json", "-f", "json", "-o", "answer.json") == .done)
    #expect(desk.output == "")
    #expect(desk.files["answer.json"]?.hasPrefix("{\n  \"version\": 1,") == true)
    #expect(desk.run("solve", "row.json", "-o", "locked/answer") == .usage)
    let expected = """
      locked/answer: error: the file cannot be written: Permission denied
        hint: name a file in a directory that exists and that you may write to

      """
    #expect(desk.error == expected)
  }

  @Test func tellsStatisticsOnStandardErrorOnly() {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(desk.run("solve", "row.json", "--statistics") == .done)
    #expect(desk.error == "statistics: no programs, 12.5 ms\n")
    #expect(!desk.output.contains("statistics"))
    #expect(desk.run("solve", "row.json", "--statistics", "--check") == .done)
    #expect(desk.error.hasPrefix("statistics: "))
    #expect(desk.error.hasSuffix(", 12.5 ms\n"))
    #expect(desk.error.contains(" 1 solver call, "))
  }

  @Test(arguments: ["primal", "dual", "interior", "exact"], ["crash", "cold"])
  func solvesByEveryMethodFromEveryStart(method: String, start: String) {
    let desk = Desk(files: ["row.json": Sample.row])
    let status = desk.run(
      "solve", "row.json", "--check", "--method", method, "--start", start)
    #expect(status == .done)
    #expect(desk.error == "")
  }

  @Test func writesWarningsToStandardErrorAndIntoTheAnswer() {
    let desk = Desk(files: ["odd.json": Sample.odd])
    #expect(desk.run("solve", "odd.json", "-f", "json") == .done)
    #expect(desk.error.hasPrefix("odd.json:4:"))
    #expect(
      desk.error.contains(": warning: minWidth 9.0 is above maxWidth 5.0; the minimum wins\n"))
    #expect(desk.output.contains(#"{"message":"minWidth 9.0 is above maxWidth 5.0; the"#))
  }
}

@Suite struct SolveVerbFailureTests {
  private static func desk(_ change: @escaping @Sendable (inout LinearSolution) -> Void) -> Desk {
    let desk = Desk(files: ["in/row.json": Sample.row])
    desk.solver = .other(ChangedSolver(base: GLPKSolver(), change: change))
    return desk
  }

  @Test func namesTheFirstDifferenceAndWritesTheProgram() {
    let desk = Self.desk { $0.columnValues = $0.columnValues.map { $0 + 1 } }
    #expect(desk.run("solve", "in/row.json", "--check") == .checkFailed)
    #expect(desk.error.hasPrefix("in/row.json:"))
    #expect(desk.error.contains(" directly and "))
    #expect(
      desk.error.hasSuffix(
        "\n  hint: the linear program is in temporary/solve-layout-row.lp; solve it with any "
          + "solver and compare\n"))
    #expect(desk.files["temporary/solve-layout-row.lp"]?.contains("Minimize\n") == true)
    #expect(desk.output.contains("check: direct and constraints DIFFER on 3 views"))
    #expect(desk.run("solve", "in/row.json", "--check", "--program", "own.lp") == .checkFailed)
    #expect(desk.files["own.lp"] == desk.files["temporary/solve-layout-row.lp"])
  }

  @Test func tellsWhereTheProgramCannotBeWritten() {
    let desk = Self.desk { $0.columnValues = $0.columnValues.map { $0 + 1 } }
    let status = desk.run("solve", "in/row.json", "--check", "--program", "locked/own.lp")
    #expect(status == .checkFailed)
    #expect(desk.error.contains("\nlocked/own.lp: error: the file cannot be written"))
  }

  static let endings: [(SolutionStatus, Status)] = [
    (.iterationLimit, .notSettled), (.timeLimit, .notSettled),
    (.failed(reason: "x"), .notSettled), (.unbounded, .notSettled), (.infeasible, .notSettled),
  ]

  @Test(arguments: endings)
  func endsWithTheStatusOfTheSolver(ending: SolutionStatus, status: Status) {
    let desk = Self.desk { $0.status = ending }
    #expect(desk.run("solve", "in/row.json", "--engine", "constraints") == status)
    #expect(desk.error.hasPrefix("in/row.json: error: "))
    #expect(desk.output == "")
    #expect(desk.run("solve", "in/row.json") == .done)
  }

  @Test func saysThatNoSolverIsBuiltIn() {
    let desk = Desk(files: ["row.json": Sample.row])
    desk.solver = .none
    let expected = """
      solve-layout: error: this build has no solver for constraints
        hint: use --engine direct without --check, or build with the trait GLPK (on by default)

      """
    #expect(desk.run("solve", "row.json", "--engine", "constraints") == .usage)
    #expect(desk.error == expected)
    #expect(desk.run("solve", "row.json", "--check") == .usage)
    #expect(desk.error == expected)
    let message = "solve-layout: error: this build has no solver for constraints\n"
    #expect(desk.run("check", "row.json") == .usage)
    #expect(
      desk.error == message
        + "  hint: build with the trait GLPK (on by default); solve --engine direct needs no "
        + "solver\n")
    #expect(desk.run("export", "row.json") == .usage)
    #expect(desk.error == message + "  hint: build with the trait GLPK (on by default)\n")
    #expect(desk.run("solve", "row.json") == .done)
  }

  @Test func reportsEveryMistakeOfADocument() {
    let desk = Desk(files: ["wrong.json": Sample.wrong])
    #expect(desk.run("solve", "wrong.json") == .invalidDocument)
    let expected = """
      wrong.json:4:20: error: "Colour" is no type
        at $.root.type
        hint: did you mean "Color"?

      """
    #expect(desk.error == expected)
  }

  @Test func saysWhyAFileCannotBeRead() {
    let desk = Desk(files: ["in/row.json": Sample.row, "secret": "", "empty.json": ""])
    desk.unreadable = ["secret"]
    #expect(desk.run("solve", "nowhere.json") == .invalidDocument)
    #expect(
      desk.error == """
        nowhere.json: error: there is no such file
          hint: look at the path; - reads standard input

        """)
    #expect(desk.run("solve", "in") == .invalidDocument)
    #expect(desk.error == "in: error: this is a directory\n  hint: name a document in it\n")
    #expect(desk.run("solve", "secret") == .invalidDocument)
    #expect(desk.error.hasPrefix("secret: error: the file cannot be read: Permission denied\n"))
    #expect(desk.run("solve", "empty.json") == .invalidDocument)
    #expect(desk.error.hasPrefix("empty.json:1:1: error: the document is empty"))
    #expect(desk.output == "")
  }
}
