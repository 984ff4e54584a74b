// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutDocuments

/// The text of a document with named views inside of a layout that has the modifier `constraints`.
func documentText(constraints: String) -> String {
  let views = ["a", "b", "my id", "self"].map { #"{"type": "Color", "id": "\#($0)"}"# }
  return documentText(
    root: #"{"type": "ConstraintLayout", "children": [\#(views.joined(separator: ", "))], "#
      + #""modifiers": [{"constraints": \#(constraints)}]}"#)
}

/// The relations and guides of a document's outermost modifier.
func domain(constraints: String) throws -> RelationDomain {
  let document = try LayoutDocument.read(documentText(constraints: constraints))
  guard case .node(.relations(let domain))? = document.root.modifiers.first?.kind else {
    throw CancellationError()
  }
  return domain
}

@Suite struct ConstraintReadingTests {
  static let constraints: [(String, String)] = [
    ("a.leading == b.trailing + 8 @750", "a.leading == b.trailing + 8 @750"),
    ("a.width<=0.5*self.width", "a.width <= 0.5 * self.width"),
    ("a.width + b.width == 200", "a.width + b.width == 200"),
    ("2 * (a.width - 3) >= -b.height / 4", "2 * a.width - 6 >= -0.25 * b.height"),
    ("a . width == 4@high", "a.width == 4 @750"),
    ("a.width == 4 @ defaultLow", "a.width == 4 @250"),
    ("a.width == 4 @required", "a.width == 4"),
    ("a.width == 4 @fittingSize", "a.width == 4 @50"),
    ("a.width == 4 @0", "a.width == 4 @0"),
    ("'my id'.top == \\\"my id\\\".bottom - 3", "\"my id\".top == \"my id\".bottom - 3"),
    ("\\\"self\\\".width == self.width", "\"self\".width == self.width"),
    ("a.width == 1.5 * a.height", "a.width == 1.5 * a.height"),
    // Places count from the edge of the view that carries the constraint.
    ("a.leading == 20", "a.leading == self.leading + 20"),
    ("a.right <= 20", "a.right <= self.left + 20"),
    ("a.centerX == 20", "a.centerX == self.leading + 20"),
    ("a.firstBaseline == 0.5 * self.height", "a.firstBaseline == 0.5 * self.height + self.top"),
    (
      "a.leading + b.trailing == self.width",
      "a.leading + b.trailing == self.width + 2 * self.leading"
    ),
    ("0 == a.top - b.bottom", "0 == a.top - b.bottom"),
    ("0.1 * a.top + 0.2 * b.top == 0.3 * self.top", "0.1 * a.top + 0.2 * b.top == 0.3 * self.top"),
    ("minimum a.top @30", "minimum a.top - self.top @30"),
    ("minimum a.width - b.width", "minimum a.width - b.width"),
    (
      "a.leadingMargin == self.centerXWithinMargins", "a.leadingMargin == self.centerXWithinMargins"
    ),
  ]

  @Test(arguments: constraints)
  func constraintsAreRead(_ text: String, _ expected: String) throws {
    let domain = try domain(constraints: "[\"\(text)\"]")
    #expect(domain.relations.map(\.grammar) == [expected])
    #expect(domain.relations[0].description == text.replacing("\\\"", with: "\""))
    #expect(domain.relations[0].isActive)
    #expect(domain.margins == RelationDomain().margins)
    // What is printed is read as the same.
    let escaped = expected.replacing("\"", with: "\\\"")
    let again = try LayoutDocumentsTests.domain(constraints: "[\"\(escaped)\"]")
    #expect(again.relations.map(\.grammar) == [expected])
  }

  @Test func relationsRememberWhereTheyStand() throws {
    let relation = try domain(constraints: "[\n \"a.width == 3\"]").relations[0]
    #expect(relation.origin.line == 2)
    #expect(relation.origin.column == 2)
    #expect(relation.origin.path == "$.root.modifiers[0].constraints[0]")
  }

  @Test func objectsNameAndSwitchOff() throws {
    let domain = try domain(
      constraints: #"[{"constraint": "a.width == 3", "name": "one", "active": false}]"#)
    #expect(domain.relations[0].name == "one")
    #expect(!domain.relations[0].isActive)
  }

  @Test func domainsHaveGuidesGoneViewsAndMargins() throws {
    let domain = try domain(
      constraints: #"{"constraints": ["line.top == a.top", "b.top == line.bottom"], "#
        + #""guides": ["line"], "gone": ["b"], "margins": 4}"#)
    #expect(domain.guides.map(\.name) == ["line"])
    #expect(domain.goneViews == ["b"])
    #expect(domain.margins == EdgeInsets(.all, 4))
    #expect(domain.relations[1].right.terms[0].item == .guide("line"))
  }

  @Test func visualFormatsAreReadWhereConstraintsAre() throws {
    let domain = try domain(
      constraints: #"{"constraints": ["H:|-[a(80)]-8-[b]-|", " [a]", "|[\"my id\"]", "#
        + #"{"format": "V:[a]-gap-[line]", "metrics": {"gap": 12}, "#
        + #""options": ["alignAllLeft", "alignAllCenterX"]}], "guides": ["line"]}"#)
    #expect(
      domain.relations.map(\.grammar) == [
        "a.leading == self.leading + 20", "a.width == 80", "b.leading == a.trailing + 8",
        "self.trailing == b.trailing + 20", "\"my id\".leading == self.leading",
        "line.top == a.bottom + 12", "line.left == a.left", "line.centerX == a.centerX",
      ])
    #expect(domain.relations[1].description == "H:[a(80)]")
  }

  @Test func barriersGuidelinesChainsAndRatiosAreExpanded() throws {
    let domain = try domain(
      constraints: #"[{"barrier": "labels", "edge": "leading", "of": ["a", "b"], "margin": 2}, "#
        + #"{"guideline": "third", "axis": "horizontal", "fraction": 0.25}, "#
        + #"{"chain": ["a", "self"], "axis": "vertical", "style": "packed", "bias": 0, "#
        + #""from": "third.top + 4", "to": 90}, {"ratio": 2, "of": "a", "priority": "low"}, "#
        + #""b.leading >= labels.leading"]"#)
    #expect(domain.guides.map(\.name) == ["labels", "third"])
    let texts = domain.relations.map(\.description)
    #expect(texts.count == 6 + 4 + 4 + 1 + 1)
    #expect(texts[3] == "labels.leading <= a.leading - 2")
    #expect(texts[5] == "minimum -labels.leading + self.leading @749")
    #expect(texts[6] == "third.leading == self.leading + 0.25 * self.width")
    #expect(
      texts[10...] == [
        "self.top == a.bottom", "a.top == third.top + 4", "a.top >= third.top + 4",
        "self.bottom <= self.top + 90", "a.width == 2 * a.height @250",
        "b.leading >= labels.leading",
      ])
    #expect(domain.relations[6].origin.path == "$.root.modifiers[0].constraints[1]")
  }

  @Test func prioritiesOfContentAreNumbersOrNames() throws {
    let document = try LayoutDocument.read(
      documentText(
        modifier: #"{"contentHugging": "high"}, {"contentHugging": {"vertical": 1}}, "#
          + #"{"contentCompressionResistance": {"horizontal": "low", "vertical": 1000}}"#))
    let priorities = document.root.modifiers.compactMap { modifier -> ContentPriorities? in
      if case .node(.contentPriorities(let priorities)) = modifier.kind { priorities } else { nil }
    }
    #expect(
      priorities == [
        ContentPriorities(horizontalHugging: 750, verticalHugging: 750),
        ContentPriorities(verticalHugging: 1),
        ContentPriorities(
          horizontalCompressionResistance: 250, verticalCompressionResistance: 1000),
      ])
  }

  @Test func equalLengthsFrameTheListedViews() throws {
    let document = try LayoutDocument.read(
      documentText(
        root: #"{"type": "VStack", "children": [{"type": "Color", "id": "a"}, "#
          + #"{"type": "Circle", "modifiers": [{"id": "b"}]}], "modifiers": ["#
          + #"{"equalWidths": ["a", "b"]}, {"equalHeights": ["b"]}]}"#))
    #expect(
      document.scene.equalLengthGroups == [
        "equal widths 2 of a, b": [NodeID(0), NodeID(2)], "equal heights 1 of b": [NodeID(3)],
      ])
  }

  @Test func namesInsideCountFromTheViewOfTheModifier() throws {
    let text = documentText(
      root: #"{"type": "HStack", "id": "row", "children": [{"type": "Color", "modifiers": ["#
        + #"{"overlay": {"content": [{"type": "Circle", "id": "dot"}]}}, {"id": "framed"}, "#
        + #"{"constraints": ["dot.top == framed.top"]}]}], "modifiers": ["#
        + #"{"id": "outer"}, {"constraints": ["outer.width == row.width", "dot.width == 3"]}]}"#)
    #expect(documentError(of: text) == nil)
  }
}
