// SPDX-License-Identifier: GPL-3.0-or-later

/// What is left of a sum to be explained, summed up along the links of the variables.
///
/// Every variable holds the sum of its own coefficient and of those of all variables that are
/// linked to it, each times the factors on its way: the coefficient it would have if the links
/// below it were followed and its own were not.
struct LinkWalk {
  private let links: [AffineClasses.Link?]
  private var sums: [Double]
  /// The size of the largest number that went into each sum.
  private var sizes: [Double]

  init(_ links: [AffineClasses.Link?]) {
    self.links = links
    sums = [Double](repeating: 0, count: links.count)
    sizes = sums
  }

  /// Adds a coefficient of a variable, by rank.
  mutating func add(_ coefficient: Double, at rank: Int) {
    var (rank, coefficient) = (rank, coefficient)
    while true {
      sums[rank] += coefficient
      sizes[rank] = max(sizes[rank], coefficient.magnitude)
      guard let link = links[rank], let parent = link.parent else { return }
      coefficient *= link.factor
      rank = parent
    }
  }

  /// The coefficient of a variable with the links below it followed; 0 but for rounding is 0.
  func coefficient(_ rank: Int) -> Double {
    sums[rank].magnitude > 1e-10 * sizes[rank] ? sums[rank] : 0
  }

  /// What a variable is multiplied by on its way to another one; 0 when it does not lead there.
  func factor(from rank: Int, to goal: Int) -> Double {
    var rank = rank
    var factor = 1.0
    while rank != goal {
      guard let link = links[rank], let parent = link.parent else { return 0 }
      factor *= link.factor
      rank = parent
    }
    return factor
  }

  /// The variables that have a link, the newest link first.
  var newestFirst: [Int] {
    var ranks = [Int](repeating: -1, count: links.count)
    for (rank, link) in links.enumerated() {
      if let link { ranks[link.time] = rank }
    }
    return ranks.reversed().filter { $0 >= 0 }
  }
}
