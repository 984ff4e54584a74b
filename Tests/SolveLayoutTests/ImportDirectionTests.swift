// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

/// The table of Notes/Architecture.md as the house's law.
private struct House {
  struct Module {
    var floor: Int
    var name: String
    var imports: [String]
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let page = root.appending(path: "Notes/Architecture.md")

  var text: String
  var modules: [Module]

  init() throws {
    text = try String(contentsOf: Self.page, encoding: .utf8)
    modules = text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 6, let floor = Int(cells[1]) else { return nil }
      let imports = cells[4].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      return Module(floor: floor, name: cells[2], imports: imports)
    }
  }

  /// The graph that belongs between the marks of the page.
  var graph: String {
    var lines = ["```mermaid", "graph TD"]
    for module in modules {
      // What an import already reaches is left out.
      let reached = Set(module.imports.flatMap { name in reachable(from: name) })
      for name in module.imports where !reached.contains(name) {
        lines.append("  \(module.name) --> \(name)")
      }
    }
    return (lines + ["```"]).joined(separator: "\n")
  }

  private func reachable(from name: String) -> [String] {
    let direct = modules.first { $0.name == name }?.imports ?? []
    return direct + direct.flatMap { reachable(from: $0) }
  }

  /// The modules of the house that a module's sources import.
  func imports(of module: String) throws -> Set<String> {
    let folder = Self.root.appending(path: "Sources/\(module)")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: Set<String> = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for line in source.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index <= 2, words.count > index + 1,
          words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" })
        else { continue }
        let name = String(words[words.count - 1].split(separator: ".")[0])
        if modules.contains(where: { $0.name == name }) { found.insert(name) }
      }
    }
    return found
  }
}

@Suite struct ImportDirectionTests {
  @Test func everyImportIsInTheTable() throws {
    let house = try House()
    #expect(house.modules.count == 15)
    for module in house.modules {
      let forbidden = try house.imports(of: module.name).subtracting(module.imports)
      #expect(forbidden.isEmpty, "\(module.name) may not import \(forbidden.sorted())")
    }
  }

  @Test func theTablePointsDownwards() throws {
    let house = try House()
    for module in house.modules {
      for name in module.imports {
        let imported = try #require(house.modules.first { $0.name == name })
        #expect(imported.floor < module.floor, "\(module.name) imports \(name)")
      }
    }
  }

  @Test func everyModuleIsInTheTable() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: House.root.appending(path: "Sources").path)
    let names = try House().modules.map(\.name)
    #expect(Set(folders.filter { !$0.hasPrefix(".") }) == Set(names))
  }

  @Test func theGraphIsGeneratedFromTheTable() throws {
    let house = try House()
    let start = try #require(house.text.range(of: "<!-- graph: generated -->\n"))
    let end = try #require(house.text.range(of: "\n<!-- end of graph -->"))
    let written = String(house.text[start.upperBound..<max(start.upperBound, end.lowerBound)])
    if ProcessInfo.processInfo.environment["SOLVELAYOUT_UPDATE_NOTES"] != nil {
      let page = house.text[..<start.upperBound] + house.graph + house.text[end.lowerBound...]
      try String(page).write(to: House.page, atomically: true, encoding: .utf8)
    } else {
      #expect(written == house.graph)
    }
  }
}
