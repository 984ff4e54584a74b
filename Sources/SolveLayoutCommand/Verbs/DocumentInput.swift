// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutDocuments
import SolveLayout

/// A document that was read for a verb.
struct DocumentInput {
  /// The document's name in messages.
  let name: String
  let document: LayoutDocument

  /// Reads a document.
  init(name: String, bytes: [UInt8]) throws(CommandFailure) {
    self.name = name
    do {
      document = try LayoutDocument.read(bytes)
    } catch {
      throw CommandFailure(.invalidDocument, text: error.rendered(file: name))
    }
  }

  /// The scene with the request that the options name, if they do.
  func scene(_ arguments: ParsedArguments) throws(CommandFailure) -> Scene {
    var scene = document.scene
    let size = arguments.size("size")
    let proposal = arguments.proposal("proposal")
    if size != nil && proposal != nil {
      throw CommandFailure(
        .usage, message: "options '--size' and '--proposal' exclude each other",
        hint: "give --size for a container, --proposal for what the root alone is offered")
    }
    if let size {
      scene.request = .container(CGSize(width: size.width, height: size.height))
    }
    if let proposal {
      scene.request = .proposal(
        ProposedViewSize(
          width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) }))
    }
    return scene
  }
}

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

  /// The warnings of a document, a line feed after each.
  static func text(_ warnings: [SceneWarning], file: String) -> String {
    warnings.map { text(.warning, $0.message, at: $0.origin, file: file) + "\n" }.joined()
  }
}
