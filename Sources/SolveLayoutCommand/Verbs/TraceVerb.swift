// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutDocuments
import SolveLayout

/// `trace`: tells who is proposed what and answers what.
struct TraceVerb {
  let arguments: ParsedArguments
  let surroundings: CommandSurroundings

  /// Reads, lays out with a trace, picks what is asked for, and writes it.
  func run() throws(CommandFailure) -> ExitStatus {
    // 1. Read.
    let depth = try count("depth")
    let limit = try count("limit") ?? LayoutTrace.defaultLimit
    let file = InputFile(argument: arguments.positional("FILE") ?? InputFile.standardInput)
    let document = try DocumentInput.read(file, for: arguments, in: surroundings)
    // 2. Lay out.
    var trace: LayoutTrace
    do {
      trace = try SceneHost(solver: surroundings.solver).trace(document.scene, limit: limit)
    } catch {
      throw CommandFailure(error, file: file.name, verb: .trace)
    }
    // 3. Pick.
    if let view = arguments.text("view") {
      guard let part = trace.part(view) else { throw missing(view, in: trace.scene, file: file) }
      trace = part
    }
    if let depth { trace = trace.levels(depth) }
    // 4. Write.
    surroundings.writeError(PlacedMessage.text(document.warnings, file: file.name))
    let isJSON = arguments.text("format") == "json"
    try OutputFile(argument: arguments.text("output")).write(
      isJSON ? TraceJSON.text(of: trace) : TraceRendering.text(of: trace), in: surroundings)
    return .done
  }

  private func count(_ option: String) throws(CommandFailure) -> Int? {
    guard let count = arguments.integer(option) else { return nil }
    guard count > 0 else {
      throw CommandFailure(
        .usage, message: "'--\(option)' must be at least 1, not \(count)",
        hint: "write --\(option) 1 or more, or leave it out")
    }
    return count
  }

  private func missing(_ view: String, in scene: SceneTree, file: InputFile) -> CommandFailure {
    let names = scene.entries.compactMap(\.id) + scene.entries.map(\.path)
    let closest = NameSuggestion.closest(to: view, among: names)
    return CommandFailure(
      .usage, file: file.name, message: "there is no view '\(view)'",
      hint: closest.map { "did you mean '\($0)'?" }
        ?? "'solve-layout solve' prints the ids and paths of all views")
  }
}
