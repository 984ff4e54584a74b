// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import LinearProgram
import SolveLayout

extension CommandFailure {
  /// The verbs that lay out documents.
  enum LayoutVerb {
    case solve
    case check
    case export
    case trace
    case explain
    case sweep

    /// What to do in a build without a solver.
    fileprivate var hintWithoutSolver: String {
      let build = "build with the trait GLPK (on by default)"
      return switch self {
      case .solve: "use --engine direct without --check, or \(build)"
      case .check: "\(build); solve --engine direct needs no solver"
      case .sweep: "use --engine direct, or \(build)"
      case .export, .trace, .explain: build
      }
    }
  }

  /// The failure for a document that a verb could not lay out.
  init(_ error: LayoutError, file: String, verb: LayoutVerb) {
    switch error {
    case .noSolver:
      self.init(
        .usage, message: "this build has no solver for constraints",
        hint: verb.hintWithoutSolver)
    case .program(let error):
      // Sequential programs have an optimum, so what is called infeasible here is a failure too.
      self.init(.notSettled, file: file, message: "\(error)")
    case .relations(let failure): self.init(failure, file: file)
    case .measurements(let error):
      self.init(
        .notSettled,
        text: PlacedMessage.text(.error, error.message, at: error.origin, file: file)
          + "\n  hint: \(MeasurementLimitReached.hint)")
    }
  }
}

extension CommandFailure {
  /// The failure for relations: a conflict with its members at their places, or what kept them from
  /// settling.
  init(_ failure: RelationFailure, file: String) {
    if case .unsettled(_, _, _, let origin) = failure {
      self.init(
        .notSettled, text: PlacedMessage.text(.error, "\(failure)", at: origin, file: file))
      return
    }
    guard case .conflict(let conflicts) = failure else {
      self.init(.notSettled, file: file, message: "\(failure)")
      return
    }
    self.init(.conflict, text: conflicts.map { $0.text(file: file) }.joined(separator: "\n"))
  }
}

extension RelationConflict {
  /// The conflict as a compiler would print it: an error and a note a member.
  fileprivate func text(file: String) -> String {
    let first = members.first { $0.isRelation }?.place ?? members.compactMap(\.place).first
    var lines = [
      line(
        "error",
        members.count == 1
          ? "this constraint cannot hold: the views' own lengths contradict it"
          : "\(members.count) constraints cannot hold together", at: first, file: file)
    ]
    for member in members { lines.append(line("note", member.text, at: member.place, file: file)) }
    if let cheapest, let amount = members[cheapest].relaxation {
      lines.append(
        "  hint: let '\(members[cheapest].text)' give way by \(LinearExpression(amount)) or more, "
          + "lower its priority, or solve with --recover")
    }
    return lines.joined(separator: "\n")
  }

  /// A line of a place such as `3:14 ($.root)`, whose path stands on a line of its own.
  private func line(_ kind: String, _ text: String, at place: String?, file: String) -> String {
    guard let place else { return "\(file): \(kind): \(text)" }
    let parts = place.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].contains(":") else {
      return "\(file):\(place): \(kind): \(text)"
    }
    let path = parts[1].trimmingCharacters(in: ["(", ")"])
    return "\(file):\(parts[0]): \(kind): \(text)\n  at \(path)"
  }
}
