// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// What eager and lazy stacks share: children one after the other, with their guides on a line.
extension LayoutPass {
  /// The line of the children's guides, and the length across an axis that they take around it.
  func line(
    of children: [ChildPlacement], by alignment: GuideKey, across axis: Axis
  ) -> (position: CGFloat, length: CGFloat) {
    var before: CGFloat = 0
    var after: CGFloat = 0
    for child in children {
      let guide = guide(alignment, of: child)
      before = max(before, guide)
      after = max(after, defined(child.size[axis.cross] - guide))
    }
    return (before, before + after)
  }

  /// Puts the children one after the other along an axis, with their guides on a line.
  func linedUp(
    _ children: [ChildPlacement], along axis: Axis, gaps: [CGFloat], on line: CGFloat,
    by alignment: GuideKey
  ) -> [ChildPlacement] {
    var placements = children
    var position: CGFloat = 0
    for index in placements.indices {
      let guide = guide(alignment, of: placements[index])
      placements[index].origin = CGPoint(axis, position, cross: defined(line - guide))
      position += placements[index].size[axis]
      if index < gaps.count { position += gaps[index] }
    }
    return placements
  }
}
