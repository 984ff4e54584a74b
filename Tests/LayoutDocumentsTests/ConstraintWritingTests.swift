// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutDocuments

@Suite struct ConstraintWritingTests {
  /// The modifiers of a colour as they are written.
  static func text(_ kinds: SceneModifier.Kind...) throws -> String {
    let root = SceneElement(
      .node(.flexible), type: "Color", id: "a", modifiers: kinds.map { SceneModifier($0) })
    let text = try DocumentWriter().text(root: root, request: .container(.zero))
    return text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
      .replacing("[ ", with: "[").replacing(" ]", with: "]")
  }

  static let width = SceneRelation(
    RelationExpression(.view("a"), .width), .equal, RelationExpression(constant: 3))

  @Test func relationsAreAListWhereNothingElseIsGiven() throws {
    var named = Self.width
    (named.name, named.priority, named.isActive) = ("one", 750, false)
    let domain = RelationDomain(relations: [Self.width, named])
    #expect(
      try Self.text(.node(.relations(domain))).contains(
        #""constraints": ["a.width == 3", "#
          + #"{"constraint": "a.width == 3 @750", "name": "one", "active": false}]"#))
  }

  @Test func guidesGoneViewsAndMarginsMakeAnObject() throws {
    let domain = RelationDomain(
      guides: [.init("line")], goneViews: ["a"], margins: EdgeInsets(.all, 4))
    let text = try Self.text(.node(.relations(domain)))
    #expect(text.contains(#""constraints": [], "guides": ["line"], "gone": ["a"], "margins": {"#))
  }

  @Test func formatsAreWrittenAsRelations() throws {
    let domain = RelationDomain(
      guides: [.init("line")],
      formats: [VisualFormat("V:[a]-[line]", origin: SceneOrigin())])
    let text = try Self.text(.node(.relations(domain)))
    #expect(text.contains(#""constraints": ["line.top == a.bottom + 8"], "guides": ["line"]"#))
    let broken = RelationDomain(
      formats: [VisualFormat("[a", origin: SceneOrigin(path: "Card.swift:3"))])
    #expect(throws: DocumentWritingError.modifier(SceneOrigin(path: "Card.swift:3"))) {
      try Self.text(.node(.relations(broken)))
    }
  }

  @Test func modifiersOfSeveralPartsBecomeSeveralModifiers() throws {
    let priorities = ContentPriorities(
      horizontalHugging: 1, verticalHugging: 1, verticalCompressionResistance: 2.5)
    #expect(
      try Self.text(.node(.contentPriorities(priorities))).contains(
        #"{"contentHugging": 1}, {"contentCompressionResistance": {"vertical": 2.5}}"#))
    #expect(
      try Self.text(.node(.contentPriorities(ContentPriorities()))).contains(
        #"{"contentHugging": {}}"#))
    #expect(
      try Self.text(.equalLengths(ids: ["a"], axes: .both)).contains(
        #"{"equalWidths": ["a"]}, {"equalHeights": ["a"]}"#))
  }

  @Test func undefinedNumbersAreErrors() {
    var relation = Self.width
    relation.right.constant = .infinity
    #expect(throws: DocumentWritingError.number(.infinity)) {
      try Self.text(.node(.relations(RelationDomain(relations: [relation]))))
    }
  }
}
