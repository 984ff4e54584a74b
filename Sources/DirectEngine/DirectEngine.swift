// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// The direct engine: parents propose, children answer, parents place, as SwiftUI does.
///
/// A layout costs time in proportion to the nodes: answers are kept by node and proposal.
public struct DirectEngine: Sendable {
  /// What the engine does besides laying out.
  public var options: DirectOptions

  /// What lays out views with relations, which have no direct form; without it they stay empty.
  public var relations: (any RelationSolving)?

  /// Makes an engine; by default it does nothing but lay out.
  public init(options: DirectOptions = .init(), relations: (any RelationSolving)? = nil) {
    self.options = options
    self.relations = relations
  }

  /// Lays out a scene: offers its root what the scene requests, and centres it in a container.
  ///
  /// - Returns: the frames of all nodes that are placed, in points from the container's top left
  ///   corner (from the root's, where the scene requests a proposal).
  /// - Throws: `MeasurementLimitReached` where the work would grow without bounds.
  public func layout(_ scene: SceneTree) throws(MeasurementLimitReached) -> LayoutFrames {
    try layoutWithStatistics(scene).frames
  }

  /// Lays out a scene like `layout(_:)` and tells what it cost.
  ///
  /// - Returns: the frames, and the counts when the options ask for them, else nil.
  /// - Throws: `MeasurementLimitReached` where the work would grow without bounds.
  public func layoutWithStatistics(
    _ scene: SceneTree
  ) throws(MeasurementLimitReached) -> (frames: LayoutFrames, statistics: DirectStatistics?) {
    try DeepStack.run(depth: scene.depth) { () throws(MeasurementLimitReached) in
      let counts = options.countsMeasurements
      let recorder = counts ? CountingRecorder(nodeCount: scene.nodes.count) : nil
      let pass = LayoutPass(
        scene, plan: LayoutPlan(scene), relations: relations, recorder: recorder)
      let frames = pass.layOut()
      try pass.checkLimit()
      return (frames, recorder.map(DirectStatistics.init))
    }
  }

  /// Lays out a scene like `layout(_:)` and tells who was proposed what and answered what.
  ///
  /// - Returns: the frames, and the trace when the options ask for it, else nil.
  /// - Throws: `MeasurementLimitReached` where the work would grow without bounds.
  public func layoutWithTrace(
    _ scene: SceneTree
  ) throws(MeasurementLimitReached) -> (frames: LayoutFrames, trace: LayoutTrace?) {
    try DeepStack.run(depth: scene.depth) { () throws(MeasurementLimitReached) in
      let recorder = options.traces ? TracingRecorder(limit: options.traceLimit) : nil
      let pass = LayoutPass(
        scene, plan: LayoutPlan(scene), relations: relations, recorder: recorder)
      let frames = pass.layOut()
      try pass.checkLimit()
      return (frames, recorder?.trace(of: scene))
    }
  }

  /// The root's answer to a proposal in points; zero for a scene without a root.
  ///
  /// Frames relative to the container take the proposal for the container.
  ///
  /// - Throws: `MeasurementLimitReached` where the work would grow without bounds.
  public func size(
    of scene: SceneTree, proposal: ProposedViewSize
  ) throws(MeasurementLimitReached) -> CGSize {
    guard let root = scene.root else { return .zero }
    var asked = scene
    asked.request = .proposal(proposal)
    return try DeepStack.run(depth: scene.depth) { [asked] () throws(MeasurementLimitReached) in
      let pass = LayoutPass(asked, plan: LayoutPlan(asked), relations: relations)
      let size = pass.size(of: root, for: proposal.sanitized)
      try pass.checkLimit()
      return size
    }
  }
}

extension LayoutPass {
  /// Throws where a node was measured too often.
  func checkLimit() throws(MeasurementLimitReached) {
    guard let overloaded else { return }
    throw MeasurementLimitReached(origin: scene[overloaded].origin)
  }
}
