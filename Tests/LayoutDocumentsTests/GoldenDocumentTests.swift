// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene
import Testing

@testable import LayoutDocuments

/// The documents of the golden cases.
enum GoldenDocuments {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let json: JSONDocument
    let document: JSONValue
    var testDescription: String { name }
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "LayoutHostTests/Fixtures")

  static func files() -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "json" }
      .sorted { $0.path() < $1.path() }
  }

  static func cases() throws -> [Case] {
    try files().flatMap { file in
      let bytes = [UInt8](try Data(contentsOf: file))
      let json = try JSONDocument.read(bytes)
      guard case .object(let collection) = json.root.kind,
        case .array(let cases) = collection["cases"]?.kind
      else { return [Case]() }
      return cases.compactMap { value in
        guard case .object(let golden) = value.kind, let document = golden["document"] else {
          return nil
        }
        return Case(
          name: file.lastPathComponent, bytes: bytes, json: json, document: document)
      }
    }
  }
}

@Suite struct GoldenDocumentTests {
  @Test func everyGoldenDocumentReads() throws {
    let cases = try GoldenDocuments.cases()
    #expect(cases.count >= 170)
    for golden in cases {
      do {
        let document = try LayoutDocument.read(
          golden.document, of: golden.json, bytes: golden.bytes, options: .standard)
        #expect(document.scene.root != nil, "\(golden.name)")
      } catch {
        Issue.record("\(error.rendered(file: golden.name))")
      }
    }
  }
}
