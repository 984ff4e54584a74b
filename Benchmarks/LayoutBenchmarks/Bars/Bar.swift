// SPDX-License-Identifier: GPL-3.0-or-later

/// A figure that is to be reached, and whether it is.
struct Bar {
  /// One figure of a run.
  struct Place {
    var workload: String
    var size: Int
    var phase: String
    var engine: String
    var statistic = Statistic.median
  }

  /// The figure of several runs that counts.
  enum Statistic: String {
    case median
    case p95
  }

  /// The bar in words.
  var text: String
  /// What is to be small.
  var figure: Place
  /// What it is divided by; nil for a bar in milliseconds.
  var base: Place?
  /// What the quotient, or the time, must not pass.
  var limit: Double
}

extension Bar {
  /// What a run says about a bar.
  struct Verdict: Codable {
    var text: String
    var limit: Double
    /// The quotient or the milliseconds; nil where something was not measured.
    var measured: Double?
    /// One of "reached", "not reached" and "not measured".
    var verdict: String
  }

  /// Judges the bar by what was measured.
  func verdict(_ measurements: [Measurement]) -> Verdict {
    var measured = Self.figure(figure, measurements)
    if let base {
      let divisor = Self.figure(base, measurements)
      measured = measured.flatMap { figure in divisor.map { figure / $0 } }
    }
    let word = measured.map { $0 <= limit ? "reached" : "not reached" } ?? "not measured"
    return Verdict(text: text, limit: limit, measured: measured, verdict: word)
  }

  private static func runs(_ place: Place, _ measurements: [Measurement]) -> Int? {
    figures(place, measurements)?.runs
  }

  private static func figures(_ place: Place, _ measurements: [Measurement]) -> Figures? {
    measurements.first {
      $0.workload == place.workload && $0.size == place.size && $0.phase == place.phase
        && $0.engine == place.engine
    }?.figures
  }

  private static func figure(_ place: Place, _ measurements: [Measurement]) -> Double? {
    guard let figures = figures(place, measurements) else { return nil }
    return place.statistic == .median ? figures.median : figures.p95
  }

  /// The bars of the workloads that were measured, with their verdicts.
  static func table(_ measurements: [Measurement]) -> TextTable {
    var table = TextTable(header: ["bar", "verdict", "at most", "measured"], textColumns: 2)
    let workloads = Set(measurements.map(\.workload))
    for bar in all where workloads.contains(bar.figure.workload) {
      let verdict = bar.verdict(measurements)
      table.rows.append([
        verdict.text, verdict.verdict, shortNumber(verdict.limit),
        verdict.measured.map(shortNumber) ?? "-",
      ])
    }
    return table
  }
}
