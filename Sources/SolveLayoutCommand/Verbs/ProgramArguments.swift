// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram
import SolveLayout

/// The names of the options about programs, and what they stand for.
enum ProgramArguments {
  /// How a method is called on the command line.
  static let methods: [(name: String, method: SolverMethod)] = [
    ("primal", .primalSimplex), ("dual", .dualSimplex), ("interior", .interiorPoint),
    ("exact", .exact),
  ]

  /// How a verb's arguments want programs solved.
  static func options(_ arguments: ParsedArguments, keepsLevels: Bool) -> SequentialOptions {
    let name = arguments.text("method")
    let method = methods.first { $0.name == name }?.method ?? .primalSimplex
    let start = arguments.choice("start", as: SequentialOptions.Start.self) ?? .crash
    return SequentialOptions(
      solver: SolverOptions(method: method), start: start, keepsLevels: keepsLevels)
  }
}
