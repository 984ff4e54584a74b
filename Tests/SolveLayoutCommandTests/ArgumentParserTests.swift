// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SolveLayoutCommand

@Suite struct ArgumentParserTests {
  private enum Style: String {
    case plain
    case shaded
  }

  @Test func readsEveryKindOfOption() throws {
    let parsed = try #require(
      try SampleCommand.parsed(
        "draw", "--style", "shaded", "--output=a=b.svg", "--scale", "-2.5e1", "--copies=3",
        "--size", "390x844.5", "--proposal", "infinityxnil", "--check", "flat.plan"))
    #expect(parsed.verb.name == "draw")
    #expect(parsed.choice("style", as: Style.self) == .shaded)
    #expect(parsed.text("style") == "shaded")
    #expect(parsed.text("output") == "a=b.svg")
    #expect(parsed.number("scale") == -25)
    #expect(parsed.integer("copies") == 3)
    #expect(parsed.size("size") == SizeArgument(width: 390, height: 844.5))
    #expect(parsed.proposal("proposal") == ProposalArgument(width: .infinity, height: nil))
    #expect(parsed.flag("check"))
    #expect(!parsed.flag("rounded"))
    #expect(parsed.positional("FILE") == "flat.plan")
  }

  @Test func answersDefaultsForOptionsThatAreNotGiven() throws {
    let parsed = try #require(try SampleCommand.parsed("draw", "flat.plan"))
    #expect(parsed.text("style") == "plain")
    #expect(!parsed.isGiven("style"))
    #expect(parsed.number("scale") == 1)
    #expect(parsed.integer("copies") == nil)
    #expect(parsed.text("output") == nil)
    #expect(parsed.texts("layer") == [])
  }

  @Test func collectsRepeatedOptionsInOrder() throws {
    let parsed = try #require(
      try SampleCommand.parsed("draw", "--layer", "pipes", "flat.plan", "--layer=walls"))
    #expect(parsed.texts("layer") == ["pipes", "walls"])
    #expect(parsed.isGiven("layer"))
  }

  @Test(arguments: [["-cr"], ["-rc"], ["-c", "-r"], ["--check", "-r"]])
  func takesLettersOfFlagsTogetherOrApart(_ arguments: [String]) throws {
    let command = try ArgumentParser.parse(
      ["draw", "a"] + arguments, for: SampleCommand.specification)
    guard case .run(let parsed) = command else {
      Issue.record("the arguments ask for \(command)")
      return
    }
    #expect(parsed.flag("check"))
    #expect(parsed.flag("rounded"))
  }

  @Test(arguments: [["-o", "x.svg"], ["-ox.svg"], ["-o=x.svg"], ["-cox.svg"], ["-co", "x.svg"]])
  func takesTheValueOfALetterJoinedOrApart(_ arguments: [String]) throws {
    let command = try ArgumentParser.parse(
      ["draw"] + arguments + ["a"], for: SampleCommand.specification)
    guard case .run(let parsed) = command else {
      Issue.record("the arguments ask for \(command)")
      return
    }
    #expect(parsed.text("output") == "x.svg")
    #expect(parsed.positionals == ["a"])
  }

  @Test func takesWhatFollowsTwoDashesForPositionals() throws {
    let parsed = try #require(try SampleCommand.parsed("merge", "a", "--", "--check", "--", "-h"))
    #expect(parsed.positional("TARGET") == "a")
    #expect(parsed.positionals("FILE") == ["--check", "--", "-h"])
  }

  @Test func takesASingleDashForAPositionalOrAValue() throws {
    let parsed = try #require(try SampleCommand.parsed("draw", "--output", "-", "-"))
    #expect(parsed.positional("FILE") == "-")
    #expect(parsed.text("output") == "-")
  }

  @Test func takesValuesThatBeginWithADashWhenJoined() throws {
    let parsed = try #require(try SampleCommand.parsed("draw", "--output=--check", "a"))
    #expect(parsed.text("output") == "--check")
    #expect(!parsed.flag("check"))
  }

  @Test func fillsPositionalsByTheirArity() throws {
    let merged = try #require(try SampleCommand.parsed("merge", "a", "b", "c"))
    #expect(merged.positionals("TARGET") == ["a"])
    #expect(merged.positionals("FILE") == ["b", "c"])
    let shown = try #require(try SampleCommand.parsed("show"))
    #expect(shown.positional("LIST") == nil)
    #expect(try SampleCommand.parsed("show", "walls")?.positional("LIST") == "walls")
  }

  @Test(
    arguments: [
      (["--help"], nil), (["-h"], nil), (["help"], nil), (["help", "help"], nil),
      (["help", "--help"], nil), (["help", "draw"], "draw"), (["draw", "--help"], "draw"),
      (["draw", "--bogus", "-h"], "draw"), (["merge", "a", "b", "--help"], "merge"),
    ] as [([String], String?)])
  func asksForHelp(arguments: [String], verb: String?) throws {
    let command = try ArgumentParser.parse(arguments, for: SampleCommand.specification)
    guard case .help(let shown) = command else {
      Issue.record("the arguments ask for \(command)")
      return
    }
    #expect(shown?.name == verb)
  }

  @Test func asksForTheVersion() throws {
    let command = try ArgumentParser.parse(["--version"], for: SampleCommand.specification)
    guard case .version = command else {
      Issue.record("the arguments ask for \(command)")
      return
    }
  }

  @Test(arguments: [
    "390", "390x", "x844", "390x844x1", "-1x2", "1x-2", "0x1Fx2", "infinityx2", "nilx2", "nanx2",
    "390X844", "390 x844", "",
  ])
  func refusesWhatIsNoSize(_ text: String) {
    #expect(SizeArgument(text) == nil)
  }

  @Test func readsProposals() {
    #expect(ProposalArgument("390xnil") == ProposalArgument(width: 390, height: nil))
    #expect(ProposalArgument("nilxnil") == ProposalArgument(width: nil, height: nil))
    #expect(ProposalArgument("infinityx20") == ProposalArgument(width: .infinity, height: 20))
    #expect(ProposalArgument("0x0") == ProposalArgument(width: 0, height: 0))
    for text in ["infx1", "1xNil", "-1xnil", "nil", "xnil", "1e999x1", "nanxnil"] {
      #expect(ProposalArgument(text) == nil)
    }
  }

  @Test func numbersTheExitStatuses() {
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 64])
  }
}
