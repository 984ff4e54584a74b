// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import LayoutDocuments
import LayoutHost
import LayoutScene
import Testing

/// Both engines on random scenes over all containers and modifiers.
///
/// `SOLVELAYOUT_RANDOM_SCENES` sets the number of scenes, `SOLVELAYOUT_RANDOM_SEED` the first seed.
@Suite struct DifferentialTests {
  static let count = number("SOLVELAYOUT_RANDOM_SCENES") ?? 3_000
  static let firstSeed = UInt64(number("SOLVELAYOUT_RANDOM_SEED") ?? 1)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// What is wrong with a scene, or nil.
  private static func failure(_ random: RandomScene) -> String? {
    do {
      let host = SceneHost(solver: GLPKSolver(), options: .init(checks: true))
      let answer = try host.layout(try random.scene())
      return answer.check?.firstDifference.map { "\($0)" }
    } catch {
      return "\(error)"
    }
  }

  /// Where a node's frame is another one when the direct engine tells every question and leaves none
  /// out whose answer it knows beforehand; nil where all frames are the same to the last bit.
  private static func differenceWhenTold(_ random: RandomScene) throws -> String? {
    let host = SceneHost(solver: GLPKSolver(), options: .init(engine: .direct))
    let scene = try random.scene()
    let frames = try host.layout(scene).frames
    for event in try host.trace(scene, limit: 100_000).events where event.phase == .place {
      guard let told = event.frame, frames[event.node] != told else { continue }
      return
        "\(scene.name(of: event.node)): \(String(describing: frames[event.node])), told \(told)"
    }
    return nil
  }

  @Test(.enabled(if: GLPKSolver.isAvailable))
  func leavingQuestionsOutChangesNoFrame() throws {
    for seed in (0..<Self.count / 2).map({ Self.firstSeed + UInt64($0) }) {
      let difference = try Self.differenceWhenTold(RandomScene(seed: seed))
      #expect(difference == nil, "seed \(seed)")
    }
  }

  @Test(.enabled(if: GLPKSolver.isAvailable))
  func bothEnginesAgreeOnRandomScenes() async throws {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    await withTaskGroup(of: [UInt64].self) { group in
      for part in 0..<cores {
        group.addTask {
          stride(from: part, to: Self.count, by: cores).map { Self.firstSeed + UInt64($0) }
            .filter { Self.failure(RandomScene(seed: $0)) != nil }
        }
      }
      var failing: [UInt64] = []
      for await seeds in group { failing += seeds }
      for seed in failing.sorted().prefix(5) { Self.report(seed) }
      #expect(failing.isEmpty, "\(failing.count) of \(Self.count) scenes differ")
    }
  }

  /// Shrinks a failing scene and records it as a document.
  private static func report(_ seed: UInt64) {
    var shrinker = SceneShrinker { failure($0) != nil }
    let smallest = shrinker.shrink(RandomScene(seed: seed))
    let document = (try? smallest.document()) ?? "\(smallest.root)"
    Issue.record("seed \(seed): \(failure(smallest) ?? "passes again")\n\(document)")
  }
}
