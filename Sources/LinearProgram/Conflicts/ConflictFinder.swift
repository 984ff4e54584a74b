// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds out which requirements of a system contradict each other.
///
/// The required constraints and the variables' bounds are the requirements. Contradictions that
/// show without solving are found first: bounds that cross, constraints without variables,
/// constraints on one expression, circles of equal differences. The others come from the dual
/// simplex method, whose proof that a program is infeasible names the members. What is found does
/// not depend on the order in which variables and constraints were added.
public struct ConflictFinder: Sendable {
  /// How many conflicts are searched for unless said otherwise: more than anyone reads at once.
  public static let defaultLimit = 16

  /// What solves the linear programs; it must offer the dual simplex method.
  public var solver: any LinearSolver
  /// How conflicts are searched for.
  public var options: ConflictOptions

  /// Makes a finder; the options are the defaults of `ConflictOptions` unless given.
  public init(solver: any LinearSolver, options: ConflictOptions = ConflictOptions()) {
    self.solver = solver
    self.options = options
  }

  /// The conflicts of a system, no two of which share a constraint; empty when all can hold.
  ///
  /// With `constraints`, exactly those take part, whatever their priority; otherwise all required
  /// ones do. Each must be the number of a constraint of the system. Bounds always take part, and
  /// may be members of several conflicts. Throws when a limit of the options is reached, when the
  /// solver fails, and when a constraint or a bound makes no sense.
  public func conflicts(
    in system: PrioritySystem, among constraints: [Int]? = nil,
    limit: Int = ConflictFinder.defaultLimit
  ) throws(ConflictError) -> [Conflict] {
    try analysis(of: system, among: constraints, limit: limit).conflicts
  }

  /// The conflicts as `conflicts` answers them, and what finding them took.
  public func analysis(
    of system: PrioritySystem, among constraints: [Int]? = nil,
    limit: Int = ConflictFinder.defaultLimit
  ) throws(ConflictError) -> ConflictAnalysis {
    let numbers = constraints ?? Self.required(in: system)
    precondition(
      numbers.allSatisfy(system.constraints.indices.contains), "numbers of the system's constraints"
    )
    let requirements = try Requirements(system, numbers, tolerance: options.tolerance)
    var search = ConflictSearch(requirements, solver: solver, options: options, limit: limit)
    try search.run()
    return ConflictAnalysis(conflicts: search.found, statistics: search.statistics)
  }

  /// The numbers of the required constraints, ascending.
  static func required(in system: PrioritySystem) -> [Int] {
    system.constraints.indices.filter { system.constraints[$0].priority.isRequired }
  }
}
