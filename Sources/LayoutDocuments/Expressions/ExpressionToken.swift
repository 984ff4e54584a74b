// SPDX-License-Identifier: GPL-3.0-or-later

/// A piece of an expression together with where it begins.
struct ExpressionToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case number(Double)
    case name(String)
    /// An item with one of its attributes.
    case attribute(ItemAttribute)
    /// An operator, a parenthesis or another sign.
    case symbol(String)
    case end
  }

  /// An item with an attribute, as written: `title.leading`.
  struct ItemAttribute: Hashable, Sendable {
    var item: String
    /// Whether the item stands in quotes, so that it is no keyword.
    var isQuoted: Bool
    var attribute: String
    /// The number of Unicode scalars before the attribute's name.
    var attributeOffset: Int
  }

  let kind: Kind

  /// The number of Unicode scalars before it.
  let offset: Int

  /// The token as messages show it; nil for the end.
  var shown: String? {
    switch kind {
    case .number(let value): NumberText.shown(value)
    case .name(let name): MessageText.quoted(name)
    case .attribute(let name): MessageText.quoted("\(name.item).\(name.attribute)")
    case .symbol(let symbol): "'\(symbol)'"
    case .end: nil
    }
  }
}
