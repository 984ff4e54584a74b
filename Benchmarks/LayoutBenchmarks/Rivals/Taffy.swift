// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Taffy, which is native code behind a Python module; `Rivals/taffy.py` times its one call.
struct Taffy: Sendable {
  let version: String
  let folder: String

  /// What the script answers: times in milliseconds and frames in tree order.
  struct Answer: Decodable {
    var first: [Double]
    var again: [Double]
    var frames: [Double]
  }

  init?(folder: String) {
    guard let version = InstalledVersion.of("taffy", in: folder) else { return nil }
    self.version = version
    self.folder = "\(folder)/sources/taffy"
  }

  /// Lays nested stacks out in another process.
  func run(levels: Int, runs: Int) throws -> Answer {
    let runs = levels > 4 ? 5 : runs
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let (size, other) = (NestedStacks.size, NestedStacks.otherWidth)
    process.arguments =
      ["python3", "Benchmarks/Rivals/taffy.py", folder]
      + [Double(levels), Double(runs), Double(size.width), Double(other), Double(size.height)]
      .map { String($0) }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0,
      let answer = try? JSONDecoder().decode(Answer.self, from: data)
    else { throw BenchmarkError.rival(name: "taffy", reason: "its script failed") }
    return answer
  }
}
