// SPDX-License-Identifier: GPL-3.0-or-later

extension Requirements {
  /// Groups rows so that no two groups share a column that can vary, in the order of their first
  /// rows.
  ///
  /// A column with one value connects nothing: whatever the rows beside it are, it is that value.
  func components(of codes: [Int]) -> [[Int]] {
    var parents = Array(0..<variables.count)
    func root(_ column: Int) -> Int {
      var column = column
      while parents[column] != column {
        parents[column] = parents[parents[column]]
        column = parents[column]
      }
      return column
    }
    for code in codes {
      var first = -1
      for term in rows[code].terms where !isFixed(term.column) {
        let next = root(term.column)
        if first < 0 { first = next } else { parents[next] = first }
      }
    }
    var groups: [[Int]] = []
    var place = [Int](repeating: -1, count: variables.count)
    for code in codes {
      guard let varying = rows[code].terms.first(where: { !isFixed($0.column) }) else {
        groups.append([code])
        continue
      }
      let column = root(varying.column)
      if place[column] < 0 {
        place[column] = groups.count
        groups.append([])
      }
      groups[place[column]].append(code)
    }
    return groups
  }

  /// Whether a row can hold within the bounds of its columns.
  func canHoldAlone(_ code: Int) -> Bool {
    var least = 0.0
    var most = 0.0
    for term in rows[code].terms {
      let ends = [lower[term.column], upper[term.column]].map { $0 * term.coefficient }
      least += min(ends[0], ends[1])
      most += max(ends[0], ends[1])
    }
    return least <= rows[code].upper && most >= rows[code].lower
  }
}
