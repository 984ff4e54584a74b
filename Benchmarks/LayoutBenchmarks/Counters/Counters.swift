// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import DirectEngine
import Foundation
import GLPKSolver
import LayoutHost
import LayoutScene
import LinearProgram
import SolveLayout

/// What eight workloads cost in steps instead of time: the same on every machine.
struct Counters {
  /// The counters by workload and name.
  var values: [String: [String: Int]] = [:]

  /// How much more than the stored figure is let through.
  static let slack = 0.05

  /// Runs the eight workloads.
  static func count() throws -> Counters {
    var counters = Counters()
    try counters.addSystem("W1 form of 3 rows", SystemWorkload.form.system(3))
    try counters.addSystem("W2 chain of 100", SystemWorkload.chain.system(100))
    try counters.addSystem("W3 grid of 5 x 5", SystemWorkload.grid.system(5))
    try counters.addSystem("W5 splits into 128", SystemWorkload.splits.system(128))
    try counters.addSystem("W6 rows, 100", SystemWorkload.independentRows.system(100))
    let nested = try SceneTree(
      root: NestedStacks.element(3, .vertical), request: .container(NestedStacks.size))
    try counters.addScene("W8 nested stacks, 1111", nested)
    try counters.addScene("W9 feed of 10", try Feed.scene(10))
    try counters.addScene("W10 flexible children, 100", try FlexibleRow.scene(100))
    return counters
  }

  private mutating func addSystem(_ name: String, _ system: BenchmarkSystem) throws {
    let solution = try PrioritySolver(solver: GLPKSolver()).solve(system.prioritySystem)
    let statistics = solution.statistics
    values[name] = [
      "rows after presolve": statistics.rowsAfterPresolve,
      "solved components": statistics.solvedComponents, "levels": statistics.levels,
      "pivots": statistics.pivots,
    ]
  }

  private mutating func addScene(_ name: String, _ scene: SceneTree) throws {
    let direct = try DirectEngine(options: .init(countsMeasurements: true))
      .layoutWithStatistics(scene)
    let host = SceneHost(solver: GLPKSolver(), options: .init(engine: .constraints))
    let programs = try host.layout(scene).programs?.program.statistics ?? SequentialStatistics()
    values[name] = [
      "measurements": direct.statistics?.total ?? 0, "rows": programs.rows,
      "columns": programs.columns, "levels": programs.levels,
      "solver calls": programs.solverCalls, "pivots": programs.pivots,
    ]
  }

  /// The counters as JSON, sorted.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(values), as: UTF8.self) + "\n"
  }

  /// What is more than stored figures allow, in words.
  func excess(over stored: Counters) -> [String] {
    var lines: [String] = []
    for name in Set(values.keys).union(stored.values.keys).sorted() {
      guard let now = values[name], let before = stored.values[name] else {
        lines.append("\(name): stored and counted workloads are not the same")
        continue
      }
      for counter in Set(now.keys).union(before.keys).sorted() {
        guard let new = now[counter], let old = before[counter] else {
          lines.append("\(name), \(counter): stored and counted counters are not the same")
          continue
        }
        let most = Int(Double(old) * (1 + Self.slack))
        if new > most { lines.append("\(name), \(counter): \(new), at most \(most) allowed") }
      }
    }
    return lines
  }

  /// Reads stored figures.
  static func stored(at path: String) throws -> Counters {
    guard let data = FileManager.default.contents(atPath: path),
      let values = try? JSONDecoder().decode([String: [String: Int]].self, from: data)
    else {
      throw BenchmarkError.file(
        path: path, reason: "holds no counters; write it with layout-benchmarks --counters")
    }
    return Counters(values: values)
  }
}
