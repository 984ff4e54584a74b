// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds the answer of a `PrioritySystem`.
///
/// The steps: check the system, put it in an order that does not depend on how it was written,
/// replace variables that equalities tie to others, split what is left into parts, solve each
/// part level by level, and settle what is open then:
/// 1. The sum of all lengths of the part is least; a length that was added without a lower bound
///    counts by its distance from 0.
/// 2. The sum of the distances of all its places from 0 is least.
/// 3. The sum of all its variables is least, each times a weight between 1 and 2 that follows from
///    its name.
///
/// The same system gives the same values, bit for bit, in whatever order its variables and
/// constraints were added.
public struct PrioritySolver: Sendable {
  /// What solves the linear programs.
  public let solver: any LinearSolver
  /// How systems are solved.
  public let options: PriorityOptions

  /// Makes a solver of systems from one of linear programs.
  public init(solver: any LinearSolver, options: PriorityOptions = PriorityOptions()) {
    self.solver = solver
    self.options = options
  }

  /// Finds the values of all variables.
  ///
  /// Required constraints that contradict each other are answered with a status. Throws when the
  /// system makes no sense, when a goal falls without end, when a limit is reached, and when the
  /// solver throws.
  public func solve(_ system: PrioritySystem) throws(PriorityError) -> PrioritySolution {
    var memory = ComponentMemory()
    return try solve(system, &memory)
  }

  /// Finds the values of all variables, with what earlier solves have left.
  func solve(
    _ system: PrioritySystem, _ memory: inout ComponentMemory
  ) throws(PriorityError) -> PrioritySolution {
    try system.validate()
    let canonical = try CanonicalSystem(system)
    let reduced = Presolver.reduce(canonical, system, isOn: options.usesPresolve)
    let components = SystemComponent.split(reduced, canonical, isOn: options.usesComponents)
    let tieBreak = TieBreak(canonical, reduced)
    let (solved, failure) = try solve(
      components, system, canonical, reduced, tieBreak, &memory)
    let answer = answer(system, canonical, reduced, tieBreak, solved)
    // A contradiction says more than a goal that has no end in another part.
    if let failure, answer.isSolved { throw failure }
    return answer
  }

  /// Puts the answer together from those of the parts.
  func answer(
    _ system: PrioritySystem, _ canonical: CanonicalSystem, _ reduced: ReducedSystem,
    _ tieBreak: TieBreak, _ solved: [SolvedComponent]
  ) -> PrioritySolution {
    var values = values(canonical, reduced, solved)
    var conflicts: [PrioritySolution.Conflict] = []
    if !reduced.contradictions.isEmpty || solved.contains(where: \.isInfeasible) {
      var finder = ConnectedConflicts(canonical)
      conflicts = finder.conflicts(reduced, solved)
      for variable in conflicts.flatMap(\.variables)
      where system.columns[variable.index].role != .parameter {
        values[variable.index] = .nan
      }
    }
    let open = solved.filter(\.isOpenBeforeTieBreak).flatMap { component in
      tieBreak.variables(of: component.component.roots).map(canonical.variable)
    }
    return PrioritySolution(
      status: conflicts.isEmpty ? .solved : .conflict(components: conflicts), values: values,
      levelCosts: canonical.levelCosts(system, values), undetermined: open.sorted(),
      statistics: statistics(system, reduced, solved), system: system, canonical: canonical,
      reduced: reduced, components: solved)
  }

  /// Solves each component, those with a contradiction excepted, and answers the first failure of
  /// a goal that has no end.
  private func solve(
    _ components: [SystemComponent], _ system: PrioritySystem, _ canonical: CanonicalSystem,
    _ reduced: ReducedSystem, _ tieBreak: TieBreak, _ memory: inout ComponentMemory
  ) throws(PriorityError) -> ([SolvedComponent], PriorityError?) {
    var isBroken = [Bool](repeating: false, count: canonical.columns.count)
    for contradiction in reduced.contradictions {
      for rank in contradiction.variables { isBroken[reduced.forms[rank].root ?? rank] = true }
    }
    var componentSolver = ComponentSolver(
      canonical: canonical, reduced: reduced, tieBreak: tieBreak, solver: solver,
      options: options.solver, builder: ComponentProgramBuilder(system, canonical, reduced))
    componentSolver.memory = memory
    defer { memory = componentSolver.memory }
    var solved: [SolvedComponent] = []
    solved.reserveCapacity(components.count)
    var failure: PriorityError?
    for component in components {
      let isBroken = !component.isGiven && component.roots.contains { isBroken[$0] }
      var unsolved = SolvedComponent(component: component)
      unsolved.values = component.roots.map { _ in .nan }
      unsolved.isInfeasible = isBroken
      if isBroken {
        solved.append(unsolved)
        continue
      }
      do throws(PriorityError) {
        solved.append(try componentSolver.solve(component))
      } catch {
        guard case .unbounded = error else { throw error }
        failure = failure ?? error
        solved.append(unsolved)
      }
    }
    return (solved, failure)
  }

  /// The values of all variables, from those of the roots.
  private func values(
    _ canonical: CanonicalSystem, _ reduced: ReducedSystem, _ solved: [SolvedComponent]
  ) -> [Double] {
    var roots = [Double](repeating: 0, count: canonical.columns.count)
    for component in solved {
      for (root, value) in zip(component.component.roots, component.values) { roots[root] = value }
    }
    var values = [Double](repeating: 0, count: canonical.columns.count)
    for (rank, form) in reduced.forms.enumerated() {
      let value = form.root.map { form.factor * roots[$0] + form.offset } ?? form.offset
      values[canonical.order[rank]] = value + 0.0
    }
    return values
  }

  private func statistics(
    _ system: PrioritySystem, _ reduced: ReducedSystem, _ solved: [SolvedComponent]
  ) -> PriorityStatistics {
    var result = PriorityStatistics()
    result.variables = system.columns.count
    result.constraints = system.constraints.count
    result.goals = system.goals.count
    result.rowsBeforePresolve = system.constraints.count + system.goals.count
    result.rowsAfterPresolve = reduced.rows.count + reduced.softRows.count + reduced.goals.count
    result.components = solved.count
    for component in solved {
      result.solvedComponents += component.stages.isEmpty ? 0 : 1
      result.levels += component.solvedLevels
      result.pivots += component.iterations
      if !component.component.isGiven {
        result.largestComponent = max(
          result.largestComponent, component.component.roots.count)
      }
    }
    return result
  }
}
