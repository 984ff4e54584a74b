// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Checks what stands before a document's root element: encoding, byte order mark, document type.
enum XMLProlog {
  /// The bytes without a byte order mark.
  ///
  /// - Throws: an error for nothing but blanks, for bytes or a declaration that is not UTF-8, and
  ///   for a document type, by which entities could be defined.
  static func checkedBody(of bytes: Data) throws(InterfaceBuilderError) -> Data {
    var body = [UInt8](bytes)
    if body.starts(with: [0xEF, 0xBB, 0xBF]) { body.removeFirst(3) }
    if body.starts(with: [0xFE, 0xFF]) || body.starts(with: [0xFF, 0xFE]) {
      throw .unsupportedEncoding(found: "UTF-16")
    }
    guard body.contains(where: { !isBlank($0) }) else { throw .empty }
    guard String(validating: body, as: UTF8.self) != nil else {
      throw .unsupportedEncoding(found: "an encoding with bytes that UTF-8 does not have")
    }
    guard !body.contains(0) else {
      throw .unsupportedEncoding(found: "a binary form or UTF-16 (it holds zero bytes)")
    }
    try check(body)
    return Data(body)
  }

  /// Walks over declarations, comments and blanks up to the root element.
  private static func check(_ body: [UInt8]) throws(InterfaceBuilderError) {
    var position = 0
    while position < body.count {
      if isBlank(body[position]) {
        position += 1
      } else if starts(body, at: position, with: "<!--") {
        position = end(of: "-->", in: body, from: position + 4)
      } else if starts(body, at: position, with: "<?") {
        let next = end(of: "?>", in: body, from: position + 2)
        try checkDeclaration(body[position..<next])
        position = next
      } else if starts(body, at: position, with: "<!") {
        throw .documentType(place: place(of: position, in: body))
      } else {
        return
      }
    }
  }

  /// Refuses an XML declaration of another encoding than UTF-8 or its subset ASCII.
  private static func checkDeclaration(
    _ declaration: ArraySlice<UInt8>
  ) throws(InterfaceBuilderError) {
    let text = String(decoding: declaration, as: UTF8.self)
    guard text.hasPrefix("<?xml"), let range = text.range(of: "encoding") else { return }
    let value = text[range.upperBound...].drop { $0 == "=" || $0.isWhitespace }
    guard let quote = value.first, quote == "\"" || quote == "'" else { return }
    let name = String(value.dropFirst().prefix { $0 != quote })
    guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(name.lowercased()) else {
      throw .unsupportedEncoding(found: name)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  private static func starts(_ body: [UInt8], at position: Int, with text: String) -> Bool {
    body[position...].starts(with: text.utf8)
  }

  /// The position after the next occurrence of a text, or the end.
  private static func end(of text: String, in body: [UInt8], from start: Int) -> Int {
    var position = start
    while position < body.count {
      if starts(body, at: position, with: text) { return position + text.utf8.count }
      position += 1
    }
    return body.count
  }

  private static func place(of position: Int, in body: [UInt8]) -> InterfaceBuilderPlace {
    let before = body[..<position]
    let line = before.count { $0 == 0x0A } + 1
    let column = position - (before.lastIndex(of: 0x0A) ?? -1)
    return InterfaceBuilderPlace(line: line, column: column)
  }
}
