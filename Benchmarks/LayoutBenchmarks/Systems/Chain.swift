// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

extension SystemWorkload {
  /// W2: boxes in a row from one edge to the other.
  ///
  /// Gaps are 8; each box has a least width, and weakly a width of its own. Which of several boxes gives way is open, so only costs compare.
  static let chain = SystemWorkload(
    identifier: "W2", title: "chain", sizeMeaning: "boxes", fullSizes: [10, 100, 500, 2_000],
    quickSizes: [10, 100], isUnique: false, system: chain(boxes:)
  ) { boxes in
    (0..<600).map { [Double(60 * boxes) + Double($0) * Double(boxes) / 10] }
  }

  private static func chain(boxes: Int) -> BenchmarkSystem {
    var random = SeededGenerator(seed: 2)
    var chain = BenchmarkSystem()
    let width = chain.parameter("width", Double(90 * boxes))
    var end: [(Int, Double)] = []
    for index in 0..<boxes {
      let left = chain.variable("left\(index)")
      let length = chain.length("width\(index)", atLeast: random.points(10...40))
      chain.add([(left, 1)] + end.map { ($0.0, -$0.1) }, .equal, index == 0 ? 0 : 8)
      chain.add([(length, 1)], .equal, random.points(40...120), .defaultLow)
      end = [(left, 1), (length, 1)]
    }
    chain.add(end + [(width, -1)], .equal, 0)
    return chain
  }
}
