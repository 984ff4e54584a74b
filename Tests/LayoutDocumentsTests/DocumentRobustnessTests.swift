// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene
import Testing

@testable import LayoutDocuments

@Suite struct DocumentRobustnessTests {
  /// Reads bytes; what is refused must say where.
  static func check(_ bytes: [UInt8], _ name: String) {
    do {
      _ = try LayoutDocument.read(bytes)
    } catch {
      #expect(!error.issues.isEmpty, "\(name)")
      for issue in error.issues {
        #expect(issue.location.line >= 1 && issue.location.column >= 1, "\(name)")
        #expect((0...bytes.count).contains(issue.location.offset), "\(name)")
        #expect(!issue.diagnostic.message.isEmpty, "\(name)")
      }
    }
  }

  static let replacements = [
    "null", "true", "[]", "{}", "-1", "0", "1e300", "\"infinity\"", "\"\"", "\"Nothing\"", "NaN",
    "[{}]", "\"width * height\"", "\u{0}", "[[[[[[[[[[", "\"\\ud800\"",
  ]

  /// One way of breaking a document.
  static func broken(
    _ bytes: [UInt8], using generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = bytes
    guard !bytes.isEmpty else { return bytes }
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes.removeLast(bytes.count - place)
    case 1: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
    case 2: bytes.remove(at: place)
    case 3:
      let end = min(place + 30, bytes.count)
      bytes.insert(contentsOf: bytes[place..<end], at: place)
    default:
      // The value after a colon is changed for another one.
      let colons = bytes.indices.filter { bytes[$0] == ASCII.colon }
      guard let colon = colons.randomElement(using: &generator) else { return bytes }
      let ends = [ASCII.comma, ASCII.closeBrace, ASCII.closeBracket]
      let end = bytes[colon...].firstIndex { ends.contains($0) } ?? bytes.count
      let value = replacements.randomElement(using: &generator) ?? ""
      bytes.replaceSubrange((colon + 1)..<end, with: Array(value.utf8))
    }
    return bytes
  }

  @Test func aThousandBrokenDocumentsAreReadOrRefusedWithAPlace() {
    let small = documentText(
      root: #"{"type": "HStack", "spacing": 8, "children": [{"type": "Text", "text": "é\n"}, "#
        + #"{"type": "Box", "id": "b", "width": {"minimum": 3}, "modifiers": ["#
        + #"{"frame": {"maxWidth": "infinity"}}, {"overlay": {"content": [{"type": "Circle"}]}}, "#
        + #"{"alignmentGuide": {"guide": "top", "value": "2 * (height - 3)"}}]}]}"#)
    let bases = [Array(everythingDocument.utf8), Array(small.utf8)]
    var generator = SeededGenerator(state: 20_240_229)
    for number in 0..<1_000 {
      let base = bases[number.isMultiple(of: 10) ? 0 : 1]
      var bytes = Self.broken(base, using: &generator)
      if number.isMultiple(of: 3) { bytes = Self.broken(bytes, using: &generator) }
      Self.check(bytes, "\(number)")
    }
  }

  @Test func namesChangedByOneLetterAreRefusedWithTheRightName() {
    let names = NodeType.names.filter { $0.count > 4 }
    for name in names {
      let text = documentText(root: #"{"type": "# + "\"\(name)x\"}")
      #expect(documentError(of: text)?.issues[0].diagnostic.hint == "did you mean \"\(name)\"?")
    }
    for name in ModifierType.names.filter({ $0.count > 4 }) {
      let text = documentText(modifier: "{\"\(name)x\": 1}")
      #expect(documentError(of: text)?.issues[0].diagnostic.hint == "did you mean \"\(name)\"?")
    }
  }

  static func nested(_ count: Int, open: String, close: String) -> String {
    String(repeating: open, count: count) + #"{"type": "Color"}"#
      + String(repeating: close, count: count)
  }

  @Test func deepNestingIsRefusedWithAPlace() throws {
    let stacks = Self.nested(100_000, open: #"{"type": "HStack", "children": ["#, close: "]}")
    let deep = try #require(documentError(of: documentText(root: stacks)))
    #expect(deep.issues[0].kind == .syntax(.tooDeep(limit: 1_024)))
    #expect(deep.issues[0].location.line == 1)
    let modifiers = [String](repeating: #"{"padding": 1}"#, count: 1_500).joined(separator: ",")
    let modified = try #require(documentError(of: documentText(modifier: modifiers)))
    #expect(modified.issues[0].path.description == "$.root")
    guard case .scene(.tooDeep(limit: 1_000, _)) = modified.issues[0].kind else {
      Issue.record("\(modified)")
      return
    }
  }

  /// What a thread with a stack of its own answers.
  static func onThread<Answer: Sendable>(
    stack: Int, _ work: @escaping @Sendable () -> Answer
  ) async -> Answer {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = stack
      thread.start()
    }
  }

  static let deepest = [
    (#"{"type": "HStack", "children": ["#, "]}", 510),
    (#"{"type": "Color", "modifiers": [{"overlay": {"content": ["#, "]}}]}", 204),
    (#"{"type": "Color", "modifiers": [{"attach": {"content": "#, "}}]}", 255),
  ]

  /// Reading takes about a megabyte unoptimised; resolving takes more, but no more than the
  /// stack of a main thread.
  @Test(arguments: deepest)
  func theDeepestDocumentFitsTheStack(_ open: String, _ close: String, _ count: Int) async {
    let text = documentText(root: Self.nested(count, open: open, close: close))
    let isRead = await Self.onThread(stack: 3 << 19) {
      guard let json = try? JSONDocument.read(text) else { return false }
      let reader = DocumentReader(
        bytes: Array(text.utf8), sourceMap: json.sourceMap, layouts: .init())
      let field = Field(value: json.root, trail: Trail(), reader: reader)
      return reader.document(field, request: nil) != nil
    }
    #expect(isRead)
    let depth = await Self.onThread(stack: 8 << 20) {
      (try? LayoutDocument.read(text))?.scene.depth
    }
    #expect(depth == count + 1)
    let deeper = documentText(root: Self.nested(count + 2, open: open, close: close))
    #expect(documentError(of: deeper)?.issues[0].kind == .syntax(.tooDeep(limit: 1_024)))
  }

  @Test func tenMillionBytesAreRefusedAtOnce() throws {
    let spaces = [UInt8](repeating: ASCII.space, count: 10_000_000)
    let clock = ContinuousClock()
    var error: DocumentError?
    let time = clock.measure { error = documentError(of: spaces) }
    #expect(error?.issues[0].kind == .syntax(.inputTooLarge(bytes: 10_000_000, limit: 8_000_000)))
    #expect(time < .seconds(2))
  }

  @Test func aLongDocumentIsReadInTime() throws {
    let row =
      #"{"type":"HStack","spacing":4,"children":[{"type":"Text","text":"abc"},"#
      + #"{"type":"Box","width":10,"modifiers":[{"padding":2}]}]}"#
    let rows = [String](repeating: row, count: 2_000).joined(separator: ",")
    let text = documentText(root: #"{"type":"VStack","children":["# + rows + "]}")
    let clock = ContinuousClock()
    var document: LayoutDocument?
    let time = try clock.measure { document = try LayoutDocument.read(text) }
    #expect(document?.root.children.count == 2_000)
    #expect(time < .seconds(5), "\(text.utf8.count) bytes")
  }
}
