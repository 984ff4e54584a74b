// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver

/// Where and with what the figures were measured.
struct Machine: Codable {
  var date: String
  var processor: String
  var cores: Int
  var system: String
  var swift: String
  var commit: String
  /// The solvers and rivals with their versions, "not installed" where one is missing.
  var versions: [String]

  /// This machine.
  init(rivals: Rivals) {
    date = ISO8601DateFormatter().string(from: Date())
    processor = Self.value(of: "model name", in: "/proc/cpuinfo", separator: ":") ?? "unknown"
    cores = ProcessInfo.processInfo.activeProcessorCount
    system =
      Self.value(of: "PRETTY_NAME", in: "/etc/os-release", separator: "=")?
      .trimmingCharacters(in: CharacterSet(charactersIn: "\""))
      ?? ProcessInfo.processInfo.operatingSystemVersionString
    swift =
      Self.output("swift", "--version")?.split(separator: "\n").first.map(String.init)
      ?? "unknown Swift"
    let changed = Self.output("git", "status", "--porcelain").map { !$0.isEmpty } ?? false
    commit =
      (Self.output("git", "rev-parse", "--short", "HEAD")?
        .trimmingCharacters(in: .whitespacesAndNewlines) ?? "unknown")
      + (changed ? " with changes" : "")
    versions =
      ["GLPK \(GLPKSolver.version ?? "not built in")"]
      + rivals.versions.map { "\($0.name) \($0.version ?? Rivals.absence)" }
  }

  /// The value of a line of a file whose key comes first.
  private static func value(of key: String, in path: String, separator: Character) -> String? {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    return line?.split(separator: separator, maxSplits: 1).last
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// What a program prints; nil where there is none or it fails.
  private static func output(_ arguments: String...) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = Pipe()
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }

  /// The head of a report.
  var lines: [String] {
    [
      "\(date), commit \(commit)", "\(processor), \(cores) cores, \(system)", swift,
      versions.joined(separator: ", "),
    ]
  }
}
