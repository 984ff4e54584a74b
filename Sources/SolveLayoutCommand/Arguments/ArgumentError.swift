// SPDX-License-Identifier: GPL-3.0-or-later

/// Why the arguments of a command cannot be followed.
struct ArgumentError: Error, Hashable, Sendable {
  /// What is wrong.
  enum Kind: Hashable, Sendable {
    case missingVerb
    case unknownVerb(String, suggestion: String?)
    /// An option, with its dashes, that the verb does not have.
    case unknownOption(String, suggestion: String?)
    /// An option before the verb.
    case optionBeforeVerb(String)
    case missingValue(option: String, expected: String)
    case wrongValue(option: String, value: String, expected: String, suggestion: String?)
    /// A value, after an equals sign, for a flag.
    case surplusValue(option: String, value: String)
    /// A second time an option that is not repeatable.
    case repeatedOption(String)
    case missingPositional(String)
    case surplusPositional(String)
    case wrongPositional(name: String, value: String, choices: [String], suggestion: String?)
  }

  let kind: Kind

  /// The command's name.
  let command: String

  /// The verb's name, nil where the error is about the verb itself.
  let verb: String?

  /// The status to end with: 64.
  var exitStatus: ExitStatus { .usage }

  /// The whole text for standard error: the error, what was probably meant, and where to read on.
  var text: String {
    let place = verb.map { "\(command) \($0)" } ?? command
    let help = verb.map { "\(command) help \($0)" } ?? "\(command) help"
    let hint = hint.map { "  hint: \($0)\n" } ?? ""
    return "\(place): error: \(message)\n\(hint)  help: \(help)"
  }

  /// What is wrong, in one line.
  var message: String {
    switch kind {
    case .missingVerb: "a verb is missing"
    case .unknownVerb(let verb, _): "unknown verb '\(verb)'"
    case .unknownOption(let option, _): "unknown option '\(option)'"
    case .optionBeforeVerb(let option): "option '\(option)' stands before the verb"
    case .missingValue(let option, let expected):
      "option '\(option)' is missing its value: expected \(expected)"
    case .wrongValue(let option, let value, let expected, _):
      "option '\(option)' cannot be '\(value)': expected \(expected)"
    case .surplusValue(let option, let value):
      "option '\(option)' takes no value, but was given '\(value)'"
    case .repeatedOption(let option): "option '\(option)' is given more than once"
    case .missingPositional(let name): "argument \(name) is missing"
    case .surplusPositional(let value): "argument '\(value)' is one too many"
    case .wrongPositional(let name, let value, let choices, _):
      "argument \(name) cannot be '\(value)': expected one of \(choices.joined(separator: ", "))"
    }
  }

  /// What to do about it, where the message does not say it.
  var hint: String? {
    switch kind {
    case .unknownVerb(_, let suggestion?), .unknownOption(_, let suggestion?),
      .wrongValue(_, _, _, let suggestion?), .wrongPositional(_, _, _, let suggestion?):
      "did you mean '\(suggestion)'?"
    case .optionBeforeVerb: "put options after the verb"
    case .missingVerb: "say what to do: \(command) VERB ..."
    default: nil
    }
  }
}
