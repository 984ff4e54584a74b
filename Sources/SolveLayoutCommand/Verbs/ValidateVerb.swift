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
        let bytes = try file.bytes(in: surroundings)
        let document = try document(bytes, of: file)
        surroundings.writeError(PlacedMessage.text(document.warnings, file: file.name))
        surroundings.writeOutput("\(file.name): ok\n")
      } catch {
        fail(error)
      }
    }
    return status
  }

  private func document(
    _ bytes: [UInt8], of file: InputFile
  ) throws(CommandFailure) -> LayoutDocument {
    do {
      return try LayoutDocument.read(bytes)
    } catch {
      throw CommandFailure(.invalidDocument, text: error.rendered(file: file.name))
    }
  }
}
