// SPDX-License-Identifier: GPL-3.0-or-later

/// A piece of an expression together with where it begins.
struct ExpressionToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(Double)
    case name(String)
    /// An operator, a parenthesis or another sign.
    case symbol(String)
    case end
  }

  let kind: Kind

  /// The number of Unicode scalars before it.
  let offset: Int

  /// The token as messages show it; nil for the end.
  var shown: String? {
    switch kind {
    case .number(let value): NumberText.shown(value)
    case .name(let name): MessageText.quoted(name)
    case .symbol(let symbol): "'\(symbol)'"
    case .end: nil
    }
  }
}
