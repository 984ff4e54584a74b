// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// Tells why relations put a view where it stands: for nodes whose frames come from a relation
/// program, which no container's rules explain.
public protocol RelationExplaining: Sendable {
  /// The reasons for a coordinate of a view inside a relation domain, from the domain to the view.
  ///
  /// - Parameters:
  ///   - domain: the node with the relations, an ancestor of the view or the view itself.
  ///   - node: the view.
  ///   - axis: the axis of the coordinate.
  ///   - answer: the layout.
  /// - Returns: nil where the domain says nothing about the view, so that the containers' rules
  ///   explain it.
  func reasons(
    domain: NodeID, node: NodeID, axis: Axis, in answer: LayoutAnswer
  ) -> [LayoutExplanation.Reason]?
}
