// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutDocuments

extension JSONValue {
  var number: Double? { if case .number(let value) = kind { value } else { nil } }
  var string: String? { if case .string(let value) = kind { value } else { nil } }
  var elements: [JSONValue]? { if case .array(let value) = kind { value } else { nil } }
  var object: JSONObject? { if case .object(let value) = kind { value } else { nil } }
}

@Suite struct JSONDocumentTests {
  @Test func readsEveryKindOfValue() throws {
    let document = try JSONDocument.read(" [null, true, false, -1.5, \"a\", [], {}] ")
    let elements = try #require(document.root.elements)
    #expect(
      elements.map(\.kindName)
        == ["null", "true", "false", "a number", "a string", "an array", "an object"])
    #expect(elements[3].number == -1.5)
    #expect(elements[4].string == "a")
  }

  @Test func knowsWhereValuesAndKeysBegin() throws {
    let document = try JSONDocument.read("{\n  \"ä\": 1, \"b\":\r\n\t[true, \"x\"]\n}")
    let object = try #require(document.root.object)
    #expect(object.members.map(\.key) == ["ä", "b"])
    #expect(
      object.members.map { document.location(ofKeyOf: $0).description } == ["2:3", "2:11"])
    let list = try #require(object["b"])
    #expect(document.location(of: list).description == "3:2")
    #expect(document.location(of: try #require(list.elements)[1]).description == "3:9")
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u0041\u00e9\u20AC\ud83d\ude00\u0000""#, "Aé€😀\u{0}"),
    ("\"plain é€😀 text\"", "plain é€😀 text"),
    (#""é\né""#, "é\né"),
    ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"),
    ("\"\"", ""),
  ])
  func readsStrings(text: String, expected: String) throws {
    let string = try #require(try JSONDocument.read(text).root.string)
    #expect(Array(string.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    arguments: [
      ("0", 0), ("7", 7), ("-12", -12), ("0.1", 0.1), ("1e2", 100), ("1E+2", 100), ("25e-1", 2.5),
      ("9007199254740993", 9_007_199_254_740_992), ("0.30000000000000004", 0.1 + 0.2),
      ("1.7976931348623157e308", Double.greatestFiniteMagnitude),
      ("5e-324", Double.leastNonzeroMagnitude),
      ("2.4703282292062327e-324", 0), ("2.4703282292062328e-324", Double.leastNonzeroMagnitude),
      ("1e-9999999999", 0),
      ("0e9999999999", 0), ("8.5e-5", 8.5e-5), ("1e23", 1e23),
      ("123456789012345678901234567890", 1.2345678901234568e29),
    ] as [(String, Double)])
  func readsNumbersAsTheNearestDouble(text: String, expected: Double) throws {
    #expect(try JSONDocument.read(text).root.number == expected)
  }

  @Test func keepsTheSignOfNegativeZero() throws {
    #expect(try JSONDocument.read("-0").root.number?.sign == .minus)
    #expect(try JSONDocument.read("-0.0e5").root.number?.sign == .minus)
  }

  @Test func roundsNumbersOfManyDigitsByTheirLastOne() throws {
    // 2^53 + 1 lies half way between two doubles; a digit far behind the point tells which it is.
    let zeros = String(repeating: "0", count: 3_000)
    let half = "9007199254740993.\(zeros)"
    #expect(try JSONDocument.read(half).root.number == 9_007_199_254_740_992)
    #expect(try JSONDocument.read(half + "1").root.number == 9_007_199_254_740_994)
    #expect(try JSONDocument.read("-\(half)1").root.number == -9_007_199_254_740_994)
    #expect(try JSONDocument.read("1\(zeros)e-3000").root.number == 1)
    #expect(try JSONDocument.read("0.\(zeros)1e3001").root.number == 1)
    #expect(jsonError(of: Array("1\(zeros)".utf8))?.location.offset == 0)
  }

  @Test func looksMembersUpInSmallAndLargeObjects() throws {
    for count in [0, 1, 8, 9, 10, 100] {
      let members = (0..<count).map { "\"k\($0)\": \($0)" }.joined(separator: ", ")
      let object = try #require(try JSONDocument.read("{\(members)}").root.object)
      #expect(object.members.count == count)
      for position in 0..<count {
        #expect(object["k\(position)"]?.number == Double(position))
      }
      #expect(object["missing"] == nil)
    }
  }

  @Test func findsDuplicatesInLargeObjectsAndThoughEscaped() throws {
    let members = (0..<50).map { "\"k\($0)\": 0" }.joined(separator: ", ")
    let error = try #require(jsonError(of: Array("{\(members), \"k\\u0034\": 0}".utf8)))
    #expect(
      error.kind == .duplicateKey("k4", first: SourceLocation(line: 1, column: 38, offset: 37)))
  }

  @Test func takesTwoSpellingsOfAnAccentedKeyForOne() {
    #expect(
      jsonError(of: Array("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8))?.path.description
        == "$[\"e\u{301}\"]")
  }

  @Test func buildsPathsByTheStep() {
    let path = JSONPath().key("root").key("children").index(2).key("a-b").key("_x1").key("1")
    #expect(path.description == "$.root.children[2][\"a-b\"]._x1[\"1\"]")
    #expect(path.components.count == 6)
  }

  @Test func mapsOffsetsAcrossItsBlocks() {
    // Lines of five characters and six bytes each, over several blocks.
    let map = SourceMap(bytes: Array(String(repeating: "abéc\n", count: 1_000).utf8))
    for line in 0..<1_000 {
      #expect(map.location(at: line * 6 + 4).description == "\(line + 1):4")
    }
    #expect(map.location(at: 6_000).description == "1001:1")
    #expect(map.location(at: 9_999).offset == 6_000)
    #expect(map.location(at: -1).offset == 0)
  }
}
