// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene
import LinearProgram

/// Why views with relations could not be laid out.
public enum RelationFailure: Error, Sendable, CustomStringConvertible {
  /// Required relations contradict each other, or the structure around them.
  case conflict([RelationConflict])
  /// What is measured inside, such as a text, changed in every round.
  case unsettled(question: String, values: [Double], rounds: Int, origin: SceneOrigin)
  /// A program could not be compiled.
  case program(SequentialError)
  /// The levels could not be solved.
  case priorities(PriorityError)
  /// The reason of a conflict could not be found.
  case analysis(ConflictError)
  /// The scene needs too many measurements.
  case measurements(MeasurementLimitReached)

  /// What happened and what to do.
  public var description: String {
    switch self {
    case .conflict(let conflicts):
      conflicts.map(\.description).joined(separator: "\n")
    case .unsettled(let question, let values, let rounds, _):
      "the layout does not settle: after \(rounds) rounds \(question) still changes ("
        + values.map { "\(Length($0))" }.joined(separator: ", ")
        + "); give the view a fixed length"
    case .program(let error): "\(error)"
    case .priorities(let error): "\(error)"
    case .analysis(let error): "\(error)"
    case .measurements(let error): "\(error)"
    }
  }
}
