// SPDX-License-Identifier: GPL-3.0-or-later

/// Puts reasons in an order that leads to the coordinate.
struct ReasonChain {
  private let solution: PrioritySolution

  init(_ solution: PrioritySolution) {
    self.solution = solution
  }

  /// The sources with the farthest from an expression first, where two are next to each other when
  /// they share a variable; those equally far in their own order.
  func ordered(_ sources: [PrioritySource], from expression: LinearExpression) -> [PrioritySource] {
    var sourcesOf: [Int: [Int]] = [:]
    let variables = sources.map { self.variables(of: $0) }
    for (position, variables) in variables.enumerated() {
      for variable in variables { sourcesOf[variable, default: []].append(position) }
    }
    var distances = [Int](repeating: .max, count: sources.count)
    var seen = Set<Int>()
    var front = expression.terms.map(\.variable.index)
    var distance = 0
    while !front.isEmpty {
      var next: [Int] = []
      for variable in front where seen.insert(variable).inserted {
        for position in sourcesOf[variable] ?? [] where distances[position] == .max {
          distances[position] = distance
          next += variables[position]
        }
      }
      front = next
      distance += 1
    }
    return sources.indices.sorted {
      distances[$0] == distances[$1]
        ? sources[$0] < sources[$1] : distances[$0] > distances[$1]
    }.map { sources[$0] }
  }

  private func variables(of source: PrioritySource) -> [Int] {
    switch source {
    case .parameter(let variable), .lower(let variable), .upper(let variable),
      .tieBreak(let variable):
      return [variable.index]
    case .constraint(let number):
      let constraint = solution.system.constraints[number]
      return (constraint.left.terms + constraint.right.terms).map(\.variable.index)
    case .goal(let position):
      return solution.system.goals[position].expression.terms.map(\.variable.index)
    }
  }
}
