// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Checks and times workloads, and keeps what was found.
final class Runner {
  /// How much is measured.
  struct Limits {
    /// The milliseconds that the runs of one engine at one piece of work should take.
    var budget: Double
    /// The milliseconds that one run may take; larger sizes are skipped.
    var longestRun: Double
    /// The engines to run; empty for all.
    var engines: [String] = []

    static let full = Limits(budget: 250, longestRun: 700)
    static let patient = Limits(budget: 500, longestRun: 600_000)
    static let quick = Limits(budget: 60, longestRun: 400)
  }

  let limits: Limits
  let stopwatch: Stopwatch
  let rivals: Rivals
  /// Told what is done, for people who wait.
  let progress: (String) -> Void
  private(set) var measurements: [Measurement] = []
  /// What engines answered differently, in words.
  private(set) var disagreements: [String] = []
  /// The times of one run so far, by workload, phase and engine, to foresee the next size's.
  private var known: [String: [(size: Int, time: Double)]] = [:]

  init(
    limits: Limits, stopwatch: Stopwatch, rivals: Rivals, progress: @escaping (String) -> Void
  ) {
    self.stopwatch = stopwatch
    self.limits = limits
    self.rivals = rivals
    self.progress = progress
  }

  /// Runs a workload at each size.
  func run(_ workload: any Workload, quick: Bool) throws {
    for size in workload.sizes(quick: quick) {
      progress("\(workload.identifier) \(workload.title), \(size) \(workload.sizeMeaning)")
      for work in try workload.cases(size: size, rivals: rivals) {
        run(work, workload.identifier, size)
      }
    }
  }

  private func run(_ work: Case, _ workload: String, _ size: Int) {
    var reference = work.expected.map { (engine: "what is known", answer: $0) }
    var agreed: [(entrant: Entrant, estimate: Double)] = []
    var figures: [String: Figures] = [:]
    var notes: [String: String] = [:]
    // 1. Every engine answers, and all answers are compared.
    for entrant in work.entrants {
      let key = "\(workload) \(work.phase) \(entrant.engine)"
      if let absence = entrant.absence {
        notes[entrant.engine] = absence
        continue
      }
      if !limits.engines.isEmpty, !limits.engines.contains(entrant.engine) {
        notes[entrant.engine] = "left out"
        continue
      }
      if let foreseen = foreseen(key, size), foreseen > limits.longestRun {
        notes[entrant.engine] = "skipped: would take too long"
        continue
      }
      do {
        var answer = Answer()
        let time = try Stopwatch().milliseconds { answer = try entrant.answer() } / entrant.share
        if case .own = entrant.trial {} else { known[key, default: []].append((size, time)) }
        if let reference, let difference = AnswerCheck.difference(answer, reference.answer) {
          let text = "differs from \(reference.engine): \(difference)"
          notes[entrant.engine] = text
          let accuracy = entrant.accuracy
          guard AnswerCheck.difference(answer, reference.answer, tolerance: accuracy) != nil
          else { continue }
          disagreements.append("\(workload) \(size) \(work.phase): \(entrant.engine) \(text)")
          continue
        }
        if reference == nil { reference = (entrant.engine, answer) }
        agreed.append((entrant, time))
      } catch {
        notes[entrant.engine] = "\(error)"
      }
    }
    // 2. Only then anything is timed.
    for (entrant, estimate) in agreed {
      do {
        let measured = try entrant.trial.figures(
          budget: limits.budget, estimate: estimate, stopwatch: stopwatch)
        figures[entrant.engine] = measured
        // The best of several runs foresees better than the first.
        let key = "\(workload) \(work.phase) \(entrant.engine)"
        if case .repeated = entrant.trial, let last = known[key]?.indices.last {
          known[key]?[last].time = measured.minimum
        }
      } catch {
        notes[entrant.engine] = "\(error)"
      }
    }
    for entrant in work.entrants {
      measurements.append(
        Measurement(
          workload: workload, size: size, phase: work.phase, engine: entrant.engine,
          figures: figures[entrant.engine], note: notes[entrant.engine]))
    }
  }

  /// The milliseconds that one run will take at a size, going by the growth so far.
  private func foreseen(_ key: String, _ size: Int) -> Double? {
    guard let times = known[key], let last = times.last, last.size < size else { return nil }
    var exponent = 1.0
    if times.count > 1 {
      let before = times[times.count - 2]
      let growth = log(max(last.time, 1e-3) / max(before.time, 1e-3))
      exponent = growth / log(Double(last.size) / Double(before.size))
    }
    return last.time * pow(Double(size) / Double(last.size), min(max(exponent, 1), 6))
  }
}
