// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads linear expressions by recursive descent.
///
///     sum     = product (("+" | "-") product)*
///     product = factor (("*" | "/") factor)*
///     factor  = "-" factor | "(" sum ")" | number | name | item "." attribute
///
/// What names mean is left to whoever uses the parser.
struct LinearExpressionParser<Variable: Hashable> {
  typealias Form = LinearForm<Variable>

  /// How deeply parentheses and signs may be nested.
  static var deepestNesting: Int { 64 }

  private let tokens: [ExpressionToken]
  private let resolve: (ExpressionToken) throws(ExpressionError) -> Form
  private var position = 0
  private var depth = 0

  /// Makes a parser of tokens, of which the last is the end.
  init(
    _ tokens: [ExpressionToken],
    resolve: @escaping (ExpressionToken) throws(ExpressionError) -> Form
  ) {
    self.tokens = tokens
    self.resolve = resolve
  }

  /// The next token.
  var current: ExpressionToken { tokens[position] }

  /// Takes the next token, unless it is the end.
  mutating func advance() {
    if current.kind != .end { position += 1 }
  }

  /// Reads an expression that takes all tokens.
  mutating func wholeExpression() throws(ExpressionError) -> Form {
    let form = try sum()
    guard let found = current.shown else { return form }
    throw ExpressionError(.operatorExpected(found: found), at: current.offset)
  }

  /// Reads products with signs between them, up to a token that continues none.
  mutating func sum() throws(ExpressionError) -> Form {
    var form = try product()
    while let symbol = taken(["+", "-"]) {
      form.add(try product(), times: symbol.kind == .symbol("-") ? -1 : 1)
      try check(form, at: symbol)
    }
    return form
  }

  private mutating func product() throws(ExpressionError) -> Form {
    var form = try factor()
    while let symbol = taken(["*", "/"]) {
      let other = try factor()
      if symbol.kind == .symbol("/") {
        guard other.isConstant else {
          throw ExpressionError(.divisionByVariable, at: symbol.offset)
        }
        guard other.constant != 0 else { throw ExpressionError(.divisionByZero, at: symbol.offset) }
        form = form.divided(by: other.constant)
      } else if other.isConstant {
        form = form.scaled(by: other.constant)
      } else if form.isConstant {
        form = other.scaled(by: form.constant)
      } else {
        throw ExpressionError(.productOfVariables, at: symbol.offset)
      }
      try check(form, at: symbol)
    }
    return form
  }

  private mutating func factor() throws(ExpressionError) -> Form {
    guard depth < Self.deepestNesting else {
      throw ExpressionError(.tooDeep(limit: Self.deepestNesting), at: current.offset)
    }
    depth += 1
    defer { depth -= 1 }
    let token = current
    switch token.kind {
    case .number(let value):
      position += 1
      return Form(constant: value)
    case .name, .attribute:
      position += 1
      return try resolve(token)
    case .symbol("-"):
      position += 1
      return try factor().scaled(by: -1)
    case .symbol("("):
      position += 1
      let form = try sum()
      if taken([")"]) != nil { return form }
      guard let found = current.shown else {
        throw ExpressionError(.unclosedParenthesis, at: token.offset)
      }
      throw ExpressionError(.operatorExpected(found: found), at: current.offset)
    case .symbol, .end:
      throw ExpressionError(.operandExpected(found: token.shown), at: token.offset)
    }
  }

  /// Takes the next token if it is one of some signs.
  private mutating func taken(_ symbols: [String]) -> ExpressionToken? {
    guard case .symbol(let symbol) = current.kind, symbols.contains(symbol) else { return nil }
    defer { position += 1 }
    return current
  }

  private func check(_ form: Form, at token: ExpressionToken) throws(ExpressionError) {
    guard form.isFinite else { throw ExpressionError(.overflow, at: token.offset) }
  }
}
