// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

extension SystemWorkload {
  /// W3: a grid whose cells fill their columns and rows.
  ///
  /// Each cell has a least size and weakly a size of its own. Medians may be intervals, so only costs compare.
  static let grid = SystemWorkload(
    identifier: "W3", title: "grid", sizeMeaning: "cells a side", fullSizes: [10, 20, 40],
    quickSizes: [5, 10], isUnique: false, system: grid(side:)
  ) { side in
    (0..<600).map { [Double(80 * side) + Double($0) * Double(side) / 10, Double(60 * side)] }
  }

  /// W4: a grid whose cells keep a ratio of their sides and must fit their columns and rows; each
  /// cell is weakly as wide and as high as them.
  static let aspectGrid = SystemWorkload(
    identifier: "W4", title: "aspect-ratio grid", sizeMeaning: "cells a side",
    fullSizes: [4, 8, 10, 20], quickSizes: [4, 8], isUnique: false, system: aspectGrid(side:))

  private static func grid(side: Int) -> BenchmarkSystem {
    var random = SeededGenerator(seed: 3)
    var grid = BenchmarkSystem()
    let (columns, rows) = lines(side, Double(100 * side), Double(60 * side), in: &grid)
    for row in 0..<side {
      for column in 0..<side {
        let cell = cell(
          "cell\(row).\(column)", (random.points(10...40), random.points(5...20)), in: &grid)
        grid.add([(cell.left, 1), (columns[column], -1)], .equal, 2)
        grid.add(
          [(cell.left, 1), (cell.width, 1), (columns[column + 1], -1)], .equal, -2)
        grid.add([(cell.top, 1), (rows[row], -1)], .equal, 2)
        grid.add([(cell.top, 1), (cell.height, 1), (rows[row + 1], -1)], .equal, -2)
        grid.add([(cell.width, 1)], .equal, random.points(50...150), .defaultLow)
        grid.add([(cell.height, 1)], .equal, random.points(30...90), .defaultLow)
      }
    }
    return grid
  }

  private static func aspectGrid(side: Int) -> BenchmarkSystem {
    var random = SeededGenerator(seed: 4)
    var grid = BenchmarkSystem()
    let (columns, rows) = lines(side, Double(100 * side), Double(80 * side), in: &grid)
    for row in 0..<side {
      for column in 0..<side {
        let cell = cell("cell\(row).\(column)", (1, 1), in: &grid)
        let ratio = random.points(2...8) / 4
        let width = [(columns[column + 1], 1.0), (columns[column], -1.0)]
        let height = [(rows[row + 1], 1.0), (rows[row], -1.0)]
        grid.add([(cell.width, 1), (cell.height, -ratio)], .equal, 0)
        grid.add([(cell.left, 1), (columns[column], -1)], .equal, 0)
        grid.add([(cell.top, 1), (rows[row], -1)], .equal, 0)
        grid.add(width + [(cell.width, -1)], .greaterThanOrEqual, 0)
        grid.add(height + [(cell.height, -1)], .greaterThanOrEqual, 0)
        grid.add(width + [(cell.width, -1)], .equal, 0, .defaultLow)
        grid.add(height + [(cell.height, -1)], .equal, 0, .defaultLow)
      }
    }
    return grid
  }

  /// The lines between the columns and the rows; the last ones are the size, which is given.
  private static func lines(
    _ side: Int, _ width: Double, _ height: Double, in grid: inout BenchmarkSystem
  ) -> (columns: [Int], rows: [Int]) {
    let size = [grid.parameter("width", width), grid.parameter("height", height)]
    let all = ["column", "row"].enumerated().map { axis, name in
      let lines = (0...side).map { grid.variable("\(name)\($0)") }
      grid.add([(lines[0], 1)], .equal, 0)
      grid.add([(lines[side], 1), (size[axis], -1)], .equal, 0)
      return lines
    }
    return (all[0], all[1])
  }

  private static func cell(
    _ name: String, _ least: (width: Double, height: Double), in grid: inout BenchmarkSystem
  ) -> (left: Int, top: Int, width: Int, height: Int) {
    (
      grid.variable("\(name).left"), grid.variable("\(name).top"),
      grid.length("\(name).width", atLeast: least.width),
      grid.length("\(name).height", atLeast: least.height)
    )
  }
}
