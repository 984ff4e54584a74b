// SPDX-License-Identifier: GPL-3.0-or-later

/// How an engine is timed at one piece of work.
enum Trial {
  /// The same work again and again; each run is prepared outside of its time.
  case repeated(prepare: () throws -> (() throws -> Void))
  /// Steps of one session, each timed once, such as the widths of a drag.
  case steps(count: Int, open: () throws -> ((Int) throws -> Void))
  /// Times in milliseconds that the engine measured by itself.
  case own(times: (Int) throws -> [Double])

  /// Work that needs no preparation.
  static func plain(_ work: @escaping () throws -> Void) -> Trial {
    .repeated(prepare: { work })
  }
}

extension Trial {
  /// The fewest and the most runs.
  static let runs = 5...200

  /// The times, at most as many as fit into the time for all runs but at least five.
  ///
  /// - Parameters:
  ///   - budget: the milliseconds that all runs together should take.
  ///   - estimate: the milliseconds that one run took.
  func figures(budget: Double, estimate: Double) throws -> Figures {
    let fitting = budget / max(estimate, 1e-3)
    let runs = Int(min(max(fitting, Double(Self.runs.lowerBound)), Double(Self.runs.upperBound)))
    switch self {
    case .repeated(let prepare):
      // The first run fills caches and is not counted, unless runs are long.
      if estimate < 1_000 { try prepare()() }
      return Figures(try (0..<runs).map { _ in try Stopwatch.milliseconds(prepare()) })
    case .steps(let count, let open):
      // Slow engines do only the first steps.
      let fitting = Int(min(8 * fitting, Double(count)))
      let step = try open()
      return Figures(try (0..<min(count, max(fitting, 20))).map { index in try Stopwatch.milliseconds { try step(index) } })
    case .own(let times):
      return Figures(try times(min(runs, 20)))
    }
  }
}
