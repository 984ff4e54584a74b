// SPDX-License-Identifier: GPL-3.0-or-later

/// Turns a run of weighted rules into one linear program, with the basis that belongs to a
/// forward evaluation.
///
/// Every rule adds rows whose basis is triangular in the order of the rules, so the basis is never
/// singular; and because weights exceed what later costs can win back, it is also optimal, up to
/// rounding. See `SequentialOptions.Start.crash` for what the solver does with it.
struct LevelBuilder {
  private(set) var model = LinearModel(name: "level")
  private(set) var basis = Basis(rows: [], columns: [])
  private(set) var columnVariables: [Variable?] = []
  /// The rule of each row.
  private(set) var rowRules: [Int] = []
  /// The column of each variable of the whole program, -1 for none.
  private var columnOf: [Int]
  /// The values of the whole program, NaN for what is not solved.
  private var values: [Double]
  private let rules: [SequentialRule]
  private let parameterNames: [Int: String]
  private let start: Int
  /// The forward evaluation of the level's own variables.
  private var forward: [Double]

  /// Starts a level.
  ///
  /// The tables move in and leave by `takeTables()`, so that they are not copied at each level.
  init(
    range: Range<Int>, rules: [SequentialRule], parameterNames: [Int: String],
    values: consuming [Double], columnOf: consuming [Int]
  ) {
    self.values = values
    self.columnOf = columnOf
    self.rules = rules
    self.parameterNames = parameterNames
    start = range.lowerBound
    forward = [Double](repeating: .nan, count: range.count)
    model.columns.reserveCapacity(3 * range.count)
    model.rows.reserveCapacity(range.count)
    basis.columns.reserveCapacity(3 * range.count)
    basis.rows.reserveCapacity(range.count)
    columnVariables.reserveCapacity(3 * range.count)
    rowRules.reserveCapacity(range.count)
  }

  /// Adds the rows and columns of a rule; parameters become columns where they are used.
  mutating func add(_ index: Int, weight: Double) {
    switch rules[index].form {
    case .fixed, .open: return
    case .equal: addDefinition(index)
    case .between: addClamp(index, weight)
    case .atLeast, .atMost: addExtremum(index, weight)
    }
  }

  // MARK: Rules

  /// v = e, free of cost.
  private mutating func addDefinition(_ index: Int) {
    let expression = rules[index].arguments[0]
    forward[index - start] = evaluate(expression)
    let name = label(index)
    let column = addColumn(
      .init(name, lower: -.infinity, upper: .infinity), .basic, Variable(index: index))
    addRow(name, index, column, expression, lower: true, upper: true, .fixed)
  }

  /// v - raised + lowered = t, where the distance from t costs.
  private mutating func addClamp(_ index: Int, _ weight: Double) {
    let (lower, upper) = (rules[index].lower, rules[index].upper)
    let argument = rules[index].arguments[0]
    let target = evaluate(argument)
    forward[index - start] = min(max(target, lower), upper)
    let name = label(index)
    let status: Basis.Status = target < lower ? .atLower : target > upper ? .atUpper : .basic
    let column = addColumn(
      .init(name, lower: lower, upper: upper), status, Variable(index: index))
    let raised = addColumn(
      .init(ModelLabel("raised", number: index), cost: weight),
      status == .atLower ? .basic : .atLower)
    let lowered = addColumn(
      .init(ModelLabel("lowered", number: index), cost: weight),
      status == .atUpper ? .basic : .atLower)
    addRow(
      name, index, column, argument, distance: (raised, lowered), lower: true, upper: true, .fixed)
  }

  /// v >= e for each argument and the least v, or v <= e and the greatest v.
  private mutating func addExtremum(_ index: Int, _ weight: Double) {
    let (lower, upper) = (rules[index].lower, rules[index].upper)
    let isLargest = rules[index].form == .atLeast
    let count = rules[index].arguments.count
    var value = isLargest ? lower : upper
    var decisive = -1
    for position in 0..<count {
      let candidate = evaluate(rules[index].arguments[position])
      if isLargest ? candidate > value : candidate < value {
        value = candidate
        decisive = position
      }
    }
    forward[index - start] = value
    let name = label(index)
    let atBound: Basis.Status = isLargest ? .atLower : .atUpper
    let column = addColumn(
      .init(name, lower: lower, upper: upper, cost: isLargest ? weight : -weight),
      decisive < 0 ? atBound : .basic, Variable(index: index))
    for position in 0..<count {
      addRow(
        count == 1 ? name : name.numbered(position + 1), index, column,
        rules[index].arguments[position], lower: isLargest, upper: !isLargest,
        position == decisive ? atBound : .basic)
    }
  }

  // MARK: Rows and columns

  /// The name of a variable.
  private func label(_ index: Int) -> ModelLabel {
    if rules[index].form == .fixed, let name = parameterNames[index] { return ModelLabel(name) }
    return ModelLabel(rules[index].source.rawValue, number: index)
  }

  private mutating func addColumn(
    _ column: LinearModel.Column, _ status: Basis.Status, _ variable: Variable? = nil
  ) -> Int {
    let index = model.addColumn(column)
    basis.columns.append(status)
    columnVariables.append(variable)
    if let variable { columnOf[variable.index] = index }
    return index
  }

  /// Adds the row `column - raised + lowered - terms`, bounded by the expression's constant.
  private mutating func addRow(
    _ name: ModelLabel, _ rule: Int, _ column: Int, _ expression: LinearExpression,
    distance: (raised: Int, lowered: Int)? = nil, lower: Bool, upper: Bool,
    _ status: Basis.Status
  ) {
    var entries: [LinearModel.Entry] = []
    entries.reserveCapacity(expression.terms.count + (distance == nil ? 1 : 3))
    entries.append(.init(column, 1))
    if let distance {
      entries.append(.init(distance.raised, -1))
      entries.append(.init(distance.lowered, 1))
    }
    for term in expression.terms {
      entries.append(.init(self.column(of: term.variable), -term.coefficient))
    }
    model.addRow(
      .init(
        name, lower: lower ? expression.constant : -.infinity,
        upper: upper ? expression.constant : .infinity, terms: entries))
    basis.rows.append(status)
    rowRules.append(rule)
  }

  /// The column of a variable; one from before the level becomes a fixed column.
  private mutating func column(of variable: Variable) -> Int {
    let known = columnOf[variable.index]
    if known >= 0 { return known }
    let value = values[variable.index]
    return addColumn(
      .init(label(variable.index), lower: value, upper: value), .fixed, variable)
  }

  private func evaluate(_ expression: LinearExpression) -> Double {
    expression.evaluated { variable in
      let value = values[variable.index]
      return value.isNaN ? forward[variable.index - start] : value
    }
  }

  /// Hands the tables back, with the level's columns forgotten.
  mutating func takeTables() -> (values: [Double], columnOf: [Int]) {
    for case let variable? in columnVariables { columnOf[variable.index] = -1 }
    defer {
      values = []
      columnOf = []
    }
    return (values, columnOf)
  }
}
