// SPDX-License-Identifier: GPL-3.0-or-later

import DirectEngine
import LayoutScene

/// What a host remembers from layout to layout.
package final class LayoutMemory {
  let direct = DirectMemory()

  /// Makes an empty memory.
  package init() {}

  /// Forgets everything, so that the next layout asks anew.
  package func forget() { direct.forget() }

  /// How often nodes that keep answers worked one out in the last layout.
  package var measuredCount: Int { direct.measuredCount }
}

extension LayoutMemory {
  /// The number of answers that are kept beside the last ones, those that nobody asks for counted.
  package var keptCount: Int { direct.keptCount }
}

extension SceneHost {
  /// Lays out a scene like `layout(_:)`; where the direct engine answers alone, it asks only what has
  /// changed since the last layout with the memory.
  ///
  /// To be called on the main thread.
  ///
  /// - Throws: as `layout(_:)` does.
  package func layout(
    _ scene: SceneTree, _ edit: SceneEdit, keeping memory: LayoutMemory
  ) throws(LayoutError) -> LayoutAnswer {
    guard options.engine != .constraints, !options.checks, !scene.hasRelations else {
      return try layout(scene)
    }
    let frames: LayoutFrames
    do throws(MeasurementLimitReached) {
      frames = try DirectEngine().layout(scene, edit, keeping: memory.direct)
    } catch { throw .measurements(error) }
    return LayoutAnswer(engine: options.engine, scene: scene, frames: frames)
  }
}
