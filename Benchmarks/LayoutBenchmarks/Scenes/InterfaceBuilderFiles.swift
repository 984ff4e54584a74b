// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// W13: files of Interface Builder in the folder that SOLVELAYOUT_INTERFACE_BUILDER_FILES names.
struct InterfaceBuilderFiles: Workload {
  let identifier = "W13"
  let title = "Interface Builder files"
  let sizeMeaning = "files"

  /// The files of the folder, by name; none where no folder is named.
  static var files: [String] {
    let variable = "SOLVELAYOUT_INTERFACE_BUILDER_FILES"
    guard let folder = ProcessInfo.processInfo.environment[variable],
      let names = try? FileManager.default.subpathsOfDirectory(atPath: folder)
    else { return [] }
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
  }

  func sizes(quick: Bool) -> [Int] { Self.files.isEmpty ? [] : [Self.files.count] }

  func cases(size: Int, rivals: Rivals) throws -> [Case] {
    let reason = "this package does not lay these files out yet"
    return [Case(phase: "all files", entrants: [.absent("solve-layout", reason)])]
  }
}
