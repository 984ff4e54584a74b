// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import InterfaceBuilder
import Testing

/// Measures the reader on public files, which are not part of the package.
///
/// They are looked for in the folder that the environment variable
/// `SOLVELAYOUT_INTERFACE_BUILDER_FILES` names; beside that folder stands a table of the same name
/// with `-reference.tsv`, whose rows give the saved frame of each view that constraints place.
@Suite(.enabled(if: GivenFiles.folder != nil)) struct GivenFilesTests {
  @Test func everyFileIsReadOrRefusedWithAReason() throws {
    let files = try GivenFiles.all()
    #expect(!files.isEmpty)
    let start = ContinuousClock.now
    var views = 0
    var constraints = 0
    var refused: [String] = []
    var reasons: [String: Int] = [:]
    for file in files {
      do {
        let document = try InterfaceBuilderDocument(contentsOf: file.url)
        views += document.views.count
        constraints += document.constraints.count
        for issue in document.issues {
          reasons[issue.reason.rawValue, default: 0] += 1
          if GivenFiles.isTalkative { print(file.path, issue) }
        }
      } catch {
        refused.append("\(file.path): \(error)")
      }
    }
    let time = ContinuousClock.now - start
    let counts = reasons.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    print("\(files.count) files, \(views) views, \(constraints) constraints in \(time)")
    print("refused: \(refused); issues: \(counts.joined(separator: ", "))")
    #expect(refused.isEmpty)
    #expect(views > 0)
    #expect(constraints > 0)
  }

  @Test func everyReferenceViewHasItsSavedFrameAndRoot() throws {
    let rows = try GivenFiles.referenceRows()
    var documents: [String: InterfaceBuilderDocument] = [:]
    var misses: [String] = []
    for row in rows {
      if documents[row.path] == nil, let url = GivenFiles.url(of: row.path) {
        let document = try InterfaceBuilderDocument(contentsOf: url)
        documents[row.path] = document.applying(document.canvasTraits)
      }
      let difference = documents[row.path].map { row.difference(in: $0) } ?? "no file"
      if let difference { misses.append("\(row.path) \(row.view) \(row.element): \(difference)") }
    }
    print("\(rows.count - misses.count) of \(rows.count) reference views found")
    #expect(misses.isEmpty, "\(misses.prefix(20).joined(separator: "\n"))")
  }
}

/// The public files and their table of saved frames.
enum GivenFiles {
  static let folder = ProcessInfo.processInfo.environment["SOLVELAYOUT_INTERFACE_BUILDER_FILES"]
    .map { URL(fileURLWithPath: $0, isDirectory: true) }
  static let isTalkative =
    ProcessInfo.processInfo.environment["SOLVELAYOUT_INTERFACE_BUILDER_ISSUES"] != nil

  static func url(of path: String) -> URL? { folder?.appendingPathComponent(path) }

  static func all() throws -> [(path: String, url: URL)] {
    let folder = try #require(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    return paths.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .map { ($0, folder.appendingPathComponent($0)) }
  }

  struct Row {
    let path: String
    let root: String
    let view: String
    let element: String
    let frame: [Double]

    init?(_ line: Substring) {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 9 else { return nil }
      path = cells[0]
      root = cells[2]
      view = cells[3]
      element = cells[4]
      frame = cells[5...8].compactMap(Double.init)
      guard frame.count == 4 else { return nil }
    }

    /// What a document says differently; nil if it agrees.
    func difference(in document: InterfaceBuilderDocument) -> String? {
      guard let index = document.viewIndex(id: view) else { return "no such view" }
      let found = document.views[index]
      let rootID = document.views[document.roots[found.root].view].id
      guard found.element == element else { return "it is a \(found.element)" }
      guard rootID == root else { return "its root is \(rootID), not \(root)" }
      guard let saved = found.savedFrame else { return "no frame" }
      let numbers: [Double] = [
        saved.origin.x, saved.origin.y, saved.size.width, saved.size.height,
      ].map { Double($0) }
      let isSame = zip(numbers, frame).allSatisfy { abs($0 - $1) <= 0.0101 }
      return isSame ? nil : "\(numbers), not \(frame)"
    }
  }

  static func referenceRows() throws -> [Row] {
    let folder = try #require(folder)
    let table = folder.deletingLastPathComponent()
      .appendingPathComponent(folder.lastPathComponent + "-reference.tsv")
    let text = try String(contentsOf: table, encoding: .utf8)
    return text.split(separator: "\n").dropFirst().compactMap(Row.init)
  }
}
