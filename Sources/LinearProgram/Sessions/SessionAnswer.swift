// SPDX-License-Identifier: GPL-3.0-or-later

/// The answer of a session, which follows its parameters.
struct SessionAnswer: Sendable {
  /// The answer at the values of the parameters that it was last put together for.
  private(set) var base: PrioritySolution
  /// The values of all variables now, by index.
  private(set) var values: [Double]
  /// Whether the parameters have moved since then.
  private(set) var isMoved = false

  private var components: [SessionComponent]
  /// Where all components can be followed; nil before it was asked for, or where one cannot be.
  private var region: SessionRegion?
  private var isRegionKnown = false

  /// Starts with a solution.
  init(_ solution: PrioritySolution) {
    base = solution
    values = solution.values
    components = solution.components.map { SessionComponent($0) }
  }

  /// What is worth remembering for the next solve.
  var memory: ComponentMemory { ComponentMemory(components.map(\.anchor)) }

  // MARK: Following

  /// Moves the parameters to those of the system where that takes no solver, and says whether it
  /// did.
  mutating func follow(
    _ system: PrioritySystem, _ statistics: inout PrioritySession.Statistics
  ) -> Bool {
    count(region?.follow(system, &values), &statistics)
  }

  /// Moves some parameters where that takes no solver, and says whether it did.
  mutating func follow(
    _ moves: [(parameter: Variable, value: Double)],
    _ statistics: inout PrioritySession.Statistics
  ) -> Bool {
    count(region?.follow(moves, &values), &statistics)
  }

  private mutating func count(
    _ move: SessionRegion.Move?, _ statistics: inout PrioritySession.Statistics
  ) -> Bool {
    guard let move, move != .none else { return false }
    isMoved = true
    statistics.regionHits += 1
    if move == .crossing { statistics.crossings += 1 }
    return true
  }

  /// Reads the region once.
  mutating func readRegion(
    _ solver: any LinearSolver, _ statistics: inout PrioritySession.Statistics
  ) throws(PriorityError) {
    if isRegionKnown { return }
    isRegionKnown = true
    region = nil
    guard base.isSolved else { return }
    let members = base.membersOfRoots
    for index in components.indices where !components[index].anchor.stages.isEmpty {
      try components[index].prepare(base, members, solver, &statistics)
    }
    region = SessionRegion(components, of: base)
  }

  // MARK: The full answer

  /// The full answer at the present values of the parameters, without a solver.
  mutating func settle(_ system: PrioritySystem, _ solver: PrioritySolver) {
    guard isMoved else { return }
    let work = work(system, solver)
    var solved: [SolvedComponent] = []
    for (index, component) in components.enumerated() {
      let moved = component.moved(work.canonical) ?? known(component, work)
      solved.append(moved)
      if case .parametric = component.region { components[index].anchor = moved }
    }
    rebase(solved, work, system, solver)
  }

  /// The answer at the parameters of a system, where components that leave their region are solved
  /// again; nothing else of the system may have changed.
  func solved(
    _ system: PrioritySystem, _ solver: PrioritySolver, _ memory: inout ComponentMemory
  ) throws(PriorityError) -> SessionAnswer {
    var work = work(system, solver)
    work.memory = memory
    defer { memory = work.memory }
    var result = self
    var solved: [SolvedComponent] = []
    for (index, component) in components.enumerated() {
      let given = component.anchor.component.isGiven
      if !given, let moved = component.moved(work.canonical) {
        solved.append(moved)
        if component.closedForm == nil { continue }
      } else {
        solved.append(try work.solve(component.anchor.component))
      }
      result.components[index].start(from: solved[index])
    }
    result.rebase(solved, work, system, solver)
    result.region = nil
    result.isRegionKnown = false
    return result
  }

  /// Takes another base in which parameters have moved; regions stay with their anchors.
  private mutating func rebase(
    _ solved: [SolvedComponent], _ work: ComponentSolver, _ system: PrioritySystem,
    _ solver: PrioritySolver
  ) {
    base = solver.answer(system, work.canonical, base.reduced, work.tieBreak, solved)
    values = base.values
    isMoved = false
  }

  /// What solves components at the parameters of a system.
  private func work(_ system: PrioritySystem, _ solver: PrioritySolver) -> ComponentSolver {
    var canonical = base.canonical
    canonical.setParameters(system)
    return ComponentSolver(
      canonical: canonical, reduced: base.reduced, tieBreak: TieBreak(canonical, base.reduced),
      solver: solver.solver, options: solver.options.solver,
      builder: ComponentProgramBuilder(system, canonical, base.reduced))
  }

  /// A component of which only the values are known: solved again, and where that fails, which
  /// rounding may do, as these values alone.
  private func known(_ component: SessionComponent, _ work: ComponentSolver) -> SolvedComponent {
    var work = work
    let component = component.anchor.component
    if let solved = try? work.solve(component), !solved.isInfeasible { return solved }
    var result = SolvedComponent(component: component)
    result.values = component.roots.map { values[work.canonical.order[$0]] }
    return result
  }
}
