// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// What lays out the views that have relations; engines ask it as they ask a text's measurer.
public protocol RelationSolving: Sendable {
  /// Lays out a node that has relations, with everything inside it.
  ///
  /// - Parameters:
  ///   - domain: a node of the kind `relations` or `constraintLayout`.
  ///   - scene: the scene of the node.
  ///   - proposal: what the node is proposed.
  ///   - container: the lengths that relative frames inside refer to.
  func answer(
    of domain: NodeID, in scene: SceneTree, proposal: ProposedViewSize,
    container: ProposedViewSize
  ) -> RelationAnswer

  /// The explicit value of a guide of a node that has relations, in points from the node's leading
  /// or upper edge; nil where it has none.
  func explicitGuide(
    _ key: AlignmentKey, of domain: NodeID, in scene: SceneTree, proposal: ProposedViewSize,
    container: ProposedViewSize
  ) -> CGFloat?
}

/// The layout of a node with relations and of everything inside it.
public struct RelationAnswer: Sendable {
  /// The size of the node in points.
  public var size: CGSize
  /// The frames of the nodes inside, in points from the node's top left corner.
  public var frames: [(node: NodeID, frame: CGRect)]
  /// What was strange, such as a relation that was given up.
  public var warnings: [SceneWarning]

  /// Makes an answer.
  public init(
    size: CGSize, frames: [(node: NodeID, frame: CGRect)], warnings: [SceneWarning] = []
  ) {
    self.size = size
    self.frames = frames
    self.warnings = warnings
  }
}
