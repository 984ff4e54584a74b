// SPDX-License-Identifier: GPL-3.0-or-later

/// What the arguments of a command ask for.
enum ParsedCommand: Sendable {
  /// To do what a verb does.
  case run(ParsedArguments)
  /// To show the help of a verb, or the overview where the verb is nil.
  case help(verb: VerbSpecification?)
  /// To show the version.
  case version
}

/// The arguments of a verb, checked against its specification.
///
/// Each accessor answers the option's default where the option was not given, and nil where it has
/// no default either. Asking for what the specification does not declare, or not of that kind, is a
/// programmer's error that stops the process.
struct ParsedArguments: Sendable {
  /// The verb that was called.
  let verb: VerbSpecification

  private(set) var positionals: [String] = []
  private var values: [String: [OptionValue]] = [:]

  init(verb: VerbSpecification) {
    self.verb = verb
  }

  /// Whether an option stands among the arguments.
  func isGiven(_ option: String) -> Bool {
    precondition(verb.option(option) != nil, "undeclared option \(option)")
    return values[option] != nil
  }

  /// Whether a flag is set.
  func flag(_ option: String) -> Bool {
    precondition(verb.option(option)?.kind == .flag, "undeclared flag \(option)")
    return values[option] != nil
  }

  /// The text or the chosen name of an option, the last one where it was repeated.
  func text(_ option: String) -> String? {
    texts(option).last
  }

  /// The texts or chosen names of an option, in the order in which they were given.
  func texts(_ option: String) -> [String] {
    read(option) { if case .text(let value) = $0 { value } else { nil } }
  }

  /// The case of an enumeration that the chosen name of an option stands for.
  func choice<Choice: RawRepresentable<String>>(_ option: String, as: Choice.Type) -> Choice? {
    text(option).flatMap(Choice.init)
  }

  /// The number of an option.
  func number(_ option: String) -> Double? {
    read(option) { if case .number(let value) = $0 { value } else { nil } }.last
  }

  /// The whole number of an option.
  func integer(_ option: String) -> Int? {
    read(option) { if case .integer(let value) = $0 { value } else { nil } }.last
  }

  /// The size of an option.
  func size(_ option: String) -> SizeArgument? {
    read(option) { if case .size(let value) = $0 { value } else { nil } }.last
  }

  /// The proposal of an option.
  func proposal(_ option: String) -> ProposalArgument? {
    read(option) { if case .proposal(let value) = $0 { value } else { nil } }.last
  }

  /// The levels that an option means.
  func level(_ option: String) -> LevelArgument? {
    read(option) { if case .level(let value) = $0 { value } else { nil } }.last
  }

  /// The argument in the place of a positional, nil where it is optional and was not given.
  func positional(_ name: String) -> String? {
    positionals(name).first
  }

  /// The arguments in the place of a positional.
  func positionals(_ name: String) -> [String] {
    guard let place = verb.positionals.firstIndex(where: { $0.name == name }) else {
      preconditionFailure("undeclared positional \(name)")
    }
    let rest = positionals.dropFirst(place)
    return verb.positionals[place].arity.isRepeated ? Array(rest) : Array(rest.prefix(1))
  }

  mutating func append(positional: String) {
    positionals.append(positional)
  }

  mutating func append(_ value: OptionValue, of option: OptionSpecification) {
    values[option.name, default: []].append(value)
  }

  private func read<Value>(_ name: String, _ extract: (OptionValue) -> Value?) -> [Value] {
    guard let option = verb.option(name) else {
      preconditionFailure("undeclared option \(name)")
    }
    let given = values[name] ?? option.defaultValue.map { [$0] } ?? []
    let extracted = given.compactMap(extract)
    precondition(extracted.count == given.count, "option \(name) is of another kind")
    return extracted
  }
}
