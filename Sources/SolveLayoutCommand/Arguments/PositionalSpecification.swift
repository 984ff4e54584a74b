// SPDX-License-Identifier: GPL-3.0-or-later

/// An argument that is told by its place.
struct PositionalSpecification: Sendable {
  /// How many arguments may stand in the place.
  enum Arity: Sendable {
    case one
    case optional
    case oneOrMore
    case any

    var isRequired: Bool { self == .one || self == .oneOrMore }
    var isRepeated: Bool { self == .oneOrMore || self == .any }
  }

  /// The name in capitals, as the help shows it: `FILE`.
  let name: String

  let arity: Arity

  let help: String

  /// The only words the argument may be; empty where it may be anything.
  let choices: [String]

  init(_ name: String, arity: Arity = .one, choices: [String] = [], help: String) {
    self.name = name
    self.arity = arity
    self.choices = choices
    self.help = help
  }

  /// The argument as the usage line shows it: `FILE`, `[FILE]`, `FILE...` or `[FILE...]`.
  var usage: String {
    let repeated = arity.isRepeated ? name + "..." : name
    return arity.isRequired ? repeated : "[\(repeated)]"
  }
}
