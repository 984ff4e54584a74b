// SPDX-License-Identifier: GPL-3.0-or-later

/// The help of a command, generated from its specification: lines of at most 80 characters, without
/// a line feed at the end.
enum HelpText {
  /// The overview: what the command is for and its verbs.
  static func overview(of command: CommandSpecification) -> String {
    let help = HelpTable.Row(
      term: "\(CommandSpecification.helpVerb) [VERB]",
      text: "show this overview, or the help of a verb")
    let verbs = command.verbs.map { HelpTable.Row(term: $0.name, text: $0.summary) } + [help]
    let options = [
      HelpTable.Row(
        term: "-h, --help", text: "show this overview, or after a verb the help of the verb"),
      HelpTable.Row(term: "    --version", text: "show the version"),
    ]
    let sections = [
      TextWrapper.wrapped("\(command.name): \(command.summary)"),
      "Usage: \(command.name) VERB [ARGUMENT...]",
      section("Verbs", rows: verbs), section("Options", rows: options),
      exitStatuses(of: command),
    ]
    return joined(sections)
  }

  /// The help of a verb: how it is called, what it does, its arguments and options, and examples.
  static func text(of verb: VerbSpecification, in command: CommandSpecification) -> String {
    let positionals = verb.positionals.map { positional in
      HelpTable.Row(term: positional.name, text: completeHelp(of: positional))
    }
    let options =
      verb.options.map { HelpTable.Row(term: $0.term, text: $0.completeHelp) }
      + [HelpTable.Row(term: "-h, --help", text: "show this help")]
    let sections = [
      TextWrapper.wrapped("\(command.name) \(verb.name): \(verb.summary)"),
      usage(of: verb, in: command),
      TextWrapper.wrappedParagraphs(verb.discussion),
      section("Arguments", rows: positionals), section("Options", rows: options),
      examples(of: verb), exitStatuses(of: command),
    ]
    return joined(sections)
  }

  private static func usage(
    of verb: VerbSpecification, in command: CommandSpecification
  ) -> String {
    let words = ["Usage: \(command.name) \(verb.name) [OPTION...]"] + verb.positionals.map(\.usage)
    return words.joined(separator: " ")
  }

  private static func completeHelp(of positional: PositionalSpecification) -> String {
    guard !positional.choices.isEmpty else { return positional.help }
    return positional.help + " (one of " + positional.choices.joined(separator: ", ") + ")"
  }

  private static func examples(of verb: VerbSpecification) -> String {
    guard !verb.examples.isEmpty else { return "" }
    let lines = verb.examples.map { example in
      "  \(example.call)\n" + TextWrapper.wrapped(example.explanation, indentation: 6)
    }
    return (["Examples:"] + lines).joined(separator: "\n")
  }

  private static func exitStatuses(of command: CommandSpecification) -> String {
    section(
      "Exit status",
      rows: command.exitStatuses.map {
        HelpTable.Row(term: "\($0.status.rawValue)", text: $0.meaning)
      })
  }

  private static func section(_ title: String, rows: [HelpTable.Row]) -> String {
    rows.isEmpty ? "" : "\(title):\n" + HelpTable.text(of: rows)
  }

  private static func joined(_ sections: [String]) -> String {
    sections.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
