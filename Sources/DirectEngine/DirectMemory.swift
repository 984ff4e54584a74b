// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// What nodes answered in the last layout, for the next one of a scene that came out of it.
package final class DirectMemory {
  private var pass: LayoutPass?
  /// The number of the scene that the pass laid out.
  private var revision = 0
  /// The number of answers that a layout without memory kept.
  private var firstCount = 0
  /// How often nodes that keep answers worked one out in the last layout.
  package private(set) var measuredCount = 0

  /// The number of answers that are kept beside the last ones, those that nobody asks for counted.
  package var keptCount: Int { pass?.keptCount ?? 0 }

  /// Makes an empty memory.
  package init() {}

  /// Forgets everything, so that the next layout asks anew.
  package func forget() { pass = nil }

  /// The last pass, where it goes on for a scene: it laid out the scene before, for the same request
  /// and with nothing to warn of, and has not gathered too many answers that nobody asks for.
  fileprivate func last(before edit: SceneEdit, _ request: SceneTree.Request) -> LayoutPass? {
    guard let pass, let base = edit.base, base == revision, pass.scene.request == request,
      pass.warnings.isEmpty, pass.keptCount <= 2 * firstCount + 1_000
    else { return nil }
    return pass
  }

  fileprivate func keep(_ pass: LayoutPass, _ edit: SceneEdit, isFirst: Bool) {
    self.pass = pass
    revision = edit.revision
    measuredCount = pass.measuredCount
    if isFirst { firstCount = pass.keptCount }
  }
}

extension DirectEngine {
  /// Lays out a scene like `layout(_:)`, and asks only nodes that changed since the last layout with
  /// the memory, and those around them.
  ///
  /// To be called on the main thread. Scenes with relations or with code that runs while laying out
  /// are laid out anew, as are those that warn.
  ///
  /// - Throws: `MeasurementLimitReached` where the work would grow without bounds.
  package func layout(
    _ scene: SceneTree, _ edit: SceneEdit, keeping memory: DirectMemory
  ) throws(MeasurementLimitReached) -> LayoutFrames {
    guard !scene.hasRelations, !edit.runsCode, scene.depth <= DeepStack.shallowOnMain else {
      memory.forget()
      return try layout(scene)
    }
    // 1. Go on from the last layout.
    if let last = memory.last(before: edit, scene.request),
      let plan = last.plan.changed(to: scene, at: edit.changed)
    {
      memory.forget()
      let pass = LayoutPass(scene, plan: plan, after: last, changed: edit.changed)
      let frames = pass.layOut()
      if pass.overloaded == nil && frames.warnings.isEmpty {
        memory.keep(pass, edit, isFirst: false)
        return frames
      }
    }
    // 2. Begin anew.
    memory.forget()
    let pass = LayoutPass(scene, plan: LayoutPlan(scene), relations: relations)
    let frames = pass.layOut()
    try pass.checkLimit()
    memory.keep(pass, edit, isFirst: true)
    return frames
  }
}
