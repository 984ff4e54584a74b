// SPDX-License-Identifier: GPL-3.0-or-later

/// How a system with priorities is solved.
public struct PriorityOptions: Hashable, Sendable {
  /// What the solver of linear programs gets.
  ///
  /// Its limits of iterations and time hold for each component; its method, presolve and start are
  /// not used. The default unless given.
  public var solver: SolverOptions
  /// Whether variables that equalities tie to another are replaced before solving; on unless given.
  public var usesPresolve: Bool
  /// Whether parts that share no variable are solved separately; on unless given.
  public var usesComponents: Bool

  /// Makes options; every default is named at its property.
  public init(
    solver: SolverOptions = SolverOptions(), usesPresolve: Bool = true,
    usesComponents: Bool = true
  ) {
    self.solver = solver
    self.usesPresolve = usesPresolve
    self.usesComponents = usesComponents
  }
}
