// SPDX-License-Identifier: GPL-3.0-or-later

import InterfaceBuilder
import SolveLayout

/// `lint`: tells what is questionable about the layout of Interface Builder files.
struct LintVerb {
  let arguments: ParsedArguments
  let surroundings: CommandSurroundings

  /// Reads every file, looks at it on all cores, leaves out what the baseline knows, and tells.
  func run() throws(CommandFailure) -> ExitStatus {
    var status = ExitStatus.done
    var report = LintReport(shortestPath: surroundings.files.shortestPath(of:))
    func fail(_ failure: CommandFailure) {
      surroundings.writeError(failure.text + "\n")
      report.add(failure)
      status = status.worse(failure.status)
    }
    guard let solver = surroundings.solver else {
      throw CommandFailure(
        .usage, message: "no solver is built in", hint: "build the package with the trait GLPK")
    }
    let level =
      arguments.choice("level", as: InterfaceBuilderFinding.Level.self) ?? .warning
    let options = InterfaceBuilderLint.Options(canvas: try InterfaceBuilderCanvas.device(arguments))
    let accepted = try baseline()
    // 1. The findings.
    let files = InterfaceBuilderFiles(surroundings: surroundings)
    let inputs = files.paths(arguments.positionals("PATH"), failed: fail)
    let answers = files.answers(inputs, failed: fail) { document in
      InterfaceBuilderLint(
        document, solver: InterfaceBuilderSolver(solver: solver), options: options
      ).findings
    }
    for answer in answers {
      switch answer.result {
      case .success(let findings):
        report.add(findings.filter { $0.level >= level }, of: answer.path, without: accepted)
      case .failure(let error):
        fail(CommandFailure(error, file: answer.path))
      }
    }
    // 2. Accepting them.
    if let path = arguments.text("write-baseline") {
      try OutputFile(argument: path).write(report.baseline.text, in: surroundings)
      return status
    }
    // 3. The answer.
    let text =
      switch arguments.text("format") {
      case "json": report.json
      case "sarif": report.sarif
      default: report.text
      }
    try OutputFile(argument: arguments.text("output")).write(text, in: surroundings)
    return report.isEmpty ? status : status.worse(.checkFailed)
  }

  private func baseline() throws(CommandFailure) -> LintBaseline {
    guard let path = arguments.text("baseline") else { return LintBaseline() }
    let bytes = try InputFile(argument: path).bytes(in: surroundings)
    return try LintBaseline(text: String(decoding: bytes, as: UTF8.self), file: path)
  }
}
