// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// What an engine answers: a frame for every node that was placed.
public struct LayoutFrames: Sendable {
  /// The frames by node, in points from the top left corner of the container (of the root, where
  /// it was offered a proposal); nil for nodes that are not laid out.
  public var frames: [CGRect?]
  /// The root's size in points; zero without a root.
  public var size: CGSize
  /// What was strange while laying out, in the order found.
  public var warnings: [SceneWarning]

  /// Makes an answer.
  public init(frames: [CGRect?], size: CGSize, warnings: [SceneWarning] = []) {
    self.frames = frames
    self.size = size
    self.warnings = warnings
  }

  /// The frame of a node.
  @inlinable public subscript(node: NodeID) -> CGRect? { frames[node.index] }
}
