// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutDocuments
import SolveLayout

/// Reading documents for verbs.
enum DocumentInput {
  /// Reads a document, with what the options say in place of what it says.
  static func read(
    _ file: InputFile, for arguments: ParsedArguments, in surroundings: CommandSurroundings
  ) throws(CommandFailure) -> LayoutDocument {
    let request = try request(arguments)
    let bytes = try file.bytes(in: surroundings)
    do {
      return try LayoutDocument.read(
        bytes, options: LayoutDocument.Options(request: request, layouts: .standard))
    } catch {
      guard let count = FixtureReader.caseCount(bytes) else {
        throw CommandFailure(error, file: file.name)
      }
      throw CommandFailure(
        .invalidDocument, file: file.name,
        message: "this is a fixture with \(count) case\(count == 1 ? "" : "s"), not a document",
        hint: "use solve-layout check, which lays out each of them")
    }
  }

  /// What the options want offered to the root; nil where they leave it to the document.
  private static func request(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> SceneTree.Request? {
    let size = arguments.size("size")
    let proposal = arguments.proposal("proposal")
    if size != nil && proposal != nil {
      throw CommandFailure(
        .usage, message: "options '--size' and '--proposal' exclude each other",
        hint: "give --size for a container, --proposal for what the root alone is offered")
    }
    if let size {
      return .container(CGSize(width: size.width, height: size.height))
    }
    return proposal.map { proposal in
      .proposal(
        ProposedViewSize(
          width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) }))
    }
  }
}
