// SPDX-License-Identifier: GPL-3.0-or-later

/// Why conflicts could not be searched for.
public enum ConflictError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The solver threw.
  case solver(SolverError)
  /// A limit of the solver's options was reached on a program with so many rows.
  case limitReached(SolutionStatus, rows: Int)
  /// The solver could not decide a program with so many rows.
  case undecided(SolutionStatus, rows: Int)
  /// A bound is not a number, or one that no value meets.
  case unusableBounds(variable: String, lower: Double, upper: Double)
  /// A constraint compares something that is not a number.
  case notANumber(constraint: String)
  /// A constraint uses a variable that is not part of the system.
  case foreignVariable(Variable, constraint: String)
  /// A conflict has no constraint that could be left out; its text.
  case boundsAlone(String)

  /// What happened, where, and what to do about it.
  public var description: String {
    switch self {
    case .solver(let error): "\(error)"
    case .limitReached(let status, let rows):
      "The search for conflicts stopped in a program of \(rows) rows (\(status)); raise the limit."
    case .undecided(let status, let rows):
      "The search for conflicts stopped in a program of \(rows) rows (\(status)); look for lengths"
        + " or coefficients that are far too large."
    case .unusableBounds(let variable, let lower, let upper):
      "\"\(variable)\" must be between \(lower) and \(upper), which no number is; no lower bound is"
        + " -infinity and no upper bound is +infinity."
    case .notANumber(let constraint):
      "The constraint '\(constraint)' compares something that is not a number; use finite numbers."
    case .foreignVariable(let variable, let constraint):
      "The constraint '\(constraint)' uses \(variable), which is not a variable of its system; add"
        + " the variable first."
    case .boundsAlone(let text):
      "No constraint can be left out to cure a conflict of bounds alone; change a bound.\n\(text)"
    }
  }
}
