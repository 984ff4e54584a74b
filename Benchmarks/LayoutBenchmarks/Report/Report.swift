// SPDX-License-Identifier: GPL-3.0-or-later

/// What a run found, as text.
struct Report {
  let machine: Machine
  let measurements: [Measurement]
  let disagreements: [String]
  let countsProcessorTime: Bool

  /// What is told of the unit.
  var unit: String { countsProcessorTime ? "milliseconds of the processor" : "milliseconds" }

  /// The whole report.
  var text: String {
    var lines = machine.lines + ["\(unit); answers were compared before anything was timed"]
    for sweep in Sweep.all(of: measurements) {
      lines += ["", "\(sweep.workload) \(sweep.title), \(sweep.phase)"] + table(sweep).lines
    }
    let bars = Bar.table(measurements)
    if !bars.rows.isEmpty { lines += ["", "bars"] + bars.lines }
    if !disagreements.isEmpty { lines += ["", "DISAGREEMENTS"] + disagreements }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The whole report as a file beside the benchmarks, the bars first.
  var markdown: String {
    var lines = [
      "# Results", "",
      "Written by `layout-benchmarks --results`, all from one run; nothing here is typed by hand.",
      "How each engine is timed, and what the workloads are: see README.md.", "",
    ]
    lines += machine.lines.map { "- " + $0 }
    lines += ["- \(unit); answers were compared before anything was timed", ""]
    let bars = Bar.table(measurements)
    if !bars.rows.isEmpty { lines += ["## Bars", "", "```"] + bars.lines + ["```", ""] }
    for sweep in Sweep.all(of: measurements) {
      lines += ["## \(sweep.workload) \(sweep.title), \(sweep.phase)", "", "```"]
      lines += table(sweep).lines + ["```", ""]
    }
    if !disagreements.isEmpty { lines += ["## Disagreements", ""] + disagreements + [""] }
    return lines.dropLast().joined(separator: "\n") + "\n"
  }

  private func table(_ sweep: Sweep) -> TextTable {
    var table = TextTable(
      header: [sweep.sizeMeaning, "engine", "minimum", "median", "p95", "runs", ""],
      textColumns: 2, endsWithNote: true)
    for measurement in sweep.measurements {
      let head = ["\(measurement.size)", measurement.engine]
      if let figures = measurement.figures {
        let numbers = [figures.minimum, figures.median, figures.p95].map(shortNumber)
        table.rows.append(head + numbers + ["\(figures.runs)", ""])
      } else {
        let reason = measurement.note ?? "not measured"
        table.rows.append(head + ["-", "-", "-", "-", reason])
      }
    }
    return table
  }
}

/// The measurements of one workload and phase over its sizes.
struct Sweep {
  var workload: String
  var title: String
  var sizeMeaning: String
  var phase: String
  var measurements: [Measurement]

  /// The sweeps in the order of the workloads.
  static func all(of measurements: [Measurement]) -> [Sweep] {
    var sweeps: [Sweep] = []
    for measurement in measurements {
      let index = sweeps.firstIndex {
        $0.workload == measurement.workload && $0.phase == measurement.phase
      }
      if let index {
        sweeps[index].measurements.append(measurement)
      } else {
        let workload = AllWorkloads.list.first { $0.identifier == measurement.workload }
        sweeps.append(
          Sweep(
            workload: measurement.workload, title: workload?.title ?? "",
            sizeMeaning: workload?.sizeMeaning ?? "size", phase: measurement.phase,
            measurements: [measurement]))
      }
    }
    return sweeps
  }
}
