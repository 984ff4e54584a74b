// SPDX-License-Identifier: GPL-3.0-or-later

/// The linear program of a component, with what its rows, columns and levels stand for.
struct ComponentProgram: Sendable {
  /// Something that is kept small and has a row of its own.
  enum Target: Sendable, Hashable {
    /// A soft row, by its position in `ReducedSystem.softRows`.
    case softRow(Int)
    /// A goal, by its position in `ReducedSystem.goals`.
    case goal(Int)
    /// The distance of a root from a value, for the tie-break.
    case distance(root: Int, from: Double)
  }

  /// What a column stands for.
  enum ColumnMeaning: Sendable, Hashable {
    /// A root or a parameter, by its rank.
    case variable(Int)
    /// By how much a sum is above what it should be.
    case excess(Target)
    /// By how much a sum is below what it should be.
    case shortfall(Target)
  }

  /// What a row stands for.
  enum RowMeaning: Sendable, Hashable {
    /// A required row, by its position in `ReducedSystem.rows`.
    case required(Int)
    /// The sum of a target, minus its excess, plus its shortfall.
    case target(Target)
  }

  /// What a level stands for.
  enum LevelMeaning: Sendable, Hashable {
    /// Goals of one priority and step.
    case goals(Priority, step: Int)
    /// Constraints of one priority.
    case constraints(Priority)
    /// Only the required rows.
    case feasibility
    /// A level of the tie-break, from 0.
    case tieBreak(Int)
  }

  /// The program; its columns have no costs, the levels have.
  var model: LinearModel
  /// What each column stands for: first the variables by rank, then excesses and shortfalls.
  var columns: [ColumnMeaning] = []
  /// What each row stands for: first the required ones.
  var rows: [RowMeaning] = []
  /// The objectives, the most important first.
  var levels: [LinearLevel] = []
  /// What each level stands for.
  var levelMeanings: [LevelMeaning] = []
  /// The ranks of the variables, which stand first among the columns, rising.
  private(set) var ranks: [Int] = []
  /// The basis to start from.
  var start: Basis
  /// The values of the columns at that start.
  var startValues: [Double] = []

  /// Makes a program without rows and columns.
  init(name: String) {
    model = LinearModel(name: name)
    start = Basis(rows: [], columns: [])
  }

  /// The column of a root or a parameter; nil when the program does not have it.
  func column(of rank: Int) -> Int? {
    ranks.withUnsafeBufferPointer { ranks in
      var (low, high) = (0, ranks.count)
      while low < high {
        let middle = (low + high) / 2
        if ranks[middle] < rank { low = middle + 1 } else { high = middle }
      }
      return low < ranks.count && ranks[low] == rank ? low : nil
    }
  }

  // MARK: Building

  /// Adds a column that starts where its bounds are closest to 0; variables come first, by rank.
  mutating func addVariable(_ rank: Int, name: String, lower: Double, upper: Double) {
    model.addColumn(.init(name: name, lower: lower, upper: upper))
    columns.append(.variable(rank))
    ranks.append(rank)
    let status: Basis.Status
    let value: Double
    if lower == upper {
      (status, value) = (.fixed, lower)
    } else if lower.isFinite, !upper.isFinite || lower.magnitude <= upper.magnitude {
      (status, value) = (.atLower, lower)
    } else if upper.isFinite {
      (status, value) = (.atUpper, upper)
    } else {
      (status, value) = (.free, 0)
    }
    start.columns.append(status)
    startValues.append(value)
  }

  /// Adds a row that must hold.
  mutating func addRequired(
    _ index: Int, name: String, terms: [LinearModel.Entry], lower: Double, upper: Double
  ) {
    model.addRow(.init(name: name, lower: lower, upper: upper, terms: terms))
    rows.append(.required(index))
    start.rows.append(.basic)
  }

  /// Adds a row that compares a sum with a limit, and the columns of what it misses it by, which
  /// start as large as the start asks for; answers these columns.
  mutating func addTarget(
    _ target: Target, name: String, terms: [LinearModel.Entry], relation: Relation,
    limit: Double
  ) -> [Int] {
    var terms = terms
    let sum = terms.reduce(0.0) { $0 + $1.coefficient * startValues[$1.column] }
    var added: [Int] = []
    var rowStatus = Basis.Status.basic
    if relation != .greaterThanOrEqual {
      let isShort = sum <= limit
      added.append(addMiss(.excess(target), "over." + name, isShort ? 0 : sum - limit))
      terms.append(.init(added[0], -1))
      if !isShort { rowStatus = relation == .equal ? .fixed : .atUpper }
    }
    if relation != .lessThanOrEqual {
      let isOver = sum > limit || (sum == limit && relation == .greaterThanOrEqual)
      let column = addMiss(.shortfall(target), "under." + name, isOver ? 0 : limit - sum)
      added.append(column)
      terms.append(.init(column, 1))
      if !isOver {
        start.columns[column] = .basic
        rowStatus = relation == .equal ? .fixed : .atLower
      }
    }
    model.addRow(
      .init(
        name: name, lower: relation == .lessThanOrEqual ? -.infinity : limit,
        upper: relation == .greaterThanOrEqual ? .infinity : limit, terms: terms))
    rows.append(.target(target))
    start.rows.append(rowStatus)
    return added
  }

  private mutating func addMiss(
    _ meaning: ColumnMeaning, _ name: String, _ value: Double
  ) -> Int {
    columns.append(meaning)
    start.columns.append(value > 0 ? .basic : .atLower)
    startValues.append(value)
    return model.addColumn(.init(name: name))
  }

  /// Adds costs to the last level when it means the same, otherwise to a new one.
  ///
  /// The costs of one column add up when the level is finished by `mergeCosts`.
  mutating func addCosts(_ costs: [LinearLevel.Cost], to meaning: LevelMeaning) {
    if levelMeanings.last == meaning {
      levels[levels.count - 1].costs += costs
    } else {
      levels.append(LinearLevel(costs))
      levelMeanings.append(meaning)
    }
  }

  /// Adds up the costs of the same column in a level; zeros go.
  mutating func mergeCosts() {
    for index in levels.indices {
      let costs = levels[index].costs
      // The columns of targets are met once and in order.
      if zip(costs, costs.dropFirst()).allSatisfy({ $0.column < $1.column }) { continue }
      var merged: [LinearLevel.Cost] = []
      for cost in costs.sorted(by: { $0.column < $1.column }) {
        if let last = merged.last, last.column == cost.column {
          merged[merged.count - 1].cost += cost.cost
        } else {
          merged.append(cost)
        }
      }
      levels[index].costs = merged.filter { $0.cost != 0 }
    }
  }

  /// Continues from a solution: what it fixed stays fixed, its basis is the start, and the levels
  /// that it has answered go.
  mutating func proceed(from solution: LevelledSolution) {
    model = model.fixing(solution.fixings)
    if let basis = solution.basis { start = basis }
    startValues = solution.columnValues
    levels = []
    levelMeanings = []
  }
}
