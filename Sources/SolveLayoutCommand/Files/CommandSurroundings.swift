// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram

/// Everything that the command touches outside of itself.
public struct CommandSurroundings {
  /// Reads standard input to its end.
  public var readInput: () throws(FileFault) -> [UInt8]
  /// Writes to standard output: answers, and nothing else.
  public var writeOutput: (String) -> Void
  /// Writes to standard error.
  public var writeError: (String) -> Void
  /// The files.
  public var files: any FileAccess
  /// Whether somebody watches standard error in a terminal; no unless given.
  public var isErrorTerminal: Bool
  /// What solves programs; nil where no solver is built in.
  public var solver: (any LinearSolver)?
  /// Seconds since any fixed moment, for measuring.
  public var seconds: () -> Double

  /// Makes surroundings; programs are solved by GLPK where the package is built with it.
  public init(
    readInput: @escaping () throws(FileFault) -> [UInt8], writeOutput: @escaping (String) -> Void,
    writeError: @escaping (String) -> Void, files: any FileAccess, isErrorTerminal: Bool = false,
    seconds: @escaping () -> Double
  ) {
    self.readInput = readInput
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.files = files
    self.isErrorTerminal = isErrorTerminal
    self.seconds = seconds
    solver = GLPKSolver.isAvailable ? GLPKSolver() : nil
  }
}
