// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// What a run found, for programs.
struct JSONReport: Codable {
  var machine: Machine
  var unit: String
  var measurements: [Measurement]
  var bars: [Bar.Verdict]
  var disagreements: [String]

  init(_ report: Report) {
    machine = report.machine
    unit = report.unit
    measurements = report.measurements
    bars = Bar.all.map { $0.verdict(report.measurements) }
    disagreements = report.disagreements
  }

  /// Writes the report into a file.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try OutputFile.write(String(decoding: try encoder.encode(self), as: UTF8.self) + "\n", to: path)
  }
}

/// Files that a run writes.
enum OutputFile {
  static func write(_ text: String, to path: String) throws {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw BenchmarkError.file(path: path, reason: "cannot be written: \(error)")
    }
  }
}
