// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import LayoutScene

@Suite struct RelationTextTests {
  typealias Expression = RelationExpression

  static let (a, b) = (RelationItem.view("a"), RelationItem.view("b"))

  static let texts: [(SceneRelation, String)] = [
    (
      SceneRelation(
        Expression(.view("title"), .leading), .equal,
        Expression(.view("avatar"), .trailing, plus: 8), priority: 750),
      "title.leading == avatar.trailing + 8 @750"
    ),
    (
      SceneRelation(Expression(a, .width), .atMost, Expression(.container, .width, factor: 0.5)),
      "a.width <= 0.5 * self.width"
    ),
    (
      SceneRelation(
        Expression(a, .width).adding(Expression(b, .width)), .equal, Expression(constant: 200)),
      "a.width + b.width == 200"
    ),
    (
      SceneRelation(
        Expression(a, .top, factor: -1, plus: -0.25), .atLeast, Expression(), priority: 0.5),
      "-a.top - 0.25 >= 0 @0.5"
    ),
    (
      SceneRelation(
        Expression(.view("my id"), .height), .equal, Expression(.view("self"), .height)),
      "\"my id\".height == \"self\".height"
    ),
    (
      SceneRelation(Expression(.view("a\"b\\"), .left), .equal, Expression(.guide("2nd"), .right)),
      "\"a\\\"b\\\\\".left == \"2nd\".right"
    ),
    (
      SceneRelation(Expression(.guide("g"), .top), .smallest, Expression(a, .top), priority: 749),
      "minimum g.top - a.top @749"
    ),
    (SceneRelation(Expression(), .equal, Expression(constant: -0.0)), "0 == 0"),
    (
      SceneRelation(Expression(a, .width, factor: -2), .atMost, Expression(constant: 1e300)),
      "-2 * a.width <= 1e+300"
    ),
  ]

  @Test(arguments: texts)
  func relationsPrintTheGrammarOfDocuments(_ relation: SceneRelation, _ text: String) {
    #expect(relation.description == text)
    #expect(relation.grammar == text)
  }

  @Test func theAuthorsTextIsKept() {
    let relation = SceneRelation(
      Expression(Self.a, .width), .equal, Expression(constant: 3), priority: 750,
      text: "a.width==3@high")
    #expect(relation.description == "a.width==3@high")
    #expect(relation.grammar == "a.width == 3 @750")
  }

  @Test func attributesOfBothSidesStandOnce() {
    let sum = Expression(Self.a, .width, factor: 2, plus: 1)
      .adding(Expression(Self.b, .width)).adding(Expression(Self.a, .width, plus: 3), times: -2)
    #expect(sum == Expression(Self.b, .width, plus: -5))
    #expect(sum.scaled(by: 0.5).adding(1) == Expression(Self.b, .width, factor: 0.5, plus: -1.5))
  }
}
