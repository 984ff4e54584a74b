// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Lays a scene out with other lengths offered to its root, and counts.
struct LengthProbe {
  let scene: SceneTree
  let axis: Axis
  private let host: SceneHost
  private(set) var layouts = 0

  /// Makes a probe that lays out with a host's engine, without checks.
  init(_ scene: SceneTree, along axis: Axis, host: SceneHost) {
    self.scene = scene
    self.axis = axis
    var host = host
    host.options.checks = false
    self.host = host
  }

  /// The scene with a length offered.
  func scene(at length: CGFloat) -> SceneTree {
    var scene = self.scene
    scene.request = scene.request.replacing(axis, by: length)
    return scene
  }

  /// The frames with a length offered.
  mutating func frames(at length: CGFloat) throws(LayoutError) -> LayoutFrames {
    layouts += 1
    return try host.layout(scene(at: length)).frames
  }
}

extension NodeKind {
  /// Whether the node measures or decides something, whose numbers no program moves.
  var decides: Bool {
    switch self {
    case .circle, .text, .lazyGrid, .viewThatFits, .layout, .constraintLayout, .geometryReader,
      .aspectRatio, .alignmentGuide, .computedGuide, .relations, .contentPriorities,
      .matchedGeometry, .containerRelativeFrame:
      true
    default: false
    }
  }
}
