// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutDocuments
import SolveLayout

/// `validate`: reads documents and reports their mistakes.
struct ValidateVerb {
  let arguments: ParsedArguments
  let surroundings: CommandSurroundings

  /// Reads every document of every file, also after one that is invalid.
  func run() -> ExitStatus {
    var status = ExitStatus.done
    func fail(_ failure: CommandFailure) {
      surroundings.writeError(failure.text + "\n")
      status = status.worse(failure.status)
    }
    let showsAll = arguments.flag("all")
    var options = LayoutDocument.Options(layouts: .standard)
    if showsAll { options.shownIssues = .max }
    let files = InputFile.walk(
      arguments.positionals("FILE"), in: surroundings, failed: fail)
    for file in files {
      guard !InterfaceBuilderScene.isOne(file) else {
        fail(
          CommandFailure(
            .invalidDocument, file: file.name, message: "this is no layout document",
            hint: "look at Interface Builder files with solve-layout lint"))
        continue
      }
      let documents: [FileDocument]
      do {
        documents = try FileDocument.all(in: file, options: options, surroundings: surroundings)
      } catch {
        fail(error)
        continue
      }
      for document in documents {
        do {
          let warnings = try document.content.get().warnings
          surroundings.writeError(PlacedMessage.text(warnings, file: file.name))
          surroundings.writeOutput("\(document.name): ok\n")
        } catch {
          fail(CommandFailure(error, file: file.name, showsAll: showsAll))
        }
      }
    }
    return status
  }
}
