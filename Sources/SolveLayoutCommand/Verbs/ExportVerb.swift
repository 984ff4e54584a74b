// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import LayoutDocuments
import LinearProgram
import SolveLayout

/// `export`: writes a document's layout as a linear program.
struct ExportVerb {
  let arguments: ParsedArguments
  let surroundings: CommandSurroundings

  /// Reads, solves level by level, and writes one level or each with the frames as rows.
  func run() throws(CommandFailure) -> ExitStatus {
    // 1. Read.
    let file = InputFile(argument: arguments.positional("FILE") ?? InputFile.standardInput)
    let output = OutputFile(argument: arguments.text("output"))
    if arguments.level("level") == .all, output.isStandardOutput {
      throw CommandFailure(
        .usage, message: "'--level all' writes a file a level and needs '--output'",
        hint: "with --output card.lp the files are card-0.lp, card-1.lp and so on")
    }
    let document = try DocumentInput.read(file, for: arguments, in: surroundings)
    // 2. Solve: what a level takes from earlier ones is known only then.
    let options = SceneHost.Options(
      engine: .constraints, programs: SequentialOptions(keepsLevels: true))
    let answer: LayoutAnswer
    do {
      answer = try SceneHost(solver: surroundings.solver, options: options).layout(document.scene)
    } catch {
      throw CommandFailure(error, file: file.name, verb: .export)
    }
    surroundings.writeError(
      PlacedMessage.text(document.warnings, answer.frames.warnings, file: file.name))
    // 3. Write.
    let levels = Levels(answer)
    for level in try levels.chosen(arguments.level("level")) {
      let text = try text(of: level, levels, of: answer, file: file)
      let isOne = arguments.level("level") != .all
      try (isOne ? output : output.numbered(level)).write(text, in: surroundings)
    }
    if arguments.level("level") == nil, levels.count > 1 {
      surroundings.writeError(
        "\(file.name): note: this is \(levels.name(of: levels.last)); --level NUMBER writes "
          + "another one, --level all every one\n")
    }
    return .done
  }

  private func text(
    of level: Int, _ levels: Levels, of answer: LayoutAnswer, file: InputFile
  ) throws(CommandFailure) -> String {
    guard let program = answer.programs?.exportedProgram(of: answer.scene, level: level) else {
      throw levels.missing(level)
    }
    let format = arguments.choice("format", as: ProgramFormat.self) ?? .lp
    return format.comment(levels.name(of: level)) + "\n"
      + (try format.text(of: program, file: file.name))
  }
}

/// The levels of a layout that have a linear program to write.
private struct Levels {
  /// How many there are, at least one: a layout without any has an empty one.
  let count: Int

  var last: Int { count - 1 }

  init(_ answer: LayoutAnswer) {
    count = max(answer.programs?.program.levels.count { !$0.model.hasIntegers } ?? 0, 1)
  }

  /// The levels that an argument means, the last one without an argument.
  func chosen(_ argument: LevelArgument?) throws(CommandFailure) -> Range<Int> {
    switch argument {
    case nil: return last..<count
    case .all: return 0..<count
    case .number(let level):
      guard (0..<count).contains(level) else { throw missing(level) }
      return level..<(level + 1)
    }
  }

  /// How texts call a level.
  func name(of level: Int) -> String {
    count == 1 ? "level 0, the only one" : "level \(level) of 0 to \(last)"
  }

  func missing(_ level: Int) -> CommandFailure {
    CommandFailure(
      .usage, message: "there is no level \(level)",
      hint: count == 1 ? "this layout has level 0 only" : "the levels are 0 to \(last)")
  }
}
