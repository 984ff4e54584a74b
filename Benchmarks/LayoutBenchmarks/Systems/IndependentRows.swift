// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

extension SystemWorkload {
  /// W6: rows that share nothing: a label with a natural width, a gap of at least 8, and a field
  /// that ends at 390 and strongly keeps a least width.
  static let independentRows = SystemWorkload(
    identifier: "W6", title: "independent rows", sizeMeaning: "rows",
    fullSizes: [100, 1_000, 10_000], quickSizes: [100, 1_000], isUnique: true,
    system: independentRows(count:))

  private static func independentRows(count: Int) -> BenchmarkSystem {
    var random = SeededGenerator(seed: 6)
    var system = BenchmarkSystem()
    for row in 0..<count {
      let label = system.length("label\(row)")
      let left = system.variable("left\(row)")
      let field = system.length("field\(row)")
      system.add([(left, 1), (label, -1)], .greaterThanOrEqual, 8)
      system.add([(left, 1), (field, 1)], .equal, 390)
      system.add([(field, 1)], .greaterThanOrEqual, random.points(100...300), .defaultHigh)
      system.add([(label, 1)], .equal, random.points(50...200), 500)
      system.add([(left, 1), (label, -1)], .equal, 8, .defaultLow)
    }
    return system
  }
}
