// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutDocuments

@Suite struct DocumentWriterTests {
  @Test func everythingIsWrittenAndReadAgain() throws {
    let first = try LayoutDocument.read(everythingDocument, options: .standard)
    let text = try first.text()
    let second = try LayoutDocument.read(text, options: .standard)
    #expect(summary(of: second.scene) == summary(of: first.scene))
    #expect(second.guides == first.guides)
    #expect(try second.text() == text)
  }

  @Test func everyTypeAndModifierIsInTheRoundTrip() {
    for name in NodeType.names {
      #expect(everythingDocument.contains("\"type\": \"\(name)\""), "\(name)")
    }
    for name in ModifierType.names {
      #expect(everythingDocument.contains("{\"\(name)\": "), "\(name)")
    }
  }

  @Test func goldenDocumentsAreWrittenAndReadAgain() throws {
    for golden in try GoldenDocuments.cases() {
      let first = try LayoutDocument.read(
        golden.document, of: golden.json, bytes: golden.bytes, options: .standard)
      let second = try LayoutDocument.read(try first.text(), options: .standard)
      #expect(summary(of: second.scene) == summary(of: first.scene), "\(golden.name)")
    }
  }

  @Test func shortObjectsStandOnOneLine() throws {
    let box = SceneElement(
      .node(
        .box(
          Box(
            width: .init(fixed: 40), height: .init(fixed: 0.5), firstTextBaseline: 0.375))),
      type: "Box", id: "b")
    let element = SceneElement(
      .node(.stack(Stack(axis: .horizontal, spacing: 8))), type: "HStack",
      children: [box, SceneElement(.spacer(minLength: nil), type: "Spacer")],
      modifiers: [SceneModifier(.node(.padding(EdgeInsets(.all, 16))))])
    let text = try DocumentWriter().text(
      root: element, request: .proposal(ProposedViewSize(width: nil, height: .infinity)))
    #expect(
      text == """
        {
          "version": 1,
          "proposal": {"width": null, "height": "infinity"},
          "root": {
            "type": "HStack",
            "spacing": 8,
            "children": [
              {"type": "Box", "id": "b", "width": 40, "height": 0.5, "firstTextBaseline": 0.375},
              {"type": "Spacer"}
            ],
            "modifiers": [{"padding": {"top": 16, "leading": 16, "bottom": 16, "trailing": 16}}]
          }
        }

        """)
  }

  static let color = SceneElement(.node(.flexible), type: "Color")

  static func modified(_ kind: SceneModifier.Kind) -> SceneElement {
    SceneElement(.node(.flexible), type: "Color", modifiers: [SceneModifier(kind)])
  }

  static let inexpressible: [(SceneElement, DocumentWritingError)] = [
    (modified(.node(.layoutPriority(-.infinity))), .number(-.infinity)),
    (
      modified(.environment(SceneEnvironment.Change(font: Font(size: 3)))), .environmentFont
    ),
    (
      SceneElement(.text("", font: Font(size: 3, weight: "fat"), lineLimit: nil), type: "Text"),
      .font(Font(size: 3, weight: "fat"))
    ),
    (
      SceneElement(
        .node(.stack(Stack(axis: .vertical, alignment: .custom(axis: .horizontal, name: "own")))),
        type: "VStack"), .undeclaredGuide("own")
    ),
    (
      SceneElement(.node(.padding(EdgeInsets())), type: "Padding"),
      .view(type: "Padding", SceneOrigin())
    ),
    (modified(.node(.overlay(.center))), .modifier(SceneOrigin())),
  ]

  @Test(arguments: inexpressible)
  func whatDocumentsCannotSayIsAnError(_ element: SceneElement, _ expected: DocumentWritingError) {
    #expect(throws: expected) {
      try DocumentWriter().text(root: element, request: .container(.zero))
    }
  }

  @Test func infiniteContainersAndOtherFontsAtTheRootAreErrors() {
    #expect(throws: DocumentWritingError.number(.infinity)) {
      try DocumentWriter().text(
        root: Self.color, request: .container(CGSize(width: Double.infinity, height: 1)))
    }
    #expect(throws: DocumentWritingError.environmentFont) {
      try DocumentWriter().text(
        root: Self.color, request: .container(.zero),
        environment: SceneEnvironment(font: Font(size: 3)))
    }
  }
}
