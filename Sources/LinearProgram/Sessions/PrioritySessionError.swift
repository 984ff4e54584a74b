// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a `PrioritySession` refused an edit; it then is as it was before.
public enum PrioritySessionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system makes no sense with the edit, or could not be solved.
  case priority(PriorityError)
  /// With the edit, required constraints contradict each other; the texts are those of the first
  /// few, as they can be many.
  case conflict([PrioritySolution.Conflict], texts: [String])
  /// There is no constraint with the handle; it was removed, or is of another session.
  case unknownConstraint(PrioritySession.ConstraintHandle)
  /// There is no such variable.
  case unknownVariable(Variable)
  /// The variable is no parameter.
  case notAParameter(String)
  /// A value is not finite.
  case notFinite(Double, String)
  /// The edit was made inside another edit of the same session.
  case nestedEdit

  /// What happened and what to do about it.
  public var description: String {
    switch self {
    case .priority(let error): "\(error)"
    case .conflict(let conflicts, let texts):
      "Required constraints contradict each other: "
        + texts.map { "`\($0)`" }.joined(separator: ", ") + Self.more(conflicts, texts)
        + "; remove one or give it a priority."
    case .unknownConstraint(let handle):
      "The session has no constraint \(handle); it was removed, or belongs to another session."
    case .unknownVariable(let variable):
      "The session has no variable \(variable); use those of its system or of `addVariable`."
    case .notAParameter(let name):
      "\"\(name)\" is no parameter; change its bounds, or add it as a parameter."
    case .notFinite(let value, let what): "The \(what) is \(value); use a finite number."
    case .nestedEdit:
      "An edit was made inside another one of the same session; use the edits that it was given."
    }
  }

  /// How many constraints a text of a conflict shows.
  static let shownTexts = 3

  private static func more(
    _ conflicts: [PrioritySolution.Conflict], _ texts: [String]
  ) -> String {
    let count = conflicts.reduce(0) { $0 + $1.constraints.count }
    return count > texts.count ? " and \(count - texts.count) more" : ""
  }
}
