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
  private(set) var rowOrigins: [Origin?] = []
  /// The column of each variable of the whole program, -1 for none.
  private var columnOf: [Int]
  /// The values of the whole program, NaN for what is not solved.
  private var values: [Double]
  private let name: (Int) -> String
  private let start: Int
  /// The forward evaluation of the level's own variables.
  private var forward: [Double]

  /// Starts a level.
  ///
  /// The tables move in and leave by `takeTables()`, so that they are not copied at each level;
  /// `name` answers the name of a variable.
  init(
    range: Range<Int>, values: consuming [Double], columnOf: consuming [Int],
    name: @escaping (Int) -> String
  ) {
    self.values = values
    self.columnOf = columnOf
    self.name = name
    start = range.lowerBound
    forward = [Double](repeating: .nan, count: range.count)
    model.columns.reserveCapacity(3 * range.count)
    model.rows.reserveCapacity(range.count)
  }

  /// Adds the rows and columns of a rule; parameters become columns where they are used.
  mutating func add(_ rule: SequentialRule, index: Int, weight: Double) {
    let variable = Variable(index: index)
    switch rule.form {
    case .fixed, .open: return
    case .equal: addDefinition(rule, variable)
    case .between: addClamp(rule, variable, weight)
    case .atLeast, .atMost: addExtremum(rule, variable, weight)
    }
  }

  // MARK: Rules

  /// v = e, free of cost.
  private mutating func addDefinition(_ rule: SequentialRule, _ variable: Variable) {
    let expression = rule.arguments[0]
    forward[variable.index - start] = evaluate(expression)
    let name = self.name(variable.index)
    let column = addColumn(
      .init(name: name, lower: -.infinity, upper: .infinity), .basic, variable)
    addRow(name, column, expression, lower: true, upper: true, .fixed, rule.origin)
  }

  /// v - raised + lowered = t, where the distance from t costs.
  private mutating func addClamp(
    _ rule: SequentialRule, _ variable: Variable, _ weight: Double
  ) {
    let target = evaluate(rule.arguments[0])
    let value = min(max(target, rule.lower), rule.upper)
    forward[variable.index - start] = value
    let name = self.name(variable.index)
    let status: Basis.Status =
      target < rule.lower ? .atLower : target > rule.upper ? .atUpper : .basic
    let column = addColumn(
      .init(name: name, lower: rule.lower, upper: rule.upper), status, variable)
    let raised = addColumn(
      .init(name: "raised" + String(variable.index), cost: weight),
      status == .atLower ? .basic : .atLower)
    let lowered = addColumn(
      .init(name: "lowered" + String(variable.index), cost: weight),
      status == .atUpper ? .basic : .atLower)
    addRow(
      name, column, rule.arguments[0], distance: (raised, lowered), lower: true, upper: true,
      .fixed, rule.origin)
  }

  /// v >= e for each argument and the least v, or v <= e and the greatest v.
  private mutating func addExtremum(
    _ rule: SequentialRule, _ variable: Variable, _ weight: Double
  ) {
    let isLargest = rule.form == .atLeast
    var value = isLargest ? rule.lower : rule.upper
    var decisive = -1
    for (position, argument) in rule.arguments.enumerated() {
      let candidate = evaluate(argument)
      if isLargest ? candidate > value : candidate < value {
        value = candidate
        decisive = position
      }
    }
    forward[variable.index - start] = value
    let name = self.name(variable.index)
    let atBound: Basis.Status = isLargest ? .atLower : .atUpper
    let column = addColumn(
      .init(
        name: name, lower: rule.lower, upper: rule.upper, cost: isLargest ? weight : -weight),
      decisive < 0 ? atBound : .basic, variable)
    for (position, argument) in rule.arguments.enumerated() {
      addRow(
        rule.arguments.count == 1 ? name : name + "." + String(position + 1), column, argument,
        lower: isLargest, upper: !isLargest, position == decisive ? atBound : .basic, rule.origin)
    }
  }

  // MARK: Rows and columns

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
    _ name: String, _ column: Int, _ expression: LinearExpression,
    distance: (raised: Int, lowered: Int)? = nil, lower: Bool, upper: Bool,
    _ status: Basis.Status, _ origin: Origin?
  ) {
    var entries: [LinearModel.Entry] = []
    entries.reserveCapacity(expression.terms.count + 3)
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
        name: name, lower: lower ? expression.constant : -.infinity,
        upper: upper ? expression.constant : .infinity, terms: entries))
    basis.rows.append(status)
    rowOrigins.append(origin)
  }

  /// The column of a variable; one from before the level becomes a fixed column.
  private mutating func column(of variable: Variable) -> Int {
    let known = columnOf[variable.index]
    if known >= 0 { return known }
    let value = values[variable.index]
    return addColumn(
      .init(name: name(variable.index), lower: value, upper: value), .fixed, variable)
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
