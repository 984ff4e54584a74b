// SPDX-License-Identifier: GPL-3.0-or-later

import SolveLayout

/// Findings that were accepted: a line each, with the file and what tells the finding from others.
///
/// Files stand by their paths from the working directory, so that it does not matter how a path is
/// typed.
struct LintBaseline {
  private static let heading = "# Accepted findings of solve-layout lint, a line each."

  private var lines: Set<String> = []

  init() {}

  /// Reads a baseline; lines that start with # are remarks.
  init(text: String, file: String) throws(CommandFailure) {
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in all.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count >= 4, InterfaceBuilderFinding.Rule(rawValue: String(fields[1])) != nil
      else {
        throw CommandFailure(
          .invalidDocument, file: file, line: index + 1, column: 1,
          message: "this is no accepted finding, so the file is no baseline",
          hint: "write one with --write-baseline")
      }
      lines.insert(String(line))
    }
  }

  /// Accepts a finding.
  mutating func insert(_ finding: InterfaceBuilderFinding, of path: String) {
    lines.insert(Self.line(finding, path))
  }

  /// Whether a finding was accepted.
  func contains(_ finding: InterfaceBuilderFinding, of path: String) -> Bool {
    lines.contains(Self.line(finding, path))
  }

  /// The baseline as a text that changes only where findings do.
  var text: String { ([Self.heading] + lines.sorted()).joined(separator: "\n") + "\n" }

  private static func line(_ finding: InterfaceBuilderFinding, _ path: String) -> String {
    let text = [path, finding.fingerprint].joined(separator: "\t")
    return String(text.map { $0.isNewline ? " " : $0 })
  }
}
