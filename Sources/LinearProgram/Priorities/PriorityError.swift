// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a `PrioritySystem` could not be solved.
///
/// Constraints that contradict each other are an answer, not an error.
public enum PriorityError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Two variables have the same name.
  case duplicateName(String)
  /// A bound of a variable is not a number, or one that no value meets.
  case invalidBound(variable: String, lower: Double, upper: Double)
  /// A parameter has no value, as its bounds differ or are infinite.
  case parameterWithoutValue(String, lower: Double, upper: Double)
  /// A constraint or a goal has a constant or a coefficient that is not finite.
  case notFinite(String)
  /// A constraint or a goal uses a variable that the system does not have.
  case unknownVariable(Variable, String)
  /// A priority is not a number or not above 0.
  case invalidPriority(Double, String)
  /// A goal is required, which only constraints can be.
  case requiredGoal(String)
  /// A goal has a weight that is negative or not finite.
  case invalidWeight(Double, String)
  /// A goal has a step below 0.
  case negativeStep(Int, String)
  /// What goals keep small falls without end.
  case unbounded(priority: Priority, step: Int, variables: [String])
  /// A component was not solved: a limit was reached, or the solver gave up.
  case notSolved(SolutionStatus, variables: [String])
  /// The solver threw.
  case solver(SolverError)

  /// What happened, where, and what to do about it.
  public var description: String {
    switch self {
    case .duplicateName(let name):
      "Two variables are called \"\(name)\"; names order the variables, so make them differ."
    case .invalidBound(let name, let lower, let upper):
      "The variable \"\(name)\" must be between \(lower) and \(upper); use numbers, -infinity for"
        + " no lower and infinity for no upper bound."
    case .parameterWithoutValue(let name, let lower, let upper):
      "The parameter \"\(name)\" lies between \(lower) and \(upper); give it one finite value."
    case .notFinite(let text):
      "`\(text)` has a number that is not finite; leave it out where it restricts nothing."
    case .unknownVariable(let variable, let text):
      "`\(text)` uses \(variable), which is not a variable of this system; add it first."
    case .invalidPriority(let value, let text):
      "`\(text)` has the priority \(value); use one above 0, up to 1000 for required."
    case .requiredGoal(let text):
      "The goal `\(text)` is required; use a constraint, or a priority below 1000."
    case .invalidWeight(let value, let text):
      "The goal `\(text)` has the weight \(value); use a finite number, at least 0."
    case .negativeStep(let step, let text):
      "The goal `\(text)` has the step \(step); count steps from 0."
    case .unbounded(let priority, let step, let variables):
      "A goal of priority \(priority), step \(step) falls without end; bound "
        + "\(Self.list(variables))."
    case .notSolved(let status, let variables):
      "The constraints on \(Self.list(variables)) were not solved (\(status)); "
        + (status.isLimit ? "raise the limit." : "look for numbers that are far too large.")
    case .solver(let error): "\(error)"
    }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(3).map { "\"\($0)\"" }.joined(separator: ", ")
    return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
  }
}
