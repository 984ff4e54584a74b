// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import InterfaceBuilder
import Testing

@Suite struct XMLTests {
  private func parse(
    _ text: String, limits: InterfaceBuilderXML.Limits = .init()
  ) throws(InterfaceBuilderError) -> InterfaceBuilderXML {
    try InterfaceBuilderXML(parsing: Data(text.utf8), limits: limits)
  }

  @Test func aTreeKeepsOrderTextAndPlaces() throws {
    let xml = try parse("<a>\n  <b k=\"1\">x &amp; y</b>\n  <c/>\n</a>")
    #expect(xml.elements.map(\.name) == ["a", "b", "c"])
    #expect(xml.elements[0].children == [1, 2])
    #expect(xml.elements[1].attributes == ["k": "1"])
    #expect(xml.elements[1].text == "x & y")
    #expect(xml.elements[2].parent == 0)
    #expect(xml.elements.map(\.place.line) == [1, 2, 3])
  }

  @Test(arguments: ["<a><b></b>", "<a><b", "<a> ", "<a><b>text", "<a>\n<b x='", "<a>&am"])
  func aTruncatedFileIsRefused(text: String) {
    let error = #expect(throws: InterfaceBuilderError.self) { try parse(text) }
    guard case .truncated(_, let open) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(["a", "b"].contains(open))
  }

  @Test(arguments: [
    "<a></b>", "<a x=\"1\" x=\"2\"/>", "<a x=1/>", "words", "<a/><b/>", "<a>&unknown;</a>",
    "<a><b></a></b>", "<a>\u{1}</a>",
  ])
  func brokenTextIsRefused(text: String) {
    let error = #expect(throws: InterfaceBuilderError.self) { try parse(text) }
    switch error {
    case .malformed(let place, let reason):
      #expect(place.line == 1)
      #expect(!reason.isEmpty)
    case .truncated: break
    default: Issue.record("\(String(describing: error))")
    }
  }

  @Test(arguments: ["", " \n\t ", "\u{FEFF}"])
  func nothingIsRefused(text: String) {
    #expect(throws: InterfaceBuilderError.empty) { try parse(text) }
  }

  @Test func aByteOrderMarkIsPassedOver() throws {
    let xml = try parse("\u{FEFF}<?xml version=\"1.0\"?><a/>")
    #expect(xml.elements.count == 1)
  }

  @Test func otherEncodingsAreRefused() throws {
    #expect(throws: InterfaceBuilderError.unsupportedEncoding(found: "ISO-8859-1")) {
      try parse("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><a/>")
    }
    let utf16 = try #require("<a/>".data(using: .utf16))
    #expect(throws: InterfaceBuilderError.unsupportedEncoding(found: "UTF-16")) {
      try InterfaceBuilderXML(parsing: utf16)
    }
    let latin = Data([0x3C, 0x61, 0x3E, 0xE4, 0x3C, 0x2F, 0x61, 0x3E])
    #expect(throws: InterfaceBuilderError.self) { try InterfaceBuilderXML(parsing: latin) }
    let unmarked = try #require("<a/>".data(using: .utf16LittleEndian))
    #expect(throws: InterfaceBuilderError.self) { try InterfaceBuilderXML(parsing: unmarked) }
  }

  @Test func entitiesCannotBeDeclared() {
    let bomb = """
      <?xml version="1.0"?>
      <!-- a comment -->
      <!DOCTYPE a [<!ENTITY x "xxxxxxxxxx"><!ENTITY y "&x;&x;&x;&x;">]>
      <a>&y;</a>
      """
    #expect(throws: InterfaceBuilderError.documentType(place: .init(line: 3, column: 1))) {
      try parse(bomb)
    }
  }

  @Test func limitsHold() {
    let deep = String(repeating: "<a>", count: 600) + String(repeating: "</a>", count: 600)
    let tooDeep = #expect(throws: InterfaceBuilderError.self) { try parse(deep) }
    guard case .tooDeep(_, limit: 512) = tooDeep else {
      Issue.record("\(String(describing: tooDeep))")
      return
    }
    let wide = "<a>" + String(repeating: "<b/>", count: 20) + "</a>"
    let tooMany = #expect(throws: InterfaceBuilderError.self) {
      try parse(wide, limits: .init(elements: 10))
    }
    guard case .tooManyElements(_, limit: 10) = tooMany else {
      Issue.record("\(String(describing: tooMany))")
      return
    }
    #expect(throws: InterfaceBuilderError.tooLarge(bytes: 87, limit: 50)) {
      try parse(wide, limits: .init(bytes: 50))
    }
  }

  @Test func theDeepestTreeIsReadAsADocument() throws {
    let view = "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/>"
    let depth = 508
    let nested = String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    let document = try Fixtures.read(Fixtures.iOS(view + nested + "</view>"))
    #expect(document.views.map(\.id) == ["v"])
  }

  @Test func errorsSayWhatWhereAndWhatToDo() {
    let place = InterfaceBuilderPlace(line: 3, column: 14)
    let errors: [InterfaceBuilderError] = [
      .unreadable(path: "a.xib", reason: "no such file"), .empty, .tooLarge(bytes: 2, limit: 1),
      .unsupportedEncoding(found: "UTF-16"), .malformed(place: place, reason: "a reason"),
      .truncated(place: place, openElement: "a"), .documentType(place: place),
      .tooDeep(place: place, limit: 1), .tooManyElements(place: place, limit: 1),
      .archive(place: place), .notInterfaceBuilder(place: place, rootElement: "plist"),
      .unsupportedRuntime(place: place, targetRuntime: "watchKit"), .noObjects(place: place),
    ]
    #expect(Set(errors.map(\.description)).count == errors.count)
    #expect(errors.allSatisfy { $0.description.hasSuffix(".") })
    #expect(errors[4].description.hasPrefix("line 3, column 14: "))
  }
}
