// SPDX-License-Identifier: GPL-3.0-or-later

/// What kind of value an option takes.
enum OptionKind: Hashable, Sendable {
  /// None: the option is there or not.
  case flag
  /// Any text that is not empty; the placeholder stands for it in the help.
  case text(placeholder: String)
  /// One of a few names.
  case choice([String])
  /// A finite number.
  case number
  /// A whole number.
  case integer
  /// A width and a height, both finite and not negative: `390x844`.
  case size
  /// A width and a height to propose, each a number that is not negative, `nil` or `infinity`.
  case proposal
  /// A whole number, or `all`.
  case level

  /// What stands for the value in the help; nil for a flag.
  var placeholder: String? {
    switch self {
    case .flag: nil
    case .text(let placeholder): placeholder
    case .choice: "NAME"
    case .number, .level: "NUMBER"
    case .integer: "COUNT"
    case .size, .proposal: "WxH"
    }
  }

  /// What a value must be, as messages put it.
  var expectation: String {
    switch self {
    case .flag: "no value"
    case .text: "a text that is not empty"
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .number: "a number such as 0.5"
    case .integer: "a whole number such as 3"
    case .size: "a width and a height such as 390x844"
    case .proposal: "a width and a height such as 390x844, 390xnil or infinityx20"
    case .level: "a whole number such as 0, or all"
    }
  }

  /// Reads a value; nil where the text is not of this kind, and for every text of a flag.
  func value(of text: String) -> OptionValue? {
    switch self {
    case .flag: nil
    case .text: text.isEmpty ? nil : .text(text)
    case .choice(let names): names.contains(text) ? .text(text) : nil
    case .number: ArgumentNumber.number(text).map(OptionValue.number)
    case .integer: ArgumentNumber.integer(text).map(OptionValue.integer)
    case .size: SizeArgument(text).map(OptionValue.size)
    case .proposal: ProposalArgument(text).map(OptionValue.proposal)
    case .level: LevelArgument(text).map(OptionValue.level)
    }
  }
}

/// The value of an option, of the kind that was declared for it.
enum OptionValue: Hashable, Sendable {
  case flag
  case text(String)
  case number(Double)
  case integer(Int)
  case size(SizeArgument)
  case proposal(ProposalArgument)
  case level(LevelArgument)
}
