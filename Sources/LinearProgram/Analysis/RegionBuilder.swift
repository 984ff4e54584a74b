// SPDX-License-Identifier: GPL-3.0-or-later

/// Puts the regions of components together.
struct RegionBuilder {
  private let solution: PrioritySolution
  private let members: [[Int]]
  /// The position of each parameter among the parameters, by rank; -1 for other variables.
  private var positionOf: [Int]
  private var parameters: [Int] = []
  /// For each parameter, the roots that move with it.
  private var rootSlopes: [[(root: Int, slope: Double)]]
  private var limits: [PriorityRegion.Limit] = []
  private var limitTerms: [PriorityRegion.Term] = []

  init(_ solution: PrioritySolution) {
    self.solution = solution
    members = solution.membersOfRoots
    let columns = solution.canonical.columns
    positionOf = [Int](repeating: -1, count: columns.count)
    parameters = columns.indices.filter { columns[$0].role == .parameter }
    parameters.sort { solution.canonical.order[$0] < solution.canonical.order[$1] }
    for (position, rank) in parameters.enumerated() { positionOf[rank] = position }
    rootSlopes = parameters.map { [($0, 1)] }
  }

  /// Adds what parameters alone must meet.
  mutating func addGiven(_ component: SystemComponent) {
    for root in component.roots {
      let term = RankedTerm(rank: root, coefficient: 1)
      addRow(.init(terms: [term], range: solution.reduced.ranges[root]))
    }
    for index in component.rows { addRow(solution.reduced.rows[index]) }
  }

  private mutating func addRow(_ row: ReducedSystem.Row) {
    guard row.range.lower.isFinite || row.range.upper.isFinite else { return }
    var sum = 0.0
    let first = limitTerms.count
    for term in row.terms {
      sum += term.coefficient * solution.canonical.columns[term.rank].lower
      limitTerms.append(.init(index: positionOf[term.rank], slope: term.coefficient))
    }
    limits.append(
      .init(
        down: min(row.range.lower - sum, 0), up: max(row.range.upper - sum, 0),
        slack: SumReducer.tolerance
          * (1 + min(row.range.lower.magnitude, row.range.upper.magnitude)),
        terms: first..<limitTerms.count,
        lowerSource: solution.source(row.range.lowerSource, isLower: true),
        upperSource: solution.source(row.range.upperSource, isLower: false)))
  }

  /// Adds how a component follows its parameters.
  mutating func add(_ region: ComponentRegion, _ program: ComponentProgram) {
    for (parameter, parts) in zip(region.parameters, region.moves) {
      for part in parts {
        guard case .column(let column) = part.element,
          case .variable(let root) = program.columns[column]
        else { continue }
        rootSlopes[positionOf[parameter]].append((root, part.factor))
      }
    }
    for limit in region.limits {
      let first = limitTerms.count
      for (parameter, slope) in limit.slopes {
        limitTerms.append(.init(index: positionOf[region.parameters[parameter]], slope: slope))
      }
      let sources = sources(limit.element, program)
      limits.append(
        .init(
          down: limit.down, up: limit.up, slack: limit.slack, terms: first..<limitTerms.count,
          lowerSource: sources.lower, upperSource: sources.upper))
    }
  }

  /// What the bounds of a row or a column of a program stand for.
  private func sources(
    _ element: ModelElement, _ program: ComponentProgram
  ) -> (lower: PrioritySource?, upper: PrioritySource?) {
    let range: ReducedSystem.Range
    switch element {
    case .row(let index):
      switch program.rows[index] {
      case .target(let target): return both(target)
      case .required(let row): range = solution.reduced.rows[row].range
      }
    case .column(let index):
      switch program.columns[index] {
      case .excess(let target), .shortfall(let target):
        return both(target)
      case .variable(let root): range = solution.reduced.ranges[root]
      }
    }
    return (
      solution.source(range.lowerSource, isLower: true),
      solution.source(range.upperSource, isLower: false)
    )
  }

  private func both(
    _ target: ComponentProgram.Target
  ) -> (lower: PrioritySource?, upper: PrioritySource?) {
    let source = solution.source(target, members)
    return (source, source)
  }

  /// The region of everything that was added.
  func region() -> PriorityRegion {
    let canonical = solution.canonical
    let slopes = rootSlopes.map { roots in
      roots.flatMap { root, slope in
        members[root].map { rank in
          PriorityRegion.Term(
            index: canonical.order[rank], slope: slope * solution.reduced.forms[rank].factor)
        }
      }
    }
    return PriorityRegion(
      parameters: parameters.map(canonical.variable),
      start: parameters.map { canonical.columns[$0].lower }, startValues: solution.values,
      slopes: slopes, limits: limits, limitTerms: limitTerms)
  }
}

extension PrioritySolution {
  /// The answer as an affine function of all parameters around their present values.
  ///
  /// Nil when the system is not solved, and when a part of it has no single best answer even after
  /// the tie-break, so that it cannot be followed. Takes one call of the solver for each part that
  /// uses a parameter. Throws when the solver does, or has no tableau.
  public func region(solver: any LinearSolver) throws(PriorityError) -> PriorityRegion? {
    try region(of: Array(components.indices), solver: solver)
  }

  /// The region in which the answers of some components hold.
  func region(
    of numbers: [Int], solver: any LinearSolver
  ) throws(PriorityError) -> PriorityRegion? {
    guard isSolved else { return nil }
    var builder = RegionBuilder(self)
    for number in numbers {
      let component = components[number]
      if component.component.isGiven {
        builder.addGiven(component.component)
      } else if let stage = component.stages.last {
        guard let program = FinalProgram(component),
          let region = try ComponentRegion.read(program, canonical, by: solver)
        else { return nil }
        builder.add(region, stage.program)
      }
    }
    return builder.region()
  }
}
