// SPDX-License-Identifier: GPL-3.0-or-later

/// Solves the components of one system.
struct ComponentSolver {
  let canonical: CanonicalSystem
  let reduced: ReducedSystem
  let tieBreak: TieBreak
  let solver: any LinearSolver
  let options: SolverOptions
  var builder: ComponentProgramBuilder
  /// What earlier solves have left.
  var memory = ComponentMemory()

  /// Finds the values of a component's roots.
  mutating func solve(_ component: SystemComponent) throws(PriorityError) -> SolvedComponent {
    if component.isGiven { return given(component) }
    if component.roots.count == 1, component.rows.isEmpty, component.softRows.isEmpty,
      component.goals.isEmpty
    {
      return alone(component)
    }
    return try solveProgram(component)
  }

  // MARK: Without a solver

  /// Parameters are what they are; only whether their rows hold is open.
  private func given(_ component: SystemComponent) -> SolvedComponent {
    var result = SolvedComponent(component: component)
    result.values = component.roots.map { canonical.columns[$0].lower }
    var rows = component.rows.map { reduced.rows[$0] }
    for root in component.roots {
      let term = RankedTerm(rank: root, coefficient: 1)
      rows.append(ReducedSystem.Row(terms: [term], range: reduced.ranges[root]))
    }
    result.isInfeasible = rows.contains { !holds($0) }
    return result
  }

  /// Whether a row of parameters holds at their values.
  private func holds(_ row: ReducedSystem.Row) -> Bool {
    var sum = 0.0
    for term in row.terms { sum += term.coefficient * canonical.columns[term.rank].lower }
    let slack = SumReducer.tolerance * (1 + sum.magnitude)
    return sum >= row.range.lower - slack && sum <= row.range.upper + slack
  }

  /// A variable that nothing compares with another goes where the tie-break wants it.
  private func alone(_ component: SystemComponent) -> SolvedComponent {
    var result = SolvedComponent(component: component)
    var interval = OpenInterval(reduced.ranges[component.roots[0]])
    result.isOpenBeforeTieBreak = interval.isOpen
    for level in tieBreak.levels(component.roots) { interval.minimise(level) }
    result.values = [interval.value + 0.0]
    return result
  }

  // MARK: With a solver

  private mutating func solveProgram(
    _ component: SystemComponent
  ) throws(PriorityError) -> SolvedComponent {
    let result = try solveOnce(component)
    // Of several best points a basis to start from may lead to another one.
    guard memory.isWarm, result.stages.last?.solution.isUnique == false else { return result }
    memory.isOff = true
    defer { memory.isOff = false }
    return try solveOnce(component)
  }

  private mutating func solveOnce(
    _ component: SystemComponent
  ) throws(PriorityError) -> SolvedComponent {
    memory.isWarm = false
    var result = SolvedComponent(component: component)
    var program = builder.program(component)
    let own = program.levels.count
    var ties = Array(tieBreak.levels(component.roots).enumerated())
    // As many levels of the tie-break as need no columns of their own ride along.
    while let tie = ties.first, tie.element.distances.isEmpty {
      add(tie.element, number: tie.offset, to: &program)
      ties.removeFirst()
    }
    var found = try run(program, component, stage: 0)
    result.stages.append(.init(program: program, solution: found))
    if found.status == .infeasible {
      result.isInfeasible = true
      result.values = component.roots.map { _ in .nan }
      return result
    }
    let decided = min(own, found.solvedLevels)
    result.isOpenBeforeTieBreak = found.isOpenAfter[decided - 1]
    if !found.isUnique, !ties.isEmpty {
      program.proceed(from: found)
      for tie in ties { add(tie.element, number: tie.offset, to: &program) }
      found = try run(program, component, stage: 1)
      result.stages.append(.init(program: program, solution: found))
    }
    result.values = values(component.roots, program, found)
    return result
  }

  /// Adds a level of the tie-break, with a row and two columns for each distance in it.
  private func add(
    _ level: TieBreak.Level, number: Int, to program: inout ComponentProgram
  ) {
    guard !level.isEmpty else { return }
    var costs: [LinearLevel.Cost] = []
    for slope in level.slopes {
      if let column = program.column(of: slope.root) {
        costs.append(.init(column, slope.slope))
      }
    }
    for (position, distance) in level.distances.enumerated() {
      guard let column = program.column(of: distance.root) else { continue }
      let misses = program.addTarget(
        .distance(root: distance.root, from: distance.from),
        name: "distance\(number).\(position)", terms: [.init(column, 1)], relation: .equal,
        limit: distance.from)
      costs += misses.map { .init($0, distance.weight) }
    }
    program.addCosts(costs, to: .tieBreak(number))
  }

  private mutating func run(
    _ program: ComponentProgram, _ component: SystemComponent, stage: Int
  ) throws(PriorityError) -> LevelledSolution {
    if let known = memory.solution(of: program, stage: stage) { return known }
    var options = options
    let earlier = memory.start(of: program, stage: stage)
    options.start = earlier ?? program.start
    let found: LevelledSolution
    do {
      found = try solver.solveReduced(
        program, options: options, isFromAnswer: earlier != nil || stage > 0)
    } catch {
      throw .solver(error)
    }
    memory.count(found)
    switch found.status {
    case .optimal, .infeasible: return found
    case .unbounded:
      if case .goals(let priority, let step) = program.levelMeanings[found.solvedLevels] {
        throw .unbounded(priority: priority, step: step, variables: names(component))
      }
      throw .notSolved(.unbounded, variables: names(component))
    case .iterationLimit, .timeLimit, .failed:
      throw .notSolved(found.status, variables: names(component))
    }
  }

  private func names(_ component: SystemComponent) -> [String] {
    component.roots.map { canonical.columns[$0].name }
  }

  /// The values of the roots; adding 0 makes -0 to 0.
  private func values(
    _ roots: [Int], _ program: ComponentProgram, _ found: LevelledSolution
  ) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(roots.count)
    var next = 0
    for (index, meaning) in program.columns.enumerated() {
      // The columns of variables stand in the order of the roots, among parameters.
      guard next < roots.count, case .variable(let rank) = meaning, rank == roots[next] else {
        continue
      }
      values.append(found.columnValues[index] + 0.0)
      next += 1
    }
    return values
  }
}
