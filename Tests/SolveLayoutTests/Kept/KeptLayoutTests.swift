// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutViews
@testable import SolveLayout

/// A screen in a host that remembers, and in one that does everything anew.
@MainActor private final class ScreenPair {
  private final class Log {
    var events: [String] = []
  }

  private let hosts: [LayoutHost]
  private let logs: [Log]
  private(set) var bodies = [0, 0]
  private(set) var measurements = [0, 0]

  init(_ specs: [ScreenSpec], root: Int) {
    let logs = [Log(), Log()]
    self.logs = logs
    hosts = logs.map { log in
      LayoutHost(
        rootView: SpecView(
          number: root,
          plan: ScreenPlan(spec: { specs[$0] }, report: { log.events.append($0) })))
    }
    hosts[1].session.remembers = false
  }

  var controls: [String] { hosts[0].session.performableNames }

  func perform(_ name: String) throws { for host in hosts { try host.perform(name) } }

  func change(_ change: (inout EnvironmentValues) -> Void) {
    for host in hosts { change(&host.environment) }
  }

  /// What both hosts answer, written out; frames to the last bit.
  func answers(_ size: CGSize, _ engine: EngineChoice) -> [String] {
    hosts.indices.map { index in
      let host = hosts[index]
      var text: String
      do {
        let result = try host.layout(in: size, options: .init(engine: engine))
        text = "\(result.size) \(result.rounds) rounds \(result.passes) passes\n"
        for view in result.views {
          text += "\(view.path) \(view.identity) \(view.id ?? "-") \(view.type) \(view.frame)\n"
        }
        text += result.warnings.map { "\($0)\n" }.joined()
      } catch {
        text = "\(error)\n"
      }
      bodies[index] += host.session.counts.bodies
      measurements[index] += host.memory.measuredCount
      text += host.session.performableNames.joined(separator: "\n")
      return text + "\nevents\n" + logs[index].events.joined(separator: "\n")
    }
  }
}

@MainActor @Suite struct KeptLayoutTests {
  @Test(arguments: 0..<6) func randomScreensAreAsIfMadeAnew(_ block: UInt64) throws {
    var (bodies, measurements) = ([0, 0], [0, 0])
    for seed in (block * 12)..<(block * 12 + 12) {
      var generator = ScreenGenerator(seed: seed)
      let root = generator.view(5)
      let pair = ScreenPair(generator.specs, root: root)
      var random = ScreenRandom(state: seed &* 77 &+ 5)
      var size = CGSize(width: 390, height: 844)
      var engine = EngineChoice.direct
      for step in 0..<12 {
        let answers = pair.answers(size, engine)
        guard answers[0] == answers[1] else {
          Issue.record("seed \(seed), step \(step):\n\(Self.difference(answers))")
          return
        }
        // Mostly a control is pressed, sometimes two.
        for _ in 0...Int.random(in: 0...1, using: &random) {
          if let name = pair.controls.randomElement(using: &random) { try pair.perform(name) }
        }
        switch Int.random(in: 0...11, using: &random) {
        case 0: size.width = CGFloat(Int.random(in: 100...500, using: &random))
        case 1: size.height = CGFloat(Int.random(in: 100...900, using: &random))
        case 2: engine = engine == .direct ? .hybrid : .direct
        case 3: pair.change { $0.displayScale = $0.displayScale == 1 ? 2 : 1 }
        default: break
        }
      }
      for index in bodies.indices {
        bodies[index] += pair.bodies[index]
        measurements[index] += pair.measurements[index]
      }
    }
    // The comparison means something only where bodies and measurements are left out.
    #expect(bodies[0] * 3 < bodies[1] * 2)
    #expect(measurements[0] < measurements[1])
  }

  /// The first lines that differ.
  private static func difference(_ answers: [String]) -> String {
    let lines = answers.map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    for (kept, anew) in zip(lines[0], lines[1]) where kept != anew {
      return "kept: \(kept)\nanew: \(anew)"
    }
    return "kept: \(lines[0].count) lines\nanew: \(lines[1].count) lines"
  }
}
