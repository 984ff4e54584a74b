// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutDocuments

/// `validate`: reads documents and reports their mistakes.
struct ValidateVerb {
  let arguments: ParsedArguments
  let surroundings: CommandSurroundings

  /// Reads every file, also after one that is invalid.
  func run() -> ExitStatus {
    var status = ExitStatus.done
    func fail(_ failure: CommandFailure) {
      surroundings.writeError(failure.text + "\n")
      status = status.worse(failure.status)
    }
    let files = InputFile.walk(
      arguments.positionals("FILE"), in: surroundings, failed: fail)
    for file in files {
      do throws(CommandFailure) {
        let input = try DocumentInput(name: file.name, bytes: try file.bytes(in: surroundings))
        surroundings.writeError(
          PlacedMessage.text(input.document.warnings, file: file.name))
        surroundings.writeOutput("\(file.name): ok\n")
      } catch {
        fail(error)
      }
    }
    return status
  }
}
