// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// Why a compiled node with relations has no layout, in the words of those who wrote it.
struct ConflictReport {
  /// The conflicts, each irreducible, with no relation in two of them.
  private(set) var conflicts: [RelationConflict] = []
  /// The numbers of the constraints without which the rest can hold.
  private(set) var givenUp: Set<Int> = []

  init(_ problem: RelationProblem, engine: RelationEngine) throws(RelationFailure) {
    let finder = ConflictFinder(solver: engine.solver)
    let system = problem.system
    do throws(ConflictError) {
      if engine.options.conflicts == .giveUp {
        let recovery = try finder.recovered(system)
        conflicts = recovery.conflicts.map { RelationConflict($0, problem) }
        givenUp = Set(recovery.omitted)
        for index in conflicts.indices {
          conflicts[index].givenUp = recovery.conflicts[index].members.firstIndex {
            $0.constraintNumber == recovery.omitted[index]
          }
        }
      } else {
        conflicts = try finder.conflicts(in: system).map { RelationConflict($0, problem) }
      }
    } catch {
      throw .analysis(error)
    }
  }
}

extension RelationConflict {
  /// A conflict of a compiled system with its members in words.
  fileprivate init(_ conflict: Conflict, _ problem: RelationProblem) {
    let system = problem.system
    members = conflict.relaxations.map { relaxation in
      let member = relaxation.member
      let isRelation = member.constraintNumber.map { problem.relations[$0] != nil } ?? false
      var text = member.text(naming: system.name(of:))
      if case .value(let variable, let value) = member {
        text = "the proposed \(system.name(of: variable)) is \(LinearExpression(value))"
      }
      var place: String?
      if case .constraint(_, let constraint) = member { place = constraint.origin?.place }
      return Member(
        text: text, place: place, isRelation: isRelation,
        relaxation: relaxation.amount.isFinite ? relaxation.amount : nil)
    }
    // What somebody wrote is what somebody can change.
    let candidates = members.indices.filter { members[$0].relaxation != nil }
    let written = candidates.filter { members[$0].isRelation }
    cheapest = (written.isEmpty ? candidates : written).min { a, b in
      (members[a].relaxation ?? 0, a) < (members[b].relaxation ?? 0, b)
    }
  }
}
