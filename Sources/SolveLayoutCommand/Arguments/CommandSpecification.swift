// SPDX-License-Identifier: GPL-3.0-or-later

/// What a command with verbs understands: the one source of its parser, help and completion.
///
/// `help`, `--help`, `-h` and `--version` are understood by every command and not listed here.
struct CommandSpecification: Sendable {
  /// The name the command is called by.
  let name: String

  /// What the command is for, in one line.
  let summary: String

  /// What the command can be told to do, in the order the help lists it.
  let verbs: [VerbSpecification]

  /// What the command may end with, in the order the help lists it.
  let exitStatuses: [ExitStatusDescription]

  /// Describes a command.
  ///
  /// - Precondition: No two verbs have the same name, and none is called `help`.
  init(
    name: String, summary: String, verbs: [VerbSpecification],
    exitStatuses: [ExitStatusDescription] = []
  ) {
    precondition(
      Set(verbs.map(\.name) + [CommandSpecification.helpVerb]).count == verbs.count + 1,
      "verbs must have names of their own")
    self.name = name
    self.summary = summary
    self.verbs = verbs
    self.exitStatuses = exitStatuses
  }

  static let helpVerb = "help"

  /// The verb with a name, or nil where there is none.
  func verb(_ name: String) -> VerbSpecification? {
    verbs.first { $0.name == name }
  }
}

/// An exit status as the help explains it.
struct ExitStatusDescription: Sendable {
  let status: ExitStatus
  let meaning: String
}
