// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import DirectEngine

/// A scene with its frames, by the names of its views.
struct LaidOut {
  let scene: SceneTree
  let frames: LayoutFrames
  let statistics: DirectStatistics

  static let measurer = FixedTextMeasurer(
    numbers: .init(advance: 8, lineHeight: 16, ascent: 12))

  init(
    _ root: SceneElement, _ request: SceneTree.Request, direction: LayoutDirection = .leftToRight,
    guides: [String: GuideExpression] = [:]
  ) throws {
    let environment = SceneEnvironment(layoutDirection: direction, measurer: Self.measurer)
    scene = try SceneTree(
      root: root, request: request, environment: environment, customGuides: guides)
    let engine = DirectEngine(options: .init(countsMeasurements: true))
    let result = try engine.layoutWithStatistics(scene)
    frames = result.frames
    statistics = try #require(result.statistics)
  }

  func node(_ id: String) -> NodeID? { scene.entries.first { $0.id == id }?.node }

  /// The frame of a named view as x, y, width and height; nil where it has none.
  subscript(id: String) -> [CGFloat]? {
    guard let node = node(id), let frame = frames[node] else { return nil }
    return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }

  var size: [CGFloat] { [frames.size.width, frames.size.height] }

  func measurements(_ id: String) -> Int? { node(id).map { statistics[$0] } }
}

extension SceneTree.Request {
  static func container(_ width: CGFloat, _ height: CGFloat) -> SceneTree.Request {
    .container(CGSize(width: width, height: height))
  }

  static func proposal(_ width: CGFloat?, _ height: CGFloat?) -> SceneTree.Request {
    .proposal(ProposedViewSize(width: width, height: height))
  }
}

/// Whether two lists of coordinates agree within a thousandth of a point.
func near(_ actual: [CGFloat]?, _ expected: CGFloat...) -> Bool {
  guard let actual, actual.count == expected.count else { return false }
  for (a, b) in zip(actual, expected) where !(a == b || abs(a - b) <= 0.001) { return false }
  return true
}
