// SPDX-License-Identifier: GPL-3.0-or-later

import SolveLayout

/// Findings that were accepted: a line each, with the file and what tells the finding from others.
struct LintBaseline {
  private static let heading = "# Accepted findings of solve-layout lint, a line each."

  private var lines: Set<String> = []

  init() {}

  /// Reads a baseline; lines that start with # are remarks.
  init(text: String) {
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
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
