// SPDX-License-Identifier: GPL-3.0-or-later

/// What settles a component that its constraints and goals leave open.
///
/// Three levels, each only where the one before leaves something open:
/// 1. The sum of all lengths is least; a length that was added without a lower bound counts by its
///    distance from 0.
/// 2. The sum of the distances of all places from 0 is least.
/// 3. The sum of all variables is least, each times a weight between 1 and 2 that follows from its
///    name alone (FNV-1a, mixed). The first two levels leave a bounded set, so this has an end, and
///    such weights have the same sum at two different points by a rare accident only.
///
/// All sums go over the variables of the system, also those that presolve has replaced.
struct TieBreak {
  /// One level: slopes of roots, and distances of roots from values.
  struct Level {
    /// What one unit of a root costs.
    var slopes: [(root: Int, slope: Double)] = []
    /// What one unit of the distance of a root from a value costs.
    var distances: [(root: Int, from: Double, weight: Double)] = []

    var isEmpty: Bool { slopes.isEmpty && distances.isEmpty }
  }

  private let canonical: CanonicalSystem
  private let reduced: ReducedSystem
  /// The variables of each root's class, by rank.
  private let members: [[Int]]

  init(_ canonical: CanonicalSystem, _ reduced: ReducedSystem) {
    self.canonical = canonical
    self.reduced = reduced
    var members = [[Int]](repeating: [], count: canonical.columns.count)
    for (rank, form) in reduced.forms.enumerated() {
      if let root = form.root { members[root].append(rank) }
    }
    self.members = members
  }

  /// The variables that follow from some roots, root by root.
  func variables(of roots: [Int]) -> [Int] { roots.flatMap { members[$0] } }

  /// The levels for some roots; those that ask for nothing are empty.
  func levels(_ roots: [Int]) -> [Level] {
    [
      level(roots) { column in
        column.role == .length ? (1, column.lower == -.infinity) : nil
      },
      level(roots) { column in column.role == .place ? (1, true) : nil },
      level(roots) { column in (Self.weight(of: column.name), false) },
    ]
  }

  /// Sums up what a rule asks of each variable: its weight, and whether its distance counts.
  private func level(
    _ roots: [Int], _ rule: (PrioritySystem.Column) -> (weight: Double, isDistance: Bool)?
  ) -> Level {
    var result = Level()
    for root in roots {
      let (lower, upper) = (reduced.implied.lower[root], reduced.implied.upper[root])
      var slope = 0.0
      var distances: [(from: Double, weight: Double)] = []
      for member in members[root] {
        guard let (weight, isDistance) = rule(canonical.columns[member]) else { continue }
        let form = reduced.forms[member]
        if !isDistance {
          slope += weight * form.factor
          continue
        }
        let zero = 0 - form.offset / form.factor
        let size = weight * form.factor.magnitude
        if zero <= lower {
          slope += size
        } else if zero >= upper {
          slope -= size
        } else {
          distances.append((zero, size))
        }
      }
      if slope != 0 { result.slopes.append((root, slope)) }
      for distance in Self.merged(distances) {
        result.distances.append((root, distance.from, distance.weight))
      }
    }
    return result
  }

  /// The distances in order, those from the same value as one.
  private static func merged(
    _ distances: [(from: Double, weight: Double)]
  ) -> [(from: Double, weight: Double)] {
    var result: [(from: Double, weight: Double)] = []
    for distance in distances.sorted(by: { $0.from < $1.from }) {
      if let last = result.last, last.from == distance.from {
        result[result.count - 1].weight += distance.weight
      } else {
        result.append(distance)
      }
    }
    return result
  }

  /// A number from 1 to below 2 that follows from a name: FNV-1a over its UTF-8, mixed so that
  /// names which differ at the end get numbers far apart.
  static func weight(of name: String) -> Double {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    hash ^= hash >> 31
    return 1 + Double(hash >> 12) / Double(1 << 52 as UInt64)
  }
}
