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
  private var regions: [ResizeRegion] = []

  /// Makes a probe that lays out with a host's engine, without checks.
  init(_ scene: SceneTree, along axis: Axis, host: SceneHost) {
    self.scene = scene
    self.axis = axis
    var host = host
    host.options.checks = false
    host.options.warnsOfAmbiguity = false
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
    let scene = scene(at: length)
    guard scene.hasRelations else { return try host.layout(scene).frames }
    // Relations at the root give an affine map for all lengths around one.
    for region in regions {
      if let frames = region.frames(for: scene) { return frames }
    }
    let answer = try host.layout(scene)
    if regions.count < Self.mostRegions, let region = ResizeRegion(answer) {
      regions.append(region)
    }
    return answer.frames
  }

  /// The most regions that are kept; each costs as much memory as a layout.
  private static let mostRegions = 64
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
