// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import LayoutGeometry
import LayoutHost
import LayoutScene
import Testing

/// Without relations a domain's program has the direct engine's frames for its only answer.
///
/// `SOLVELAYOUT_RANDOM_DOMAINS` sets the number of scenes, `SOLVELAYOUT_RANDOM_SEED` the first seed.
@Suite struct RelationDifferentialTests {
  static let count = number("SOLVELAYOUT_RANDOM_DOMAINS") ?? 200
  static let firstSeed = UInt64(number("SOLVELAYOUT_RANDOM_SEED") ?? 1)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  private static func failure(_ random: RandomScene) -> String? {
    do {
      // One view, also where the description is a group.
      var plainScene = random
      plainScene.root = SceneElement(
        .node(.zStack(.center)), type: "ZStack", children: [random.root])
      let plain = try plainScene.scene()
      var related = plainScene
      related.root.modifiers.append(SceneModifier(.node(.relations(RelationDomain()))))
      let scene = try related.scene()
      let host = SceneHost(solver: GLPKSolver())
      let expected = try host.layout(plain)
      let answer = try host.layout(scene)
      for (entry, other) in zip(plain.entries, scene.entries) {
        let frames = (expected.frames[entry.node], answer.frames[other.node])
        guard let difference = difference(frames.0, frames.1) else { continue }
        return "\(entry.path) \(entry.id ?? ""): \(difference)"
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func difference(_ a: CGRect?, _ b: CGRect?) -> String? {
    guard let a, let b else { return a == b ? nil : "only one is laid out" }
    let pairs = [
      (a.minX, b.minX), (a.minY, b.minY), (a.size.width, b.size.width),
      (a.size.height, b.size.height),
    ]
    for (first, second) in pairs where first != second {
      let limit = 1e-6 * max(1_000, abs(first))
      if !(abs(first - second) <= limit) { return "\(a) directly, \(b) as a domain" }
    }
    return nil
  }

  @Test(.enabled(if: GLPKSolver.isAvailable))
  func aDomainWithoutRelationsHasTheDirectFrames() {
    var failing: [UInt64] = []
    for seed in (0..<UInt64(Self.count)).map({ Self.firstSeed + $0 })
    where Self.failure(RandomScene(seed: seed)) != nil {
      failing.append(seed)
    }
    for seed in failing.prefix(3) {
      var shrinker = SceneShrinker { Self.failure($0) != nil }
      let smallest = shrinker.shrink(RandomScene(seed: seed))
      let document = (try? smallest.document()) ?? "\(smallest.root)"
      Issue.record("seed \(seed): \(Self.failure(smallest) ?? "passes again")\n\(document)")
    }
    #expect(failing.isEmpty, "\(failing.count) of \(Self.count) scenes differ")
  }
}
