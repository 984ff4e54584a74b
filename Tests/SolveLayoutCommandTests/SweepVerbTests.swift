// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import Testing

@testable import SolveLayoutCommand

@Suite(.enabled(if: GLPKSolver.isAvailable)) struct SweepVerbTests {
  @Test func writesFormulas() {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(desk.run("sweep", "row.json", "--width", "10...100") == .done)
    let expected = """
      width w from 10 to 100: 2 regimes

      10 <= w <= 30
        path      id           x   y  width  height
        HStack        0.5 w - 15   0     30      40
        HStack/0  a   0.5 w - 15  10     30      20
        HStack/1  b   0.5 w + 15   0      0      40

      30 <= w <= 100
        - a share of what is left of HStack: no limit is reached any more (4:11)
        path      id   x   y   width  height
        HStack         0   0       w      40
        HStack/0  a    0  10      30      20
        HStack/1  b   30   0  w - 30      40

      """
    #expect(desk.output == expected)
    #expect(desk.error == "")
  }

  @Test func writesJSONAndSVG() throws {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(desk.run("sweep", "row.json", "--height", "20...90", "-f", "json") == .done)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(desk.output.utf8)) as? [String: Any])
    #expect(json["axis"] as? String == "vertical")
    let regimes = try #require(json["regimes"] as? [[String: Any]])
    #expect(regimes.count == 1)
    #expect(regimes[0]["fromIncluded"] as? Bool == true)
    #expect(desk.output.contains(#""id":"a","type":"Box","x":{"slope":0,"constant":0}"#))
    #expect(desk.output.contains(#""y":{"slope":0.5,"constant":-10}"#))
    #expect(
      desk.run("sweep", "row.json", "-w", "10...100", "--format", "svg", "-o", "s.svg") == .done)
    let picture = try #require(desk.files["s.svg"])
    #expect(picture.hasPrefix("<svg "))
    #expect(picture.contains(">10 ≤ w ≤ 30</text>"))
    #expect(picture.contains(">30 ≤ w ≤ 100</text>"))
  }

  @Test func showsProgressOnATerminalOnly() {
    let desk = Desk(files: ["rows.json": Sample.rows])
    #expect(desk.run("sweep", "rows.json", "--width", "50...90") == .done)
    #expect(desk.error == "")
    desk.isErrorTerminal = true
    #expect(desk.run("sweep", "rows.json", "--width", "50...90") == .done)
    #expect(desk.error.contains("of 100"))
    #expect(desk.error.hasSuffix("\r\u{1B}[K"))
  }

  @Test(
    arguments: [
      (["--width", "200...100"], "did you mean 100...200?"),
      (["--width", "nan...100"], "'--width' must be a range of lengths, not 'nan...100'"),
      (["--width", "100...infinity"], "finite and not negative"),
      (["--height", "-5...10"], "'--height' must be a range of lengths, not '-5...10'"),
      (["--width", "320"], "--width 320...1440"),
      ([], "sweep needs a range of lengths"),
      (["--width", "1...2", "--height", "1...2"], "exclude each other"),
      (["--width", "1...2", "--step", "0"], "'--step' must be positive"),
    ])
  func wrongRangesAreWrongUse(options: [String], message: String) {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(desk.run(all: ["sweep", "row.json"] + options) == .usage)
    #expect(desk.error.contains(message), "\(desk.error)")
    #expect(desk.output == "")
  }

  @Test func limitsAndDocumentsHaveTheirStatuses() {
    let desk = Desk(files: ["rows.json": Sample.rows, "wrong.json": Sample.wrong])
    #expect(desk.run("sweep", "wrong.json", "--width", "1...2") == .invalidDocument)
    #expect(desk.run("sweep", "missing.json", "--width", "1...2") == .invalidDocument)
    #expect(desk.run("sweep", "rows.json", "--width", "0...1000000") == .notSettled)
    #expect(desk.error.contains("sweep a smaller range, or in larger steps"))
    desk.solver = .none
    #expect(desk.run("sweep", "rows.json", "--width", "60...61", "-e", "constraints") == .usage)
    #expect(desk.run("sweep", "rows.json", "--width", "60...61") == .done)
  }

  @Test func isCompletedAndHelped() {
    let command = CommandSpecification.solveLayout
    #expect(BashCompletion.script(for: command).contains("sweep"))
    #expect(ZshCompletion.script(for: command).contains("explain:"))
    let desk = Desk()
    #expect(desk.run("sweep", "--help") == .done)
    #expect(desk.output.contains("--width 320...1440"))
    #expect(desk.run("explain", "--help") == .done)
    #expect(desk.output.contains("title.trailing"))
  }
}

extension Desk {
  /// Runs the command with a list of arguments.
  func run(all arguments: [String]) -> Status {
    switch arguments.count {
    case 2: run(arguments[0], arguments[1])
    case 3: run(arguments[0], arguments[1], arguments[2])
    case 4: run(arguments[0], arguments[1], arguments[2], arguments[3])
    case 5: run(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4])
    case 6:
      run(arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5])
    default: .usage
    }
  }
}
