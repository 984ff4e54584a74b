// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import GLPKSolver
import LayoutHost
import LayoutScene
import LinearProgram

/// Times both engines on scenes of growing size, after checking that they agree.
///
/// usage: layout-benchmarks [--quick] [--filter TEXT]
@main
struct LayoutBenchmarks {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let runs = arguments.contains("--quick") ? 3 : 15
    var filter = ""
    if let index = arguments.firstIndex(of: "--filter"), index + 1 < arguments.count {
      filter = arguments[index + 1]
    }
    print(
      "\(ProcessInfo.processInfo.operatingSystemVersionString), \(ProcessInfo.processInfo.activeProcessorCount) cores, \(runs) runs, milliseconds"
    )
    print(
      padded("workload", 34)
        + ["minimum", "median", "p95"].map { padded($0, 11, right: true) }.joined() + "  programs")
    for benchmark in try benchmarks(runs: runs)
    where filter.isEmpty || benchmark.name.contains(filter) {
      let figures = Figures(try benchmark.times())
      let columns = [figures.minimum, figures.median, figures.p95].map {
        padded(decimal($0), 11, right: true)
      }
      print(padded(benchmark.name, 34) + columns.joined() + "  " + benchmark.note)
    }
  }

  static func benchmarks(runs: Int) throws -> [Benchmark] {
    var list: [Benchmark] = []
    for count in [1, 10, 100, 1_000] {
      let scene = try Scenes.flat(count)
      list.append(direct("flat \(count)", scene, runs))
      list.append(try constraints("flat \(count)", scene, .crash, runs))
      list.append(try constraints("flat \(count)", scene, .cold, runs))
    }
    for levels in 2...5 {
      let scene = try Scenes.nested(levels: levels)
      list.append(direct("nested \(scene.nodes.count)", scene, runs))
      if levels <= 3 {
        list.append(try constraints("nested \(scene.nodes.count)", scene, .crash, runs))
      }
    }
    let feed = try Scenes.feed(100)
    list.append(direct("feed 100", feed, runs))
    list.append(try constraints("feed 100", feed, .crash, runs))
    return list
  }

  private static func direct(_ name: String, _ scene: SceneTree, _ runs: Int) -> Benchmark {
    let host = SceneHost(solver: nil, options: .init(engine: .direct))
    return Benchmark(name: name + " direct", note: "", runs: runs) { _ = try host.layout(scene) }
  }

  private static func constraints(
    _ name: String, _ scene: SceneTree, _ start: SequentialOptions.Start, _ runs: Int
  ) throws -> Benchmark {
    var options = SceneHost.Options(engine: .constraints, checks: true)
    options.programs.start = start
    let checked = try SceneHost(solver: GLPKSolver(), options: options).layout(scene)
    if let difference = checked.check?.firstDifference { throw Disagreement(text: "\(difference)") }
    options.checks = false
    let host = SceneHost(solver: GLPKSolver(), options: options)
    let counts = checked.programs?.program.statistics ?? SequentialStatistics()
    let note =
      "\(counts.rows) rows, \(counts.columns) columns, \(counts.levels) levels, "
      + "\(counts.pivots) pivots"
    return Benchmark(name: "\(name) constraints \(start)", note: note, runs: runs) {
      _ = try host.layout(scene)
    }
  }
}

/// The engines answer differently, so times would mean nothing.
struct Disagreement: Error {
  var text: String
}
