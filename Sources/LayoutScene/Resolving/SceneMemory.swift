// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// How a scene came out of the one before.
package struct SceneEdit: Sendable {
  /// The scene's number.
  package let revision: Int
  /// The number of the scene before, where all nodes but the changed ones are the same at the same
  /// places; nil where nothing is known of the nodes.
  package let base: Int?
  /// The nodes that may have changed, in ascending order; empty without a scene before.
  package let changed: [Range<Int>]
  /// Whether code of somebody's own runs while laying out, which may answer otherwise at any time.
  package let runsCode: Bool
}

/// Resolves descriptions one after the other: what has kept its version is taken over with its nodes.
///
/// The scenes are those that `SceneTree.init` makes, in all that they hold. Scenes in which nodes far
/// apart know of each other (relations, equal lengths, matched geometry) are always made anew.
package final class SceneMemory {
  private var kept: KeptScene?
  private var revision = 0
  private var measurerCount = 0
  /// The number of nodes that the last description needed anew.
  package private(set) var resolvedCount = 0

  /// The number of descriptions that can be taken over.
  package var keptCount: Int { kept?.spans.count ?? 0 }

  /// Makes an empty memory.
  package init() {}

  /// Forgets everything, so that the next description is resolved anew.
  package func forget() { kept = nil }

  /// The scene of a description.
  ///
  /// - Throws: a `SceneError` with the place of what cannot be resolved.
  package func scene(
    of element: SceneElement, request: SceneTree.Request, environment: SceneEnvironment
  ) throws(SceneError) -> (scene: SceneTree, edit: SceneEdit) {
    if let kept {
      self.kept = nil
      // What goes wrong is told as by a description that is resolved anew.
      if let answer = try? scene(of: element, request, environment, from: kept) { return answer }
    }
    guard let answer = try scene(of: element, request, environment, from: nil) else {
      throw .tooManyNodes(limit: SceneLimits.nodes, element.origin)
    }
    return answer
  }

  private func scene(
    of element: SceneElement, _ request: SceneTree.Request, _ environment: SceneEnvironment,
    from base: KeptScene?
  ) throws(SceneError) -> (scene: SceneTree, edit: SceneEdit)? {
    // 1. Resolve what is new.
    let (root, resolver) = try SceneResolver.resolved(
      element, environment, SceneKeeping(base, measurerCount: measurerCount))
    guard !resolver.keeping.isSpoilt else { return nil }
    let scene = try SceneTree(root, resolver, request, environment)
    // 2. Tell what is not.
    let taken = resolver.keeping.taken
    let isInPlace =
      base.map { base in
        base.nodes.count == scene.nodes.count && taken.allSatisfy { $0.shift == 0 }
      } ?? false
    let changed = Self.gaps(between: taken.map(\.nodes), count: scene.nodes.count)
    let edit = SceneEdit(
      revision: revision + 1, base: isInPlace ? revision : nil, changed: isInPlace ? changed : [],
      runsCode: resolver.traits.contains(.code))
    // 3. Remember.
    revision += 1
    measurerCount = resolver.keeping.measurerCount
    resolvedCount = changed.reduce(0) { $0 + $1.count }
    kept = resolver.traits.isDisjoint(with: .farReaching) ? KeptScene(resolver) : nil
    return (scene, edit)
  }

  /// What lies between ranges that ascend.
  private static func gaps(between ranges: [Range<Int>], count: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var start = 0
    for range in ranges {
      if start < range.lowerBound { gaps.append(start..<range.lowerBound) }
      start = range.upperBound
    }
    if start < count { gaps.append(start..<count) }
    return gaps
  }
}
