// SPDX-License-Identifier: GPL-3.0-or-later

/// Names the required constraints and variables among which a contradiction lies.
///
/// These are all that required constraints connect to it, so the contradiction is in them as they
/// were written, whatever presolve made of them. Parameters do not connect.
struct ConnectedConflicts {
  private let canonical: CanonicalSystem
  private var sets: DisjointSets

  init(_ canonical: CanonicalSystem) {
    self.canonical = canonical
    sets = DisjointSets(count: canonical.columns.count)
    for number in canonical.required {
      guard let home = home(number) else { continue }
      for term in canonical.sums.terms(number)
      where isParameter(term.rank) == isParameter(home) {
        sets.unite(home, term.rank)
      }
    }
  }

  /// Where a constraint belongs: its first variable that is no parameter, otherwise its first.
  private func home(_ number: Int) -> Int? {
    let terms = canonical.sums.terms(number)
    return (terms.first { !isParameter($0.rank) } ?? terms.first)?.rank
  }

  private func isParameter(_ rank: Int) -> Bool { canonical.columns[rank].role == .parameter }

  /// The conflicts of a system that was reduced and solved, without duplicates.
  mutating func conflicts(
    _ reduced: ReducedSystem, _ solved: [SolvedComponent]
  ) -> [PrioritySolution.Conflict] {
    var seeds: [[Int]] = []
    var result: [PrioritySolution.Conflict] = []
    for contradiction in reduced.contradictions {
      let ranks = contradiction.sources.compactMap(rank) + contradiction.variables
      seeds.append(ranks)
      // A comparison of numbers alone belongs to no variable.
      if ranks.isEmpty {
        for case .constraint(let number) in contradiction.sources {
          result.append(.init(constraints: [number], variables: []))
        }
      }
    }
    for component in solved where component.isInfeasible {
      seeds.append(self.seeds(component.component, reduced))
    }
    for ranks in seeds {
      for rank in ranks.dropFirst() { sets.unite(ranks[0], rank) }
    }
    var keys: [Int] = []
    for ranks in seeds where !ranks.isEmpty {
      let key = sets.find(ranks[0])
      if !keys.contains(key) { keys.append(key) }
    }
    return result + keys.map { conflict(of: $0) }
  }

  private func seeds(_ component: SystemComponent, _ reduced: ReducedSystem) -> [Int] {
    var sources: [ReducedSystem.Source?] = []
    for index in component.rows {
      let range = reduced.rows[index].range
      sources += [range.lowerSource, range.upperSource]
    }
    for root in component.roots {
      let range = reduced.ranges[root]
      sources += [range.lowerSource, range.upperSource]
    }
    return component.roots + sources.compactMap { $0.flatMap(rank) }
  }

  private func rank(_ source: ReducedSystem.Source) -> Int? {
    switch source {
    case .constraint(let number): home(number)
    case .variable(let rank): rank
    }
  }

  private mutating func conflict(of key: Int) -> PrioritySolution.Conflict {
    var constraints: [Int] = []
    for number in canonical.required {
      if let home = home(number), sets.find(home) == key { constraints.append(number) }
    }
    var variables: [Variable] = []
    for rank in canonical.columns.indices where sets.find(rank) == key {
      variables.append(canonical.variable(rank))
    }
    return .init(constraints: constraints.sorted(), variables: variables.sorted())
  }
}
