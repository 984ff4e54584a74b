// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import LayoutDocuments
import LinearProgram
import SolveLayout

/// `export`: writes a document's layout as a linear program.
struct ExportVerb {
  let arguments: ParsedArguments
  let surroundings: CommandSurroundings

  /// Reads, solves level by level, and writes one level with the frames as rows.
  func run() throws(CommandFailure) -> ExitStatus {
    // 1. Read.
    let file = InputFile(argument: arguments.positional("FILE") ?? InputFile.standardInput)
    let document = try DocumentInput.read(file, for: arguments, in: surroundings)
    // 2. Solve: what a level takes from earlier ones is known only then.
    let options = SceneHost.Options(
      engine: .constraints, programs: SequentialOptions(keepsLevels: true))
    let answer: LayoutAnswer
    do {
      answer = try SceneHost(solver: surroundings.solver, options: options).layout(document.scene)
    } catch {
      throw CommandFailure(error, file: file.name)
    }
    surroundings.writeError(
      PlacedMessage.text(document.warnings, answer.frames.warnings, file: file.name))
    // 3. Write.
    let level = arguments.integer("level")
    guard let program = answer.programs?.exportedProgram(of: document.scene, level: level) else {
      throw missingLevel(level ?? 0, of: answer)
    }
    let format = arguments.choice("format", as: ProgramFormat.self) ?? .lp
    try OutputFile(argument: arguments.text("output")).write(
      try format.text(of: program, file: file.name), in: surroundings)
    return .done
  }

  private func missingLevel(_ level: Int, of answer: LayoutAnswer) -> CommandFailure {
    let count = answer.programs?.program.levels.count { !$0.model.hasIntegers } ?? 0
    let last = max(count - 1, 0)
    return CommandFailure(
      .usage, message: "there is no level \(level)",
      hint: last == 0 ? "this layout has level 0 only" : "the levels are 0 to \(last)")
  }
}
