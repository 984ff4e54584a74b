// SPDX-License-Identifier: GPL-3.0-or-later

/// Cuts an expression into tokens.
struct ExpressionLexer {
  private let scalars: [Unicode.Scalar]
  private let symbols: [String]
  /// Whether names are those of items, with attributes behind a point.
  private let readsItems: Bool
  private var position = 0

  /// The signs of arithmetic.
  static let arithmeticSymbols = ["+", "-", "*", "/", "(", ")"]

  /// The signs of constraints.
  static let constraintSymbols = ["==", "<=", ">=", "@"] + arithmeticSymbols

  /// Makes a lexer that knows the given signs, longer ones before those that they begin with.
  init(_ text: String, symbols: [String] = arithmeticSymbols, readsItems: Bool = false) {
    self.readsItems = readsItems
    scalars = Array(text.unicodeScalars)
    self.symbols = symbols
  }

  /// All tokens, with the end as the last one.
  mutating func tokens() throws(ExpressionError) -> [ExpressionToken] {
    var tokens: [ExpressionToken] = []
    while let token = try next() { tokens.append(token) }
    guard !tokens.isEmpty else { throw ExpressionError(.empty, at: 0) }
    tokens.append(ExpressionToken(kind: .end, offset: scalars.count))
    return tokens
  }

  /// Whether a text is a name as a whole: letters, digits and underscores, and no digit first.
  static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, isNameStart(first) else { return false }
    return text.unicodeScalars.allSatisfy(isNamePart)
  }

  private mutating func next() throws(ExpressionError) -> ExpressionToken? {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
    guard position < scalars.count else { return nil }
    let start = position
    let first = scalars[position]
    if Self.isDigit(first) { return try number() }
    if Self.isNameStart(first) {
      skip(while: Self.isNamePart)
      let name = text(from: start)
      if readsItems, let attribute = try attribute(of: name, isQuoted: false) {
        return ExpressionToken(kind: .attribute(attribute), offset: start)
      }
      return ExpressionToken(kind: .name(name), offset: start)
    }
    if readsItems, first == "\"" || first == "'" {
      let name = try quotedName()
      guard let attribute = try attribute(of: name, isQuoted: true) else {
        throw ExpressionError(.itemAlone(name), at: start)
      }
      return ExpressionToken(kind: .attribute(attribute), offset: start)
    }
    for symbol in symbols where scalars[position...].starts(with: symbol.unicodeScalars) {
      position += symbol.unicodeScalars.count
      return ExpressionToken(kind: .symbol(symbol), offset: start)
    }
    throw ExpressionError(.invalidCharacter(MessageText.shown(first)), at: start)
  }

  /// The attribute behind a point after an item; nil where no point follows.
  private mutating func attribute(
    of item: String, isQuoted: Bool
  ) throws(ExpressionError) -> ExpressionToken.ItemAttribute? {
    let end = position
    skip(while: \.properties.isWhitespace)
    guard position < scalars.count, scalars[position] == "." else {
      position = end
      return nil
    }
    position += 1
    let point = position
    skip(while: \.properties.isWhitespace)
    let start = position
    skip(while: Self.isNamePart)
    guard start < position else { throw ExpressionError(.itemAlone(item), at: point) }
    return ExpressionToken.ItemAttribute(
      item: item, isQuoted: isQuoted, attribute: text(from: start), attributeOffset: start)
  }

  /// A name between quotes of one kind, where a backslash makes the next sign an ordinary one.
  private mutating func quotedName() throws(ExpressionError) -> String {
    let start = position
    let quote = scalars[start]
    var name = ""
    position += 1
    while position < scalars.count, scalars[position] != quote {
      if scalars[position] == "\\", position + 1 < scalars.count { position += 1 }
      name.unicodeScalars.append(scalars[position])
      position += 1
    }
    guard position < scalars.count else { throw ExpressionError(.unclosedQuote, at: start) }
    position += 1
    return name
  }

  /// A decimal number; what follows it at once must not look like a part of it.
  private mutating func number() throws(ExpressionError) -> ExpressionToken {
    let start = position
    skip(while: Self.isDigit)
    if position + 1 < scalars.count, scalars[position] == ".", Self.isDigit(scalars[position + 1]) {
      position += 1
      skip(while: Self.isDigit)
    }
    skipExponent()
    let end = position
    skip { Self.isNamePart($0) || $0 == "." }
    let text = text(from: start)
    guard position == end, let value = Double(text), value.isFinite else {
      throw ExpressionError(.invalidNumber(text), at: start)
    }
    return ExpressionToken(kind: .number(value), offset: start)
  }

  private mutating func skipExponent() {
    guard position < scalars.count, scalars[position] == "e" || scalars[position] == "E" else {
      return
    }
    var digits = position + 1
    if digits < scalars.count, scalars[digits] == "+" || scalars[digits] == "-" { digits += 1 }
    guard digits < scalars.count, Self.isDigit(scalars[digits]) else { return }
    position = digits
    skip(while: Self.isDigit)
  }

  private mutating func skip(while belongs: (Unicode.Scalar) -> Bool) {
    while position < scalars.count, belongs(scalars[position]) { position += 1 }
  }

  private func text(from start: Int) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[start..<position])
    return text
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    isNameStart(scalar) || isDigit(scalar)
  }
}
