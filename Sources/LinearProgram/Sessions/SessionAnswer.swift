// SPDX-License-Identifier: GPL-3.0-or-later

/// The answer of a session, which follows its parameters.
struct SessionAnswer: Sendable {
  /// The answer at the values of the parameters that it was last put together for.
  private(set) var base: PrioritySolution
  /// The values of all variables now, by index.
  private(set) var values: [Double]
  /// Whether the parameters have moved since then.
  private(set) var isMoved = false

  /// The components where they were solved, which may be at other values of the parameters.
  private var anchors: [SolvedComponent]
  private var regions: [RegionState]
  /// The region around the base; nil before it was asked for, or where it cannot be followed.
  private var region: PriorityRegion?
  private var isRegionKnown = false
  /// The values of the parameters now, in the order of the region; empty where not asked for yet.
  private var parameters: [Double] = []

  /// What is known of the region of a component.
  private enum RegionState: Sendable {
    /// It was not read yet.
    case unread
    /// The component cannot be followed.
    case none
    /// The region, at the anchor.
    case known(ComponentRegion)
  }

  /// Starts with a solution.
  init(_ solution: PrioritySolution) {
    base = solution
    values = solution.values
    anchors = solution.components
    regions = anchors.map { _ in .unread }
  }

  /// Moves the parameters of the system where the region allows it, and says whether it did.
  mutating func follow(_ system: PrioritySystem, _ statistics: inout PrioritySession.Statistics)
    -> Bool
  {
    guard let region else { return false }
    let parameters = region.parameters.map { system.columns[$0.index].lower }
    guard let values = region.values(at: parameters) else { return false }
    self.values = values
    self.parameters = parameters
    isMoved = true
    statistics.regionHits += 1
    return true
  }

  /// Moves some parameters where the region is known and allows it, and says whether it did.
  ///
  /// Nothing is copied, so that a drag inside a region costs no more than what moves.
  mutating func follow(_ moves: [(parameter: Variable, value: Double)]) -> Bool {
    guard let region else { return false }
    if parameters.isEmpty { parameters = region.parameters.map { values[$0.index] } }
    for (parameter, value) in moves {
      guard value.isFinite, let position = region.position(of: parameter) else {
        parameters = []
        return false
      }
      parameters[position] = value
    }
    guard region.contains(parameters) else {
      parameters = []
      return false
    }
    region.write(&values, at: parameters)
    isMoved = true
    return true
  }

  /// Reads the region once.
  mutating func readRegion(
    _ solver: any LinearSolver, _ statistics: inout PrioritySession.Statistics
  ) throws(PriorityError) {
    if isRegionKnown { return }
    isRegionKnown = true
    region = try joinedRegion(solver, &statistics)
  }

  private mutating func joinedRegion(
    _ solver: any LinearSolver, _ statistics: inout PrioritySession.Statistics
  ) throws(PriorityError) -> PriorityRegion? {
    guard base.isSolved else { return nil }
    var builder = RegionBuilder(base)
    var isComplete = true
    for (position, anchor) in anchors.enumerated() {
      if anchor.component.isGiven {
        builder.addGiven(anchor.component)
        continue
      }
      guard let stage = anchor.stages.last else { continue }
      if case .unread = regions[position] {
        regions[position] = try read(anchor, solver)
        statistics.regionsRead += 1
      }
      guard case .known(let region) = regions[position] else {
        isComplete = false
        continue
      }
      if !region.parameters.isEmpty {
        builder.add(region.moved(to: values(of: region.parameters, base.canonical)), stage.program)
      }
    }
    return isComplete ? builder.region() : nil
  }

  /// Reads the region of a component; one that has no parameter needs no tableau.
  private func read(
    _ anchor: SolvedComponent, _ solver: any LinearSolver
  ) throws(PriorityError) -> RegionState {
    guard let program = FinalProgram(anchor),
      let region = try ComponentRegion.read(program, base.canonical, by: solver)
    else { return .none }
    return .known(region)
  }

  private func values(of parameters: [Int], _ canonical: CanonicalSystem) -> [Double] {
    parameters.map { canonical.columns[$0].lower }
  }

  /// The full answer at the present values of the parameters, without a solver.
  mutating func settle(_ system: PrioritySystem, _ solver: PrioritySolver) {
    guard isMoved else { return }
    var canonical = base.canonical
    canonical.setParameters(system)
    let components = anchors.indices.map { follow($0, canonical) ?? anchors[$0] }
    let tieBreak = TieBreak(canonical, base.reduced)
    rebase(solver.answer(system, canonical, base.reduced, tieBreak, components), anchors)
  }

  /// Takes another base in which parameters have moved; regions stay with their anchors.
  private mutating func rebase(_ solution: PrioritySolution, _ anchors: [SolvedComponent]) {
    base = solution
    values = solution.values
    self.anchors = anchors
    parameters = []
    isMoved = false
  }

  /// A component at other values of the parameters, when it may be followed to them.
  private func follow(_ position: Int, _ canonical: CanonicalSystem) -> SolvedComponent? {
    let anchor = anchors[position]
    if anchor.component.isGiven {
      var moved = anchor
      moved.values = anchor.component.roots.map { canonical.columns[$0].lower }
      return moved
    }
    if anchor.stages.isEmpty { return anchor }
    guard case .known(let region) = regions[position] else { return nil }
    if region.parameters.isEmpty { return anchor }
    let parameters = values(of: region.parameters, canonical)
    return region.contains(parameters) ? anchor.moved(region, to: parameters) : nil
  }

  /// The answer at the parameters of a system, where components that leave their region are solved
  /// again; nothing else of the system may have changed.
  func solved(
    _ system: PrioritySystem, _ solver: PrioritySolver, _ memory: inout ComponentMemory
  ) throws(PriorityError) -> SessionAnswer {
    var canonical = base.canonical
    canonical.setParameters(system)
    let tieBreak = TieBreak(canonical, base.reduced)
    var work = ComponentSolver(
      canonical: canonical, reduced: base.reduced, tieBreak: tieBreak, solver: solver.solver,
      options: solver.options.solver,
      builder: ComponentProgramBuilder(system, canonical, base.reduced))
    work.memory = memory
    defer { memory = work.memory }
    var result = self
    var anchors = anchors
    var components = anchors
    for position in anchors.indices {
      if !anchors[position].component.isGiven, let moved = follow(position, canonical) {
        components[position] = moved
        continue
      }
      components[position] = try work.solve(anchors[position].component)
      anchors[position] = components[position]
      result.regions[position] = .unread
    }
    result.rebase(
      solver.answer(system, canonical, base.reduced, tieBreak, components), anchors)
    result.region = nil
    result.isRegionKnown = false
    return result
  }

  /// What is worth remembering for the next solve.
  var memory: ComponentMemory { ComponentMemory(anchors) }
}
