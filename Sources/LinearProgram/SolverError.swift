// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a solver could not answer at all.
///
/// An infeasible program is an answer, not an error.
public enum SolverError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The program makes no sense.
  case invalidModel(LinearModelError)
  /// The options make no sense or do not fit the program.
  case invalidOptions(String)
  /// The program is too large for the solver's indices.
  case tooLarge(rows: Int, columns: Int, entries: Int)
  /// The solver is not part of this build.
  case unavailable(String)
  /// The solver stopped on a fault of its own.
  case breakdown(String)

  /// What happened and what to do about it.
  public var description: String {
    switch self {
    case .invalidModel(let error): "The linear program is invalid: \(error)."
    case .invalidOptions(let text): "The solver options are invalid: \(text)."
    case .tooLarge(let rows, let columns, let entries):
      "The linear program has \(rows) rows, \(columns) columns and \(entries) coefficients,"
        + " more than the solver takes; split it."
    case .unavailable(let text): "There is no solver: \(text)."
    case .breakdown(let text):
      "The solver stopped on an internal fault: \(text). Write the program as LP text and try"
        + " another method."
    }
  }
}
