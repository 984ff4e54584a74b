// SPDX-License-Identifier: GPL-3.0-or-later

/// How the answer of a component follows its parameters, and how far.
///
/// The reduced costs of a basis do not depend on parameters, so the basis of the last level is the
/// best one of every level as long as it is feasible.
struct ComponentRegion: Sendable {
  /// A basic row or column that moves, with the room it has on both sides.
  struct Limit: Sendable {
    let element: ModelElement
    /// How far it may move down, at most 0.
    let down: Double
    /// How far it may move up, at least 0.
    let up: Double
    /// What rounding may add on both sides.
    let slack: Double
    /// By how much it moves with each parameter, by position in `parameters`.
    let slopes: [(parameter: Int, slope: Double)]
  }

  /// What a slope below this is: rounding.
  static let rounding = 1e-11
  /// How far a value may pass its bound, relative to 1 + the bound: the solver's own tolerance.
  static let tolerance = 1e-9

  /// The parameters in the program, by rank.
  let parameters: [Int]
  /// Their columns in the program.
  let columns: [Int]
  /// Their values where the slopes were read.
  let start: [Double]
  /// For each parameter, what moves with it: basic rows and columns.
  let moves: [[Tableau.Part]]
  /// What ends the region.
  let limits: [Limit]

  /// Reads the region of an answer; nil where another answer may be as good, so that it cannot be
  /// followed.
  static func read(
    _ program: FinalProgram, _ canonical: CanonicalSystem, by solver: any LinearSolver
  ) throws(PriorityError) -> ComponentRegion? {
    guard program.isUnique else { return nil }
    let given = program.variables.filter { canonical.columns[$0.rank].role == .parameter }
    guard given.allSatisfy({ program.basis.columns[$0.column] != .basic }) else { return nil }
    guard !given.isEmpty else {
      return ComponentRegion(parameters: [], columns: [], start: [], moves: [], limits: [])
    }
    let tableau = try program.tableau(solver, columnsOf: given.map { .column($0.column) })
    let moves = tableau.columns.map { parts in
      parts.filter { $0.factor.magnitude > rounding }
    }
    return ComponentRegion(
      parameters: given.map(\.rank), columns: given.map(\.column),
      start: given.map { program.model.columns[$0.column].lower }, moves: moves,
      limits: limits(program, moves, tableau))
  }

  private static func limits(
    _ program: FinalProgram, _ moves: [[Tableau.Part]], _ tableau: Tableau
  ) -> [Limit] {
    var parts: [(element: ModelElement, parameter: Int, slope: Double)] = []
    for (parameter, move) in moves.enumerated() {
      for part in move { parts.append((part.element, parameter, part.factor)) }
    }
    parts.sort { ($0.element, $0.parameter) < ($1.element, $1.parameter) }
    var result: [Limit] = []
    var start = 0
    while start < parts.count {
      let element = parts[start].element
      var end = start
      while end < parts.count, parts[end].element == element { end += 1 }
      let (lower, upper) = program.bounds(element)
      if lower.isFinite || upper.isFinite {
        let value =
          switch element {
          case .row(let index): tableau.rowValues[index]
          case .column(let index): tableau.columnValues[index]
          }
        result.append(
          Limit(
            element: element, down: min(lower - value, 0), up: max(upper - value, 0),
            slack: tolerance * (1 + min(lower.magnitude, upper.magnitude)),
            slopes: parts[start..<end].map { ($0.parameter, $0.slope) }))
      }
      start = end
    }
    return result
  }

  /// Whether the answer may be followed to other values of the parameters.
  func contains(_ values: [Double]) -> Bool {
    guard zip(start, values).allSatisfy(FollowingReach.isNear) else { return false }
    for limit in limits {
      var move = 0.0
      for (parameter, slope) in limit.slopes {
        move += slope * (values[parameter] - start[parameter])
      }
      // Written so that NaN is outside.
      guard move >= limit.down - limit.slack, move <= limit.up + limit.slack else { return false }
    }
    return true
  }
}
