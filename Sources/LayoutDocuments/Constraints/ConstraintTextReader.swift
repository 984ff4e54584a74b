// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// Reads a constraint from its text.
///
///     constraint = sum ("==" | "<=" | ">=") sum priority? | "minimum" sum priority?
///     priority   = "@" (number | name)
///
/// Places count from the edge of the view that carries the constraint: where they do not cancel
/// out, as in `a.leading == 20`, its leading, left or top edge is added.
struct ConstraintTextReader {
  typealias Parser = LinearExpressionParser<Attribute>

  /// An attribute of an item.
  struct Attribute: Hashable {
    var item: RelationItem
    var attribute: RelationAttribute
  }

  /// An attribute where it is written.
  struct Reference {
    var attribute: RelationAttribute
    var offset: Int
    var text: String
  }

  /// The references of a text in order, noted while it is parsed.
  private final class References {
    var all: [Reference] = []
  }

  let scope: ConstraintScope

  // MARK: Constraints

  /// The relation that a text stands for.
  func relation(
    _ text: String, name: String? = nil, isActive: Bool = true, origin: SceneOrigin
  ) throws(ConstraintError) -> SceneRelation {
    let references = References()
    var parser = try parser(of: text, references)
    // 1. Both sides.
    var left: LinearForm<Attribute>
    var right = LinearForm<Attribute>(constant: 0)
    var kind = SceneRelation.Kind.smallest
    if parser.current.kind == .name(SceneRelation.Kind.smallest.rawValue) {
      parser.advance()
      left = try sum(&parser)
    } else {
      left = try sum(&parser)
      kind = try relationKind(&parser)
      right = try sum(&parser)
    }
    // 2. The priority and the end.
    let priority = try self.priority(&parser)
    // 3. Whether it can be meant.
    let axis = try axis(of: references.all)
    var difference = left
    difference.add(right, times: -1)
    guard !difference.isConstant else { throw ConstraintError(.noEffect, at: 0) }
    // 4. Places count from the container's edge.
    if let axis {
      let places = Self.placeCount(of: difference)
      let edge = LinearForm(Self.edge(axis, references.all))
      if kind == .smallest {
        left.add(edge, times: -places)
      } else {
        right.add(edge, times: places)
      }
    }
    return SceneRelation(
      Self.expression(left), kind, Self.expression(right), priority: priority, name: name,
      isActive: isActive, text: text, origin: origin)
  }

  /// The place along an axis that a text stands for.
  func place(_ text: String, along axis: Axis) throws(ConstraintError) -> RelationExpression {
    let references = References()
    var parser = try parser(of: text, references)
    var form = try sum(&parser)
    if let found = parser.current.shown {
      throw ConstraintError(.expression(.operatorExpected(found: found)), at: parser.current.offset)
    }
    _ = try self.axis(of: references.all)
    if let other = references.all.first(where: { $0.attribute.axis != axis }) {
      throw ConstraintError(.otherAxis(other.text, expected: axis), at: other.offset)
    }
    form.add(LinearForm(Self.edge(axis, references.all)), times: 1 - Self.placeCount(of: form))
    return Self.expression(form)
  }

  // MARK: Parts

  private func parser(of text: String, _ references: References) throws(ConstraintError) -> Parser {
    do throws(ExpressionError) {
      var lexer = ExpressionLexer(
        text, symbols: ExpressionLexer.constraintSymbols, readsItems: true)
      return Parser(try lexer.tokens()) { (token) throws(ExpressionError) in
        LinearForm(try attribute(token, references))
      }
    } catch { throw ConstraintError(.expression(error.kind), at: error.offset) }
  }

  private func attribute(
    _ token: ExpressionToken, _ references: References
  ) throws(ExpressionError) -> Attribute {
    guard case .attribute(let written) = token.kind else {
      if case .name(let name) = token.kind {
        throw ExpressionError(.itemAlone(name), at: token.offset)
      }
      throw ExpressionError(.operandExpected(found: token.shown), at: token.offset)
    }
    guard let item = scope.item(written.item, isQuoted: written.isQuoted) else {
      throw ExpressionError(.unknownItem(written.item, known: scope.known), at: token.offset)
    }
    guard let attribute = RelationAttribute(rawValue: written.attribute) else {
      throw ExpressionError(
        .unknownAttribute(
          written.attribute, known: RelationAttribute.allCases.map(\.rawValue)),
        at: written.attributeOffset)
    }
    references.all.append(
      Reference(
        attribute: attribute, offset: token.offset,
        text: "\(item.grammar).\(attribute.rawValue)"))
    return Attribute(item: item, attribute: attribute)
  }

