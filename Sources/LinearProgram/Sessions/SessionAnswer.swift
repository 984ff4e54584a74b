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
  /// The answers of components in closed form, as far as they were asked for.
  private var forms: [FormState]
  /// The region around the base of all that does not move in closed form; nil before it was asked
  /// for, or where some component cannot be followed.
  private var region: PriorityRegion?
  /// The components that move in closed form.
  private var followers: [ParametricFollower] = []
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
    /// It is not needed, as the component moves in closed form.
    case parametric
  }

  /// What is known of the closed form of a component.
  private enum FormState: Sendable {
    case unread
    case none
    case known(ParametricAnswer)
  }

  /// Starts with a solution.
  init(_ solution: PrioritySolution) {
    base = solution
    values = solution.values
    anchors = solution.components
    regions = anchors.map { _ in .unread }
    forms = anchors.map { _ in .unread }
  }

  // MARK: Following

  /// Moves the parameters to those of the system where that takes no solver, and says whether it
  /// did.
  mutating func follow(
    _ system: PrioritySystem, _ statistics: inout PrioritySession.Statistics
  ) -> Bool {
    guard let region else { return false }
    parameters = region.parameters.map { system.columns[$0.index].lower }
    return move(region, &statistics)
  }

  /// Moves some parameters where that takes no solver, and says whether it did.
  ///
  /// Nothing is copied, so that a drag costs no more than what moves.
  mutating func follow(
    _ moves: [(parameter: Variable, value: Double)],
    _ statistics: inout PrioritySession.Statistics
  ) -> Bool {
    guard let region else { return false }
    if parameters.isEmpty { parameters = region.parameters.map { values[$0.index] } }
    for (parameter, value) in moves {
      guard value.isFinite, let position = region.position(of: parameter) else {
        parameters = []
        return false
      }
      parameters[position] = value
    }
    return move(region, &statistics)
  }

  /// Moves everything to the present parameters, or nothing.
  private mutating func move(
    _ region: PriorityRegion, _ statistics: inout PrioritySession.Statistics
  ) -> Bool {
    var isPossible = region.contains(parameters)
    for index in followers.indices where isPossible {
      isPossible = followers[index].aim(parameters)
    }
    guard isPossible else {
      parameters = []
      return false
    }
    region.write(&values, at: parameters)
    var isCrossing = false
    for index in followers.indices where followers[index].move(&values) { isCrossing = true }
    isMoved = true
    statistics.regionHits += 1
    if isCrossing { statistics.crossings += 1 }
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
    followers = []
    guard base.isSolved else { return nil }
    var builder = RegionBuilder(base)
    var moving: [ParametricAnswer] = []
    var isComplete = true
    let members = base.membersOfRoots
    for (position, anchor) in anchors.enumerated() {
      if anchor.component.isGiven {
        builder.addGiven(anchor.component)
        continue
      }
      guard let stage = anchor.stages.last else { continue }
      if let form = form(position, members),
        form.pieces(at: values(of: form.parameters, base.canonical)) != nil
      {
        regions[position] = .parametric
        moving.append(form)
        continue
      }
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
    guard isComplete else { return nil }
    let region = builder.region()
    followers = moving.compactMap { follower($0, region) }
    return followers.count == moving.count ? region : nil
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

  /// The closed form of a component; nil where there is none.
  private mutating func form(_ position: Int, _ members: [[Int]]) -> ParametricAnswer? {
    if case .unread = forms[position] {
      forms[position] = .none
      let anchor = anchors[position]
      if let stage = anchor.stages.first,
        var builder = ParametricBuilder(stage.program, base.canonical),
        let form = builder.answer(of: anchor.component, base.canonical, base.reduced, members)
      {
        forms[position] = .known(form)
      }
    }
    guard case .known(let form) = forms[position] else { return nil }
    return form
  }

  private func follower(_ form: ParametricAnswer, _ region: PriorityRegion) -> ParametricFollower? {
    let inputs = form.parameters.compactMap { region.position(of: base.canonical.variable($0)) }
    return ParametricFollower(
      form, at: values(of: form.parameters, base.canonical), inputs: inputs)
  }

  private func values(of parameters: [Int], _ canonical: CanonicalSystem) -> [Double] {
    parameters.map { canonical.columns[$0].lower }
  }

  // MARK: The full answer

  /// The full answer at the present values of the parameters, without a solver.
  mutating func settle(_ system: PrioritySystem, _ solver: PrioritySolver) {
    guard isMoved else { return }
    var canonical = base.canonical
    canonical.setParameters(system)
    let tieBreak = TieBreak(canonical, base.reduced)
    var components = anchors
    var anchors = anchors
    for position in anchors.indices {
      components[position] =
        moved(position, canonical) ?? known(position, system, canonical, tieBreak, solver)
      if case .parametric = regions[position] { anchors[position] = components[position] }
    }
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
  private func moved(_ position: Int, _ canonical: CanonicalSystem) -> SolvedComponent? {
    let anchor = anchors[position]
    if anchor.component.isGiven {
      var moved = anchor
      moved.values = anchor.component.roots.map { canonical.columns[$0].lower }
      return moved
    }
    guard let stage = anchor.stages.first else { return anchor }
    if case .known(let form) = forms[position] {
      let parameters = values(of: form.parameters, canonical)
      let isThere = zip(form.columns, parameters).allSatisfy {
        stage.program.model.columns[$0].lower == $1
      }
      if isThere { return anchor }
      if let moved = form.component(at: parameters, like: anchor) { return moved }
    }
    guard case .known(let region) = regions[position] else { return nil }
    if region.parameters.isEmpty { return anchor }
    let parameters = values(of: region.parameters, canonical)
    return region.contains(parameters) ? anchor.moved(region, to: parameters) : nil
  }

  /// A component of which only the values are known: solved again, and where that fails, which
  /// rounding may do, as these values alone.
  private func known(
    _ position: Int, _ system: PrioritySystem, _ canonical: CanonicalSystem, _ tieBreak: TieBreak,
    _ solver: PrioritySolver
  ) -> SolvedComponent {
    let component = anchors[position].component
    var work = work(system, canonical, tieBreak, solver)
    if let solved = try? work.solve(component), !solved.isInfeasible { return solved }
    var result = SolvedComponent(component: component)
    result.values = component.roots.map { values[canonical.order[$0]] }
    return result
  }

  private func work(
    _ system: PrioritySystem, _ canonical: CanonicalSystem, _ tieBreak: TieBreak,
    _ solver: PrioritySolver
  ) -> ComponentSolver {
    ComponentSolver(
      canonical: canonical, reduced: base.reduced, tieBreak: tieBreak, solver: solver.solver,
      options: solver.options.solver,
      builder: ComponentProgramBuilder(system, canonical, base.reduced))
  }

  /// The answer at the parameters of a system, where components that leave their region are solved
  /// again; nothing else of the system may have changed.
  func solved(
    _ system: PrioritySystem, _ solver: PrioritySolver, _ memory: inout ComponentMemory
  ) throws(PriorityError) -> SessionAnswer {
    var canonical = base.canonical
    canonical.setParameters(system)
    let tieBreak = TieBreak(canonical, base.reduced)
    var work = work(system, canonical, tieBreak, solver)
    work.memory = memory
    defer { memory = work.memory }
    var result = self
    var anchors = anchors
    var components = anchors
    for position in anchors.indices {
      if !anchors[position].component.isGiven, let moved = moved(position, canonical) {
        components[position] = moved
        guard case .known = forms[position] else { continue }
      } else {
        components[position] = try work.solve(anchors[position].component)
      }
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
