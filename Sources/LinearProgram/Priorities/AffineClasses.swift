// SPDX-License-Identifier: GPL-3.0-or-later

/// Variables that required equalities tie to each other: each is factor * root + offset.
///
/// A root without a link is free to be solved; one with a link to no parent is a constant.
/// Variables are known by their rank.
struct AffineClasses: Sendable {
  /// How a variable that was a root came to be one no longer, as it was found.
  ///
  /// To explain a link, take its constraint and, for each variable of that constraint, follow the
  /// links that are older than this one.
  struct Link: Sendable, Hashable {
    /// The variable it is tied to; nil for a constant.
    let parent: Int?
    /// What the parent is multiplied by; 0 for a constant.
    let factor: Double
    /// What is added.
    let offset: Double
    /// The number of the constraint; nil where the variable's own equal bounds are the reason.
    let constraint: Int?
    /// How many links were made before.
    let time: Int
  }

  /// The value of a variable: factor * root + offset, where a constant has no root.
  struct Form: Sendable, Hashable {
    var root: Int?
    var factor: Double
    var offset: Double
  }

  /// The link of each variable that is no root.
  private(set) var links: [Link?]
  private var forms: [Form]
  private var time = 0

  /// Makes a class for each of a number of variables.
  init(count: Int) {
    links = [Link?](repeating: nil, count: count)
    forms = (0..<count).map { Form(root: $0, factor: 1, offset: 0) }
  }

  /// The form of a variable in terms of what is a root now.
  mutating func form(_ rank: Int) -> Form {
    // Most variables are a root, a constant, or one link away.
    guard let parent = forms[rank].root, parent != rank else { return forms[rank] }
    if forms[parent].root == parent { return forms[rank] }
    // Walk up, then come back and shorten the way.
    var way = [rank]
    while let next = forms[way[way.count - 1]].root, next != way[way.count - 1] {
      way.append(next)
    }
    for index in way.indices.dropLast().reversed() {
      let inner = forms[way[index]]
      guard let parent = inner.root else { continue }
      let outer = forms[parent]
      forms[way[index]] = Form(
        root: outer.root, factor: outer.root == nil ? 0 : inner.factor * outer.factor,
        offset: inner.factor * outer.offset + inner.offset)
    }
    return forms[rank]
  }

  /// Ties a root to another one: child = factor * parent + offset.
  mutating func link(
    _ child: Int, to parent: Int, factor: Double, offset: Double, constraint: Int
  ) {
    setLink(child, parent, factor, offset, constraint)
  }

  /// Makes a root a constant.
  mutating func fix(_ root: Int, at value: Double, constraint: Int?) {
    setLink(root, nil, 0, value, constraint)
  }

  private mutating func setLink(
    _ rank: Int, _ parent: Int?, _ factor: Double, _ offset: Double, _ constraint: Int?
  ) {
    links[rank] = Link(
      parent: parent, factor: factor, offset: offset, constraint: constraint, time: time)
    forms[rank] = Form(root: parent, factor: factor, offset: offset)
    time += 1
  }
}
