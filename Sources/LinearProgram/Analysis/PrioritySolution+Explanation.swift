// SPDX-License-Identifier: GPL-3.0-or-later

extension PrioritySolution {
  /// Why an expression has the value it has.
  ///
  /// Nil where the expression has no value: in a part with a conflict. Takes one call of the solver
  /// for each part that the expression depends on, and one for the ranges of the parameters.
  /// Throws when the expression uses a variable that the system does not have, and when the solver
  /// does or has no tableau.
  public func explanation(
    of expression: LinearExpression, solver: any LinearSolver
  ) throws(PriorityError) -> PriorityExplanation? {
    try check(expression)
    let value = expression.evaluated { values[$0.index] }
    if value.isNaN { return nil }
    var tracer = ReasonTracer(self, solver)
    try tracer.trace(expression)
    let multipliers = Dictionary(
      tracer.found.map { ($0.source, $0.multiplier) }, uniquingKeysWith: { first, _ in first })
    let sources = tracer.found.filter { $0.multiplier.magnitude > 1e-10 }.map(\.source)
    let reasons = ReasonChain(self).ordered(sources, from: expression).map { source in
      PriorityExplanation.Reason(
        source: source, multiplier: multipliers[source] ?? 0, value: limit(of: source))
    }
    let region = try region(of: regionParts(tracer.components), solver: solver)
    let ranges = region?.parameters.compactMap { parameter in
      region?.interval(of: parameter).map {
        PriorityExplanation.Range(parameter: parameter, interval: $0)
      }
    }
    return PriorityExplanation(
      value: value, constant: expression.constant, reasons: reasons,
      concessions: concessions(in: tracer.components), ranges: ranges ?? [],
      isDegenerate: tracer.isDegenerate)
  }

  /// Throws when an expression is not one of this system's.
  func check(_ expression: LinearExpression) throws(PriorityError) {
    let text = { expression.description(naming: system.name(of:)) }
    guard expression.constant.isFinite else { throw .notFinite(text()) }
    for term in expression.terms where !system.columns.indices.contains(term.variable.index) {
      throw .unknownVariable(term.variable, text())
    }
  }

  /// Components with the parts that hold what parameters alone must meet.
  private func regionParts(_ numbers: [Int]) -> [Int] {
    let chosen = Set(numbers)
    return components.indices.filter { chosen.contains($0) || components[$0].component.isGiven }
  }

  /// What a source compares with.
  private func limit(of source: PrioritySource) -> Double {
    switch source {
    case .constraint(let number):
      system.constraints[number].right.constant - system.constraints[number].left.constant
    case .lower(let variable), .parameter(let variable): system.columns[variable.index].lower
    case .upper(let variable): system.columns[variable.index].upper
    case .goal(let position): 0 - system.goals[position].expression.constant
    case .tieBreak: 0
    }
  }

  // MARK: What gave way

  /// What does not hold in some components, by level.
  private func concessions(in numbers: [Int]) -> [PriorityExplanation.Concession] {
    var softRows: [Int] = []
    var goals: [Int] = []
    for number in numbers {
      let component = components[number].component
      softRows += component.softRows.flatMap { reduced.softRows[$0].constraints }
      goals += component.goals.map { reduced.goals[$0].position }
    }
    var parts: [(priority: Priority, step: Int?, weight: Double, violation: Violation)] = []
    for number in softRows.sorted() {
      let constraint = system.constraints[number]
      let amount = constraint.violation { values[$0.index] }
      if isNothing(amount, constraint.difference) { continue }
      parts.append(
        (constraint.priority, nil, 1, .init(source: .constraint(number), amount: amount)))
    }
    for position in goals.sorted() where system.goals[position].kind == .zero {
      let goal = system.goals[position]
      let amount = goal.expression.evaluated { values[$0.index] }.magnitude
      if isNothing(amount, goal.expression) { continue }
      parts.append(
        (goal.priority, goal.step, goal.weight, .init(source: .goal(position), amount: amount)))
    }
    return levels(parts)
  }

  private typealias Violation = PriorityExplanation.Concession.Violation

  /// Whether a violation is rounding.
  private func isNothing(_ amount: Double, _ expression: LinearExpression) -> Bool {
    let size = expression.terms.reduce(expression.constant.magnitude) {
      max($0, ($1.coefficient * values[$1.variable.index]).magnitude)
    }
    return !(amount > 1e-8 * (1 + size))
  }

  /// The violations by falling priority, goals before constraints, by rising step.
  private func levels(
    _ parts: [(priority: Priority, step: Int?, weight: Double, violation: Violation)]
  ) -> [PriorityExplanation.Concession] {
    // Goals of a priority come before constraints of it, in the order of their steps.
    func place(_ step: Int?) -> Int { step ?? .max }
    let order = parts.indices.sorted { left, right in
      let (mine, theirs) = (parts[left], parts[right])
      if mine.priority != theirs.priority { return mine.priority > theirs.priority }
      if mine.step != theirs.step { return place(mine.step) < place(theirs.step) }
      return mine.violation.source < theirs.violation.source
    }
    var result: [PriorityExplanation.Concession] = []
    for index in order {
      let part = parts[index]
      var violations = [part.violation]
      var cost = part.weight * part.violation.amount
      if let last = result.last, last.priority == part.priority, last.step == part.step {
        violations = last.violations + violations
        cost += last.cost
        result.removeLast()
      }
      result.append(
        .init(priority: part.priority, step: part.step, cost: cost, violations: violations))
    }
    return result
  }
}
