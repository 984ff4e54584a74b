// SPDX-License-Identifier: GPL-3.0-or-later

/// The variables that rules read with the largest derivatives by them, side by side in memory.
///
/// Weights are found by walking the rules many times; here a walk touches numbers only.
struct RuleTerms: Sendable {
  /// The form of each rule.
  private(set) var forms: [SequentialRule.Form] = []
  /// Where the terms of each rule end.
  private(set) var ends: [Int] = []
  /// The variable of each term; within a rule each occurs once.
  private(set) var variables: [Int] = []
  /// The largest derivative among the rule's arguments, never negative.
  private(set) var peaks: [Double] = []

  /// Makes the terms of some rules.
  init(_ rules: some Sequence<SequentialRule> = []) {
    for rule in rules { append(rule) }
  }

  /// Where the terms of a rule begin.
  func start(of rule: Int) -> Int { rule == 0 ? 0 : ends[rule - 1] }

  /// Adds the terms of the next rule.
  mutating func append(_ rule: SequentialRule) {
    forms.append(rule.form)
    if rule.arguments.count == 1 {
      for term in rule.arguments[0].terms { append(term) }
    } else {
      appendPeaks(rule.arguments)
    }
    ends.append(variables.count)
  }

  private mutating func append(_ term: LinearExpression.Term) {
    variables.append(term.variable.index)
    peaks.append(term.coefficient.magnitude)
  }

  private mutating func appendPeaks(_ arguments: SequentialRule.Arguments) {
    let start = variables.count
    for term in arguments.flatMap(\.terms).sorted(by: { $0.variable < $1.variable }) {
      if variables.count > start, variables[variables.count - 1] == term.variable.index {
        peaks[peaks.count - 1] = max(peaks[peaks.count - 1], term.coefficient.magnitude)
      } else {
        append(term)
      }
    }
  }
}
