// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import LayoutScene
import LinearProgram

/// Why a scene could not be laid out.
public enum LayoutError: Error, Sendable, CustomStringConvertible {
  /// The constraint engine was asked for, but no solver is there.
  case noSolver
  /// A program could not be solved, or a limit was reached.
  case program(SequentialError)
  /// The scene needs more measurements than any sensible one.
  case measurements(MeasurementLimitReached)
  /// Relations conflict, do not settle, or could not be solved.
  case relations(RelationFailure)

  /// What happened and what to do.
  public var description: String {
    switch self {
    case .noSolver:
      "the constraint engine needs a solver, and this build has none; build with the trait GLPK "
        + "(on by default) or use the direct engine"
    case .program(let error): "\(error)"
    case .measurements(let error): "\(error)"
    case .relations(let failure): "\(failure)"
    }
  }
}
