// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram
import SolveLayout

extension CommandFailure {
  /// The verbs that lay out documents.
  enum LayoutVerb {
    case solve
    case check
    case export
    case trace
    case explain
    case sweep

    /// What to do in a build without a solver.
    fileprivate var hintWithoutSolver: String {
      let build = "build with the trait GLPK (on by default)"
      return switch self {
      case .solve: "use --engine direct without --check, or \(build)"
      case .check: "\(build); solve --engine direct needs no solver"
      case .sweep: "use --engine direct, or \(build)"
      case .export, .trace, .explain: build
      }
    }
  }

  /// The failure for a document that a verb could not lay out.
  init(_ error: LayoutError, file: String, verb: LayoutVerb) {
    switch error {
    case .noSolver:
      self.init(
        .usage, message: "this build has no solver for constraints",
        hint: verb.hintWithoutSolver)
    case .program(let error):
      // Sequential programs have an optimum, so what is called infeasible here is a failure too.
      self.init(.notSettled, file: file, message: "\(error)")
    case .measurements(let error):
      self.init(
        .notSettled,
        text: PlacedMessage.text(.error, error.message, at: error.origin, file: file)
          + "\n  hint: \(MeasurementLimitReached.hint)")
    }
  }
}
