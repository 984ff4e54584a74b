// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// Something that solves systems of constraints.
protocol BenchmarkEngine {
  /// The name of the engine's column.
  var name: String { get }
  /// Takes a system, outside of any time, and does what does not belong to a solve.
  func prepared(_ system: BenchmarkSystem) throws -> any PreparedSystem
}

/// A system that an engine is about to solve.
protocol PreparedSystem {
  /// Builds the engine's own form and solves it from nothing.
  ///
  /// - Returns: the values of the system's columns.
  func solve() throws -> [Double]
  /// Builds and solves, and keeps what the next solves can start from.
  func session() throws -> any DragSession
  /// Checks, outside of any time, what else must hold for this engine's answer.
  func check() throws
}

extension PreparedSystem {
  func check() throws {}
}

/// A solved system whose parameters move.
protocol DragSession {
  /// Solves for other values of the parameters.
  ///
  /// - Returns: the values of the system's columns.
  func move(to parameters: [Double]) throws -> [Double]
}
