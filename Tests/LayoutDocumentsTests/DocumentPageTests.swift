// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene
import SolveLayout
import Testing

@testable import LayoutDocuments

/// The page about documents, taken apart.
enum DocumentPage {
  /// A row of one of the tables of types and modifiers.
  struct Row {
    let name: String
    /// What stands in backticks in the middle cell, in order.
    let keys: [String]
    let example: String
  }

  static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Notes/Documents.md")

  static func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }

  /// The rows of the tables whose head begins with a cell.
  static func rows(_ head: String) throws -> [Row] {
    var rows: [Row] = []
    var isInside = false
    for line in try text().split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("| \(head) |") {
        isInside = true
      } else if !line.hasPrefix("|") {
        isInside = false
      } else if isInside, !line.hasPrefix("|---") {
        let cells = line.split(separator: "|").map { quoted(String($0)) }
        rows.append(
          Row(name: cells[0].first ?? "", keys: cells[1], example: cells[2].joined()))
      }
    }
    return rows
  }

  /// The JSON texts between fences.
  static func blocks() throws -> [String] {
    try text().components(separatedBy: "```json\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  private static func quoted(_ cell: String) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  /// A document around a text that is a document, a node or a modifier.
  static func document(around text: String) -> String {
    if text.contains("\"version\"") { return text }
    let node = /^\{\s*"type"/
    if text.prefixMatch(of: node) != nil { return documentText(root: text) }
    // Two views have the names that modifiers of several views speak of.
    let views = #"{"type": "Text", "text": "One", "id": "a"}, {"type": "Color", "id": "b"}"#
    return documentText(
      root: #"{"type": "HStack", "children": [\#(views)], "modifiers": [\#(text)]}"#)
  }
}

@Suite struct DocumentPageTests {
  @Test func thePageListsEveryTypeWithItsKeys() throws {
    let rows = try DocumentPage.rows("type")
    #expect(rows.map(\.name) == NodeType.names)
    let common = ["type", "id", "children", "modifiers"]
    for row in rows {
      let type = try #require(NodeType.byName[row.name])
      #expect(row.keys == type.keys.filter { !common.contains($0) }, "\(row.name)")
      #expect(row.example.hasPrefix("{\"type\": \"\(row.name)\""), "\(row.name)")
    }
  }

  @Test func thePageListsEveryModifierWithItsKeys() throws {
    let rows = try DocumentPage.rows("modifier")
    #expect(rows.map(\.name) == ModifierType.names)
    for row in rows {
      let type = try #require(ModifierType.byName[row.name])
      #expect(row.keys.sorted() == type.keys.sorted(), "\(row.name)")
      #expect(row.example.hasPrefix("{\"\(row.name)\": "), "\(row.name)")
    }
  }

  @Test func thePageListsEveryRegisteredLayoutWithItsParameters() throws {
    let rows = try DocumentPage.rows("layout")
    #expect(rows.map(\.name) == DocumentLayouts.standard.names)
    for row in rows {
      let entry = try #require(DocumentLayouts.standard[row.name])
      #expect(row.keys == entry.parameters.map(\.name), "\(row.name)")
      #expect(row.example.contains("\"name\": \"\(row.name)\""), "\(row.name)")
    }
  }

  @Test func everyTextOfThePageIsRead() throws {
    let rows = try ["type", "layout", "modifier"].flatMap { try DocumentPage.rows($0) }
    let blocks = try DocumentPage.blocks()
    #expect(blocks.count == 7)
    for text in rows.map(\.example) + blocks {
      let error = documentError(of: DocumentPage.document(around: text))
      #expect(error == nil, "\(text): \(String(describing: error))")
    }
  }

  @Test func thePageNamesEveryAttributePriorityAndItsNumber() throws {
    let text = try DocumentPage.text()
    for attribute in RelationAttribute.allCases {
      #expect(text.contains("`\(attribute.rawValue)`"), "\(attribute)")
    }
    for (name, _) in Names.priorities.entries { #expect(text.contains("`\(name)`"), "\(name)") }
    for name in DomainReader.kinds { #expect(text.contains("| `\(name)` "), "\(name)") }
  }

  @Test func thePageNamesEveryTextStyleWithItsSize() throws {
    let text = try DocumentPage.text()
    for style in Font.styles {
      let size = Int(style.font.size)
      #expect(
        text.contains("`\(style.name)` \(size)"), "\(style.name)")
    }
  }
}
