// SPDX-License-Identifier: GPL-3.0-or-later

/// A system in an order that does not depend on the order in which it was written.
///
/// Variables are known by their rank in the order of their names. Each constraint is a sum, whose
/// first coefficient is positive, compared with 0. Floating-point sums depend on their order, so
/// everything that follows goes by ranks and by the orders given here.
struct CanonicalSystem: Sendable {
  /// The index in the system of the variable with each rank.
  let order: [Int]
  /// What is known of the variable with each rank.
  private(set) var columns: [PrioritySystem.Column]
  /// What each constraint compares with 0, by the constraint's number.
  private(set) var sums = SparseSums()
  /// How it compares, by the constraint's number.
  private(set) var relations: [Relation] = []
  /// The numbers of the required constraints, in canonical order.
  private(set) var required: [Int] = []
  /// The numbers of the other constraints, by falling priority, then in canonical order.
  private(set) var optional: [Int] = []
  /// The expression of each goal, by its position in the system.
  private(set) var goalSums = SparseSums()
  /// The positions of the goals, by falling priority, rising step, then in canonical order.
  private(set) var goals: [Int] = []

  /// Puts a valid system in order; throws when two names are the same.
  init(_ system: PrioritySystem) throws(PriorityError) {
    let names = system.columns.map(\.name)
    order = names.indices.sorted { names[$0] < names[$1] }
    for (left, right) in zip(order, order.dropFirst()) where names[left] == names[right] {
      throw .duplicateName(names[left])
    }
    columns = order.map { system.columns[$0] }
    var rank = [Int](repeating: 0, count: order.count)
    for (position, index) in order.enumerated() { rank[index] = position }
    addConstraints(system, rank)
    addGoals(system, rank)
  }

  private mutating func addConstraints(_ system: PrioritySystem, _ rank: [Int]) {
    sums.reserveCapacity(system.constraints.count)
    relations.reserveCapacity(system.constraints.count)
    var scratch: [RankedTerm] = []
    for constraint in system.constraints {
      scratch.removeAll(keepingCapacity: true)
      for term in constraint.left.terms {
        scratch.append(.init(rank: rank[term.variable.index], coefficient: term.coefficient))
      }
      for term in constraint.right.terms {
        scratch.append(.init(rank: rank[term.variable.index], coefficient: -term.coefficient))
      }
      sums.append(
        constant: constraint.left.constant - constraint.right.constant, sorting: &scratch)
      let isTurned = sums.makeLastLeadPositive()
      relations.append(isTurned ? constraint.relation.reversed : constraint.relation)
    }
    for (number, constraint) in system.constraints.enumerated() {
      if constraint.priority.isRequired { required.append(number) } else { optional.append(number) }
    }
    let (sums, relations) = (sums, relations)
    let precedes = { (left: Int, right: Int) -> Bool in
      let order = sums.compare(left, right)
      if order != 0 { return order < 0 }
      let (mine, theirs) = (relations[left].order, relations[right].order)
      return mine == theirs ? left < right : mine < theirs
    }
    required.sort(by: precedes)
    let priorities = system.constraints.map(\.priority.value)
    optional.sort {
      priorities[$0] == priorities[$1] ? precedes($0, $1) : priorities[$0] > priorities[$1]
    }
  }

  private mutating func addGoals(_ system: PrioritySystem, _ rank: [Int]) {
    var scratch: [RankedTerm] = []
    for goal in system.goals {
      scratch.removeAll(keepingCapacity: true)
      for term in goal.expression.terms {
        scratch.append(.init(rank: rank[term.variable.index], coefficient: term.coefficient))
      }
      goalSums.append(constant: goal.expression.constant, sorting: &scratch)
    }
    let sums = goalSums
    goals = system.goals.indices.sorted { left, right in
      let (mine, theirs) = (system.goals[left], system.goals[right])
      if mine.priority != theirs.priority { return mine.priority > theirs.priority }
      if mine.step != theirs.step { return mine.step < theirs.step }
      let order = sums.compare(left, right)
      if order != 0 { return order < 0 }
      if mine.kind != theirs.kind { return mine.kind == .zero }
      return mine.weight == theirs.weight ? left < right : mine.weight < theirs.weight
    }
  }

  /// Gives parameters their values in a system that differs in nothing else.
  mutating func setParameters(_ system: PrioritySystem) {
    for rank in columns.indices where columns[rank].role == .parameter {
      columns[rank] = system.columns[order[rank]]
    }
  }

  /// The variable of the system that has a rank.
  func variable(_ rank: Int) -> Variable { Variable(index: order[rank]) }
}

extension Relation {
  /// The place of the relation in the canonical order.
  fileprivate var order: Int {
    switch self {
    case .lessThanOrEqual: 0
    case .equal: 1
    case .greaterThanOrEqual: 2
    }
  }
}
