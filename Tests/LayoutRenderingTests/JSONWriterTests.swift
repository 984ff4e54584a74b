// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutDocuments
import LayoutRendering
import Testing

@Suite struct JSONWriterTests {
  static let scalars: [(JSONContent, String)] = [
    (nil, "null"), (true, "true"), (false, "false"), (.integer(-7), "-7"),
    (.integer(Int.max), "9223372036854775807"), (.number(160), "160"), (.number(-0.0), "0"),
    (.number(0.1), "0.1"), (.number(0.1 + 0.2), "0.30000000000000004"), (.number(1e21), "1e+21"),
    (.number(1e15), "1000000000000000"), (.number(.leastNonzeroMagnitude), "5e-324"),
    (.number(1.0 / 3.0), "0.3333333333333333"), (.number(.infinity), "\"infinity\""),
    (.number(-.infinity), "\"-infinity\""), (.number(.nan), "\"nan\""), ("a", "\"a\""),
    ([], "[]"), ([:], "{}"),
  ]

  @Test(arguments: scalars)
  func writesScalarsAndEmptyContainers(content: JSONContent, text: String) {
    #expect(JSONWriter.text(of: content) == text)
    #expect(JSONWriter.text(of: content, style: .pretty) == text)
  }

  @Test func escapesWhatMustBeEscapedAndNothingElse() {
    let text = JSONWriter.text(of: "\" \\ / \u{8}\u{C}\n\r\t\u{1}\u{1F}\u{7F} é😀")
    #expect(text == "\"\\\" \\\\ / \\b\\f\\n\\r\\t\\u0001\\u001f\u{7F} é😀\"")
  }

  static let answer: JSONContent = [
    "version": 1, "z": [1, 2.5], "a": ["x\n": nil, "y": [[:], []]],
  ]

  @Test func writesMembersInTheGivenOrder() {
    #expect(
      JSONWriter.text(of: Self.answer)
        == #"{"version":1,"z":[1,2.5],"a":{"x\n":null,"y":[{},[]]}}"#)
  }

  @Test func indentsByTwoSpaces() {
    let text = #"""
      {
        "version": 1,
        "z": [
          1,
          2.5
        ],
        "a": {
          "x\n": null,
          "y": [
            {},
            []
          ]
        }
      }
      """#
    #expect(JSONWriter.text(of: Self.answer, style: .pretty) == text)
  }

  @Test func isReadBackAsItWasWritten() throws {
    var generator = SeededGenerator(state: 7)
    for _ in 0..<300 {
      let content = randomContent(depth: 4, using: &generator)
      for style in [JSONWriter.Style.compact, .pretty] {
        let document = try JSONDocument.read(JSONWriter.text(of: content, style: style))
        #expect(self.content(of: document.root) == content)
      }
    }
  }

  private func content(of value: JSONValue) -> JSONContent {
    switch value.kind {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let value): .string(value)
    case .array(let elements): .array(elements.map(content))
    case .object(let object):
      .object(object.members.map { JSONContent.Member($0.key, content(of: $0.value)) })
    }
  }

  private func randomContent(
    depth: Int, using generator: inout SeededGenerator
  ) -> JSONContent {
    let count = Int.random(in: 0...4, using: &generator)
    switch Int.random(in: depth > 0 ? 0...7 : 2...7, using: &generator) {
    case 0:
      var elements: [JSONContent] = []
      for _ in 0..<count {
        elements.append(randomContent(depth: depth - 1, using: &generator))
      }
      return .array(elements)
    case 1:
      var members: [JSONContent.Member] = []
      for position in 0..<count {
        let key = "\(position)" + randomText(using: &generator)
        members.append(.init(key, randomContent(depth: depth - 1, using: &generator)))
      }
      return .object(members)
    case 2: return .null
    case 3: return .bool(Bool.random(using: &generator))
    case 4: return .string(randomText(using: &generator))
    case 5: return .number(Double(Int.random(in: -1_000...1_000, using: &generator)))
    default:
      let value = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &generator))
      return .number(value.isFinite ? value : 0.5)
    }
  }

  private func randomText(using generator: inout SeededGenerator) -> String {
    let scalars: [Unicode.Scalar] = ["a", "\"", "\\", "\n", "\u{0}", "\u{1B}", "é", "😀", "/", "~"]
    var text = ""
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      text.unicodeScalars.append(scalars[Int.random(in: 0..<scalars.count, using: &generator)])
    }
    return text
  }
}
