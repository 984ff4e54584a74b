// SPDX-License-Identifier: GPL-3.0-or-later

extension PrioritySolution {
  /// What constraints and goals leave open, before the tie-break settles it.
  ///
  /// Takes no call of the solver where the parts are determined, otherwise a few calls for each
  /// part that is not. Parts with a conflict are left out. Throws when the solver does.
  public func ambiguity(solver: any LinearSolver) throws(PriorityError) -> PriorityAmbiguity {
    var variables: [PriorityAmbiguity.OpenVariable] = []
    var groups: [PriorityAmbiguity.Group] = []
    let open = components.filter { $0.isOpenBeforeTieBreak && !$0.isInfeasible }
    if open.isEmpty { return PriorityAmbiguity(variables: [], groups: []) }
    let members = membersOfRoots
    for component in open {
      if let face = OptimalFace(component, solver) {
        let directions = try FaceDirections(face)
        for position in directions.open {
          for member in members[face.roots[position]] {
            variables.append(openVariable(member, directions.ranges[position]))
          }
        }
        groups += self.groups(face, directions, members)
      } else {
        let root = component.component.roots[0]
        let range = reduced.ranges[root]
        for member in members[root] {
          variables.append(openVariable(member, range.lower...range.upper))
        }
        groups.append(group([root], settledBy: root, component.values[0], members))
      }
    }
    return PriorityAmbiguity(
      variables: variables.sorted { $0.variable < $1.variable },
      groups: groups.sorted { $0.variable < $1.variable })
  }

  /// The values that expressions may have before the tie-break, in points.
  ///
  /// An expression that is determined has a range of one value, its present one; one in a part
  /// with a conflict has none. Throws when an expression uses a variable that the system does not
  /// have, and when the solver does.
  public func intervals(
    of expressions: [LinearExpression], solver: any LinearSolver
  ) throws(PriorityError) -> [ClosedRange<Double>?] {
    for expression in expressions { try check(expression) }
    var least = expressions.map { expression in expression.evaluated { values[$0.index] } }
    let isKnown = least.map { !$0.isNaN }
    var most = least
    let sums = rootSums(of: expressions)
    for component in components where component.isOpenBeforeTieBreak && !component.isInfeasible {
      var positionOf: [Int: Int] = [:]
      for (position, root) in component.component.roots.enumerated() { positionOf[root] = position }
      var parts: [(expression: Int, sum: [(root: Int, factor: Double)])] = []
      for (number, sum) in sums.enumerated() where isKnown[number] {
        let own = sum.compactMap { term in positionOf[term.rank].map { ($0, term.coefficient) } }
        if !own.isEmpty { parts.append((number, own)) }
      }
      if parts.isEmpty { continue }
      let moves = try moves(parts.map(\.sum), component, solver)
      for (part, move) in zip(parts, moves) {
        least[part.expression] += move.down
        most[part.expression] += move.up
      }
    }
    return expressions.indices.map { isKnown[$0] ? least[$0]...most[$0] : nil }
  }

  // MARK: Help

  /// How far sums of roots may move from their present values: at most 0 down, at least 0 up.
  private func moves(
    _ sums: [[(root: Int, factor: Double)]], _ component: SolvedComponent,
    _ solver: any LinearSolver
  ) throws(PriorityError) -> [(down: Double, up: Double)] {
    guard let face = OptimalFace(component, solver) else {
      let range = reduced.ranges[component.component.roots[0]]
      let value = component.values[0]
      return sums.map { sum in
        let factor = sum[0].factor
        let ends = [factor * (range.lower - value), factor * (range.upper - value)]
        return (min(ends[0], ends[1]), max(ends[0], ends[1]))
      }
    }
    var both: [[(root: Int, factor: Double)]] = []
    for sum in sums {
      both.append(sum)
      both.append(sum.map { ($0.root, -$0.factor) })
    }
    let ends = try face.minimise(both)
    return sums.indices.map { index in
      let value = sums[index].reduce(0.0) { $0 + $1.factor * component.values[$1.root] }
      let least = ends[2 * index]?.value ?? -.infinity
      let most = ends[2 * index + 1].map { -$0.value } ?? .infinity
      // Within rounding nothing moves.
      let slack = 1e-9 * (1 + value.magnitude)
      return (
        least < value - slack ? least - value : 0, most > value + slack ? most - value : 0
      )
    }
  }

  /// The expressions in terms of roots.
  private func rootSums(of expressions: [LinearExpression]) -> [[RankedTerm]] {
    var rankOf = [Int](repeating: 0, count: canonical.order.count)
    for (rank, index) in canonical.order.enumerated() { rankOf[index] = rank }
    var reducer = SumReducer(count: canonical.order.count)
    var classes = reduced.classes
    return expressions.map { expression in
      let terms = expression.terms.map {
        RankedTerm(rank: rankOf[$0.variable.index], coefficient: $0.coefficient)
      }
      return reducer.reduce(terms[...], constant: 0, by: &classes).terms
    }
  }

  /// The variables of each root's class, by rank.
  private var membersOfRoots: [[Int]] {
    var members = [[Int]](repeating: [], count: canonical.columns.count)
    for (rank, form) in reduced.forms.enumerated() {
      if let root = form.root { members[root].append(rank) }
    }
    return members
  }

  private func openVariable(
    _ rank: Int, _ range: ClosedRange<Double>
  ) -> PriorityAmbiguity.OpenVariable {
    let form = reduced.forms[rank]
    let ends = [range.lowerBound, range.upperBound].map { form.factor * $0 + form.offset }
    return .init(
      variable: canonical.variable(rank), range: min(ends[0], ends[1])...max(ends[0], ends[1]))
  }

  private func group(
    _ roots: [Int], settledBy root: Int, _ value: Double, _ members: [[Int]]
  ) -> PriorityAmbiguity.Group {
    let variables = roots.flatMap { members[$0] }.map(canonical.variable)
    return .init(
      variables: variables.sorted(), variable: canonical.variable(root), value: value)
  }

  /// A group for each direction: its pivot and all that depend on it.
  private func groups(
    _ face: OptimalFace, _ directions: FaceDirections, _ members: [[Int]]
  ) -> [PriorityAmbiguity.Group] {
    let space = directions.space
    return space.pivots.indices.map { row in
      let moved = directions.open.indices.filter { coordinate in
        space.dependence(of: coordinate).contains { $0.row == row }
      }
      let pivot = directions.open[space.pivots[row]]
      return group(
        moved.map { face.roots[directions.open[$0]] }, settledBy: face.roots[pivot],
        face.values[pivot], members)
    }
  }
}
