// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// A compiled node with relations: the rules of its containers and the relations as one system.
struct RelationProblem {
  private(set) var system = PrioritySystem()
  /// The system's variables, by the index of the program's.
  let variables: [Variable]
  /// The constraints that somebody wrote, by number.
  private(set) var relations: [Int: RelationReference] = [:]

  /// Puts a system together from what a compiler collected.
  init(_ compiler: Compiler, _ state: DomainState) {
    let program = compiler.program
    // 1. Names by what the rules say, numbered where several say the same.
    var counts: [String: Int] = [:]
    let names = (0..<program.variableCount).map { index in
      let name = program.origin(of: index)?.text ?? program.name(of: Variable(index: index))
      let number = counts[name, default: 0]
      counts[name] = number + 1
      return number == 0 ? name : "\(name) \(number + 1)"
    }
    // 2. The rules: structure and goals.
    let variables = system.addRules(
      of: program, priority: Priority(RelationDomain.containerPriority), name: { names[$0] },
      role: { index in
        if state.places.contains(index) { return .place }
        return program.isUnknown(index) ? .length : .consequence
      })
    // 3. The relations and what intrinsic sizes demand.
    for row in state.rows {
      var constraint = row.constraint
      constraint.left = constraint.left.substituting { variables[$0.index] }
      constraint.right = constraint.right.substituting { variables[$0.index] }
      let number = system.add(constraint)
      if case .relation(let node, let index) = row.meaning {
        relations[number] = RelationReference(node: node, index: index)
      }
    }
    for goal in state.goals {
      var goal = goal
      goal.expression = goal.expression.substituting { variables[$0.index] }
      system.add(goal)
    }
    self.variables = variables
  }

  /// The values of the program's variables.
  func values(_ solution: PrioritySolution) -> [Double] { variables.map { solution[$0] } }

  /// Leaves out some of the constraints.
  mutating func leaveOut(_ numbers: Set<Int>) {
    let known = relations
    var rest: [Int: RelationReference] = [:]
    rebuild { number, constraint, system in
      guard !numbers.contains(number) else { return }
      let now = system.add(constraint)
      if let reference = known[number] { rest[now] = reference }
    }
    relations = rest
  }

  /// Makes the required relations a level of their own above all others.
  mutating func relax() {
    rebuild { _, constraint, system in
      var constraint = constraint
      if constraint.priority.isRequired && constraint.priority < PrioritySystem.structure {
        constraint.priority = Priority(1000.0.nextDown)
      }
      system.add(constraint)
    }
  }

  private mutating func rebuild(_ add: (Int, Constraint, inout PrioritySystem) -> Void) {
    var rest = PrioritySystem()
    for column in system.columns {
      _ = rest.addVariable(
        column.name, lower: column.lower, upper: column.upper, role: column.role)
    }
    for (number, constraint) in system.constraints.enumerated() { add(number, constraint, &rest) }
    for goal in system.goals { rest.add(goal) }
    system = rest
  }
}
