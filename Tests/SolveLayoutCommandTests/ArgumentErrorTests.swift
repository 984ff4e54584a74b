// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SolveLayoutCommand

@Suite struct ArgumentErrorTests {
  static let calls: [(arguments: [String], message: String, hint: String?)] = [
    ([], "a verb is missing", "say what to do: plan VERB ..."),
    (["darw", "a"], "unknown verb 'darw'", "did you mean 'draw'?"),
    (["hepl"], "unknown verb 'hepl'", "did you mean 'help'?"),
    (["paint"], "unknown verb 'paint'", nil),
    (["help", "shwo"], "unknown verb 'shwo'", "did you mean 'show'?"),
    (["help", "draw", "a"], "argument 'a' is one too many", nil),
    (
      ["--check", "draw", "a"], "option '--check' stands before the verb",
      "put options after the verb"
    ),
    (["draw", "--sytle", "plain", "a"], "unknown option '--sytle'", "did you mean '--style'?"),
    (["draw", "--sytle=plain", "a"], "unknown option '--sytle'", "did you mean '--style'?"),
    (["draw", "--colour", "a"], "unknown option '--colour'", nil),
    (["draw", "--=1", "a"], "unknown option '--'", nil),
    (["draw", "-x", "a"], "unknown option '-x'", nil),
    (["draw", "-cx", "a"], "unknown option '-x'", nil),
    (
      ["draw", "-size", "1x1", "a"], "option '-s' cannot be 'ize': expected one of plain, shaded",
      nil
    ),
    (["draw", "-layer", "a"], "unknown option '-l'", "did you mean '--layer'?"),
    (
      ["draw", "a", "--output"],
      "option '--output' is missing its value: expected a text that is not empty", nil
    ),
    (
      ["draw", "--output=", "a"],
      "option '--output' is missing its value: expected a text that is not empty", nil
    ),
    (
      ["draw", "--copies", "--check", "a"],
      "option '--copies' is missing its value: expected a whole number such as 3", nil
    ),
    (
      ["draw", "a", "-o"], "option '-o' is missing its value: expected a text that is not empty",
      nil
    ),
    (
      ["draw", "--style", "shadde", "a"],
      "option '--style' cannot be 'shadde': expected one of plain, shaded", "did you mean 'shaded'?"
    ),
    (
      ["draw", "--scale", "0x10", "a"],
      "option '--scale' cannot be '0x10': expected a number such as 0.5", nil
    ),
    (
      ["draw", "--scale", "nan", "a"],
      "option '--scale' cannot be 'nan': expected a number such as 0.5", nil
    ),
    (
      ["draw", "--scale", "1e999", "a"],
      "option '--scale' cannot be '1e999': expected a number such as 0.5", nil
    ),
    (
      ["draw", "--copies", "1.5", "a"],
      "option '--copies' cannot be '1.5': expected a whole number such as 3", nil
    ),
    (
      ["draw", "--size", "390", "a"],
      "option '--size' cannot be '390': expected a width and a height such as 390x844", nil
    ),
    (
      ["draw", "--proposal", "-5x1", "a"],
      "option '--proposal' cannot be '-5x1': "
        + "expected a width and a height such as 390x844, 390xnil or infinityx20", nil
    ),
    (["draw", "--check=yes", "a"], "option '--check' takes no value, but was given 'yes'", nil),
    (["draw", "-c=yes", "a"], "option '-c' takes no value, but was given 'yes'", nil),
    (["draw", "--style", "plain", "-sshaded", "a"], "option '-s' is given more than once", nil),
    (["draw", "-cc", "a"], "option '-c' is given more than once", nil),
    (["draw"], "argument FILE is missing", nil),
    (["merge"], "argument TARGET is missing", nil),
    (["merge", "a"], "argument FILE is missing", nil),
    (["draw", "a", "b", "c"], "argument 'b' is one too many", nil),
    (
      ["show", "rooom"], "argument LIST cannot be 'rooom': expected one of rooms, walls",
      "did you mean 'rooms'?"
    ),
  ]

  @Test(arguments: calls.indices)
  func saysWhatIsWrong(_ index: Int) throws {
    let call = Self.calls[index]
    let error = try #require(SampleCommand.error(call.arguments))
    #expect(error.message == call.message)
    #expect(error.hint == call.hint)
    #expect(error.exitStatus == .usage)
  }

  @Test func namesTheVerbAndWhereToReadOn() throws {
    let error = try #require(SampleCommand.error(["draw", "--chekc", "a"]))
    let text = """
      plan draw: error: unknown option '--chekc'
        hint: did you mean '--check'?
        help: plan help draw
      """
    #expect(error.text == text)
    let general = try #require(SampleCommand.error(["paint"]))
    #expect(general.text == "plan: error: unknown verb 'paint'\n  help: plan help")
  }
}
