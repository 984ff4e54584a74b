// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// Why an expression cannot be read, and where in it.
public struct ExpressionError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// There is nothing but white space.
    case empty
    /// A character that no expression contains.
    case invalidCharacter(String)
    /// A number that is no finite decimal number.
    case invalidNumber(String)
    /// Something stands where an operand must.
    case operandExpected(found: String?)
    /// Something stands where an operator must, or a parenthesis is not closed.
    case operatorExpected(found: String)
    /// An opening parenthesis has no closing one.
    case unclosedParenthesis
    /// A name is none of those that can be read here.
    case unknownName(String, known: [String])
    /// An item of a constraint has no attribute.
    case itemAlone(String)
    /// An item of a constraint is none of those that can be named here.
    case unknownItem(String, known: [String])
    /// An attribute is none that items have.
    case unknownAttribute(String, known: [String])
    /// A name in quotes has no closing quote.
    case unclosedQuote
    /// Two operands of a product both depend on the view.
    case productOfVariables
    /// A divisor depends on the view.
    case divisionByVariable
    /// A divisor is 0.
    case divisionByZero
    /// A number became too large.
    case overflow
    /// Parentheses and signs are nested too deeply.
    case tooDeep(limit: Int)
  }

  /// What is wrong.
  public let kind: Kind

  /// Where, as the number of Unicode scalars before it.
  public let offset: Int

  /// Makes an error about a place in an expression.
  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

extension ExpressionError.Kind {
  /// What happened and what was expected.
  var message: String {
    switch self {
    case .empty: "the expression is empty"
    case .invalidCharacter(let text): "\(text) cannot stand in an expression"
    case .invalidNumber(let text): "\(MessageText.quoted(text)) is no number"
    case .operandExpected(nil): "the expression ends where a number or a name was expected"
    case .operandExpected(let found?): "found \(found) where a number or a name was expected"
    case .operatorExpected(let found): "found \(found) where an operator was expected"
    case .unclosedParenthesis: "the parenthesis that begins here is not closed"
    case .unknownName(let name, _): "\(MessageText.quoted(name)) is no length or guide"
    case .itemAlone(let name):
      "\(MessageText.quoted(name)) stands alone where an item with an attribute was expected"
    case .unknownItem(let name, _):
      "\(MessageText.quoted(name)) is the id of no view and the name of no guide"
    case .unknownAttribute(let name, _): "\(MessageText.quoted(name)) is no attribute"
    case .unclosedQuote: "the name that begins here has no closing quote"
    case .productOfVariables: "the product of two lengths is not linear"
    case .divisionByVariable: "the quotient by a length is not linear"
    case .divisionByZero: "the expression divides by 0"
    case .overflow: "a number in the expression becomes too large"
    case .tooDeep(let limit): "the expression is nested more than \(limit) levels deep"
    }
  }

  /// What to do about it.
  var hint: String? {
    switch self {
    case .unknownName(let name, let known): KnownNames.suggestion(for: name, among: known)
    case .itemAlone(let name):
      RelationAttribute(rawValue: name) == nil
        ? "write an attribute behind it, such as \(RelationItem.view(name).grammar).width"
        : "write the item before it, such as self.\(name)"
    case .unknownItem(let name, let known): KnownNames.item(for: name, among: known)
    case .unknownAttribute(let name, let known): KnownNames.suggestion(for: name, among: known)
    case .productOfVariables: "one of the two must be a number"
    case .divisionByVariable: "divide by a number"
    case .operatorExpected: "write products with *"
    case .tooDeep: "remove parentheses"
    case .empty, .invalidCharacter, .invalidNumber, .operandExpected, .unclosedParenthesis,
      .unclosedQuote, .divisionByZero, .overflow:
      nil
    }
  }
}
