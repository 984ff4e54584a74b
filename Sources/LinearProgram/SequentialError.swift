// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a `SequentialProgram` could not be solved.
public struct SequentialError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Reason: Hashable, Sendable {
    /// The solver threw.
    case solver(SolverError)
    /// A level or a choice ended with another status than optimal.
    case notOptimal(SolutionStatus)
    /// The solver answered a value that is not finite.
    case notFinite(column: String, value: Double)
    /// An expression uses a variable that is not part of the program.
    case foreignVariable(Variable)
    /// A choice without candidates.
    case emptyChoice
    /// The solver answered a choice with a number that is no integer, or not with exactly one
    /// candidate.
    case undecidedChoice(values: [Double])
  }

  /// What went wrong.
  public let reason: Reason
  /// The program that was being solved, if it came to that.
  public let model: LinearModel?
  /// Where the rules of that program come from, as far as known, each once, in order.
  public let origins: [Origin]

  /// Makes an error.
  public init(reason: Reason, model: LinearModel? = nil, origins: [Origin] = []) {
    self.reason = reason
    self.model = model
    self.origins = origins
  }

  /// What happened, where, and what to do about it.
  public var description: String {
    var text =
      switch reason {
      case .solver(let error): "\(error)"
      case .notOptimal(let status): "A layout program was not solved (\(status))\(advice(status))."
      case .notFinite(let column, let value):
        "The solver answered \(value) for \"\(column)\"; look for lengths that are far too large."
      case .foreignVariable(let variable):
        "An expression uses \(variable), which is not a variable of this program; build it from"
          + " what this program's own rules answered."
      case .emptyChoice: "A choice has no candidates; give it at least one."
      case .undecidedChoice(let values):
        "The solver did not decide a choice (\(values)); lower the integer tolerance."
      }
    if let first = origins.first {
      text += " The first rule is \(first)"
      text += origins.count > 1 ? ", one of \(origins.count)." : "."
    }
    return text
  }

  private func advice(_ status: SolutionStatus) -> String {
    switch status {
    case .iterationLimit, .timeLimit: "; raise the limit or lower the weight limit"
    case .failed: "; use the primal simplex method"
    case .optimal, .infeasible, .unbounded: "; look for lengths that are far too large"
    }
  }
}
