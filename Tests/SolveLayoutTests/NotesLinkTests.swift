// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// The README and the notes, with what they point at.
private enum Pages {
  static let root = Readme.url.deletingLastPathComponent()

  /// The README and every Markdown file below the notes, by name.
  static func all() -> [URL] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Notes"), includingPropertiesForKeys: nil)
    let notes = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "md" }
    return [Readme.url] + notes.sorted { $0.path() < $1.path() }
  }

  /// The paths of all files and folders of the package, from its root, without what builds write.
  static func paths() throws -> Set<String> {
    let files = FileManager.default
    var found: Set<String> = []
    var pending = try files.contentsOfDirectory(atPath: root.path()).filter {
      $0 != ".build" && $0 != ".git"
    }
    while let path = pending.popLast() {
      found.insert(path)
      let inside = try? files.contentsOfDirectory(atPath: root.appending(path: path).path())
      pending += (inside ?? []).map { "\(path)/\($0)" }
    }
    return found
  }

  /// Text without blocks between fences.
  static func prose(of page: URL) throws -> String {
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.components(separatedBy: "```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
  }
}

@Suite struct NotesLinkTests {
  @Test func everyRelativeLinkLeadsToAFile() throws {
    let pages = Pages.all()
    #expect(pages.count > 15)
    var count = 0
    for page in pages {
      for match in try Pages.prose(of: page).matches(of: /\]\(([^)\s]+)\)/) {
        let target = String(match.output.1)
        guard !target.contains("://"), !target.hasPrefix("#") else { continue }
        let path = target.split(separator: "#").first.map(String.init) ?? target
        let file = page.deletingLastPathComponent().appending(path: path).standardized
        #expect(
          FileManager.default.fileExists(atPath: file.path()),
          "\(page.lastPathComponent): \(target)")
        count += 1
      }
    }
    #expect(count > 10)
  }

  /// A path may be shortened from the left: `Kinds/Leaves.swift` is found wherever it stands.
  @Test func everyPathInBackticksExists() throws {
    let paths = try Pages.paths()
    var count = 0
    for page in Pages.all() {
      for match in try Pages.prose(of: page).matches(of: /`([A-Za-z.][A-Za-z0-9_.+\-]*\/[^`\s]*)`/)
      {
        let path = String(match.output.1).trimmingCharacters(in: ["/"])
        // Patterns stand for many paths; what a build writes is not there before it.
        guard !path.contains("*"), !path.contains("<"), !path.hasPrefix(".build/")
        else { continue }
        let isThere = paths.contains(path) || paths.contains { $0.hasSuffix("/" + path) }
        #expect(isThere, "\(page.lastPathComponent): \(path)")
        count += 1
      }
    }
    #expect(count > 50)
  }
}
