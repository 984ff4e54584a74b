// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SolveLayoutCommand

@Suite struct SolveLayoutSpecificationTests {
  static let command = CommandSpecification.solveLayout

  private func parsed(_ arguments: String...) throws -> ParsedArguments? {
    guard case .run(let parsed) = try ArgumentParser.parse(arguments, for: Self.command) else {
      return nil
    }
    return parsed
  }

  @Test func solvesWithTheHybridEngineIntoATableUnlessToldOtherwise() throws {
    let parsed = try #require(try parsed("solve", "card.json"))
    #expect(parsed.text("engine") == "hybrid")
    #expect(parsed.text("format") == "table")
    #expect(parsed.size("size") == nil)
    #expect(parsed.proposal("proposal") == nil)
    #expect(parsed.text("output") == nil)
    #expect(!parsed.flag("check"))
    #expect(!parsed.flag("rounded"))
  }

  @Test func understandsEveryOptionOfSolve() throws {
    let parsed = try #require(
      try parsed(
        "solve", "-", "--engine", "direct", "--format", "svg", "--size", "390x844", "--proposal",
        "390xnil", "--check", "--rounded", "--output", "a.svg"))
    #expect(parsed.positional("FILE") == "-")
    #expect(parsed.size("size") == SizeArgument(width: 390, height: 844))
    #expect(parsed.text("output") == "a.svg")
  }

  @Test func checksAndValidatesManyFilesAndExportsOne() throws {
    #expect(try parsed("check", "a", "b")?.positionals("FILE") == ["a", "b"])
    #expect(try parsed("validate", "a", "b")?.positionals("FILE") == ["a", "b"])
    #expect(try parsed("export", "a", "--format", "mps")?.text("format") == "mps")
    #expect(throws: ArgumentError.self) { try parsed("export", "a", "b") }
  }

  @Test func givesAnExampleForEveryVerb() {
    for verb in Self.command.verbs {
      #expect(!verb.examples.isEmpty, "\(verb.name)")
      #expect(HelpText.text(of: verb, in: Self.command).contains("\nExamples:\n  "))
    }
  }

  @Test func understandsLevels() throws {
    #expect(try parsed("export", "a")?.level("level") == nil)
    #expect(try parsed("export", "a", "--level", "2")?.level("level") == .number(2))
    #expect(try parsed("export", "a", "-l", "all")?.level("level") == .all)
    #expect(throws: ArgumentError.self) { try parsed("export", "a", "--level", "2.5") }
  }

  @Test func completesLevels() {
    let line =
      "--level|-l) COMPREPLY=($(compgen -W \"all\" -- \"$current\")); compopt +o default; return ;;"
    #expect(BashCompletion.script(for: Self.command).contains(line))
  }

  @Test func keepsEveryHelpWithinEightyColumns() {
    let texts =
      [HelpText.overview(of: Self.command)]
      + Self.command.verbs.map { HelpText.text(of: $0, in: Self.command) }
    for text in texts {
      for line in text.split(separator: "\n") {
        #expect(line.count <= 80)
        #expect(line.last != " ")
      }
    }
  }

  @Test func explainsEveryExitStatus() {
    let text = HelpText.overview(of: Self.command)
    let statuses = """
      Exit status:
        0   done
        1   the engines differ, frames differ from the expected ones, or something is
            found
        2   the document cannot be read or is invalid
        3   required constraints conflict
        4   the layout did not settle, or a limit was reached
        64  wrong use of the command
      """
    #expect(text.hasSuffix(statuses))
  }
}
