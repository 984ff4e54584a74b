// SPDX-License-Identifier: GPL-3.0-or-later

extension JSONParser {
  /// An error at the position, or at an offset.
  func error(_ kind: JSONError.Kind, at offset: Int? = nil) -> JSONError {
    JSONError(
      kind: kind, location: location(at: offset ?? position),
      path: JSONPath(containers.compactMap(\.component)))
  }

  func location(at offset: Int) -> SourceLocation {
    SourceMap(bytes: bytes).location(at: offset)
  }

  /// The error of finding anything but what was expected at the position.
  func unexpected(_ expected: JSONError.Expectation) -> JSONError {
    guard position < bytes.count else {
      let unclosed = containers.last.map { location(at: $0.offset) }
      return error(.unexpectedEnd(expected: expected, unclosed: unclosed))
    }
    return error(faultHere() ?? .unexpected(found: foundText(), expected: expected))
  }

  /// What is wrong at the position whatever was expected: a comment, or no text at all.
  func faultHere() -> JSONError.Kind? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    if byte == ASCII.slash, position + 1 < bytes.count,
      bytes[position + 1] == ASCII.slash || bytes[position + 1] == ASCII.asterisk
    {
      return .comment
    }
    return UTF8Sequence.length(in: bytes, at: position) == nil ? .invalidUTF8(byte: byte) : nil
  }

  /// What stands at the position, for messages: a word in double quotes, or a character.
  func foundText() -> String {
    if ASCII.isLetter(bytes[position]) {
      return MessageText.quoted(wordHere())
    }
    let length = UTF8Sequence.length(in: bytes, at: position) ?? 1
    let text = String(decoding: bytes[position..<position + length], as: UTF8.self)
    return text.unicodeScalars.first.map(MessageText.shown) ?? ""
  }

  /// The letters, digits and underscores from the position on.
  func wordHere() -> String {
    var end = position
    while end < bytes.count, end - position <= MessageText.longestQuotedText,
      ASCII.isLetter(bytes[end]) || ASCII.isDigit(bytes[end]) || bytes[end] == ASCII.underscore
    {
      end += 1
    }
    return String(decoding: bytes[position..<end], as: UTF8.self)
  }
}
