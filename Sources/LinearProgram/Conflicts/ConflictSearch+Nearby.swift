// SPDX-License-Identifier: GPL-3.0-or-later

extension ConflictSearch {
  /// Looks for conflicts around what fails at the guess; answers whether the component is done.
  ///
  /// Only the columns near what fails may move, so the programs stay small however large the
  /// component is. When such a program has a solution, the whole component has one. When it has
  /// none, its proof is a conflict, or it names the columns at its edge that have to move as well.
  mutating func searchNearby(_ component: [Int]) throws(ConflictError) -> Bool {
    let all = requirements.columns(of: component)
    while !isFull {
      // What fails must be able to move, and what is beside it is likely to have to.
      let failing = columnsFailing(left(of: component), all)
      if failing.isEmpty { return true }
      let rows = left(of: Array(Set(failing.flatMap { rowsOfColumn[$0] })).sorted())
      switch try solveNearby(around(rows, rings: 1), mostColumns: all.count / 2) {
      case .conflict: continue
      case .feasible: return columnsFailing(left(of: component), all).isEmpty
      case .open: return false
      }
    }
    return true
  }

  /// What came out around what fails.
  private enum Nearby {
    /// A conflict was found and taken out.
    case conflict
    /// The guess is better now.
    case feasible
    /// Neither, within the number of steps and columns.
    case open
  }

  /// Moves columns, and more and more around them, until a conflict or a solution is found.
  private mutating func solveNearby(
    _ start: Set<Int>, mostColumns: Int
  ) throws(ConflictError) -> Nearby {
    var moving = start
    for step in 1...Self.nearbySteps where !moving.isEmpty && moving.count <= mostColumns {
      // 1. A program of the rows that the moving columns touch. Given values take part in it, as
      //    they may be members.
      let touched = left(of: Array(Set(moving.flatMap { rowsOfColumn[$0] })).sorted())
      let given = requirements.columns(of: touched).filter(requirements.isFixed)
      let columns = moving.union(given).sorted()
      let model = requirements.nearbyModel(rows: touched, moving: columns, guess.values)
      statistics.nearbyPrograms += 1
      let solution = try solution(of: model, .dualSimplex)
      if solution.status == .optimal {
        for (column, value) in zip(columns, solution.columnValues) { guess.values[column] = value }
        return .feasible
      }
      guard let ray = solution.ray else { return .open }
      // 2. A conflict, or more that has to move.
      let candidate = candidates(ray, model, touched, columns)
      if let members = try irreducible(candidate) {
        try add(members)
        return .conflict
      }
      let reached = candidate.filter { $0 < requirements.rows.count }
      moving.formUnion(around(reached, rings: 1 << step))
    }
    return .open
  }

  /// How often more columns are let go before the whole component is solved; their distance doubles
  /// each time.
  private static let nearbySteps = 8
  /// Columns in more rows than this, such as the width of a container, are no way to what is near.
  private static let mostRowsOfNeighbour = 16

  private func columnsFailing(_ rows: [Int], _ columns: [Int]) -> Set<Int> {
    var failing = Set<Int>()
    for code in rows where !guess.meets(code, of: requirements) {
      for term in requirements.rows[code].terms where !requirements.isFixed(term.column) {
        failing.insert(term.column)
      }
      // Of a row without such columns the first stands for it.
      if failing.isEmpty { failing.insert(requirements.rows[code].terms[0].column) }
    }
    for column in columns {
      let (value, lower, upper) = (
        guess.values[column], requirements.lower[column], requirements.upper[column]
      )
      if value >= lower && value <= upper { continue }
      let slack = requirements.slack(at: value < lower ? lower : upper)
      if value < lower - slack || value > upper + slack { failing.insert(column) }
    }
    return failing
  }

  /// The columns of some rows and of those at most some steps away.
  private func around(_ rows: [Int], rings: Int) -> Set<Int> {
    var found = Set(requirements.columns(of: rows))
    var edge = found.sorted()
    for _ in 1..<max(rings, 1) {
      var next = Set<Int>()
      for column in edge where rowsOfColumn[column].count <= Self.mostRowsOfNeighbour {
        next.formUnion(requirements.columns(of: rowsOfColumn[column]))
      }
      edge = next.subtracting(found).sorted()
      if edge.isEmpty { break }
      found.formUnion(edge)
    }
    return found.filter { !requirements.isFixed($0) }
  }
}

extension Requirements {
  /// The columns of some rows, ascending.
  func columns(of rows: [Int]) -> [Int] {
    Set(rows.flatMap { self.rows[$0].terms.map(\.column) }).sorted()
  }

  /// The rows of each column.
  var rowsOfColumn: [[Int]] {
    var result = [[Int]](repeating: [], count: variables.count)
    for (code, row) in rows.enumerated() {
      for term in row.terms { result[term.column].append(code) }
    }
    return result
  }

  /// The program of some rows in which only some columns move; all others have given values.
  func nearbyModel(rows codes: [Int], moving: [Int], _ values: [Double]) -> LinearModel {
    var places: [Int: Int] = [:]
    for (place, column) in moving.enumerated() { places[column] = place }
    var model = LinearModel(name: "nearby")
    model.columns = moving.map { .init(name: "", lower: lower[$0], upper: upper[$0]) }
    for code in codes {
      let row = rows[code]
      var rest = 0.0
      var terms: [LinearModel.Entry] = []
      for term in row.terms {
        if let place = places[term.column] {
          terms.append(.init(place, term.coefficient))
        } else {
          rest += term.coefficient * values[term.column]
        }
      }
      model.rows.append(
        .init(name: "", lower: row.lower - rest, upper: row.upper - rest, terms: terms))
    }
    return model
  }
}
