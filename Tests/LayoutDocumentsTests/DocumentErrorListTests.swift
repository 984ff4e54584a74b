// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene
import Testing

@testable import LayoutDocuments

@Suite struct DocumentErrorListTests {
  @Test func allIndependentIssuesAreReportedInTheOrderOfTheText() throws {
    let error = try #require(
      documentError(
        of: """
          {"version": 1, "container": {"width": -1, "height": 2},
           "root": {"modifiers": [{"paddin": 3}], "type": "HStack", "children": [
             {"type": "Colour"},
             {"type": "Box", "width": "wide", "modifiers": [
               {"overlay": {"alignment": "mid", "content": [{"type": "Text", "txt": "a"}]}}]}
           ], "spacing": true},
           "environment": {"displayScale": "2x"}}
          """))
    #expect(
      error.rendered(file: "form.json") == """
        form.json:1:39: error: found -1 where a number of at least 0 was expected
          at $.container.width
        form.json:2:26: error: "paddin" is no modifier
          at $.root.modifiers[0].paddin
          hint: did you mean "padding"?
        form.json:3:13: error: "Colour" is no type
          at $.root.children[0].type
          hint: did you mean "Color"?
        form.json:4:29: error: found the string "wide" where a number of at least 0 or an object \
        of minimum, ideal and maximum was expected
          at $.root.children[1].width
        form.json:5:32: error: "mid" is no alignment
          at $.root.children[1].modifiers[0].overlay.alignment
          hint: known are topLeading, top, topTrailing, leading, center, trailing, bottomLeading, \
        bottom, bottomTrailing, centerFirstTextBaseline, centerLastTextBaseline, \
        leadingFirstTextBaseline, leadingLastTextBaseline, trailingFirstTextBaseline and \
        trailingLastTextBaseline
        form.json:5:51: error: Text needs the key "text"
          at $.root.children[1].modifiers[0].overlay.content[0]
        form.json:5:68: error: "txt" is no key of Text
          at $.root.children[1].modifiers[0].overlay.content[0].txt
          hint: did you mean "text"?
        form.json:6:16: error: found true where a number was expected
          at $.root.spacing
        form.json:7:34: error: found the string "2x" where a number above 0 was expected
          at $.environment.displayScale
        """)
  }

  @Test func aLongListIsCutAndCounted() throws {
    let children = [String](repeating: #"{"type": "Nothing"}"#, count: 50).joined(separator: ",")
    let text = documentText(root: #"{"type": "HStack", "children": ["# + children + "]}")
    let error = try #require(documentError(of: text))
    #expect(error.issues.count == 20)
    #expect(error.omittedCount == 30)
    #expect(error.rendered().hasSuffix("\nand 30 more"))
    #expect(error.issues[19].path.description == "$.root.children[19].type")
    let few = try #require(documentError(of: text, options: .init(shownIssues: 2)))
    #expect(few.issues.count == 2)
    #expect(few.omittedCount == 48)
    #expect(few.description == few.rendered())
  }

  @Test func aRemarkSaysWhereTheRestIs() throws {
    let text = documentText(root: #"{"type": "A", "children": [{"type": "B"}]}"#)
    let error = try #require(documentError(of: text, options: .init(shownIssues: 1)))
    #expect(
      error.rendered(omissionRemark: "--all shows them").hasSuffix(
        "\nand 1 more (--all shows them)"))
    #expect(error.rendered().hasSuffix("\nand 1 more"))
    let all = try #require(documentError(of: text))
    #expect(!all.rendered(omissionRemark: "--all shows them").contains("more"))
  }

  @Test func whatIsMeantByAMistypedNameIsReadOn() throws {
    let error = try #require(
      documentError(
        of: documentText(
          root: #"{"type": "HSatck", "spacng": 3, "modifiers": [{"fraem": {"width": true}}], "#
            + #""children": [{"type": "Txt"}]}"#)))
    #expect(
      error.issues.map(\.diagnostic.message) == [
        "\"HSatck\" is no type", "\"spacng\" is no key of HStack", "\"fraem\" is no modifier",
        "found true where a number or \"infinity\" was expected", "\"Txt\" is no type",
      ])
  }

  @Test func aLongListStandsOnce() throws {
    let error = try #require(
      documentError(
        of: documentText(
          root: #"{"type": "HStack", "qqqq": 1, "wwww": 1, "children": [{"type": "Nothing"}, "#
            + #"{"type": "Elsewhere", "modifiers": [{"zoomed": 1}, {"enlarged": 2}]}, "#
            + #"{"type": "HStack", "eeee": 1}, {"type": "Cube"}]}"#)))
    let modifiers = "known are " + KnownNames.list(ModifierType.names)
    #expect(
      error.diagnostics.map(\.hint) == [
        "known are type, id, alignment, spacing, children and modifiers",
        "the keys of HStack are listed above",
        "known are " + KnownNames.list(NodeType.names), "known types are listed above", modifiers,
        "known modifiers are listed above", "the keys of HStack are listed above",
        "known types are listed above",
      ])
    #expect(error.issues[3].diagnostic.hint == error.diagnostics[2].hint)
  }

  @Test func kindsTellUnsupportedFromUnknown() throws {
    let error = try #require(
      documentError(
        of: documentText(
          root: #"{"type": "Button", "modifiers": [{"shadow": []}, {"nothing": 1}]}"#
        )))
    #expect(
      error.issues.map(\.kind) == [
        .unsupported("Button", .nodeType), .unsupported("shadow", .modifier),
        .unknownName("nothing", .modifier, known: ModifierType.names),
      ])
  }

  @Test func aGuideOfUnknownAxisIsNoFurtherIssue() throws {
    let error = try #require(
      documentError(
        of: documentText(
          root: #"{"type": "VStack", "alignment": "a"}"#,
          before: #""alignments": {"a": {"axis": 3, "default": 0}}, "#)))
    #expect(error.issues.count == 1)
  }
}
