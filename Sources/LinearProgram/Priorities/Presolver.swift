// SPDX-License-Identifier: GPL-3.0-or-later

/// Replaces the variables that equalities tie to others and turns the rest into rows and bounds.
struct Presolver {
  let system: CanonicalSystem
  let isOn: Bool
  var result: ReducedSystem
  var reducer: SumReducer
  /// The rows that wait for one of their roots to be replaced, by root.
  private var waiting: [[Int]]
  private var isQueued: [Bool]
  /// The equalities that no link stands for, by number.
  private var isLeft: [Bool]

  /// Links with a factor beyond this, or below its inverse, would spoil the numbers.
  private static let factorLimit = 1e6

  init(_ system: CanonicalSystem, isOn: Bool) {
    self.system = system
    self.isOn = isOn
    let count = system.columns.count
    result = ReducedSystem(count: count)
    reducer = SumReducer(count: count)
    waiting = [[Int]](repeating: [], count: isOn ? count : 0)
    isQueued = [Bool](repeating: false, count: system.relations.count)
    isLeft = [Bool](repeating: true, count: system.relations.count)
  }

  /// The reduced form of a system; with the presolver off only the forms change.
  static func reduce(
    _ system: CanonicalSystem, _ original: PrioritySystem, isOn: Bool
  ) -> ReducedSystem {
    var presolver = Presolver(system, isOn: isOn)
    if isOn {
      presolver.fixEqualBounds()
      presolver.linkEqualities()
    }
    presolver.addBounds()
    presolver.addRequiredRows()
    presolver.checkRanges()
    presolver.addSoftRows(original)
    presolver.addGoals(original)
    presolver.result.forms = system.columns.indices.map { presolver.result.classes.form($0) }
    presolver.result.implied = ImpliedRanges(
      presolver.result.ranges, presolver.result.rows,
      isGiven: system.columns.map { $0.role == .parameter })
    return presolver.result
  }

  // MARK: Equalities

  /// Variables with equal bounds are constants, unless they are parameters.
  private mutating func fixEqualBounds() {
    for (rank, column) in system.columns.enumerated()
    where column.lower == column.upper && !isParameter(rank) {
      result.classes.fix(rank, at: column.lower, constraint: nil)
    }
  }

  /// Follows equalities of one or two roots until no other becomes one.
  private mutating func linkEqualities() {
    var queue = system.required.filter { system.relations[$0] == .equal }
    for number in queue { isQueued[number] = true }
    var next = 0
    while next < queue.count {
      let number = queue[next]
      next += 1
      isQueued[number] = false
      guard isLeft[number] else { continue }
      for row in follow(number) where isLeft[row] && !isQueued[row] {
        isQueued[row] = true
        queue.append(row)
      }
    }
  }

  /// Makes an equality a link when it is one, and answers the rows that this may change.
  private mutating func follow(_ number: Int) -> [Int] {
    let sum = reduce(number)
    switch sum.terms.count {
    case 0:
      isLeft[number] = false
      if !sum.isZero { contradict([.constraint(number)], of: [number]) }
      return []
    case 1: return fix(sum, number)
    case 2: return tie(sum, number)
    default:
      for term in sum.terms { waiting[term.rank].append(number) }
      return []
    }
  }

  private mutating func fix(_ sum: SumReducer.Reduced, _ number: Int) -> [Int] {
    let term = sum.terms[0]
    if isParameter(term.rank) { return [] }
    isLeft[number] = false
    result.classes.fix(
      term.rank, at: 0 - sum.constant / term.coefficient, constraint: number)
    return takeWaiting(term.rank)
  }

  private mutating func tie(_ sum: SumReducer.Reduced, _ number: Int) -> [Int] {
    var (child, parent) = (sum.terms[0], sum.terms[1])
    if isParameter(child.rank) {
      if isParameter(parent.rank) { return [] }
      swap(&child, &parent)
    } else if !isParameter(parent.rank) {
      // The one with fewer rows moves; of two equal ones the later.
      let mine = waiting[child.rank].count
      let theirs = waiting[parent.rank].count
      if mine >= theirs { swap(&child, &parent) }
    }
    let factor = 0 - parent.coefficient / child.coefficient
    guard factor.magnitude < Self.factorLimit, factor.magnitude > 1 / Self.factorLimit else {
      return []
    }
    isLeft[number] = false
    result.classes.link(
      child.rank, to: parent.rank, factor: factor, offset: 0 - sum.constant / child.coefficient,
      constraint: number)
    return takeWaiting(child.rank)
  }

  private mutating func takeWaiting(_ rank: Int) -> [Int] {
    defer { waiting[rank] = [] }
    return waiting[rank]
  }

  // MARK: Bounds and rows

  /// The bounds of replaced variables become bounds of their roots.
  private mutating func addBounds() {
    for (rank, column) in system.columns.enumerated() {
      let form = result.classes.form(rank)
      guard let root = form.root else {
        checkConstant(rank, column, form.offset)
        continue
      }
      if root == rank {
        // A parameter is where it is; its range holds what others ask of it.
        if isParameter(rank) { continue }
        raise(root, to: column.lower, .variable(rank))
        lower(root, to: column.upper, .variable(rank))
      } else {
        let atLower = (column.lower - form.offset) / form.factor
        let atUpper = (column.upper - form.offset) / form.factor
        raise(root, to: min(atLower, atUpper), .variable(rank))
        lower(root, to: max(atLower, atUpper), .variable(rank))
      }
    }
  }

