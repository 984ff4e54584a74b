// SPDX-License-Identifier: GPL-3.0-or-later

import InterfaceBuilder
import SolveLayout

/// `verify`: compares solved frames with those that Interface Builder saved.
struct VerifyVerb {
  let arguments: ParsedArguments
  let surroundings: CommandSurroundings

  /// Reads every file, solves it on all cores, and compares.
  func run() throws(CommandFailure) -> ExitStatus {
    var status = ExitStatus.done
    func fail(_ failure: CommandFailure) {
      surroundings.writeError(failure.text + "\n")
      status = status.worse(failure.status)
    }
    guard let solver = surroundings.solver else {
      throw CommandFailure(
        .usage, message: "no solver is built in", hint: "build the package with the trait GLPK")
    }
    let tolerance = arguments.number("tolerance") ?? 1
    guard tolerance >= 0 else {
      throw CommandFailure(
        .usage, message: "option '--tolerance' is negative", hint: "give a distance in points")
    }
    // 1. The files.
    let files = InterfaceBuilderFiles(surroundings: surroundings)
    let options = InterfaceBuilderVerification.Options(
      tolerance: tolerance,
      measuresText: arguments.text("text") == "fixed")
    let inputs = files.paths(arguments.positionals("PATH"), failed: fail)
    // 2. The comparison of each.
    let answers = files.answers(inputs, failed: fail) { document in
      InterfaceBuilderVerification(
        document, solver: InterfaceBuilderSolver(solver: solver), options: options)
    }
    // 3. What could not be read.
    var report = VerificationReport(measuresText: options.measuresText)
    for answer in answers {
      switch answer.result {
      case .success(let verification): report.add(verification, of: answer.path)
      case .failure(let error):
        fail(CommandFailure(error, file: answer.path))
      }
    }
    // 4. The answer.
    let isJSON = arguments.text("format") == "json"
    let text = isJSON ? report.json : report.text(isVerbose: arguments.flag("verbose"))
    try OutputFile(argument: arguments.text("output")).write(text, in: surroundings)
    if let least = arguments.number("fail-under"), report.total.score * 100 < least {
      status = status.worse(.checkFailed)
    }
    return status
  }
}
