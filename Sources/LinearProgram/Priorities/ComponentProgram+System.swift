// SPDX-License-Identifier: GPL-3.0-or-later

/// Turns components into programs; the table it holds is shared by all of them.
struct ComponentProgramBuilder {
  private let system: PrioritySystem
  private let canonical: CanonicalSystem
  private let reduced: ReducedSystem
  /// The column of each root, -1 for none.
  private var columnOf: [Int]

  init(_ system: PrioritySystem, _ canonical: CanonicalSystem, _ reduced: ReducedSystem) {
    self.system = system
    self.canonical = canonical
    self.reduced = reduced
    columnOf = [Int](repeating: -1, count: canonical.columns.count)
  }

  /// The program of a component: variables, required rows, targets, and a level for each priority
  /// and step that occurs in it.
  mutating func program(_ component: SystemComponent) -> ComponentProgram {
    var program = ComponentProgram(name: canonical.columns[component.roots[0]].name)
    let ranks = variables(component)
    for rank in ranks { addVariable(rank, &program) }
    for index in component.rows {
      let row = reduced.rows[index]
      program.addRequired(
        index, name: "row" + String(index), terms: entries(row.terms), lower: row.range.lower,
        upper: row.range.upper)
    }
    program.startWithDefinitions()
    addTargets(component, &program)
    for rank in ranks { columnOf[rank] = -1 }
    program.mergeCosts()
    if program.levels.isEmpty { program.addCosts([], to: .feasibility) }
    return program
  }

  /// The roots of a component and the parameters that its rows use, by rank.
  private mutating func variables(_ component: SystemComponent) -> [Int] {
    var ranks = component.roots
    for rank in ranks { columnOf[rank] = 0 }
    func visit(_ terms: [RankedTerm], _ columnOf: inout [Int]) {
      for term in terms where columnOf[term.rank] < 0 {
        columnOf[term.rank] = 0
        ranks.append(term.rank)
      }
    }
    for index in component.rows { visit(reduced.rows[index].terms, &columnOf) }
    for index in component.softRows { visit(reduced.softRows[index].terms, &columnOf) }
    for index in component.goals { visit(reduced.goals[index].terms, &columnOf) }
    return ranks.sorted()
  }

  private mutating func addVariable(_ rank: Int, _ program: inout ComponentProgram) {
    columnOf[rank] = program.columns.count
    let column = canonical.columns[rank]
    let isGiven = column.role == .parameter
    program.addVariable(
      rank, name: column.name, lower: isGiven ? column.lower : reduced.ranges[rank].lower,
      upper: isGiven ? column.lower : reduced.ranges[rank].upper)
  }

  /// Goes through goals and soft rows by falling priority, at one priority the goals first.
  private func addTargets(_ component: SystemComponent, _ program: inout ComponentProgram) {
    var goals = component.goals[...]
    for index in component.softRows {
      let row = reduced.softRows[index]
      while let goal = goals.first, priority(goal) >= row.priority {
        addGoal(goal, &program)
        goals.removeFirst()
      }
      let misses = program.addTarget(
        .softRow(index), name: "soft" + String(index), terms: entries(row.terms),
        relation: row.relation, limit: 0 - row.constant)
      let weight = Double(row.constraints.count)
      program.addCosts(misses.map { .init($0, weight) }, to: .constraints(row.priority))
    }
    for goal in goals { addGoal(goal, &program) }
  }

  private func addGoal(_ index: Int, _ program: inout ComponentProgram) {
    let goal = reduced.goals[index]
    let original = system.goals[goal.position]
    let meaning = ComponentProgram.LevelMeaning.goals(original.priority, step: original.step)
    switch original.kind {
    case .zero:
      let misses = program.addTarget(
        .goal(index), name: "goal" + String(index), terms: entries(goal.terms), relation: .equal,
        limit: 0 - goal.constant)
      program.addCosts(misses.map { .init($0, original.weight) }, to: meaning)
    case .smallest:
      let terms = goal.terms.map {
        LinearLevel.Cost(columnOf[$0.rank], original.weight * $0.coefficient)
      }
      program.addCosts(terms, to: meaning)
    }
  }

  private func priority(_ goal: Int) -> Priority {
    system.goals[reduced.goals[goal].position].priority
  }

  private func entries(_ terms: [RankedTerm]) -> [LinearModel.Entry] {
    terms.map { .init(columnOf[$0.rank], $0.coefficient) }
  }
}
