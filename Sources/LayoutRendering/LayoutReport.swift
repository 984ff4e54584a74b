// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// What every rendering shows: a scene with the frames that an engine answered.
public struct LayoutReport: Sendable {
  /// The scene that was laid out.
  public var scene: SceneTree
  /// The exact frames of its nodes, in points from the container's top left corner.
  public var frames: LayoutFrames
  /// The name of the engine that answered.
  public var engine: String
  /// What comparing both engines came to; nil where they were not compared.
  public var check: CheckSummary?

  /// Makes a report, without a check unless given.
  public init(scene: SceneTree, frames: LayoutFrames, engine: String, check: CheckSummary? = nil) {
    self.scene = scene
    self.frames = frames
    self.engine = engine
    self.check = check
  }

  /// What was strange in the scene, and then what was strange while laying it out.
  public var warnings: [SceneWarning] { scene.warnings + frames.warnings }

  /// The rounding to pixels of the scene's display scale.
  var rounding: PixelRounding { PixelRounding(displayScale: scene.displayScale) }
}
