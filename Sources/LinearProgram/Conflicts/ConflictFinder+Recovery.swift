// SPDX-License-Identifier: GPL-3.0-or-later

extension ConflictFinder {
  /// Which constraints to leave out so that the others and all bounds can hold.
  ///
  /// Of each conflict the constraint with the lowest priority goes, so that one above 1000, as
  /// structure has, stays as long as there is another; of equals the one that would have to give
  /// way least; of equals the first in the order of the conflict's members. Conflicts that are left
  /// then are cured in the same way. `constraints` means what it means for `conflicts`. Throws also
  /// when bounds contradict each other without any constraint.
  public func recovered(
    _ system: PrioritySystem, among constraints: [Int]? = nil
  ) throws(ConflictError) -> ConflictRecovery {
    var kept = constraints ?? Self.required(in: system)
    var omitted: [Int] = []
    var cured: [Conflict] = []
    while true {
      let conflicts = try conflicts(in: system, among: kept, limit: .max)
      if conflicts.isEmpty { return ConflictRecovery(omitted: omitted, conflicts: cured) }
      var leaving = Set<Int>()
      for conflict in conflicts {
        guard let number = Self.leastImportant(of: conflict) else {
          throw .boundsAlone(conflict.description(naming: system.name(of:)))
        }
        omitted.append(number)
        cured.append(conflict)
        leaving.insert(number)
      }
      kept.removeAll(where: leaving.contains)
    }
  }

  /// The constraint of a conflict that goes first; nil when there are only bounds.
  static func leastImportant(of conflict: Conflict) -> Int? {
    var best: (number: Int, priority: Priority, relaxation: Conflict.Relaxation)?
    for relaxation in conflict.relaxations {
      guard case .constraint(let number, let constraint) = relaxation.member else { continue }
      let priority = constraint.priority
      if let best {
        if best.priority < priority { continue }
        if best.priority == priority, !relaxation.isCheaper(than: best.relaxation) { continue }
      }
      best = (number, priority, relaxation)
    }
    return best?.number
  }
}
