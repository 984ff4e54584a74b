// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// A workload of constraints: built and solved once, then dragged.
struct SystemWorkload: Workload, Sendable {
  let identifier: String
  let title: String
  let sizeMeaning: String
  let fullSizes: [Int]
  let quickSizes: [Int]
  /// Whether the best point is the only one, so that values can be compared and not only costs.
  let isUnique: Bool
  /// The system of a size.
  let system: @Sendable (Int) -> BenchmarkSystem
  /// The values of the parameters along the drag of a size; empty for none.
  var drag: @Sendable (Int) -> [[Double]] = { _ in [] }

  func sizes(quick: Bool) -> [Int] { quick ? quickSizes : fullSizes }

  func cases(size: Int, rivals: Rivals) throws -> [Case] {
    let system = system(size)
    let drag = drag(size)
    var first: [Entrant] = []
    var dragging: [Entrant] = []
    for engine in Self.engines(rivals) {
      let prepared = Lazily { try engine.prepared(system) }
      first.append(firstSolve(engine.name, system, prepared))
      if !drag.isEmpty && engine.name != "glpk exact" && engine.name != "glpk interior" {
        dragging.append(dragged(engine.name, system, prepared, drag))
      }
    }
    for name in Self.absent(rivals) {
      first.append(.absent(name, Rivals.absence))
      if !drag.isEmpty { dragging.append(.absent(name, Rivals.absence)) }
    }
    let cases = [Case(phase: "first solve", entrants: first)]
    return drag.isEmpty ? cases : cases + [Case(phase: "drag", entrants: dragging)]
  }

  private func firstSolve(
    _ name: String, _ system: BenchmarkSystem, _ prepared: Lazily<any PreparedSystem>
  ) -> Entrant {
    var entrant = Entrant(
      engine: name,
      answer: {
        let prepared = try prepared.value()
        try prepared.check()
        return answer(try prepared.solve(), system)
      },
      trial: .repeated {
        let prepared = try prepared.value()
        return { _ = try prepared.solve() }
      })
    // Interior points approach the optimum without reaching it. Kiwi never computes its tableau
    // anew, so that the errors of many pivots add up.
    if name == GLPKEngine.interior.name { entrant.accuracy = .infinity }
    if name == "kiwi" { entrant.accuracy = 1e-4 }
    return entrant
  }

  /// A drag is checked at ten of its steps.
  private func dragged(
    _ name: String, _ system: BenchmarkSystem, _ prepared: Lazily<any PreparedSystem>,
    _ drag: [[Double]]
  ) -> Entrant {
    let checked = stride(from: 0, to: drag.count, by: max(1, drag.count / 10)).map { drag[$0] }
    var entrant = Entrant(
      engine: name,
      answer: {
        let session = try prepared.value().session()
        var answer = Answer()
        for parameters in checked {
          let step = self.answer(
            try session.move(to: parameters), system.moved(to: parameters))
          answer.costs += step.costs
          answer.frames += step.frames
        }
        return answer
      },
      trial: .steps(count: drag.count) {
        let session = try prepared.value().session()
        return { _ = try session.move(to: drag[$0]) }
      })
    entrant.share = Double(checked.count)
    return entrant
  }

  private func answer(_ values: [Double], _ system: BenchmarkSystem) -> Answer {
    // Engines may append columns of their own.
    let own = Array(values.prefix(system.columns.count))
    return Answer(costs: system.costs(at: own), frames: isUnique ? own : [])
  }

  private static func engines(_ rivals: Rivals) -> [any BenchmarkEngine] {
    var engines: [any BenchmarkEngine] = [PriorityEngine()]
    engines += GLPKEngine.all as [any BenchmarkEngine]
    for rival in [rivals.highs, rivals.clp, rivals.lpSolve] {
      if let rival { engines.append(LinearRivalEngine(rival: rival)) }
    }
    if let kiwi = rivals.kiwi { engines.append(KiwiEngine(kiwi: kiwi)) }
    return engines
  }

  private static func absent(_ rivals: Rivals) -> [String] {
    [
      ("highs", rivals.highs == nil), ("clp", rivals.clp == nil),
      ("lp_solve", rivals.lpSolve == nil), ("kiwi", rivals.kiwi == nil),
    ].filter(\.1).map(\.0)
  }
}

/// A value that is made when it is first asked for.
final class Lazily<Value> {
  private let make: () throws -> Value
  private var made: Value?

  init(_ make: @escaping () throws -> Value) { self.make = make }

  func value() throws -> Value {
    if let made { return made }
    let value = try make()
    made = value
    return value
  }
}
