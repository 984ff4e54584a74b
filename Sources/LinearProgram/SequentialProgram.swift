// SPDX-License-Identifier: GPL-3.0-or-later

/// A layout axis as a list of rules in evaluation order, solved by linear programs.
///
/// Each rule is a function of earlier variables: a clamp, a maximum or a minimum of affine
/// expressions. With exact weights the linear program that minimises the weighted sum of the
/// rules' costs has one optimum, and that is the sequential evaluation. Where weights would pass a
/// limit the rules are split into levels, which are solved one after the other.
///
/// Building and solving may alternate: `value(of:)` solves what its answer needs, and later rules
/// see what was solved as fixed columns. All lengths are points. Expressions must be made from
/// what the same program answered.
public struct SequentialProgram: Sendable {
  /// How levels are solved.
  public let options: SequentialOptions
  /// What was built and what solving cost so far.
  public internal(set) var statistics = SequentialStatistics()
  /// The solved levels and choices, when the options keep them.
  public internal(set) var levels: [SolvedLevel] = []

  /// The expressions with a variable whose values were asked for, when the options keep them.
  ///
  /// In order. What was built from such a value does not move with the program's parameters.
  public internal(set) var readings: [LinearExpression] = []

  let solver: any LinearSolver
  /// The rule of each variable, by index.
  var rules: [SequentialRule] = []
  /// What the rules read, for their weights.
  var ruleTerms = RuleTerms()
  /// The value of each variable, by index; NaN until it is solved.
  var values: [Double] = []
  /// The first variable that no level has covered yet.
  var firstPending = 0
  /// The column of each variable in the level being built, -1 for none.
  ///
  /// Kept between levels so that a level costs only what it touches.
  var columnOf: [Int] = []
  /// The names of the parameters, by index.
  var parameterNames: [Int: String] = [:]
  /// What a program whose solving is deferred knows instead of solved values; nil for others.
  var deferral: Deferral?
  /// A fault found while building, thrown by the next solve.
  var fault: SequentialError?

  /// Makes an empty program.
  public init(solver: any LinearSolver, options: SequentialOptions = SequentialOptions()) {
    self.solver = solver
    self.options = options
  }

  /// The name of a variable: a parameter's own, otherwise the kind of rule and the index.
  public func name(of variable: Variable) -> String {
    guard rules.indices.contains(variable.index) else { return variable.description }
    return Self.name(of: variable.index, rules: rules, parameterNames: parameterNames)
  }

  static func name(
    of index: Int, rules: [SequentialRule], parameterNames: [Int: String]
  ) -> String {
    let rule = rules[index]
    if rule.form == .fixed, let name = parameterNames[index] { return name }
    return rule.source.rawValue + String(index)
  }

  /// An expression with the names of this program's variables.
  public func describe(_ expression: LinearExpression) -> String {
    expression.description(naming: name(of:))
  }
}
