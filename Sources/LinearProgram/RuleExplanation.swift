// SPDX-License-Identifier: GPL-3.0-or-later

/// What decides the value of a rule.
public enum RuleState: Hashable, Sendable {
  /// The value is given: a parameter.
  case given
  /// The value follows the rule's only argument, within its bounds.
  case follows
  /// The lower bound decides.
  case atLower
  /// The upper bound decides.
  case atUpper
  /// Of several arguments the one at this position, from 0, decides.
  case argument(Int)
}

/// One rule on the way from the parameters to a value.
public struct RuleStep: Hashable, Sendable {
  /// What kind of rule it is.
  public enum Kind: String, Hashable, Sendable {
    /// A parameter.
    case parameter
    /// A value kept between two bounds.
    case clamp
    /// The largest of several values.
    case largest
    /// The smallest of several values.
    case smallest
    /// A sum with a variable of its own.
    case definition
  }

  /// The rule's variable.
  public let variable: Variable
  /// What kind of rule it is.
  public let kind: Kind
  /// What decides the value.
  public let state: RuleState
  /// The value.
  public let value: Double
  /// The values of the rule's arguments, of which the state says which one decides.
  public let arguments: [Double]
  /// The lower bound, or the constant among the arguments of a maximum; -infinity for none.
  public let lower: Double
  /// The upper bound, or the constant among the arguments of a minimum; infinity for none.
  public let upper: Double
  /// The value as an affine function of the program's parameters, while all states stay.
  public let form: LinearExpression
  /// Where the rule comes from, as far as known.
  public let origin: Origin?
}

/// How a value moves with a parameter, and how far that holds while the other parameters stay.
public struct ParameterSensitivity: Hashable, Sendable {
  /// The parameter.
  public let parameter: Variable
  /// The parameter's name.
  public let name: String
  /// The parameter's value.
  public let value: Double
  /// How much the value grows where the parameter grows by one; at a breakpoint the derivative
  /// towards larger values of the parameter.
  public let derivative: Double
  /// The values of the parameter for which the same rules decide in the same way.
  public let reasons: ClosedRange<Double>
  /// The values of the parameter for which the same formula holds, for whatever reasons.
  public let formula: ClosedRange<Double>

  /// Makes a sensitivity.
  public init(
    parameter: Variable, name: String, value: Double, derivative: Double,
    reasons: ClosedRange<Double>, formula: ClosedRange<Double>
  ) {
    self.parameter = parameter
    self.name = name
    self.value = value
    self.derivative = derivative
    self.reasons = reasons
    self.formula = formula
  }
}

/// Why an expression has its value.
public struct RuleExplanation: Hashable, Sendable {
  /// The value.
  public let value: Double
  /// The value as an affine function of the program's parameters; see `sensitivities` for how far
  /// it holds.
  public let form: LinearExpression
  /// The rules that decide the value, each after those that decide its own one.
  public let steps: [RuleStep]
  /// The parameters on which the value may hang, in the order of the program; those without any
  /// influence at present are included, since what they influence may decide elsewhere.
  public let sensitivities: [ParameterSensitivity]
}
