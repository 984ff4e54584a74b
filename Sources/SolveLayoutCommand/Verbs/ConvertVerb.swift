// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import InterfaceBuilder
import LayoutDocuments
import SolveLayout

/// `convert`: writes a scene of an Interface Builder file as a layout document.
struct ConvertVerb {
  let arguments: ParsedArguments
  let surroundings: CommandSurroundings

  /// Reads, compiles, tells of conflicts and writes.
  func run() throws(CommandFailure) -> ExitStatus {
    let file = InputFile(argument: arguments.positional("FILE") ?? InputFile.standardInput)
    // 1. A root that has the size of whatever container the document is given.
    var scene = try InterfaceBuilderScene(file, arguments, in: surroundings, followsOffer: true)
    surroundings.writeError(scene.warnings)
    // 2. Its conflicts, and whether its contents leave it that size.
    let size = try solvedSize(of: scene, file: file)
    if let size, !size.isClose(to: scene.layout.size) {
      scene = try InterfaceBuilderScene(file, arguments, in: surroundings)
      surroundings.writeError(
        "\(file.name): warning: the contents of \(scene.layout.id) would change its size, which is "
          + "therefore required in the document\n")
    }
    // 3. The document.
    let text: String
    do {
      text = try DocumentWriter().text(root: scene.layout.element, request: scene.request)
    } catch {
      throw CommandFailure(.invalidDocument, file: file.name, message: "\(error)")
    }
    try OutputFile(argument: arguments.text("output")).write(text, in: surroundings)
    return .done
  }

  /// The size that a root gets; nil where its constraints cannot hold together, which is told, or
  /// nothing solves them.
  private func solvedSize(
    of scene: InterfaceBuilderScene, file: InputFile
  ) throws(CommandFailure) -> CGSize? {
    guard let solver = surroundings.solver else { return nil }
    let tree: SceneTree
    do {
      tree = try SceneTree(root: scene.layout.element, request: scene.request)
    } catch {
      throw CommandFailure(.invalidDocument, file: file.name, message: "\(error)")
    }
    do {
      let options = SceneHost.Options(warnsOfAmbiguity: false)
      return try SceneHost(solver: solver, options: options).layout(tree).size
    } catch {
      surroundings.writeError(
        CommandFailure(error, file: file.name, verb: .solve).text + "\n")
      return nil
    }
  }
}

extension CGSize {
  /// Whether both lengths are the same but for rounding.
  fileprivate func isClose(to other: CGSize) -> Bool {
    abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}
