// SPDX-License-Identifier: GPL-3.0-or-later

/// A JSON text that has been read: its root value and a way from values back to lines and columns.
package struct JSONDocument: Sendable {
  /// The value the text consists of.
  package let root: JSONValue

  /// The lines and columns of the text.
  package let sourceMap: SourceMap

  /// Reads a JSON text as RFC 8259 defines it, without any extension.
  ///
  /// A byte order mark is skipped. Duplicate keys, numbers beyond the range of `Double`, lone
  /// surrogates and text after the value are errors. Numbers are rounded correctly; those too small
  /// for `Double` become zero.
  package static func read(
    _ bytes: [UInt8], limits: JSONLimits = JSONLimits()
  ) throws(JSONError) -> JSONDocument {
    var parser = JSONParser(bytes: bytes, limits: limits)
    let root = try parser.readDocument()
    return JSONDocument(root: root, sourceMap: SourceMap(bytes: bytes))
  }

  /// Reads a JSON text that is already a string.
  package static func read(
    _ text: String, limits: JSONLimits = JSONLimits()
  ) throws(JSONError) -> JSONDocument {
    try read(Array(text.utf8), limits: limits)
  }

  /// Where a value begins.
  package func location(of value: JSONValue) -> SourceLocation {
    sourceMap.location(at: value.offset)
  }

  /// Where a member's key begins.
  package func location(ofKeyOf member: JSONMember) -> SourceLocation {
    sourceMap.location(at: member.keyOffset)
  }
}
