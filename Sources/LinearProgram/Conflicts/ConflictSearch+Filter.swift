// SPDX-License-Identifier: GPL-3.0-or-later

extension ConflictSearch {
  /// The members of a conflict among some candidates; nil when the candidates are feasible.
  mutating func irreducible(_ candidates: [Int]) throws(ConflictError) -> [Int]? {
    // 1. They must contradict each other by themselves; what their own proof leaves out can go.
    guard let members = try shrunk(candidates) else { return nil }
    // 2. Few are tried one by one.
    if members.count <= options.filterLimit { return try filtered(members) }
    // 3. Of many the proof must need all.
    return try isProof(members) ? members : divided(members)
  }

  /// The members of a conflict in a component whose proof was of no use; nil when there is none.
  mutating func irreducible(
    near candidates: [Int], in rows: [Int]
  ) throws(ConflictError) -> [Int]? {
    var core = Set(candidates.filter { $0 < requirements.rows.count })
    for _ in 0..<Self.growths where !core.isEmpty {
      core = requirements.grown(core, in: rows)
      if core.count == rows.count { break }
      let near = requirements.withBounds(rows.filter(core.contains))
      if let members = try shrunk(near) { return try divided(members) }
    }
    guard let members = try shrunk(requirements.withBounds(rows)) else { return nil }
    return try divided(members)
  }

  /// How often candidates take in their neighbours before the whole component is searched.
  private static let growths = 3

  /// Whether some requirements alone are infeasible, and the proof.
  private mutating func infeasibility(of codes: [Int]) throws(ConflictError) -> Outcome {
    if codes.isEmpty { return .feasible }
    statistics.largestFilter = max(statistics.largestFilter, codes.count)
    return try outcome(of: requirements.model(of: codes, widened: true))
  }

  private mutating func isInfeasible(_ codes: [Int]) throws(ConflictError) -> Bool {
    if case .infeasible = try infeasibility(of: codes) { return true }
    return false
  }

  /// What the proof of infeasibility needs of some requirements; nil when they are feasible.
  private mutating func shrunk(_ codes: [Int]) throws(ConflictError) -> [Int]? {
    guard case .infeasible(let ray) = try infeasibility(of: codes) else { return nil }
    let support = support(of: ray, codes)
    if support.isEmpty || support.count == codes.count { return codes }
    return try isInfeasible(support) ? support : codes
  }

  /// Whether the proof of infeasibility is one that needs all of some requirements.
  private mutating func isProof(_ codes: [Int]) throws(ConflictError) -> Bool {
    guard case .infeasible(let ray?) = try infeasibility(of: codes) else { return false }
    return support(of: ray, codes).count == codes.count && cancels(ray, codes)
  }

  /// Whether all variables cancel out in a combination of requirements, up to rounding.
  private func cancels(_ ray: InfeasibilityRay, _ codes: [Int]) -> Bool {
    let model = requirements.model(of: codes, widened: true)
    var sums = [Double](repeating: 0, count: model.columns.count)
    var sizes = sums
    for part in ray.rows {
      for term in model.rows[part.index].terms {
        sums[term.column] += part.factor * term.coefficient
        sizes[term.column] = max(sizes[term.column], (part.factor * term.coefficient).magnitude)
      }
    }
    return zip(sums, sizes).allSatisfy { $0.magnitude <= Self.noise * $1 }
  }

  private func support(of ray: InfeasibilityRay?, _ codes: [Int]) -> [Int] {
    let parts = ray?.rows ?? []
    let least = (parts.map(\.factor.magnitude).max() ?? 0) * Self.noise
    return parts.filter { $0.factor.magnitude > least }.map { codes[$0.index] }
  }

  /// Drops every requirement without which the others still contradict each other.
  private mutating func filtered(_ codes: [Int]) throws(ConflictError) -> [Int] {
    var kept = codes
    for code in codes {
      let others = kept.filter { $0 != code }
      if try isInfeasible(others) { kept = others }
    }
    return kept
  }

  /// The same by halves, which takes few programs when few of many are needed (QuickXplain).
  private mutating func divided(_ codes: [Int]) throws(ConflictError) -> [Int] {
    try needed(of: codes, beside: [], hasChanged: false).sorted()
  }

  private mutating func needed(
    of codes: [Int], beside known: [Int], hasChanged: Bool
  ) throws(ConflictError) -> [Int] {
    if hasChanged, try isInfeasible(known) { return [] }
    if codes.count <= 1 { return codes }
    let half = codes.count / 2
    let (front, back) = (Array(codes[..<half]), Array(codes[half...]))
    let second = try needed(of: back, beside: known + front, hasChanged: !front.isEmpty)
    let first = try needed(of: front, beside: known + second, hasChanged: !second.isEmpty)
    return first + second
  }
}

extension Requirements {
  /// The codes of the bounds that a column has.
  func boundCodes(ofColumn column: Int) -> [Int] {
    if isFixed(column) { return [code(ofColumn: column, isUpper: false)] }
    var codes: [Int] = []
    if lower[column].isFinite { codes.append(code(ofColumn: column, isUpper: false)) }
    if upper[column].isFinite { codes.append(code(ofColumn: column, isUpper: true)) }
    return codes
  }

  /// Some rows and those that share a column with them.
  func grown(_ core: Set<Int>, in rows: [Int]) -> Set<Int> {
    var columns = Set<Int>()
    for code in core { columns.formUnion(self.rows[code].terms.map(\.column)) }
    return Set(rows.filter { self.rows[$0].terms.contains { columns.contains($0.column) } })
  }

  /// Some rows with all bounds of their columns, ascending.
  func withBounds(_ rows: [Int]) -> [Int] {
    var columns = Set<Int>()
    for code in rows { columns.formUnion(self.rows[code].terms.map(\.column)) }
    return rows + columns.sorted().flatMap(boundCodes(ofColumn:))
  }
}
