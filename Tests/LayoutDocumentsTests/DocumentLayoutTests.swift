// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import SolveLayout
import Testing

@testable import LayoutDocuments

@Suite struct DocumentLayoutTests {
  static let names = "EqualWidthHStack, EqualWidthVStack, Radial, Header, WideFirstGrid and Flow"

  static let refusals: [DocumentRefusal] = [
    .root("▶{\"type\": \"Layout\"}", "", "Layout needs the key \"name\""),
    .root(
      #"{"type": "Layout", "name": ▶3}"#, ".name", "found a number where a string was expected"),
    .root(
      #"{"type": "Layout", "name": ▶"Radail"}"#, ".name", "\"Radail\" is no registered layout",
      hint: "did you mean \"Radial\"? known are " + names),
    .root(
      #"{"type": "Layout", "name": ▶"Masonry", "parameters": {"any": 1}}"#, ".name",
      "\"Masonry\" is no registered layout", hint: "known are " + names),
    .root(
      #"{"type": "Layout", "name": "Flow", "parameters": {▶"lineSpacng": 3}}"#,
      ".parameters.lineSpacng", "\"lineSpacng\" is no key of the layout \"Flow\"",
      hint: "did you mean \"lineSpacing\"?"),
    .root(
      #"{"type": "Layout", "name": "Flow", "parameters": {"spacing": ▶-3}}"#,
      ".parameters.spacing", "found -3 where a number of at least 0 was expected"),
    .root(
      #"{"type": "Layout", "name": "Header", "parameters": {"minSpacing": ▶"wide"}}"#,
      ".parameters.minSpacing",
      "found the string \"wide\" where a number of at least 0 was expected"),
    .root(
      #"{"type": "Layout", "name": "WideFirstGrid", "parameters": {"minimumColumnWidth": ▶0}}"#,
      ".parameters.minimumColumnWidth", "found 0 where a number above 0 was expected"),
    .root(
      #"{"type": "Layout", "name": "Radial", "parameters": {"offset": ▶true}}"#,
      ".parameters.offset", "found true where a number was expected"),
    .root(
      #"{"type": "Layout", "name": "Header", "parameters": {"alignment": ▶"leading"}}"#,
      ".parameters.alignment",
      "the guide \"leading\" is horizontal; a vertical one was expected",
      hint: "use one of top, center, centerY, bottom, firstTextBaseline and lastTextBaseline"),
    .root(
      #"{"type": "Layout", "name": "Flow", "parameters": ▶[3]}"#, ".parameters",
      "found a list where an object was expected"),
  ]

  @Test(arguments: refusals)
  func theOnlyIssueSaysWhatAndWhereAndWhatToDo(_ refusal: DocumentRefusal) throws {
    let error = try #require(documentError(of: refusal.text))
    #expect(error.issues.count == 1, "\(error)")
    let diagnostic = error.issues[0].diagnostic
    #expect(diagnostic.message == refusal.message)
    #expect(diagnostic.hint == refusal.hint)
    #expect(diagnostic.location.line == refusal.line)
    #expect(diagnostic.location.column == refusal.column)
    #expect(diagnostic.path.description == refusal.path)
  }

  @Test func withoutARegistryEveryNameIsUnknown() throws {
    let text = documentText(root: #"{"type": "Layout", "name": "Flow"}"#)
    let error = try #require(documentError(of: text, options: LayoutDocument.Options()))
    #expect(error.issues.map(\.kind) == [.unknownName("Flow", .layout, known: [])])
    #expect(
      error.diagnostics.map(\.hint) == ["none are registered; the reader's options take them"])
  }

  @Test func mistypedNamesAreReadAsWhatWasMeant() throws {
    let text = documentText(
      root: #"{"type": "Layout", "name": "Flwo", "parameters": {"gap": 1}}"#)
    let error = try #require(documentError(of: text))
    #expect(error.issues.map(\.path.description) == ["$.root.name", "$.root.parameters.gap"])
  }

  private func layout<Arrangement>(
    _ text: String, as type: Arrangement.Type
  ) throws -> Arrangement {
    let root = try LayoutDocument.read(documentText(root: text), options: .standard).root
    guard case .node(.layout(let box)) = root.kind else { throw CancellationError() }
    return try #require(box.layout as? Arrangement)
  }

  @Test func parametersSetTheLayoutsProperties() throws {
    let header = try layout(
      #"{"type": "Layout", "name": "Header", "parameters": {"alignment": "top", "minSpacing": 1}}"#,
      as: HeaderLayout.self)
    #expect(header == HeaderLayout(alignment: .top, minSpacing: 1, idealSpacing: 30))
    let radial = try layout(
      #"{"type": "Layout", "name": "Radial", "parameters": {"offset": 30}}"#,
      as: RadialLayout.self)
    #expect(radial == RadialLayout(offset: .degrees(30)))
    let row = try layout(
      #"{"type": "Layout", "name": "EqualWidthHStack"}"#, as: EqualWidthHStack.self)
    #expect(row == EqualWidthHStack(spacing: nil))
  }

  @Test func parametersAreDescribedWithTheirDefaults() throws {
    let header = try #require(DocumentLayouts.standard["Header"])
    #expect(header.parameters.map(\.kind) == [.guide(.vertical), .notNegative, .notNegative])
    #expect(
      header.parameters.map(\.defaultValue) == [
        .guide(VerticalAlignment.center.key), .number(10), .number(30),
      ])
    let row = try #require(DocumentLayouts.standard["EqualWidthHStack"])
    #expect(row.parameters.map(\.defaultValue) == [nil])
  }

  private func layoutValue(_ text: String) throws -> Any? {
    let document = documentText(
      modifier: #"{"layoutValue": {"key": "rank", "value": "# + text + "}}")
    guard case .layoutValues(let values) = try LayoutDocument.read(document).root.modifiers[0].kind
    else { return nil }
    #expect(values[name: "other"] == nil)
    return values[name: "rank"]
  }

  @Test func layoutValuesKeepTheirTypes() throws {
    #expect(try layoutValue("2") as? Double == 2)
    #expect(try layoutValue(#""first""#) as? String == "first")
    #expect(try layoutValue("true") as? Bool == true)
  }

  @Test func layoutsAndTheirValuesAreWrittenWithoutDefaults() throws {
    var values = LayoutValues()
    values[name: "rank"] = 2.0
    let child = SceneElement(
      .node(.circle), type: "Circle", modifiers: [SceneModifier(.layoutValues(values))])
    let flow = SceneElement(
      .node(.layout(LayoutBox(FlowLayout(lineSpacing: 2)))), type: "FlowLayout", children: [child])
    let text = try DocumentWriter(layouts: .standard).text(root: flow, request: .container(.zero))
    #expect(text.contains(#""name": "Flow","#))
    #expect(text.contains(#""parameters": {"lineSpacing": 2},"#))
    #expect(text.contains(#"{"layoutValue": {"key": "rank", "value": 2}}"#))
    #expect(throws: DocumentWritingError.view(type: "FlowLayout", SceneOrigin())) {
      try DocumentWriter().text(root: flow, request: .container(.zero))
    }
  }

  @Test func valuesOfTypesCannotBeWritten() {
    var values = LayoutValues()
    values[RadialRank.self] = 2
    values[name: "rank"] = 2.0
    let view = DocumentWriterTests.modified(.layoutValues(values))
    #expect(throws: DocumentWritingError.modifier(SceneOrigin())) {
      try DocumentWriter().text(root: view, request: .container(.zero))
    }
  }
}
