// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutDocuments

/// A text that is refused, and everything its reader is told.
struct Refusal: Sendable, CustomTestStringConvertible {
  let text: String
  let line: Int
  let column: Int
  let path: String
  let message: String
  let hint: String?

  init(
    _ text: String, _ line: Int, _ column: Int, _ path: String, _ message: String, hint: String?
  ) {
    (self.text, self.line, self.column) = (text, line, column)
    (self.path, self.message, self.hint) = (path, message, hint)
  }

  var testDescription: String { text.debugDescription }
}

/// The error of reading bytes, nil where they are accepted.
func jsonError(of bytes: [UInt8], limits: JSONLimits = JSONLimits()) -> JSONError? {
  do {
    _ = try JSONDocument.read(bytes, limits: limits)
    return nil
  } catch {
    return error
  }
}

@Suite struct JSONErrorTests {
  static let structure: [Refusal] = [
    Refusal(
      "", 1, 1, "$", "the document is empty; a JSON value was expected",
      hint: "check that the right file was given and that it was written completely"),
    Refusal(
      " \n\t", 2, 2, "$", "the document is empty; a JSON value was expected",
      hint: "check that the right file was given and that it was written completely"),
    Refusal(
      "{\"a\":\n [1, 2", 2, 7, "$.a", "the document ends where ',' or ']' was expected",
      hint: "the document is cut off; what begins at 2:2 is not closed"),
    Refusal(
      "{\"a\"", 1, 5, "$.a", "the document ends where ':' was expected",
      hint: "the document is cut off; what begins at 1:1 is not closed"),
    Refusal(
      "{", 1, 2, "$", "the document ends where a key in double quotes or '}' was expected",
      hint: "the document is cut off; what begins at 1:1 is not closed"),
    Refusal(
      "[", 1, 2, "$[0]", "the document ends where a value or ']' was expected",
      hint: "the document is cut off; what begins at 1:1 is not closed"),
    Refusal(
      "[1 2]", 1, 4, "$", "found '2' where ',' or ']' was expected",
      hint: "put a comma between elements, and ']' after the last"),
    Refusal(
      "{\"a\": 1 \"b\": 2}", 1, 9, "$", "found '\"' where ',' or '}' was expected",
      hint: "put a comma between members, and '}' after the last"),
    Refusal(
      "{\"a\" 1}", 1, 6, "$.a", "found '1' where ':' was expected",
      hint: "put a colon between the key and its value"),
    Refusal(
      "{width: 1}", 1, 2, "$",
      "found \"width\" where a key in double quotes or '}' was expected",
      hint: "write the key in double quotes"),
    Refusal(
      "{\"a\": 1, 2: 3}", 1, 10, "$", "found '2' where a key in double quotes was expected",
      hint: "write the key in double quotes"),
    Refusal(
      "['a']", 1, 2, "$[0]", "found ''' where a value or ']' was expected",
      hint: "write strings and keys in double quotes"),
    Refusal("[1, é]", 1, 5, "$[1]", "found 'é' where a value was expected", hint: nil),
    Refusal("[\u{A0}1]", 1, 2, "$[0]", "found U+00A0 where a value or ']' was expected", hint: nil),
    Refusal(
      "[1}", 1, 3, "$", "found '}' where ',' or ']' was expected",
      hint: "put a comma between elements, and ']' after the last"),
    Refusal(
      "{} x", 1, 4, "$", "found \"x\" after the document's value",
      hint: "a document is one value; remove what follows it"),
    Refusal(
      "{}\n]", 2, 1, "$", "found ']' after the document's value",
      hint: "a document is one value; remove what follows it"),
    Refusal("[1, 2,\n]", 1, 6, "$", "a comma is followed by nothing", hint: "remove the comma"),
    Refusal(
      "{\"a\": {\"b\": 1 , }}", 1, 15, "$.a", "a comma is followed by nothing",
      hint: "remove the comma"),
    Refusal("{ // no\n}", 1, 3, "$", "JSON has no comments", hint: "remove the comment"),
    Refusal("[1] /* no */", 1, 5, "$", "JSON has no comments", hint: "remove the comment"),
    Refusal(
      "{\"root\": {\"children\": [{}, {},\n {\"modifiers\": [{\"frame\": {\"width\": 1, \"width\": 2}}]}]}}",
      2, 40, "$.root.children[2].modifiers[0].frame.width",
      "the key \"width\" appears a second time; it stands at 2:28 already",
      hint: "remove or rename one of the two"),
    Refusal(
      "{\"my key\": {\"é\": tru}}", 1, 18, "$[\"my key\"][\"é\"]", "\"tru\" is not a JSON value",
      hint: "did you mean true? Write strings in double quotes"),
  ]

