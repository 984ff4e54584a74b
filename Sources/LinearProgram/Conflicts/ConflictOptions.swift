// SPDX-License-Identifier: GPL-3.0-or-later

/// How conflicts are searched for.
public struct ConflictOptions: Hashable, Sendable {
  /// The limits and tolerances of each linear program; the method, presolve and starting basis are
  /// the search's own.
  public var solver: SolverOptions
  /// How far both sides of a requirement may be apart, relative to its constant where that is above
  /// 1, while the requirement still counts as met: 1e-7 unless given.
  ///
  /// At 100,000 points that is a hundredth of a point, below what any screen shows, yet far above
  /// the rounding of sums of such numbers (1e-11).
  public var tolerance: Double
  /// The most members for which a program each proves that the member cannot be spared: 200 unless
  /// given, which takes well below a second.
  ///
  /// Above it the solver's proof has to do: it is a row of a simplex tableau, whose members depend
  /// on each other in one way only, so that none of them can be spared as long as its factor is
  /// not 0.
  public var filterLimit: Int

  /// Makes options; every default is named at its property.
  public init(
    solver: SolverOptions = SolverOptions(), tolerance: Double = 1e-7, filterLimit: Int = 200
  ) {
    self.solver = solver
    self.tolerance = tolerance
    self.filterLimit = filterLimit
  }
}