  private func sum(_ parser: inout Parser) throws(ConstraintError) -> LinearForm<Attribute> {
    do throws(ExpressionError) {
      return try parser.sum()
    } catch { throw ConstraintError(.expression(error.kind), at: error.offset) }
  }

  private func relationKind(
    _ parser: inout Parser
  ) throws(ConstraintError) -> SceneRelation.Kind {
    let token = parser.current
    guard case .symbol(let symbol) = token.kind, let kind = SceneRelation.Kind(rawValue: symbol)
    else { throw ConstraintError(.relationExpected(found: token.shown), at: token.offset) }
    parser.advance()
    return kind
  }

  /// The priority, required where there is none, and nothing behind it.
  private func priority(_ parser: inout Parser) throws(ConstraintError) -> Double {
    var priority = 1000.0
    if parser.current.kind == .symbol("@") {
      parser.advance()
      let isNegative = parser.current.kind == .symbol("-")
      let token = parser.current
      if isNegative { parser.advance() }
      switch parser.current.kind {
      case .number(let number): priority = isNegative ? -number : number
      case .name(let name) where !isNegative:
        guard let named = Names.priorities[name] else {
          throw ConstraintError(
            .unknownPriority(name, known: Names.priorities.names), at: token.offset)
        }
        priority = named
      default: throw ConstraintError(.priorityExpected(found: token.shown), at: token.offset)
      }
      guard SceneRelation.priorities.contains(priority) else {
        throw ConstraintError(.priorityOutOfRange(priority), at: token.offset)
      }
      parser.advance()
    }
    guard let found = parser.current.shown else { return priority }
    let offset = parser.current.offset
    if case .symbol(let symbol) = parser.current.kind, SceneRelation.Kind(rawValue: symbol) != nil {
      throw ConstraintError(.secondRelation, at: offset)
    }
    throw ConstraintError(.endExpected(found: found), at: offset)
  }

  // MARK: Meaning

  /// The axis of the places in a constraint; nil where it relates lengths only.
  private func axis(of references: [Reference]) throws(ConstraintError) -> Axis? {
    guard !references.isEmpty else { throw ConstraintError(.noAttribute, at: 0) }
    guard let first = references.first(where: { !$0.attribute.isLength }) else { return nil }
    let axis = first.attribute.axis
    if let other = references.first(where: { $0.attribute.axis != axis }) {
      let (one, next) = other.offset < first.offset ? (other, first) : (first, other)
      throw ConstraintError(
        .mixedAxes(one.text, axis: one.attribute.axis, next.text), at: next.offset)
    }
    let following = references.first { $0.attribute.followsDirection == true }
    let fixed = references.first { $0.attribute.followsDirection == false }
    if let following, let fixed {
      throw ConstraintError(
        .mixedDirections(following: following.text, fixed: fixed.text),
        at: max(following.offset, fixed.offset))
    }
    return axis
  }

  /// How often places are counted: 0 where they cancel out.
  private static func placeCount(of form: LinearForm<Attribute>) -> Double {
    let count = form.terms.filter { !$0.variable.attribute.isLength }.map(\.factor).reduce(0, +)
    return abs(count) < 1e-12 ? 0 : count
  }

  /// The container's edge from which places count.
  private static func edge(_ axis: Axis, _ references: [Reference]) -> Attribute {
    if axis == .vertical { return Attribute(item: .container, attribute: .top) }
    let isFixed = references.contains { $0.attribute.followsDirection == false }
    return Attribute(item: .container, attribute: isFixed ? .left : .leading)
  }

  private static func expression(_ form: LinearForm<Attribute>) -> RelationExpression {
    RelationExpression(
      form.terms.map {
        RelationExpression.Term($0.variable.item, $0.variable.attribute, factor: $0.factor)
      }, constant: form.constant)
  }
}
