// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import InterfaceBuilder
import LayoutDocuments
import LinearProgram
import SolveLayout

/// `solve`: prints the frames of a document's views.
struct SolveVerb {
  let arguments: ParsedArguments
  let surroundings: CommandSurroundings

  /// Reads, lays out, answers, and tells where the engines differ.
  func run() throws(CommandFailure) -> ExitStatus {
    // 1. Read.
    let file = InputFile(argument: arguments.positional("FILE") ?? InputFile.standardInput)
    let (scene, warnings) = try scene(of: file)
    // 2. Lay out.
    let start = surroundings.seconds()
    let answer = try layout(scene, file: file)
    let duration = surroundings.seconds() - start
    // 3. Answer.
    surroundings.writeError(
      PlacedMessage.text(warnings, answer.frames.warnings, file: file.name))
    try OutputFile(argument: arguments.text("output")).write(
      text(of: answer), in: surroundings)
    if arguments.flag("statistics") {
      let counts = answer.programs?.program.statistics
      surroundings.writeError(StatisticsText.text(counts, seconds: duration))
      for (node, _, layout) in answer.relations?.layouts ?? [] {
        surroundings.writeError(
          StatisticsText.text(
            layout.solution.statistics, rounds: layout.rounds, of: answer.scene.name(of: node)))
      }
    }
    // 4. Tell where the engines differ.
    if let fault = answer.check?.firstFault {
      let origin = answer.scene[fault.node].origin
      surroundings.writeError(
        PlacedMessage.text(.error, "\(fault)", at: origin, file: file.name) + "\n")
    }
    if let difference = answer.check?.firstDifference { tell(difference, of: answer, file: file) }
    return answer.check?.agree ?? true ? .done : .checkFailed
  }

  /// The scene of a document or of an Interface Builder file.
  private func scene(
    of file: InputFile
  ) throws(CommandFailure) -> (SceneTree, [SourceDiagnostic]) {
    guard InterfaceBuilderScene.isOne(file) else {
      let document = try DocumentInput.read(file, for: arguments, in: surroundings)
      return (document.scene, document.warnings)
    }
    let scene = try InterfaceBuilderScene(file, arguments, in: surroundings)
    surroundings.writeError(scene.warnings)
    do {
      return (try SceneTree(root: scene.layout.element, request: scene.request), [])
    } catch {
      throw CommandFailure(.invalidDocument, file: file.name, message: "\(error)")
    }
  }

  private func layout(_ scene: SceneTree, file: InputFile) throws(CommandFailure) -> LayoutAnswer {
    let checks = arguments.flag("check")
    let options = SceneHost.Options(
      engine: arguments.choice("engine", as: EngineChoice.self) ?? .hybrid, checks: checks,
      programs: ProgramArguments.options(arguments, keepsLevels: checks),
      recovers: arguments.flag("recover"))
    do {
      return try SceneHost(solver: surroundings.solver, options: options).layout(scene)
    } catch {
      throw CommandFailure(error, file: file.name, verb: .solve)
    }
  }

  private func text(of answer: LayoutAnswer) -> String {
    let report = answer.report
    let rounded = arguments.flag("rounded")
    return switch arguments.text("format") {
    case "json": AnswerJSON.text(of: report, includesRounded: rounded)
    case "svg": SVGRendering.text(of: report, usesRounded: rounded)
    case "tree": TreeRendering.text(of: report, includesRounded: rounded)
    default: TableRendering.text(of: report, includesRounded: rounded)
    }
  }

  /// Tells the first difference, and writes the programs to a file for looking into it.
  private func tell(
    _ difference: CheckReport.Difference, of answer: LayoutAnswer, file: InputFile
  ) {
    let origin = answer.scene[difference.entry.node].origin
    var text = PlacedMessage.text(.error, "\(difference)", at: origin, file: file.name)
    do throws(CommandFailure) {
      guard let program = answer.programs?.exportedProgram(of: answer.scene) else { return }
      let path = try write(try ProgramFormat.lp.text(of: program, file: file.name), about: file)
      text += "\n  hint: the linear program is in \(path); solve it with any solver and compare"
    } catch {
      text += "\n" + error.text
    }
    surroundings.writeError(text + "\n")
  }

  /// Writes a program where the option says, else to a new temporary file; answers the path.
  private func write(_ program: String, about file: InputFile) throws(CommandFailure) -> String {
    if let path = arguments.text("program") {
      try OutputFile(argument: path).write(program, in: surroundings)
      return path
    }
    do {
      return try surroundings.files.writeTemporary(program, stem: file.stem)
    } catch {
      throw CommandFailure(
        .usage, message: "the program cannot be written: \(error.reason)",
        hint: "name a file with --program")
    }
  }
}
