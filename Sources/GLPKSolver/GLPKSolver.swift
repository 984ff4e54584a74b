// SPDX-License-Identifier: GPL-3.0-or-later

import CGLPK
public import LinearProgram

// Rounding needs the mathematics library, which these bring into the link.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The `LinearSolver` that uses GLPK.
///
/// Each call builds, solves and forgets a GLPK problem of its own on the calling thread, so any
/// number of tasks may share one value. Nothing a caller passes ends the process or prints. Should
/// GLPK stop on an internal fault (`SolverError.breakdown`), every other GLPK object that the
/// calling thread holds outside of this package is gone as well.
///
/// A program with integer columns is solved by branch and bound from the simplex optimum of its
/// relaxation, whichever method is asked for; the iteration limit then bounds the relaxation only.
/// A limit of time does not reach into the interior point method, which has its own limit of 100
/// iterations.
public struct GLPKSolver: LinearSolver {
  /// Whether this build contains GLPK, which the package trait `GLPK` brings in.
  public static var isAvailable: Bool { cglpk_is_built_in() != 0 }

  /// The version of GLPK, such as `5.0`; nil when this build does not contain it.
  public static var version: String? {
    isAvailable ? String(cString: cglpk_version()) : nil
  }

  /// Makes a solver.
  public init() {}

  /// Solves a program by GLPK.
  ///
  /// Throws when the program or the options are invalid, when this build does not contain GLPK,
  /// and when GLPK stops on a fault. A program without a solution is answered with a status.
  public func solve(
    _ model: LinearModel, options: SolverOptions
  ) throws(SolverError) -> LinearSolution {
    try check(model, options)
    guard let model = Self.withIntegerBounds(model) else {
      return LinearSolution(status: .infeasible)
    }
    if let solution = TrivialProgram.solution(of: model, tolerance: options.primalTolerance) {
      return solution
    }
    return try GLPKCall(model, options).solve()
  }

  /// Throws what keeps a program from being handed to GLPK.
  func check(_ model: LinearModel, _ options: SolverOptions) throws(SolverError) {
    guard Self.isAvailable else {
      throw .unavailable(
        "this package was built without the GLPK trait; enable it, for example by building with"
          + " the default traits, and install libglpk")
    }
    do {
      try model.validate()
    } catch {
      throw .invalidModel(error)
    }
    try options.validate(for: model)
    try Self.checkSize(of: model)
  }

  /// GLPK takes at most 100 million rows and columns and 500 million coefficients.
  private static func checkSize(of model: LinearModel) throws(SolverError) {
    let entries = model.entryCount
    if model.rows.count > 100_000_000 || model.columns.count > 100_000_000
      || entries > 500_000_000
    {
      throw .tooLarge(rows: model.rows.count, columns: model.columns.count, entries: entries)
    }
  }

  /// The program with the bounds of integer columns moved inwards to integers, which GLPK asks
  /// for; nil when a column has no integer between its bounds.
  private static func withIntegerBounds(_ model: LinearModel) -> LinearModel? {
    guard model.hasIntegers else { return model }
    var result = model
    for index in model.columns.indices where model.columns[index].isInteger {
      let lower = model.columns[index].lower.rounded(.up)
      let upper = model.columns[index].upper.rounded(.down)
      if lower > upper { return nil }
      result.columns[index].lower = lower
      result.columns[index].upper = upper
    }
    return result
  }
}
