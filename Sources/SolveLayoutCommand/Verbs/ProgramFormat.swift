// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// How a linear program is written.
enum ProgramFormat: String, CaseIterable {
  /// The CPLEX LP format.
  case lp
  /// Free MPS.
  case mps

  /// A line that solvers skip, without a line feed at the end.
  func comment(_ text: String) -> String {
    switch self {
    case .lp: "\\* \(text) *\\"
    case .mps: "* \(text)"
    }
  }

  /// The text of a program.
  func text(of program: LinearModel, file: String) throws(CommandFailure) -> String {
    do {
      return switch self {
      case .lp: try LPWriter.text(of: program)
      case .mps: try MPSWriter.text(of: program)
      }
    } catch {
      throw CommandFailure(
        .notSettled, file: file, message: "the program cannot be written: \(error)",
        hint: "look for lengths that are far too large")
    }
  }
}
