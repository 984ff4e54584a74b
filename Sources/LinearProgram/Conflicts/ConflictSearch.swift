// SPDX-License-Identifier: GPL-3.0-or-later

/// One search for the conflicts of some requirements.
struct ConflictSearch {
  let requirements: Requirements
  let solver: any LinearSolver
  let options: ConflictOptions
  let limit: Int
  /// The conflicts found so far.
  private(set) var found: [Conflict] = []
  /// What the search took so far.
  var statistics = ConflictAnalysis.Statistics()
  /// Whether each row still takes part.
  private var isLeft: [Bool]
  /// The rows of each column.
  let rowsOfColumn: [[Int]]
  /// Values that meet most requirements.
  var guess: PointGuess

  init(
    _ requirements: Requirements, solver: any LinearSolver, options: ConflictOptions, limit: Int
  ) {
    self.requirements = requirements
    self.solver = solver
    self.options = options
    self.limit = limit
    isLeft = [Bool](repeating: true, count: requirements.rows.count)
    rowsOfColumn = requirements.rowsOfColumn
    guess = PointGuess(
      requirements, rows: Array(requirements.rows.indices), rowsOfColumn: rowsOfColumn)
  }

  /// Whether no more conflicts are wanted.
  var isFull: Bool { found.count >= limit }

  /// The rows that still take part.
  var rowsLeft: [Int] { isLeft.indices.filter { isLeft[$0] } }

  /// The rows among some that still take part.
  func left(of rows: [Int]) -> [Int] { rows.filter { isLeft[$0] } }

  /// Finds conflicts until the rest is feasible or no more are wanted.
  mutating func run() throws(ConflictError) {
    // 1. What contradicts itself.
    findCrossingBounds()
    findFailingConstants()
    // 2. What contradicts without solving.
    try findRowsOnOneExpression()
    try findCirclesOfDifferences()
    // 3. What only a solver finds, around what fails at a guess, or in a whole component.
    for component in requirements.components(of: rowsLeft) {
      if isFull { return }
      if try !searchNearby(component) { try search(component) }
    }
  }

  private mutating func findCrossingBounds() {
    for (column, lower, upper) in requirements.crossing where !isFull {
      let variable = requirements.variables[column]
      let amount = lower - upper
      add(
        Conflict(relaxations: [
          .init(member: .lower(variable, lower), amount: amount),
          .init(member: .upper(variable, upper), amount: amount),
        ]))
    }
  }

  private mutating func findFailingConstants() {
    for (number, constraint, amount) in requirements.failing where !isFull {
      add(Conflict(relaxations: [.init(member: .constraint(number, constraint), amount: amount)]))
    }
  }

  private mutating func add(_ conflict: Conflict) {
    found.append(conflict)
    statistics.foundWithoutProgram += 1
  }

  /// Adds the conflict of some requirements and takes its rows out.
  mutating func add(_ codes: [Int]) throws(ConflictError) {
    let codes = codes.sorted()
    found.append(try conflict(of: codes))
    for code in codes where code < isLeft.count { isLeft[code] = false }
  }

  /// Finds the conflicts of rows that share no varying column with others.
  private mutating func search(_ component: [Int]) throws(ConflictError) {
    var widened = false
    while !isFull {
      let rows = left(of: component)
      if rows.isEmpty || rows.count == 1 && requirements.canHoldAlone(rows[0]) { return }
      let (model, columns) = requirements.componentModel(rows: rows, widened: widened)
      statistics.componentPrograms += 1
      guard case .infeasible(let ray) = try outcome(of: model) else { return }
      let candidate = ray.map { candidates($0, model, rows, columns) } ?? []
      if let members = try irreducible(candidate) {
        try add(members)
      } else if !widened {
        // The contradiction may be one of rounding only, which hides others.
        widened = true
      } else if let members = try irreducible(near: candidate, in: rows) {
        try add(members)
      } else {
        return
      }
    }
  }
}
