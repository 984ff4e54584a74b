// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SolveLayoutCommand

@Suite struct TraceVerbTests {
  @Test func tellsWhoIsProposedWhat() {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(desk.run("trace", "row.json", "--size", "100x20") == .done)
    let expected = """
      HStack <- 100 x 20  -> 100 x 20
        Box 'a' <- 50 x 20  -> 30 x 20
        Color 'b' <- 70 x 20  -> 70 x 20
      place HStack <- 100 x 20  at 0,0 100x20
        Box 'a' <- 50 x 20  -> 30 x 20
        Color 'b' <- 70 x 20  -> 70 x 20
        place Box 'a' <- 50 x 20  at 0,0 30x20
        place Color 'b' <- 70 x 20  at 30,0 70x20

      """
    #expect(desk.output == expected)
    #expect(desk.error == "")
  }

  @Test func writesJSON() {
    let desk = Desk(files: ["row.json": Sample.row])
    let arguments = ["--size", "100x20", "--view", "b", "-f", "json", "-o", "trace.json"]
    #expect(
      desk.run(
        "trace", "row.json", arguments[0], arguments[1], arguments[2], arguments[3], arguments[4],
        arguments[5], arguments[6], arguments[7]) == .done)
    let event = #""node":1,"path":"HStack/1","id":"b","type":"Color""#
    let numbers =
      #""proposal":{"width":70,"height":20},"answer":{"width":70,"height":20},"recalled":false"#
    let frame = #""frame":{"x":30,"y":0,"width":70,"height":20}"#
    let expected = """
      {
        "version": 1,
        "events": [
          {"depth":0,"phase":"measure",\(event),\(numbers)},
          {"depth":0,"phase":"measure",\(event),\(numbers)},
          {"depth":0,"phase":"place",\(event),\(numbers),\(frame)}
        ],
        "omitted": 0
      }

      """
    #expect(desk.output == "")
    #expect(desk.files["trace.json"] == expected)
  }

  @Test func showsTheViewTheLevelsAndTheLinesAskedFor() {
    let desk = Desk(files: ["row.json": Sample.row])
    #expect(desk.run("trace", "row.json", "--view", "HStack/0", "--proposal", "nilx20") == .done)
    let box = "Box 'a' <- nil x 20  -> 30 x 20\n"
    #expect(desk.output == box + box + "place Box 'a' <- nil x 20  at 0,0 30x20\n")
    #expect(desk.run("trace", "row.json", "--depth", "1") == .done)
    let root = "HStack <- 100 x 40  -> 100 x 40\nplace HStack <- 100 x 40  at 0,0 100x40\n"
    #expect(desk.output == root)
    #expect(desk.run("trace", "row.json", "--limit", "1") == .done)
    #expect(
      desk.output == "HStack <- 100 x 40  -> 100 x 40\ncut: 7 more events left out\n")
  }

  @Test func needsNoSolver() {
    let desk = Desk(files: ["row.json": Sample.row])
    desk.solver = .none
    #expect(desk.run("trace", "row.json") == .done)
    #expect(desk.output.hasPrefix("HStack <- 100 x 40  -> 100 x 40\n"))
  }

  @Test func endsLikeSolveWhereSomethingIsWrong() {
    let desk = Desk(files: [
      "row.json": Sample.row, "wrong.json": Sample.wrong, "odd.json": Sample.odd,
    ])
    #expect(desk.run("trace", "wrong.json") == .invalidDocument)
    #expect(desk.run("trace", "missing.json") == .invalidDocument)
    #expect(desk.run("trace", "row.json", "--size", "1x1", "--proposal", "1x1") == .usage)
    #expect(desk.run("trace", "row.json", "--depth", "0") == .usage)
    #expect(
      desk.error == """
        solve-layout: error: '--depth' must be at least 1, not 0
          hint: write --depth 1 or more, or leave it out

        """)
    #expect(desk.run("trace", "row.json", "--view", "HStack/2") == .usage)
    #expect(
      desk.error == """
        row.json: error: there is no view 'HStack/2'
          hint: did you mean 'HStack/0'?

        """)
    #expect(desk.output == "")
    #expect(desk.run("trace", "odd.json") == .done)
    #expect(desk.error.contains("warning"))
  }

  @Test func isCompleted() {
    let command = CommandSpecification.solveLayout
    #expect(BashCompletion.script(for: command).contains("--view"))
    #expect(ZshCompletion.script(for: command).contains("trace:"))
  }
}
