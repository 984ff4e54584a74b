// SPDX-License-Identifier: GPL-3.0-or-later

/// A part of a `PrioritySystem` that can hold a value where it is.
public enum PrioritySource: Hashable, Sendable, Comparable {
  /// The parameter, which is given.
  case parameter(Variable)
  /// The constraint with a number.
  case constraint(Int)
  /// The lower bound of a variable; of equal bounds this one stands for both.
  case lower(Variable)
  /// The upper bound of a variable.
  case upper(Variable)
  /// The goal at a position of `PrioritySystem.goals`.
  case goal(Int)
  /// The tie-break, which puts the variable at 0.
  case tieBreak(Variable)
}

extension PrioritySolution {
  /// Why a root has a bound: the constraint, or the bound of a variable that follows from it.
  func source(
    _ source: ReducedSystem.Source?, isLower: Bool
  ) -> PrioritySource? {
    switch source {
    case nil: return nil
    case .constraint(let number): return .constraint(number)
    case .variable(let rank):
      let variable = canonical.variable(rank)
      let keepsSide = reduced.forms[rank].factor > 0
      return keepsSide == isLower ? .lower(variable) : .upper(variable)
    }
  }

  /// The part of the system that a target of a program stands for.
  func source(_ target: ComponentProgram.Target) -> PrioritySource {
    switch target {
    case .softRow(let index): .constraint(reduced.softRows[index].constraints[0])
    case .goal(let index): .goal(reduced.goals[index].position)
    case .distance(let root, let value): .tieBreak(canonical.variable(member(of: root, at: value)))
    }
  }

  /// The first variable of a class that is 0 where its root has a value; else the root itself.
  func member(of root: Int, at value: Double) -> Int {
    let found = reduced.forms.indices.first { rank in
      let form = reduced.forms[rank]
      return form.root == root && 0 - form.offset / form.factor == value
    }
    return found ?? root
  }
}
