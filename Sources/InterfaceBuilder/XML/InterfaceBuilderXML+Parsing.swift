// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

extension InterfaceBuilderXML {
  /// Reads the element tree of a file's bytes.
  ///
  /// The XML parser of Foundation calls truncated and mismatched files well formed, so the tree
  /// keeps its own count of open elements.
  ///
  /// - Throws: ``InterfaceBuilderError`` for bytes that are no complete, plain UTF-8 XML document
  ///   within the limits.
  public init(parsing bytes: Data, limits: Limits = Limits()) throws(InterfaceBuilderError) {
    guard bytes.count <= limits.bytes else {
      throw .tooLarge(bytes: bytes.count, limit: limits.bytes)
    }
    let body = try XMLProlog.checkedBody(of: bytes)
    let builder = XMLTreeBuilder(limits: limits)
    let parser = XMLParser(data: body)
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    let succeeded = parser.parse()
    let place = InterfaceBuilderPlace(
      line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
    if let failure = builder.failure { throw failure }
    if let open = builder.openElementName, builder.parserError == nil || builder.endsEarly {
      throw .truncated(place: place, openElement: open)
    }
    if let error = builder.parserError {
      throw .malformed(place: error.place, reason: error.reason)
    }
    guard succeeded, builder.openElementName == nil, !builder.elements.isEmpty else {
      throw .malformed(place: place, reason: "there is no complete root element")
    }
    self.init(elements: builder.elements)
  }
}

/// What the XML parser said when it stopped.
struct XMLFailure {
  var place: InterfaceBuilderPlace
  var code: Int

  /// The failure in words; the numbers are libxml2's.
  var reason: String {
    switch code {
    case 3, 4: "the document does not start with “<”"
    case 5: "the document ends early, or something follows its end"
    case 6...8, 10...13: "a reference to a character is not one"
    case 9: "a character that XML does not allow"
    case 14...25: "a reference to an entity is not one: write “&amp;” for “&”"
    case 26, 27: "an entity that is not declared"
    case 28...30: "an entity that is not allowed here"
    case 31, 32, 79, 81: "the encoding is not known"
    case 33, 34, 43, 44: "a text in quotation marks is not closed"
    case 35, 200...205: "a namespace is not declared"
    case 38: "an attribute's value holds “<”"
    case 39, 40, 65, 66: "a blank or a quotation mark is missing"
    case 41: "an attribute has no value"
    case 42: "an attribute occurs twice in one element"
    case 45, 80: "a comment is not closed, or holds “--”"
    case 46, 47, 56, 57, 64: "a declaration “<?…?>” is faulty or in the wrong place"
    case 48...55, 58...61: "a declaration “<!…>” is not closed or not allowed"
    case 62, 63: "a CDATA section is not closed, or “]]>” stands in a text"
    case 67, 68: "a name is missing"
    case 72, 74: "a “<” is missing"
    case 73: "a “>” is missing"
    case 75: "a “=” is missing"
    case 76: "an end tag does not match its start tag"
    case 77: "an element is not closed"
    case 89: "entities refer to one another"
    case 96, 108, 109: "the version of XML is missing or not known"
    default: "the XML parser gave up (its code is \(code))"
    }
  }
}

/// Collects the parser's events in a flat tree.
private final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  private let limits: InterfaceBuilderXML.Limits
  private var open: [Int] = []
  var elements: [InterfaceBuilderXML.Element] = []
  var failure: InterfaceBuilderError?
  var parserError: XMLFailure?
  /// Whether the first fault lies where the text ends before the document does.
  var endsEarly = false

  init(limits: InterfaceBuilderXML.Limits) {
    self.limits = limits
  }

  var openElementName: String? { open.last.map { elements[$0].name } }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    let place = Self.place(of: parser)
    guard failure == nil else { return }
    guard open.count < limits.depth else {
      return stop(parser, .tooDeep(place: place, limit: limits.depth))
    }
    guard elements.count < limits.elements else {
      return stop(parser, .tooManyElements(place: place, limit: limits.elements))
    }
    guard !open.isEmpty || elements.isEmpty else {
      return stop(parser, .malformed(place: place, reason: "a second root element"))
    }
    let position = elements.count
    elements.append(
      .init(name: elementName, attributes: attributes, parent: open.last, place: place))
    if let parent = open.last { elements[parent].children.append(position) }
    open.append(position)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard failure == nil else { return }
    guard openElementName == elementName else {
      let reason = "</\(elementName)> closes <\(openElementName ?? "nothing")>"
      return stop(parser, .malformed(place: Self.place(of: parser), reason: reason))
    }
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard failure == nil, let position = open.last else { return }
    elements[position].text += string
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    let error = XMLFailure(place: Self.place(of: parser), code: (parseError as NSError).code)
    if parserError == nil { parserError = error }
    // The parser goes on after a fault; where nothing follows, code 5 tells of the end right there.
    if error.code == 5, error.place == parserError?.place { endsEarly = true }
  }

  private func stop(_ parser: XMLParser, _ reason: InterfaceBuilderError) {
    failure = reason
    parser.abortParsing()
  }

  private static func place(of parser: XMLParser) -> InterfaceBuilderPlace {
    InterfaceBuilderPlace(line: max(parser.lineNumber, 1), column: max(parser.columnNumber, 1))
  }
}
