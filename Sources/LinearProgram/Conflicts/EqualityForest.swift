// SPDX-License-Identifier: GPL-3.0-or-later

/// Variables linked by equations that set the difference of two of them.
///
/// An equation of one variable sets its difference from a node that stands for 0. Every equation
/// that links two trees joins them; one within a tree closes a circle, which must add up to 0.
struct EqualityForest {
  /// An equation as a link: `from` minus `to` is `difference`, with what it may fail by.
  struct Link {
    let code: Int
    let from: Int
    let to: Int
    let difference: Double
    let slack: Double
  }

  private let requirements: Requirements
  /// The node one step nearer to the root; the root's own is itself.
  private var parents: [Int]
  /// The value of a node minus that of its parent.
  private var offsets: [Double]
  /// The links that joined trees.
  private var joined: [Link] = []

  /// The requirements of the first circle that does not add up; nil when all do.
  static func contradiction(in requirements: Requirements, rows: [Int]) -> [Int]? {
    var forest = EqualityForest(requirements)
    for code in rows {
      if let link = forest.link(code), let circle = forest.add(link) { return circle }
    }
    // Given values come last, so that circles of constraints alone are preferred.
    for column in requirements.variables.indices where requirements.isFixed(column) {
      let code = requirements.code(ofColumn: column, isUpper: false)
      if let link = forest.link(code), let circle = forest.add(link) { return circle }
    }
    return nil
  }

  private init(_ requirements: Requirements) {
    self.requirements = requirements
    // One node more than columns: the last stands for 0.
    parents = Array(0...requirements.variables.count)
    offsets = [Double](repeating: 0, count: parents.count)
  }

  /// The link of a requirement; nil when it is no equation of a difference.
  private func link(_ code: Int) -> Link? {
    let (terms, lower, upper) = requirements.sum(of: code)
    guard lower == upper, let first = terms.first, terms.count <= 2 else { return nil }
    if terms.count == 2, terms[1].coefficient != -first.coefficient { return nil }
    return Link(
      code: code, from: first.column,
      to: terms.count == 2 ? terms[1].column : requirements.variables.count,
      difference: lower / first.coefficient,
      slack: requirements.slack(at: lower) / first.coefficient.magnitude)
  }

  /// Adds a link; answers the circle that it closes when that does not add up.
  private mutating func add(_ link: Link) -> [Int]? {
    let from = root(of: link.from)
    let to = root(of: link.to)
    if from.node != to.node {
      parents[from.node] = to.node
      offsets[from.node] = link.difference - from.offset + to.offset
      joined.append(link)
      return nil
    }
    let gap = (from.offset - to.offset - link.difference).magnitude
    // The circle may fail by what all of it may fail by, which the walk adds up only when needed.
    if gap <= link.slack { return nil }
    let path = self.path(from: link.from, to: link.to)
    let slack = path.reduce(link.slack) { $0 + $1.slack }
    return gap > slack ? path.map(\.code) + [link.code] : nil
  }

  /// The root of a node's tree and the value of the node minus that of the root; shortens the way.
  private mutating func root(of node: Int) -> (node: Int, offset: Double) {
    var node = node
    var sum = 0.0
    while parents[node] != node {
      let parent = parents[node]
      offsets[node] += offsets[parent]
      parents[node] = parents[parent]
      sum += offsets[node]
      node = parents[node]
    }
    return (node, sum)
  }

  /// The links between two nodes of one tree.
  private func path(from start: Int, to end: Int) -> [Link] {
    var links = [[Int]](repeating: [], count: parents.count)
    for (index, link) in joined.enumerated() {
      links[link.from].append(index)
      links[link.to].append(index)
    }
    // The link by which each node was reached, breadth first.
    var reached = [Int](repeating: -1, count: parents.count)
    var queue = [start]
    var next = 0
    while next < queue.count, queue[next] != end {
      let node = queue[next]
      next += 1
      for index in links[node] where index != reached[node] {
        let other = joined[index].from == node ? joined[index].to : joined[index].from
        if other == start || reached[other] >= 0 { continue }
        reached[other] = index
        queue.append(other)
      }
    }
    var path: [Link] = []
    var node = end
    while node != start, reached[node] >= 0 {
      let link = joined[reached[node]]
      path.append(link)
      node = link.from == node ? link.to : link.from
    }
    return path
  }
}
