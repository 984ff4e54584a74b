// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes a coordinate as a combination of what holds it, in terms of the system as it was given.
///
/// 1. The coordinate in terms of roots, and these by the tableau in terms of the rows and bounds
///    that the basis rests on.
/// 2. Each of these is a constraint, a bound or a goal of the system; its share is taken away from
///    the coordinate in terms of all variables.
/// 3. What is left follows from links alone, which are undone from the newest to the oldest.
struct ReasonTracer {
  /// What is found so far: the sources in the order found, with multipliers that add up.
  private(set) var found: [(source: PrioritySource, multiplier: Double)] = []
  /// The components that take part, by position.
  private(set) var components: [Int] = []
  /// Whether a basic row or column of these rests on one of its bounds.
  private(set) var isDegenerate = false

  private let solution: PrioritySolution
  private let solver: any LinearSolver
  private var walk: LinkWalk
  private var rankOf: [Int]
  private var positionOf: [PrioritySource: Int] = [:]

  init(_ solution: PrioritySolution, _ solver: any LinearSolver) {
    self.solution = solution
    self.solver = solver
    walk = LinkWalk(solution.reduced.classes.links)
    rankOf = [Int](repeating: 0, count: solution.canonical.order.count)
    for (rank, index) in solution.canonical.order.enumerated() { rankOf[index] = rank }
  }

  /// Finds what holds an expression.
  mutating func trace(_ expression: LinearExpression) throws(PriorityError) {
    for term in expression.terms { walk.add(term.coefficient, at: rankOf[term.variable.index]) }
    let walk = walk
    for (position, component) in solution.components.enumerated() {
      let parts = component.component.roots.enumerated().compactMap { index, root in
        let coefficient = walk.coefficient(root)
        return coefficient == 0 ? nil : (index: index, root: root, coefficient: coefficient)
      }
      if parts.isEmpty { continue }
      components.append(position)
      for part in parts where component.component.isGiven {
        add(parameter: part.root, part.coefficient)
      }
      if component.component.isGiven { continue }
      if let program = FinalProgram(component) {
        try trace(parts.map { ($0.root, $0.coefficient) }, program)
      } else {
        for part in parts { addAlone(part.root, component.values[part.index], part.coefficient) }
      }
    }
    undoLinks()
  }

  // MARK: Roots

  private mutating func trace(
    _ parts: [(root: Int, coefficient: Double)], _ program: FinalProgram
  ) throws(PriorityError) {
    var columnOf: [Int: Int] = [:]
    for (column, rank) in program.variables { columnOf[rank] = column }
    let columns = parts.compactMap { columnOf[$0.root] }
    let tableau = try program.tableau(solver, rowsOf: columns)
    var shares: [ModelElement: (sum: Double, size: Double)] = [:]
    for (part, row) in zip(parts, tableau.rows) {
      for element in row {
        let share = part.coefficient * element.factor
        let old = shares[element.element] ?? (0, 1)
        shares[element.element] = (old.sum + share, max(old.size, share.magnitude))
      }
    }
    for element in shares.keys.sorted() {
      guard let share = shares[element], share.sum.magnitude > 1e-10 * share.size else { continue }
      add(element, share.sum, program)
    }
    isDegenerate = isDegenerate || rests(program, tableau)
  }

  /// Whether a basic row or column has the value of one of its bounds.
  private func rests(_ program: FinalProgram, _ tableau: Tableau) -> Bool {
    func rests(_ element: ModelElement, _ value: Double) -> Bool {
      let (lower, upper) = program.bounds(element)
      let slack = 1e-7 * (1 + value.magnitude)
      return value <= lower + slack || value >= upper - slack
    }
    for (row, status) in program.basis.rows.enumerated() where status == .basic {
      if rests(.row(row), tableau.rowValues[row]) { return true }
    }
    for (column, status) in program.basis.columns.enumerated() where status == .basic {
      if rests(.column(column), tableau.columnValues[column]) { return true }
    }
    return false
  }

  /// Adds the share of a non-basic row or column.
  private mutating func add(_ element: ModelElement, _ share: Double, _ program: FinalProgram) {
    switch element {
    case .row(let index):
      let bounds = program.bounds(element)
      switch program.rows[index] {
      case .required(let row):
        let row = solution.reduced.rows[row]
        let isLower = rests(program.basis.rows[index], bounds.lower, row.range.lower)
        add(row.range, isLower: isLower, lead: row.terms[0], share)
      case .target(.softRow(let row)):
        let row = solution.reduced.softRows[row]
        add(constraint: row.constraints[0], lead: row.terms[0], share)
      case .target(.goal(let goal)):
        let goal = solution.reduced.goals[goal]
        add(goal: goal.position, lead: goal.terms[0], share)
      case .target(.distance(let root, let value)):
        addTieBreak(root, value, share)
      }
    case .column(let index):
      // A miss that is 0 adds nothing.
      guard case .variable(let rank) = program.columns[index] else { return }
      if solution.canonical.columns[rank].role == .parameter {
        add(parameter: rank, share)
      } else if program.basis.columns[index] == .free {
        addTieBreak(rank, 0, share)
      } else {
        let range = solution.reduced.ranges[rank]
        let value = program.model.columns[index].lower
        let isLower = rests(program.basis.columns[index], value, range.lower)
        add(range, isLower: isLower, lead: .init(rank: rank, coefficient: 1), share)
      }
    }
  }

