// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

extension JSONError.Kind {
  /// What happened and what was expected.
  var message: String {
    switch self {
    case .emptyInput: "the document is empty; a JSON value was expected"
    case .inputTooLarge(let bytes, let limit):
      "the document has \(bytes) bytes, more than the limit of \(limit)"
    case .invalidUTF8(let byte):
      "the byte 0x\(MessageText.hexadecimal(UInt32(byte), width: 2)) is not valid UTF-8 here"
    case .unexpectedEnd(let expected, _):
      "the document ends where \(expected.text) was expected"
    case .unexpected(let found, let expected): "found \(found) where \(expected.text) was expected"
    case .trailingText(let found): "found \(found) after the document's value"
    case .trailingComma: "a comma is followed by nothing"
    case .comment: "JSON has no comments"
    case .invalidLiteral(let word): "\(MessageText.quoted(word)) is not a JSON value"
    case .invalidNumber(let text, let fault):
      "the number \(MessageText.quoted(text)) \(fault.text)"
    case .numberOutOfRange(let text):
      "the number \(MessageText.quoted(text)) is beyond the largest that can be stored, about 1.8e308"
    case .controlCharacter(let byte):
      "a string contains the control character U+\(MessageText.hexadecimal(UInt32(byte)))"
    case .unterminatedString: "the string that begins here has no closing quote"
    case .invalidEscape(let text): "\(MessageText.shown(text)) is not an escape"
    case .loneSurrogate(let unit):
      "the escape \\u\(MessageText.hexadecimal(UInt32(unit))) is half of a surrogate pair"
    case .tooDeep(let limit): "arrays and objects are nested deeper than the limit of \(limit)"
    case .duplicateKey(let key, let first):
      "the key \(MessageText.quoted(key)) appears a second time; it stands at \(first) already"
    }
  }

  /// What to do about it.
  var hint: String? {
    switch self {
    case .emptyInput: "check that the right file was given and that it was written completely"
    case .inputTooLarge: "split the document into smaller ones"
    case .invalidUTF8: "save the document in the UTF-8 encoding"
    case .unexpectedEnd(_, let unclosed): Self.hint(unclosed: unclosed)
    case .unexpected(let found, let expected): expected.hint(found: found)
    case .trailingText: "a document is one value; remove what follows it"
    case .trailingComma: "remove the comma"
    case .comment: "remove the comment"
    case .invalidLiteral(let word): Self.hint(forWord: word)
    case .invalidNumber(_, let fault): fault.hint
    case .numberOutOfRange: #"write a smaller number, or "infinity" where a length may be infinite"#
    case .controlCharacter(let byte): Self.hint(forControlCharacter: byte)
    case .unterminatedString: "close the string with a double quote"
    case .invalidEscape:
      #"the escapes are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
    case .loneSurrogate:
      "write the character itself, or both halves: \\uD800 to \\uDBFF, then \\uDC00 to \\uDFFF"
    case .tooDeep: "nest fewer views"
    case .duplicateKey: "remove or rename one of the two"
    }
  }

  private static func hint(unclosed: SourceLocation?) -> String {
    guard let unclosed else { return "the document is cut off; complete it" }
    return "the document is cut off; what begins at \(unclosed) is not closed"
  }

  private static func hint(forWord word: String) -> String {
    let lowercased = word.lowercased()
    return switch lowercased {
    case "true", "false", "null": "write \(lowercased) in lower case"
    case "nil", "none", "undefined": "write null"
    case "infinity", "inf": #"write "infinity" in double quotes where a length may be infinite"#
    case "nan": "every number must be a finite one"
    default:
      NameSuggestion.closest(to: word, among: ["true", "false", "null"])
        .map { "did you mean \($0)? Write strings in double quotes" }
        ?? "write strings in double quotes"
    }
  }

  private static func hint(forControlCharacter byte: UInt8) -> String {
    switch byte {
    case ASCII.lineFeed: #"close the string on its line, or write \n"#
    case ASCII.carriageReturn: #"close the string on its line, or write \r"#
    case ASCII.tab: #"write \t"#
    default: "write \\u\(MessageText.hexadecimal(UInt32(byte)))"
    }
  }
}

extension JSONError.Expectation {
  /// What was expected, with its article.
  var text: String {
    switch self {
    case .value: "a value"
    case .valueOrArrayEnd: "a value or ']'"
    case .key: "a key in double quotes"
    case .keyOrObjectEnd: "a key in double quotes or '}'"
    case .colon: "':'"
    case .commaOrArrayEnd: "',' or ']'"
    case .commaOrObjectEnd: "',' or '}'"
    }
  }

  func hint(found: String) -> String? {
    if found == "'''" {
      return "write strings and keys in double quotes"
    }
    return switch self {
    case .key, .keyOrObjectEnd: "write the key in double quotes"
    case .colon: "put a colon between the key and its value"
    case .commaOrArrayEnd: "put a comma between elements, and ']' after the last"
    case .commaOrObjectEnd: "put a comma between members, and '}' after the last"
    case .value, .valueOrArrayEnd: nil
    }
  }
}

extension JSONError.NumberFault {
  var text: String {
    switch self {
    case .leadingZero: "begins with a superfluous zero"
    case .leadingPlus: "begins with a plus sign"
    case .noIntegerDigits: "has no digit before its decimal point"
    case .noFractionDigits: "has no digit after its decimal point"
    case .noExponentDigits: "has no digit in its exponent"
    case .noDigits: "has no digit after its minus sign"
    }
  }

  var hint: String {
    switch self {
    case .leadingZero: "remove the zero"
    case .leadingPlus: "remove the plus sign"
    case .noIntegerDigits: "write 0 before the point"
    case .noFractionDigits: "remove the point, or write a digit after it"
    case .noExponentDigits: "write a whole number after the e"
    case .noDigits: "write a digit after the minus sign"
    }
  }
}
