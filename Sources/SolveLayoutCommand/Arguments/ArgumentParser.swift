// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

/// Reads the arguments of a command as its specification describes them.
///
/// Options and positionals may be mixed. `--name value`, `--name=value`, `-n value` and `-nvalue` give
/// an option its value; letters of flags may share a dash. `--` ends the options; `-` alone is a
/// positional. A value that begins with a dash and is no negative number must be joined by `=`.
struct ArgumentParser {
  private let command: CommandSpecification
  private var verb: VerbSpecification?
  private var remaining: ArraySlice<String>

  /// Reads arguments, without the command's own name in front.
  static func parse(
    _ arguments: [String], for command: CommandSpecification
  ) throws(ArgumentError) -> ParsedCommand {
    var parser = ArgumentParser(command: command, remaining: arguments[...])
    return try parser.parse()
  }

  private init(command: CommandSpecification, remaining: ArraySlice<String>) {
    self.command = command
    self.remaining = remaining
  }

  private mutating func parse() throws(ArgumentError) -> ParsedCommand {
    // 1. The verb, or what stands in its place.
    guard let first = remaining.popFirst() else { throw error(.missingVerb) }
    switch first {
    case "--help", "-h": return .help(verb: nil)
    case "--version": return .version
    case CommandSpecification.helpVerb: return try parseHelp()
    case let option where option.hasPrefix("-"):
      throw error(.optionBeforeVerb(option))
    default: break
    }
    let verb = try findVerb(first)

    // 2. A request for help, which goes before every mistake.
    if remaining.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return .help(verb: verb)
    }

    // 3. Options and positionals.
    self.verb = verb
    var parsed = ParsedArguments(verb: verb)
    var areOptionsOver = false
    while let argument = remaining.popFirst() {
      if areOptionsOver || argument == "-" || !argument.hasPrefix("-") {
        parsed.append(positional: argument)
      } else if argument == "--" {
        areOptionsOver = true
      } else if argument.hasPrefix("--") {
        try parseLongOption(argument.dropFirst(2), of: verb, into: &parsed)
      } else {
        try parseLetters(argument.dropFirst(), of: verb, into: &parsed)
      }
    }
    try checkPositionals(parsed)
    return .run(parsed)
  }

  /// Reads what follows the verb `help`: nothing or a verb.
  private mutating func parseHelp() throws(ArgumentError) -> ParsedCommand {
    guard let name = remaining.popFirst(), name != "--help", name != "-h" else {
      return .help(verb: nil)
    }
    if let surplus = remaining.first {
      throw error(.surplusPositional(surplus))
    }
    return .help(verb: name == CommandSpecification.helpVerb ? nil : try findVerb(name))
  }

  private func findVerb(_ name: String) throws(ArgumentError) -> VerbSpecification {
    if let verb = command.verb(name) {
      return verb
    }
    let names = command.verbs.map(\.name) + [CommandSpecification.helpVerb]
    throw error(.unknownVerb(name, suggestion: NameSuggestion.closest(to: name, among: names)))
  }

  private mutating func parseLongOption(
    _ argument: Substring, of verb: VerbSpecification, into parsed: inout ParsedArguments
  ) throws(ArgumentError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = verb.option(name) else {
      let names = verb.options.map(\.name) + ["help"]
      let suggestion = NameSuggestion.closest(to: name, among: names)
      throw error(.unknownOption("--" + name, suggestion: suggestion.map { "--" + $0 }))
    }
    let joined = parts.count > 1 ? String(parts[1]) : nil
    try take(option, named: option.dashedName, joinedValue: joined, into: &parsed)
  }

  /// Reads letters that share a dash; what follows the letter of an option with a value is the value.
  private mutating func parseLetters(
    _ argument: Substring, of verb: VerbSpecification, into parsed: inout ParsedArguments
  ) throws(ArgumentError) {
    var letters = argument
    while let letter = letters.popFirst() {
      guard let option = verb.option(letter: letter) else {
        throw error(.unknownOption("-\(letter)", suggestion: longOption(for: argument, of: verb)))
      }
      if option.kind == .flag, letters.first != "=" {
        try take(option, named: "-\(letter)", joinedValue: nil, into: &parsed)
        continue
      }
      let value = letters.first == "=" ? letters.dropFirst() : letters
      let isJoined = !letters.isEmpty
      letters = ""
      try take(
        option, named: "-\(letter)", joinedValue: isJoined ? String(value) : nil, into: &parsed)
    }
  }

  /// The long option that was given with one dash instead of two.
  private func longOption(for argument: Substring, of verb: VerbSpecification) -> String? {
    let name = argument.prefix { $0 != "=" }
    return verb.option(String(name))?.dashedName
  }

  /// Takes in an option with the value that was joined to it or that follows it.
  private mutating func take(
    _ option: OptionSpecification, named name: String, joinedValue: String?,
    into parsed: inout ParsedArguments
  ) throws(ArgumentError) {
    guard option.isRepeatable || !parsed.isGiven(option.name) else {
      throw error(.repeatedOption(name))
    }
    if option.kind == .flag {
      if let joinedValue {
        throw error(.surplusValue(option: name, value: joinedValue))
      }
      return parsed.append(.flag, of: option)
    }

    let text: String
    if let joinedValue {
      text = joinedValue
    } else if let next = remaining.first, Self.canBeSeparateValue(next) {
      remaining.removeFirst()
      text = next
    } else {
      text = ""
    }
    guard !text.isEmpty else {
      throw error(.missingValue(option: name, expected: option.kind.expectation))
    }
    guard let value = option.kind.value(of: text) else {
      throw error(wrongValue(text, of: option, named: name))
    }
    parsed.append(value, of: option)
  }

  /// Whether an argument may be the value of the option before it, not an option itself.
  private static func canBeSeparateValue(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument != "-" else { return true }
    return argument.dropFirst().first.map { $0.isASCII && ($0.isNumber || $0 == ".") } ?? false
  }

  private func wrongValue(
    _ text: String, of option: OptionSpecification, named name: String
  ) -> ArgumentError.Kind {
    var suggestion: String?
    if case .choice(let names) = option.kind {
      suggestion = NameSuggestion.closest(to: text, among: names)
    }
    return .wrongValue(
      option: name, value: text, expected: option.kind.expectation, suggestion: suggestion)
  }

  private func checkPositionals(_ parsed: ParsedArguments) throws(ArgumentError) {
    let places = parsed.verb.positionals
    if let missing = places.dropFirst(parsed.positionals.count).first(where: \.arity.isRequired) {
      throw error(.missingPositional(missing.name))
    }
    if parsed.positionals.count > places.count, places.last?.arity.isRepeated != true {
      throw error(.surplusPositional(parsed.positionals[places.count]))
    }
    for place in places where !place.choices.isEmpty {
      for value in parsed.positionals(place.name) where !place.choices.contains(value) {
        let suggestion = NameSuggestion.closest(to: value, among: place.choices)
        throw error(
          .wrongPositional(
            name: place.name, value: value, choices: place.choices, suggestion: suggestion))
      }
    }
  }

  private func error(_ kind: ArgumentError.Kind) -> ArgumentError {
    ArgumentError(kind: kind, command: command.name, verb: verb?.name)
  }
}
