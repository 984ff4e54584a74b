// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The command `layout-benchmarks`.
@main
struct LayoutBenchmarks {
  static func main() {
    do {
      let options = try BenchmarkOptions(Array(CommandLine.arguments.dropFirst()))
      exit(try run(options) ? 0 : 1)
    } catch {
      write("layout-benchmarks: \(error)\n", to: .standardError)
      exit(2)
    }
  }

  /// Does what is asked for; answers whether all is well.
  private static func run(_ options: BenchmarkOptions) throws -> Bool {
    switch options.mode {
    case .help: write(BenchmarkOptions.help)
    case .list: try list()
    case .counters: write(try Counters.count().json())
    case .checkCounters: return try checkCounters()
    case .measure: return try measure(options)
    }
    return true
  }

  private static func list() throws {
    var table = TextTable(header: ["workload", "title", "size is", "sizes"], textColumns: 4)
    for workload in AllWorkloads.list {
      table.rows.append([
        workload.identifier, workload.title, workload.sizeMeaning,
        workload.sizes(quick: false).map { "\($0)" }.joined(separator: " "),
      ])
    }
    let rivals = try Rivals(folder: Rivals.folder).versions.map {
      "\($0.name) \($0.version ?? Rivals.absence)"
    }
    write((table.lines + [""] + rivals).joined(separator: "\n") + "\n")
  }

  private static func checkCounters() throws -> Bool {
    let stored = try Counters.stored(at: "Benchmarks/Counters.json")
    let excess = try Counters.count().excess(over: stored)
    write(
      excess.isEmpty
        ? "counters are within \(Int(Counters.slack * 100)) % of the stored ones\n"
        : excess.joined(separator: "\n") + "\n")
    return excess.isEmpty
  }

  private static func measure(_ options: BenchmarkOptions) throws -> Bool {
    let workloads = AllWorkloads.list.filter(options.selects)
    if workloads.isEmpty {
      throw BenchmarkError.arguments("no workload's name contains \"\(options.filter)\"")
    }
    // 1. Check and time.
    let rivals = try Rivals(folder: Rivals.folder)
    let stopwatch = Stopwatch(countsProcessorTime: options.countsProcessorTime)
    let runner = Runner(
      limits: options.limits, stopwatch: stopwatch, rivals: rivals
    ) { write($0 + "\n", to: .standardError) }
    for workload in workloads { try runner.run(workload, quick: options.isQuick) }
    // 2. Report.
    let report = Report(
      machine: Machine(rivals: rivals), measurements: runner.measurements,
      disagreements: runner.disagreements, countsProcessorTime: options.countsProcessorTime)
    write(report.text)
    if let path = options.jsonPath { try JSONReport(report).write(to: path) }
    if let path = options.resultsPath { try OutputFile.write(report.markdown, to: path) }
    if let folder = options.chartFolder { try writeCharts(report, folder) }
    return report.disagreements.isEmpty
  }

  private static func writeCharts(_ report: Report, _ folder: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw BenchmarkError.file(path: folder, reason: "cannot be made: \(error)")
    }
    for sweep in Sweep.all(of: report.measurements) {
      guard let chart = Chart(sweep) else { continue }
      let phase = sweep.phase.replacingOccurrences(of: " ", with: "-")
      try OutputFile.write(chart.svg, to: "\(folder)/\(sweep.workload)-\(phase).svg")
    }
  }

  private static func write(_ text: String, to file: FileHandle = .standardOutput) {
    file.write(Data(text.utf8))
  }
}
