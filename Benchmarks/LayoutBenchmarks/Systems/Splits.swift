// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

extension SystemWorkload {
  /// W5: an area that is split in two again and again, with gaps of 2.
  ///
  /// Each part is weakly a given share of what is split, and every part at the end has a least
  /// length. A size of 2 to the power of n takes n levels of splits.
  static let splits = SystemWorkload(
    identifier: "W5", title: "binary splits", sizeMeaning: "parts", fullSizes: [128, 512, 2_048],
    quickSizes: [32, 128], isUnique: false, system: splits(parts:))

  private static func splits(parts count: Int) -> BenchmarkSystem {
    let levels = count.trailingZeroBitCount
    var random = SeededGenerator(seed: 5)
    var system = BenchmarkSystem()
    let width = system.parameter("width", Double(40 << levels))
    var parts = [(start: system.variable("start"), length: system.length("length"))]
    system.add([(parts[0].start, 1)], .equal, 0)
    system.add([(parts[0].length, 1), (width, -1)], .equal, 0)
    for level in 1...levels {
      let least = level == levels ? 20.0 : 0
      var next = parts
      next.removeAll()
      for (index, part) in parts.enumerated() {
        let halves = ["a", "b"].map { half in
          let name = "\(level).\(index)\(half)"
          return (
            start: system.variable("start\(name)"),
            length: system.length("length\(name)", atLeast: least)
          )
        }
        let (one, two) = (halves[0], halves[1])
        system.add([(one.start, 1), (part.start, -1)], .equal, 0)
        system.add([(two.start, 1), (one.start, -1), (one.length, -1)], .equal, 2)
        system.add(
          [(two.start, 1), (two.length, 1), (part.start, -1), (part.length, -1)], .equal, 0)
        let share = random.points(30...70) / 100
        system.add([(one.length, 1), (part.length, -share)], .equal, 0, .defaultLow)
        next += halves
      }
      parts = next
    }
    return system
  }
}
