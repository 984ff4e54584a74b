// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutDocuments

@Suite struct JSONRobustnessTests {
  static let document = """
    {
      "version": 1, "container": {"width": 390, "height": 844.5e0},
      "root": {"type": "VStack", "spacing": null, "id": "größe \\ud83d\\ude00 \\n",
        "children": [{"type": "Text", "text": "a\\"b\\\\c"}, {"type": "Spacer"}, true, false],
        "modifiers": [{"padding": -8}, {"frame": {"maxWidth": "infinity"}}, [[], {}, 1E-2]]}
    }
    """

  @Test func survivesRandomMutationsWithPositionsInsideOfTheText() throws {
    let original = Array(Self.document.utf8)
    #expect(jsonError(of: original) == nil)
    let interesting: [UInt8] =
      Array("{}[]\",:\\-+.eEu0 \n/'".utf8) + [0, 0x80, 0xC3, 0xED, 0xF4, 0xFF]
    var generator = SeededGenerator(state: 20_240_229)
    var refused = 0
    for _ in 0..<2_000 {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let position = Int.random(in: 0..<bytes.count, using: &generator)
        let byte = interesting[Int.random(in: 0..<interesting.count, using: &generator)]
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes[position] = byte
        case 1: bytes[position] = UInt8.random(in: 0...255, using: &generator)
        case 2: bytes.insert(byte, at: position)
        case 3: bytes.remove(at: position)
        default: bytes.removeSubrange(max(position, bytes.count - 40)...)
        }
      }
      guard let error = jsonError(of: bytes) else { continue }
      refused += 1
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      #expect((0...bytes.count).contains(error.location.offset))
      #expect((1...lines.count).contains(error.location.line))
      let line = try #require(lines.dropFirst(error.location.line - 1).first)
      #expect((1...line.count + 1).contains(error.location.column))
      #expect(!error.diagnostic.rendered(file: "f").isEmpty)
    }
    // Nearly every mutation breaks something, but not all do.
    #expect((1_000..<2_000).contains(refused))
  }

  @Test func refusesEveryTruncation() {
    let bytes = Array(Self.document.utf8)
    for count in 0..<bytes.count {
      #expect(jsonError(of: Array(bytes.prefix(count))) != nil)
    }
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"])
  func refusesDepth100000WithoutRecursion(opening: String) throws {
    let text = String(repeating: opening, count: 100_000)
    let error = try #require(jsonError(of: Array(text.utf8)))
    #expect(error.kind == .tooDeep(limit: 1_024))
    let deepest = JSONLimits(maximumDepth: JSONLimits.deepestAllowed)
    #expect(jsonError(of: Array(text.utf8), limits: deepest)?.kind == .tooDeep(limit: 4_096))
  }

  @Test func readsAndReleasesTheDeepestNesting() {
    let depth = JSONLimits.deepestAllowed
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(jsonError(of: Array(text.utf8), limits: JSONLimits(maximumDepth: depth)) == nil)
  }

  /// Shapes of texts that could trap a reader in quadratic work; ten megabytes, or one where each byte
  /// costs more without optimisation.
  static let shapes:
    [(name: String, unit: String, before: String, after: String, isRead: Bool, bytes: Int)] = [
      ("elements", "0,", "[", "0]", true, 1_000_000),
      ("white space", " \n", "", "1", true, 10_000_000),
      ("a string", "x", "\"", "\"", true, 10_000_000),
      ("escapes", "\\u00e9", "\"", "\"", true, 1_000_000),
      ("a number", "1", "0.", "", true, 1_000_000),
      ("an exponent", "0", "1e", "", true, 10_000_000),
      ("a huge number", "9", "", "", false, 1_000_000),
      ("objects", "{},", "[", "{}]", true, 1_000_000),
      ("a word", "x", "", "", false, 10_000_000),
      ("an unclosed string", "é", "\"", "", false, 10_000_000),
    ]

  @Test(arguments: shapes.indices)
  func readsLongTextsInLinearTime(_ index: Int) {
    let shape = Self.shapes[index]
    let body = String(repeating: shape.unit, count: shape.bytes / shape.unit.utf8.count)
    let bytes = Array((shape.before + body + shape.after).utf8)
    let clock = ContinuousClock()
    let start = clock.now
    let isRead = jsonError(of: bytes) == nil
    let elapsed = clock.now - start
    #expect(isRead == shape.isRead)
    // Unoptimised and beside other tests each takes about a second; squared work would take hours.
    #expect(elapsed < .seconds(10))
  }

  @Test func takes100000KeysInLinearTime() throws {
    let members = (0..<100_000).map { "\"key\($0)\":\($0)" }.joined(separator: ",")
    let clock = ContinuousClock()
    let start = clock.now
    let object = try #require(try JSONDocument.read("{\(members)}").root.object)
    #expect(object["key99999"]?.number == 99_999)
    #expect(clock.now - start < .seconds(20))
  }
}
