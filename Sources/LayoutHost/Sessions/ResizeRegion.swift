// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// The sizes around a layout in which its frames are an affine function of the size, so that another
/// size needs no solver: for scenes whose root carries relations, among views that are leaves.
struct ResizeRegion: Sendable {
  private let region: PriorityRegion
  private let layout: RelationLayout
  private let warnings: [SceneWarning]
  private let tolerance: Double
  /// The positions of the width and the height among the region's parameters.
  private let positions: [Axis: Int]

  /// Finds the region of a layout; nil where the layout cannot be followed.
  init?(_ answer: LayoutAnswer) {
    guard let root = answer.scene.root, let engine = answer.relations,
      let shown = engine.shownLayouts(in: answer.frames).first(where: { $0.node == root }),
      !shown.layout.hasChoosingRules,
      let region = try? shown.layout.solution.region(solver: engine.solver)
    else { return nil }
    self.region = region
    layout = shown.layout
    warnings = answer.frames.warnings
    tolerance = max(Double(answer.scene.tolerance), 1e-9) * 10
    var positions: [Axis: Int] = [:]
    for (position, parameter) in region.parameters.enumerated() {
      for axis in Axis.allCases where layout.system.name(of: parameter) == axis.lengthName {
        positions[axis] = position
      }
    }
    self.positions = positions
  }

  /// The frames for another request; nil outside of the region, where something would be measured
  /// anew, and for requests of another form.
  func frames(for scene: SceneTree) -> LayoutFrames? {
    var parameters = region.start
    for axis in Axis.allCases {
      let length = scene.request.proposal[axis]
      guard let position = positions[axis] else {
        if length != nil { return nil }
        continue
      }
      guard let length, length.isFinite else { return nil }
      parameters[position] = Double(length)
    }
    guard let values = region.values(at: parameters),
      layout.asksTheSame(values, tolerance: tolerance)
    else { return nil }
    return placed(values, scene)
  }

  private func placed(_ values: [Double], _ scene: SceneTree) -> LayoutFrames? {
    func value(_ expression: LinearExpression) -> CGFloat {
      CGFloat(expression.evaluated { values[$0.index] })
    }
    guard let root = scene.root, let own = layout.frames[root] else { return nil }
    let size = CGSize(width: value(own.width), height: value(own.height))
    var origin = CGPoint.zero
    if case .container(let container) = scene.request {
      origin = CGPoint(
        x: (container.width - size.width) / 2, y: (container.height - size.height) / 2)
    }
    var frames = [CGRect?](repeating: nil, count: scene.nodes.count)
    for (node, frame) in layout.frames {
      frames[node.index] = CGRect(
        x: origin.x + value(frame.x), y: origin.y + value(frame.y), width: value(frame.width),
        height: value(frame.height))
    }
    return LayoutFrames(frames: frames, size: size, warnings: warnings)
  }
}
