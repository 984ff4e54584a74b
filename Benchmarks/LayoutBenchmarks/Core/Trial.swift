// SPDX-License-Identifier: GPL-3.0-or-later

/// How an engine is timed at one piece of work.
enum Trial {
  /// The same work again and again; each run is prepared outside of its time.
  case repeated(prepare: () throws -> (() throws -> Void))
  /// Steps of one session, each timed once, such as the widths of a drag.
  case steps(count: Int, open: () throws -> ((Int) throws -> Void))
  /// Times in milliseconds that the engine measured by itself.
  case own(times: () throws -> [Double])

  /// Work that needs no preparation.
  static func plain(_ work: @escaping () throws -> Void) -> Trial {
    .repeated(prepare: { work })
  }
}

extension Trial {
  /// The fewest and the most runs.
  static let runs = 5...200
  /// The fewest steps of a session.
  static let fewestSteps = 20
  /// How many times as long as the runs the steps of a session may take together.
  static let stepsFactor = 80.0

  /// The times of as many runs as fit into the time for all of them, but at least five.
  ///
  /// - Parameters:
  ///   - budget: the milliseconds that all runs should take, with their preparation.
  ///   - estimate: the milliseconds that one run took.
  ///   - stopwatch: what times the runs.
  func figures(
    budget: Double, estimate: Double, stopwatch: Stopwatch
  ) throws -> Figures {
    switch self {
    case .repeated(let prepare):
      // The first run fills caches and is not counted, unless runs are long.
      if estimate < 1_000 { try prepare()() }
      return Figures(
        try Self.times(budget: budget, runs: Self.runs) { _ in
          try stopwatch.milliseconds(prepare())
        })
    case .steps(let count, let open):
      // Slow engines do only the first steps, which no bar compares with more.
      let step = try open()
      let steps = min(Self.fewestSteps, count)...count
      return Figures(
        try Self.times(budget: Self.stepsFactor * budget, runs: steps) { index in
          try stopwatch.milliseconds { try step(index) }
        })
    case .own(let times):
      return Figures(try times())
    }
  }

  private static func times(
    budget: Double, runs: ClosedRange<Int>, _ run: (Int) throws -> Double
  ) rethrows -> [Double] {
    var times: [Double] = []
    var spent = 0.0
    while times.count < runs.upperBound && (spent < budget || times.count < runs.lowerBound) {
      spent += try Stopwatch().milliseconds { times.append(try run(times.count)) }
    }
    return times
  }
}
