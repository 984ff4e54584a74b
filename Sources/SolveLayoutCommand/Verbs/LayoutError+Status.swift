// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram
import SolveLayout

extension CommandFailure {
  /// The failure for a document that could not be laid out.
  init(_ error: LayoutError, file: String) {
    switch error {
    case .noSolver:
      self.init(
        .usage, message: "this build has no solver for constraints",
        hint: "use --engine direct without --check, or build with the trait GLPK (on by default)")
    case .program(let error):
      let isConflict = error.reason == .notOptimal(.infeasible)
      self.init(isConflict ? .conflict : .notSettled, file: file, message: "\(error)")
    case .measurements(let error):
      self.init(.notSettled, file: file, message: "\(error)")
    }
  }
}