  private mutating func checkConstant(
    _ rank: Int, _ column: PrioritySystem.Column, _ value: Double
  ) {
    let slack = SumReducer.tolerance * (1 + value.magnitude)
    guard value < column.lower - slack || value > column.upper + slack else { return }
    result.contradictions.append(.init(sources: [.variable(rank)], variables: [rank]))
  }

  /// Required constraints become bounds where one root is left, and rows where more are.
  private mutating func addRequiredRows() {
    var rows: [ReducedSystem.Row] = []
    for number in system.required where isLeft[number] {
      let sum = reduce(number)
      let relation = system.relations[number]
      if sum.terms.isEmpty {
        if !holds(sum, relation) { contradict([.constraint(number)], of: [number]) }
        continue
      }
      let row = Self.row(sum, relation, number)
      if isOn, sum.terms.count == 1 {
        restrict(row)
      } else {
        rows.append(row)
      }
    }
    rows.sort { compareTerms($0.terms, $1.terms) < 0 }
    for row in rows { addRow(row) }
  }

  /// Turns one root's row into its bounds.
  private mutating func restrict(_ row: ReducedSystem.Row) {
    let term = row.terms[0]
    var range = row.range
    range.lower /= term.coefficient
    range.upper /= term.coefficient
    // The first coefficient of a row is positive, so the bounds keep their sides.
    if let source = range.lowerSource { raise(term.rank, to: range.lower, source) }
    if let source = range.upperSource { lower(term.rank, to: range.upper, source) }
  }

  /// Adds a row, or narrows the one before it when that has the same terms.
  private mutating func addRow(_ row: ReducedSystem.Row) {
    guard isOn, let last = result.rows.last, last.terms == row.terms else {
      result.rows.append(row)
      return
    }
    let index = result.rows.count - 1
    result.rows[index].range.narrow(to: row.range)
  }

  /// A required row with a positive first coefficient.
  private static func row(
    _ sum: SumReducer.Reduced, _ relation: Relation, _ number: Int
  ) -> ReducedSystem.Row {
    var (terms, constant, relation) = (sum.terms, sum.constant, relation)
    if terms[0].coefficient < 0 {
      for index in terms.indices { terms[index].coefficient = -terms[index].coefficient }
      constant = -constant
      relation = relation.reversed
    }
    var range = ReducedSystem.Range()
    if relation != .lessThanOrEqual {
      range.lower = 0 - constant
      range.lowerSource = .constraint(number)
    }
    if relation != .greaterThanOrEqual {
      range.upper = 0 - constant
      range.upperSource = .constraint(number)
    }
    return ReducedSystem.Row(terms: terms, range: range)
  }

  /// Reports ranges that are empty, and closes those that are so by rounding only.
  private mutating func checkRanges() {
    for rank in result.ranges.indices {
      if let sources = result.ranges[rank].close() {
        result.contradictions.append(.init(sources: sources, variables: [rank]))
      }
    }
    for index in result.rows.indices {
      if let sources = result.rows[index].range.close() {
        let variables = result.rows[index].terms.map(\.rank)
        result.contradictions.append(.init(sources: sources, variables: variables))
      }
    }
  }

  // MARK: Soft constraints and goals

  private mutating func addSoftRows(_ original: PrioritySystem) {
    var rows: [ReducedSystem.SoftRow] = []
    for number in system.optional {
      var sum = reduce(number)
      guard !sum.terms.isEmpty else { continue }
      var relation = system.relations[number]
      if sum.terms[0].coefficient < 0 {
        for index in sum.terms.indices { sum.terms[index].coefficient *= -1 }
        sum.constant = 0 - sum.constant
        relation = relation.reversed
      }
      rows.append(
        .init(
          terms: sum.terms, constant: sum.constant, relation: relation,
          priority: original.constraints[number].priority, constraints: [number]))
    }
    guard isOn else {
      result.softRows = rows
      return
    }
    rows.sort { $0.precedes($1) }
    for row in rows {
      if let last = result.softRows.last, last.saysSame(as: row) {
        result.softRows[result.softRows.count - 1].constraints += row.constraints
      } else {
        result.softRows.append(row)
      }
    }
  }

  private mutating func addGoals(_ original: PrioritySystem) {
    for position in system.goals where original.goals[position].weight > 0 {
      let sum = reducer.reduce(
        system.goalSums.terms(position), constant: system.goalSums.constants[position],
        by: &result.classes)
      if sum.terms.isEmpty { continue }
      result.goals.append(.init(terms: sum.terms, constant: sum.constant, position: position))
    }
  }

  // MARK: Help

  private func isParameter(_ rank: Int) -> Bool { system.columns[rank].role == .parameter }

  private mutating func reduce(_ number: Int) -> SumReducer.Reduced {
    reducer.reduce(
      system.sums.terms(number), constant: system.sums.constants[number], by: &result.classes)
  }

  private func holds(_ sum: SumReducer.Reduced, _ relation: Relation) -> Bool {
    if sum.isZero { return true }
    return switch relation {
    case .lessThanOrEqual: sum.constant < 0
    case .equal: false
    case .greaterThanOrEqual: sum.constant > 0
    }
  }

  private mutating func contradict(_ sources: [ReducedSystem.Source], of numbers: [Int]) {
    let variables = numbers.flatMap { system.sums.terms($0).map(\.rank) }
    result.contradictions.append(.init(sources: sources, variables: variables))
  }

  private mutating func raise(_ root: Int, to value: Double, _ source: ReducedSystem.Source) {
    result.ranges[root].raise(to: value, source)
  }

  private mutating func lower(_ root: Int, to value: Double, _ source: ReducedSystem.Source) {
    result.ranges[root].lower(to: value, source)
  }
}