  /// Whether a non-basic row or column rests on its lower bound.
  private func rests(_ status: Basis.Status, _ fixed: Double, _ lower: Double) -> Bool {
    status == .atLower || (status == .fixed && fixed == lower)
  }

  /// Adds the share of a root that nothing else compares with.
  private mutating func addAlone(_ root: Int, _ value: Double, _ share: Double) {
    let range = solution.reduced.ranges[root]
    if value == range.lower || value == range.upper {
      add(
        range, isLower: value == range.lower, lead: .init(rank: root, coefficient: 1), share)
    } else {
      addTieBreak(root, value, share)
    }
  }

  // MARK: Parts of the system

  /// Adds the share of a bound of a row or a root; `lead` is a term of it.
  private mutating func add(
    _ range: ReducedSystem.Range, isLower: Bool, lead: RankedTerm, _ share: Double
  ) {
    switch isLower ? range.lowerSource : range.upperSource {
    case nil: break
    case .constraint(let number): add(constraint: number, lead: lead, share)
    case .variable(let rank):
      let variable = solution.canonical.variable(rank)
      let form = solution.reduced.forms[rank]
      let multiplier = share / form.factor
      record((form.factor > 0) == isLower ? .lower(variable) : .upper(variable), multiplier)
      walk.add(-multiplier, at: rank)
    }
  }

  private mutating func add(parameter rank: Int, _ share: Double) {
    record(.parameter(solution.canonical.variable(rank)), share)
    walk.add(-share, at: rank)
  }

  private mutating func addTieBreak(_ root: Int, _ value: Double, _ share: Double) {
    let member = solution.member(of: root, at: value)
    let multiplier = share / solution.reduced.forms[member].factor
    record(.tieBreak(solution.canonical.variable(member)), multiplier)
    walk.add(-multiplier, at: member)
  }

  private mutating func add(constraint number: Int, lead: RankedTerm, _ share: Double) {
    let terms = solution.canonical.sums.terms(number)
    let scale = coefficient(of: lead.rank, in: terms)
    if scale == 0 { return }
    take(terms, share * lead.coefficient / scale, .constraint(number))
  }

  private mutating func add(goal position: Int, lead: RankedTerm, _ share: Double) {
    let terms = solution.canonical.goalSums.terms(position)
    let scale = coefficient(of: lead.rank, in: terms)
    if scale == 0 { return }
    take(terms, share * lead.coefficient / scale, .goal(position))
  }

  /// The coefficient of a root or a link's child in a sum, with the links below it followed.
  private func coefficient(of rank: Int, in terms: ArraySlice<RankedTerm>) -> Double {
    terms.reduce(0.0) { $0 + $1.coefficient * walk.factor(from: $1.rank, to: rank) }
  }

  /// Takes a multiple of a sum away from what is left.
  private mutating func take(
    _ terms: ArraySlice<RankedTerm>, _ multiplier: Double, _ source: PrioritySource
  ) {
    for term in terms { walk.add(-multiplier * term.coefficient, at: term.rank) }
    record(source, multiplier * direction(of: source, terms))
  }

  /// 1, or -1 for a constraint whose signs the canonical order has turned.
  private func direction(of source: PrioritySource, _ terms: ArraySlice<RankedTerm>) -> Double {
    guard case .constraint(let number) = source, let lead = terms.first else { return 1 }
    let constraint = solution.system.constraints[number]
    let variable = solution.canonical.variable(lead.rank)
    let written =
      constraint.left.coefficient(of: variable) - constraint.right.coefficient(of: variable)
    return (written > 0) == (lead.coefficient > 0) ? 1 : -1
  }

  private mutating func record(_ source: PrioritySource, _ multiplier: Double) {
    if let position = positionOf[source] {
      found[position].multiplier += multiplier
    } else {
      positionOf[source] = found.count
      found.append((source, multiplier))
    }
  }

  // MARK: Links

  /// Explains what is left by the links, the newest first: the others are older and do not undo it.
  private mutating func undoLinks() {
    for rank in walk.newestFirst {
      let left = walk.coefficient(rank)
      guard left != 0, let link = solution.reduced.classes.links[rank] else { continue }
      if let number = link.constraint {
        let terms = solution.canonical.sums.terms(number)
        take(terms, left / coefficient(of: rank, in: terms), .constraint(number))
      } else {
        record(.lower(solution.canonical.variable(rank)), left)
        walk.add(-left, at: rank)
      }
    }
  }
}
