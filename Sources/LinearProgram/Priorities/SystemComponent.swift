// SPDX-License-Identifier: GPL-3.0-or-later

/// A part of a reduced system that shares no free variable with another part.
///
/// A parameter does not connect: it is given, so each part that uses it has a column of its own
/// for it. Parameters are a part by themselves where something compares only them.
struct SystemComponent: Sendable, Hashable {
  /// The roots, by rising rank.
  var roots: [Int] = []
  /// The positions of its rows in `ReducedSystem.rows`.
  var rows: [Int] = []
  /// The positions of its soft rows in `ReducedSystem.softRows`.
  var softRows: [Int] = []
  /// The positions of its goals in `ReducedSystem.goals`.
  var goals: [Int] = []
  /// Whether all roots are parameters.
  var isGiven = false

  /// The parts of a reduced system, by their first root.
  static func split(
    _ system: ReducedSystem, _ canonical: CanonicalSystem, isOn: Bool
  ) -> [SystemComponent] {
    let isParameter = canonical.columns.map { $0.role == .parameter }
    var sets = DisjointSets(count: canonical.columns.count)
    let roots = canonical.columns.indices.filter { system.forms[$0].root == $0 }
    // Where a sum belongs: its first free root, or its first root when all are given.
    func home(_ terms: [RankedTerm]) -> Int {
      terms.first { !isParameter[$0.rank] }?.rank ?? terms[0].rank
    }
    func connect(_ terms: [RankedTerm]) {
      let home = home(terms)
      for term in terms where isParameter[term.rank] == isParameter[home] {
        sets.unite(home, term.rank)
      }
    }
    for row in system.rows { connect(row.terms) }
    for row in system.softRows { connect(row.terms) }
    for goal in system.goals { connect(goal.terms) }
    if !isOn, let first = roots.first(where: { !isParameter[$0] }) {
      for root in roots where !isParameter[root] { sets.unite(first, root) }
    }

    var result: [SystemComponent] = []
    var number = [Int](repeating: -1, count: canonical.columns.count)
    for root in roots {
      let key = sets.find(root)
      if number[key] < 0 {
        number[key] = result.count
        result.append(SystemComponent(isGiven: isParameter[root]))
      }
      result[number[key]].roots.append(root)
    }
    for (index, row) in system.rows.enumerated() {
      result[number[sets.find(home(row.terms))]].rows.append(index)
    }
    for (index, row) in system.softRows.enumerated() {
      result[number[sets.find(home(row.terms))]].softRows.append(index)
    }
    for (index, goal) in system.goals.enumerated() {
      result[number[sets.find(home(goal.terms))]].goals.append(index)
    }
    return result
  }
}

/// Sets of numbers that only ever grow together.
struct DisjointSets {
  private var parents: [Int]

  init(count: Int) {
    parents = Array(0..<count)
  }

  /// The number that stands for a set.
  mutating func find(_ number: Int) -> Int {
    var number = number
    while parents[number] != number {
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  /// Makes one set of two; its smallest number stands for it.
  mutating func unite(_ left: Int, _ right: Int) {
    let (mine, theirs) = (find(left), find(right))
    if mine < theirs { parents[theirs] = mine } else { parents[mine] = theirs }
  }
}
