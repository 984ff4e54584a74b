// SPDX-License-Identifier: GPL-3.0-or-later

@testable import SolveLayoutCommand

/// A small command with every kind of option and positional.
enum SampleCommand {
  static let specification = CommandSpecification(
    name: "plan", summary: "plan rooms",
    verbs: [draw, merge, show],
    exitStatuses: [
      ExitStatusDescription(status: .done, meaning: "done"),
      ExitStatusDescription(status: .usage, meaning: "wrong use of the command"),
    ])

  static let draw = VerbSpecification(
    name: "draw", summary: "draw a plan",
    discussion: """
      Reads the plan in FILE and draws its rooms one after the other, from the largest to the \
      smallest one.

      Walls are drawn last.
      """,
    positionals: [PositionalSpecification("FILE", help: "the plan, or - for standard input")],
    options: [
      OptionSpecification(
        "style", letter: "s", .choice(["plain", "shaded"]), default: "plain",
        help: "how walls look"),
      OptionSpecification("output", letter: "o", .text(placeholder: "FILE"), help: "where to draw"),
      OptionSpecification("scale", .number, default: "1", help: "points a metre"),
      OptionSpecification("copies", .integer, help: "how many to draw"),
      OptionSpecification("size", .size, help: "the paper, in points"),
      OptionSpecification("proposal", .proposal, help: "the size to propose"),
      OptionSpecification(
        "layer", .text(placeholder: "NAME"), isRepeatable: true,
        help: "a layer to draw besides the walls, such as the furniture or the pipes"),
      OptionSpecification("check", letter: "c", .flag, help: "check the plan first"),
      OptionSpecification("rounded", letter: "r", .flag, help: "round to pixels"),
    ],
    examples: [
      .init(call: "plan draw --size 390x844 flat.plan", explanation: "draws a flat on a phone")
    ])

  static let merge = VerbSpecification(
    name: "merge", summary: "merge plans",
    positionals: [
      PositionalSpecification("TARGET", help: "the plan to merge into"),
      PositionalSpecification("FILE", arity: .oneOrMore, help: "the plans to merge"),
    ])

  static let show = VerbSpecification(
    name: "show", summary: "show a list",
    positionals: [
      PositionalSpecification(
        "LIST", arity: .optional, choices: ["rooms", "walls"], help: "the list")
    ])

  /// The arguments of a verb, for calls that are right.
  static func parsed(_ arguments: String...) throws -> ParsedArguments? {
    guard case .run(let parsed) = try ArgumentParser.parse(arguments, for: specification) else {
      return nil
    }
    return parsed
  }

  /// The error of a call, nil where it is right.
  static func error(_ arguments: [String]) -> ArgumentError? {
    do {
      _ = try ArgumentParser.parse(arguments, for: specification)
      return nil
    } catch {
      return error
    }
  }
}
