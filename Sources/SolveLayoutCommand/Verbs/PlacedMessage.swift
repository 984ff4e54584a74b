// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutDocuments
import SolveLayout

/// Messages about places in documents.
enum PlacedMessage {
  /// A message as `file:line:column: severity: message`, without a line feed at the end.
  static func text(
    _ severity: SourceDiagnostic.Severity, _ message: String, at origin: SceneOrigin, file: String
  ) -> String {
    var place = file
    if let line = origin.line, let column = origin.column { place += ":\(line):\(column)" }
    let path = origin.path.isEmpty ? "" : "\n  at \(origin.path)"
    return "\(place): \(severity.rawValue): \(message)\(path)"
  }

  /// The warnings of a document and of its layout, a line feed after each.
  static func text(
    _ warnings: [SourceDiagnostic], _ laterWarnings: [SceneWarning] = [], file: String
  ) -> String {
    let texts =
      warnings.map { $0.rendered(file: file) }
      + laterWarnings.map { text(.warning, $0.message, at: $0.origin, file: file) }
    return texts.map { $0 + "\n" }.joined()
  }
}
