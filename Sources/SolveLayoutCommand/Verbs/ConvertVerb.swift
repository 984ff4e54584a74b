// SPDX-License-Identifier: GPL-3.0-or-later

import InterfaceBuilder
import LayoutDocuments
import SolveLayout

/// `convert`: writes a scene of an Interface Builder file as a layout document.
struct ConvertVerb {
  let arguments: ParsedArguments
  let surroundings: CommandSurroundings

  /// Reads, compiles and writes.
  func run() throws(CommandFailure) -> ExitStatus {
    let file = InputFile(argument: arguments.positional("FILE") ?? InputFile.standardInput)
    let scene = try InterfaceBuilderScene(file, arguments, in: surroundings)
    let text: String
    do {
      text = try DocumentWriter().text(root: scene.layout.element, request: scene.request)
    } catch {
      throw CommandFailure(.invalidDocument, file: file.name, message: "\(error)")
    }
    try OutputFile(argument: arguments.text("output")).write(text, in: surroundings)
    return .done
  }
}
