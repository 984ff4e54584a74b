// SPDX-License-Identifier: GPL-3.0-or-later

/// An option of a verb.
struct OptionSpecification: Sendable {
  /// The long name without its dashes.
  let name: String

  /// The letter after a single dash, if there is one.
  let letter: Character?

  let kind: OptionKind

  /// Whether the option may be given several times.
  let isRepeatable: Bool

  /// The value where the option is not given; nil where it has none.
  let defaultValue: OptionValue?

  let help: String

  private let defaultText: String?

  /// Describes an option.
  ///
  /// - Precondition: The name begins with a lower-case letter and has no equals sign; `help` and `-h`
  ///   are taken; a flag has no default and a default is of the option's kind.
  init(
    _ name: String, letter: Character? = nil, _ kind: OptionKind, isRepeatable: Bool = false,
    default defaultText: String? = nil, help: String
  ) {
    precondition(
      name.first?.isLowercase == true && !name.contains("=") && name != "help" && letter != "h",
      "this is no name for an option: \(name)")
    defaultValue = defaultText.flatMap { kind.value(of: $0) }
    precondition(
      (defaultText == nil) == (defaultValue == nil), "the default is not of the option's kind")
    self.name = name
    self.letter = letter
    self.kind = kind
    self.isRepeatable = isRepeatable
    self.defaultText = defaultText
    self.help = help
  }

  /// The long name with its dashes.
  var dashedName: String { "--" + name }

  /// The names and the value's placeholder, as the help lists them.
  var term: String {
    let letterText = letter.map { "-\($0), " } ?? "    "
    return letterText + dashedName + (kind.placeholder.map { " " + $0 } ?? "")
  }

  /// The help with the choices, the default and whether the option may be repeated.
  var completeHelp: String {
    var notes: [String] = []
    if case .choice(let names) = kind {
      notes.append("one of " + names.joined(separator: ", "))
    }
    if let defaultText {
      notes.append("default: " + defaultText)
    }
    if isRepeatable {
      notes.append("may be repeated")
    }
    return notes.isEmpty ? help : help + " (" + notes.joined(separator: "; ") + ")"
  }
}
