// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutDocuments
import SolveLayout

/// `explain`: tells why a coordinate of a view has its value.
struct ExplainVerb {
  let arguments: ParsedArguments
  let surroundings: CommandSurroundings

  /// The coordinates of a view that is named without one.
  private static let usual: [LayoutCoordinate] = [.left, .top, .width, .height]

  /// Reads, lays out, follows the reasons, and writes them.
  func run() throws(CommandFailure) -> ExitStatus {
    // 1. Read.
    let file = InputFile(argument: arguments.positional("FILE") ?? InputFile.standardInput)
    let name = arguments.positional("VIEW.ATTRIBUTE") ?? ""
    let document = try DocumentInput.read(file, for: arguments, in: surroundings)
    let target = try target(name, in: document.scene, file: file)
    // 2. Explain.
    var explanations: [LayoutExplanation] = []
    let host = SceneHost(solver: surroundings.solver)
    for coordinate in target.coordinates {
      do throws(ExplanationError) {
        explanations.append(try host.explain(document.scene, view: target.view, coordinate))
      } catch {
        throw CommandFailure(error, file: file.name)
      }
    }
    // 3. Write.
    surroundings.writeError(PlacedMessage.text(document.warnings, file: file.name))
    let isJSON = arguments.text("format") == "json"
    try OutputFile(argument: arguments.text("output")).write(
      isJSON
        ? ExplanationJSON.text(of: explanations) : ExplanationRendering.text(of: explanations),
      in: surroundings)
    return .done
  }

  /// The view and the coordinates that a name means.
  ///
  /// Ids may have dots, so the longest name of a view counts.
  private func target(
    _ name: String, in scene: SceneTree, file: InputFile
  ) throws(CommandFailure) -> (view: String, coordinates: [LayoutCoordinate]) {
    let names = Set(scene.entries.compactMap(\.id) + scene.entries.map(\.path))
    if names.contains(name) { return (name, Self.usual) }
    guard let dot = name.lastIndex(of: ".") else {
      throw CommandFailure(unknown(name, in: scene), file: file.name)
    }
    let view = String(name[..<dot])
    let attribute = String(name[name.index(after: dot)...])
    guard names.contains(view) else {
      throw CommandFailure(unknown(view, in: scene), file: file.name)
    }
    guard let coordinate = LayoutCoordinate(rawValue: attribute) else {
      let known = LayoutCoordinate.allCases.map(\.rawValue)
      let closest = NameSuggestion.closest(to: attribute, among: known)
      throw CommandFailure(
        .usage, message: "there is no attribute '\(attribute)'",
        hint: closest.map { "did you mean '\($0)'?" }
          ?? "the attributes are \(known.joined(separator: ", "))")
    }
    return (view, [coordinate])
  }

  private func unknown(_ view: String, in scene: SceneTree) -> ExplanationError {
    let names = scene.entries.compactMap(\.id) + scene.entries.map(\.path)
    return .unknownView(view, closest: NameSuggestion.closest(to: view, among: names))
  }
}

extension CommandFailure {
  /// The failure for a coordinate that cannot be explained.
  init(_ error: ExplanationError, file: String) {
    switch error {
    case .layout(let error): self.init(error, file: file, verb: .explain)
    case .unknownView:
      self.init(.usage, file: file, message: error.message, hint: error.hint)
    case .notPlaced(_, let origin):
      let hint = error.hint.map { "\n  hint: \($0)" } ?? ""
      self.init(
        .usage, text: PlacedMessage.text(.error, error.message, at: origin, file: file) + hint)
    }
  }
}