  static let scalars: [Refusal] = [
    Refusal("True", 1, 1, "$", "\"True\" is not a JSON value", hint: "write true in lower case"),
    Refusal("[nil]", 1, 2, "$[0]", "\"nil\" is not a JSON value", hint: "write null"),
    Refusal(
      "[NaN]", 1, 2, "$[0]", "\"NaN\" is not a JSON value",
      hint: "every number must be a finite one"),
    Refusal(
      "[Infinity]", 1, 2, "$[0]", "\"Infinity\" is not a JSON value",
      hint: "write \"infinity\" in double quotes where a length may be infinite"),
    Refusal(
      "[width]", 1, 2, "$[0]", "\"width\" is not a JSON value",
      hint: "write strings in double quotes"),
    Refusal(
      "[nullx]", 1, 2, "$[0]", "\"nullx\" is not a JSON value",
      hint: "did you mean null? Write strings in double quotes"),
    Refusal(
      "[007]", 1, 2, "$[0]", "the number \"007\" begins with a superfluous zero",
      hint: "remove the zero"),
    Refusal(
      "-01.5", 1, 1, "$", "the number \"-01.5\" begins with a superfluous zero",
      hint: "remove the zero"),
    Refusal(
      "+1", 1, 1, "$", "the number \"+1\" begins with a plus sign", hint: "remove the plus sign"),
    Refusal(
      "-.5", 1, 1, "$", "the number \"-.5\" has no digit before its decimal point",
      hint: "write 0 before the point"),
    Refusal(
      "1.", 1, 1, "$", "the number \"1.\" has no digit after its decimal point",
      hint: "remove the point, or write a digit after it"),
    Refusal(
      "1e+", 1, 1, "$", "the number \"1e+\" has no digit in its exponent",
      hint: "write a whole number after the e"),
    Refusal(
      "-Infinity", 1, 1, "$", "the number \"-Infinity\" has no digit after its minus sign",
      hint: "write a digit after the minus sign"),
    Refusal(
      "[0, -1e400]", 1, 5, "$[1]",
      "the number \"-1e400\" is beyond the largest that can be stored, about 1.8e308",
      hint: "write a smaller number, or \"infinity\" where a length may be infinite"),
    Refusal(
      "[\"ab\ncd\"]", 1, 5, "$[0]", "a string contains the control character U+000A",
      hint: "close the string on its line, or write \\n"),
    Refusal(
      "\"\t\"", 1, 2, "$", "a string contains the control character U+0009", hint: "write \\t"),
    Refusal(
      "\"\u{1}\"", 1, 2, "$", "a string contains the control character U+0001",
      hint: "write \\u0001"),
    Refusal(
      "{\"a\": \"bc", 1, 7, "$.a", "the string that begins here has no closing quote",
      hint: "close the string with a double quote"),
    Refusal(
      "\"a\\", 1, 1, "$", "the string that begins here has no closing quote",
      hint: "close the string with a double quote"),
    Refusal(
      "\"äö\\q\"", 1, 4, "$", "\\q is not an escape",
      hint: #"the escapes are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#),
    Refusal(
      "\"\\u12g4\"", 1, 2, "$", "\\u12g is not an escape",
      hint: #"the escapes are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#),
    Refusal(
      "\"\\ud83dx\"", 1, 2, "$", "the escape \\uD83D is half of a surrogate pair",
      hint:
        "write the character itself, or both halves: \\uD800 to \\uDBFF, then \\uDC00 to \\uDFFF"),
    Refusal(
      "\"\\ud83d\\u0041\"", 1, 2, "$", "the escape \\uD83D is half of a surrogate pair",
      hint:
        "write the character itself, or both halves: \\uD800 to \\uDBFF, then \\uDC00 to \\uDFFF"),
    Refusal(
      "\"\\uDE00\"", 1, 2, "$", "the escape \\uDE00 is half of a surrogate pair",
      hint:
        "write the character itself, or both halves: \\uD800 to \\uDBFF, then \\uDC00 to \\uDFFF"),
  ]

  @Test(arguments: structure + scalars)
  func saysWhatIsWrongAndWhere(_ refusal: Refusal) throws {
    let error = try #require(jsonError(of: Array(refusal.text.utf8)))
    #expect(error.diagnostic.message == refusal.message)
    #expect(error.diagnostic.hint == refusal.hint)
    #expect(error.location.description == "\(refusal.line):\(refusal.column)")
    #expect(error.path.description == refusal.path)
  }

  @Test func rendersFileLineColumnPathAndHint() throws {
    let error = try #require(jsonError(of: Array("{\n  \"a\": [1,]\n}".utf8)))
    let text = """
      card.json:2:10: error: a comma is followed by nothing
        at $.a
        hint: remove the comma
      """
    #expect(error.diagnostic.rendered(file: "card.json") == text)
    #expect(error.description.hasPrefix("2:10: error: "))
  }

  @Test(
    arguments: [
      ([0x22, 0x61, 0xFF, 0x22], 2, "FF"),  // No sequence begins with FF.
      ([0x22, 0xC3, 0x22], 1, "C3"),  // The second byte is missing.
      ([0x22, 0xC0, 0x80, 0x22], 1, "C0"),  // An overlong zero.
      ([0x22, 0xE0, 0x80, 0x80, 0x22], 1, "E0"),  // An overlong three-byte form.
      ([0x22, 0xED, 0xA0, 0x80, 0x22], 1, "ED"),  // A surrogate.
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1, "F4"),  // Above U+10FFFF.
      ([0x22, 0x80, 0x22], 1, "80"),  // A continuation byte alone.
      ([0x22, 0x5C, 0xFF, 0x22], 2, "FF"),  // Inside of an escape.
      ([0x22, 0xF0, 0x9F, 0x98], 1, "F0"),  // Cut off by the end.
      ([0x5B, 0xFE, 0x5D], 1, "FE"),  // Outside of a string.
      ([0x31, 0x20, 0xFE], 2, "FE"),  // After the value.
    ] as [([UInt8], Int, String)])
  func refusesInvalidUTF8AtItsFirstByte(bytes: [UInt8], offset: Int, byte: String) throws {
    let error = try #require(jsonError(of: bytes))
    #expect(error.location.offset == offset)
    #expect(error.diagnostic.message == "the byte 0x\(byte) is not valid UTF-8 here")
    #expect(error.diagnostic.hint == "save the document in the UTF-8 encoding")
  }

  @Test func refusesWhatIsLongerThanTheLimit() throws {
    let limits = JSONLimits(maximumBytes: 4)
    #expect(jsonError(of: Array("[10]".utf8), limits: limits) == nil)
    let error = try #require(jsonError(of: Array("[100]".utf8), limits: limits))
    #expect(error.kind == .inputTooLarge(bytes: 5, limit: 4))
    #expect(error.diagnostic.message == "the document has 5 bytes, more than the limit of 4")
    #expect(error.diagnostic.hint == "split the document into smaller ones")
    #expect(error.location.description == "1:1")
  }

  @Test func refusesNestingBeyondTheLimitAtTheBracketTooMany() throws {
    let limits = JSONLimits(maximumDepth: 2)
    #expect(jsonError(of: Array("[[1], {}]".utf8), limits: limits) == nil)
    let error = try #require(jsonError(of: Array("[0, {\"a\": [1]}]".utf8), limits: limits))
    #expect(error.kind == .tooDeep(limit: 2))
    #expect(error.location.description == "1:11")
    #expect(error.path.description == "$[1].a")
    #expect(
      error.diagnostic.message == "arrays and objects are nested deeper than the limit of 2")
    #expect(error.diagnostic.hint == "nest fewer views")
  }

  @Test func countsColumnsInCharactersAndSkipsTheByteOrderMark() throws {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("[\"é😀\", x]".utf8)
    let error = try #require(jsonError(of: bytes))
    #expect(error.location == SourceLocation(line: 1, column: 8, offset: 14))
  }

  @Test func cutsLongKeysInMessagesAndPaths() throws {
    let key = String(repeating: "k", count: 100)
    let cut = "\"" + String(repeating: "k", count: 40) + "…\""
    let error = try #require(jsonError(of: Array("{\"\(key)\": 1, \"\(key)\": 2}".utf8)))
    #expect(
      error.diagnostic.message == "the key \(cut) appears a second time; it stands at 1:2 already")
    #expect(error.path.description == "$[\(cut)]")
  }
}
