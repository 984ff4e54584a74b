// SPDX-License-Identifier: GPL-3.0-or-later

extension PrioritySystem {
  /// Checks every number, name and index, and throws the first fault.
  ///
  /// A variable whose lower bound is above its upper one is no fault but a contradiction, which
  /// solving reports. Names are compared when they are sorted.
  func validate() throws(PriorityError) {
    for column in columns { try validate(column) }
    for constraint in constraints {
      let text = { constraint.description(naming: name(of:)) }
      try validate(constraint.left, text)
      try validate(constraint.right, text)
      try validate(constraint.priority, text)
    }
    for goal in goals {
      let text = { goal.expression.description(naming: name(of:)) }
      try validate(goal.expression, text)
      try validate(goal.priority, text)
      if goal.priority.isRequired { throw .requiredGoal(text()) }
      // Written so that NaN fails.
      if !(goal.weight >= 0 && goal.weight.isFinite) {
        throw .invalidWeight(goal.weight, text())
      }
      if goal.step < 0 { throw .negativeStep(goal.step, text()) }
    }
  }

  private func validate(_ column: Column) throws(PriorityError) {
    let isRange =
      !column.lower.isNaN && !column.upper.isNaN && column.lower < .infinity
      && column.upper > -.infinity
    if !isRange {
      throw .invalidBound(variable: column.name, lower: column.lower, upper: column.upper)
    }
    if column.role == .parameter, column.lower != column.upper {
      throw .parameterWithoutValue(column.name, lower: column.lower, upper: column.upper)
    }
  }

  private func validate(
    _ expression: LinearExpression, _ text: () -> String
  ) throws(PriorityError) {
    guard expression.constant.isFinite else { throw .notFinite(text()) }
    for term in expression.terms {
      guard columns.indices.contains(term.variable.index) else {
        throw .unknownVariable(term.variable, text())
      }
      guard term.coefficient.isFinite else { throw .notFinite(text()) }
    }
  }

  private func validate(_ priority: Priority, _ text: () -> String) throws(PriorityError) {
    if !(priority.value > 0) { throw .invalidPriority(priority.value, text()) }
  }
}
