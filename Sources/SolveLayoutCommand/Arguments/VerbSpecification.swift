// SPDX-License-Identifier: GPL-3.0-or-later

/// One of the things a command can be told to do.
struct VerbSpecification: Sendable {
  /// A call of the verb and what it does.
  struct Example: Sendable {
    let call: String
    let explanation: String
  }

  /// The word that follows the command's name.
  let name: String

  /// What the verb does, in one line.
  let summary: String

  /// What else there is to know; paragraphs are separated by an empty line.
  let discussion: String

  /// The arguments that are no options, in order.
  let positionals: [PositionalSpecification]

  /// The options, in the order the help lists them.
  let options: [OptionSpecification]

  let examples: [Example]

  /// Describes a verb.
  ///
  /// - Precondition: Every positional but the last takes exactly one argument; no two options have
  ///   the same long or short name.
  init(
    name: String, summary: String, discussion: String = "",
    positionals: [PositionalSpecification] = [], options: [OptionSpecification] = [],
    examples: [Example] = []
  ) {
    precondition(
      positionals.dropLast().allSatisfy { $0.arity == .one },
      "only the last positional may be optional or repeated")
    precondition(
      Set(options.map(\.name)).count == options.count, "options must have names of their own")
    let letters = options.compactMap(\.letter)
    precondition(Set(letters).count == letters.count, "options must have letters of their own")
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.positionals = positionals
    self.options = options
    self.examples = examples
  }

  /// The option with a long name, or nil where there is none.
  func option(_ name: String) -> OptionSpecification? {
    options.first { $0.name == name }
  }

  /// The option with a letter, or nil where there is none.
  func option(letter: Character) -> OptionSpecification? {
    options.first { $0.letter == letter }
  }
}
