// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

extension SceneTree {
  /// The children of a custom layout as its code sees them, answered by an engine.
  public func subviews(of node: NodeID, in context: LayoutContext) -> LayoutSubviews {
    let direction = self[node].direction
    let elements = children(of: node).enumerated().map { place, child in
      let stored = self[child]
      let traits = LayoutSubviews.Traits(
        priority: stored.priority, spacing: stored.spacing.turned(for: direction),
        values: stored.layoutValues)
      return LayoutSubview(node: child, place: place, traits: traits, context: context)
    }
    return LayoutSubviews(elements, bounds: 0..<elements.count, layoutDirection: direction)
  }
}
