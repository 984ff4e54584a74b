// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension Dependencies {
  /// The axes along which a node answers 0, infinity and nil whatever is proposed across.
  ///
  /// A width may hang on the height that is offered and yet be the same for every height where the
  /// width itself is 0, unlimited or left open: a text of one paragraph is then nothing, or a single
  /// line. What stacks ask to learn limits is then asked once, not once for every height.
  ///
  /// - Parameter children: what is known of the node's children.
  static func steadyProbes(of kind: NodeKind, _ children: [Dependencies]) -> Axis.Set {
    let common = children.reduce(Axis.Set.both) { $0.intersection($1.steadyProbes) }
    let guides = children.reduce(Axis.Set()) { $0.union($1.coupledGuides) }
    let primary = children.first?.steadyProbes ?? .both
    switch kind {
    case .text(let text): return text.isOneParagraph ? .horizontal : []
    case .stack(let stack):
      // Along, all children hear the probe that the stack hears: nothing is left of 0, and infinity
      // stays infinite. Across, they hear it as well, and their places hang on their guides.
      var result = common.intersection(Axis.Set(stack.axis.cross)).subtracting(guides)
      if common.contains(stack.axis), stack.gaps.reduce(0, +) >= 0,
        !children.contains(where: \.readsContainer)
      {
        result.insert(Axis.Set(stack.axis))
      }
      return result
    case .zStack: return common.subtracting(guides)
    case .padding(let insets):
      // 0 stays 0 inside insets that take something away.
      return primary.subtracting(axes { insets.total($0) < 0 })
    case .fixedFrame, .fixedSize, .overlay, .background, .attachment, .offset, .layoutPriority,
      .alignmentGuide:
      return primary
    case .flexibleFrame(let frame):
      // Limits make other proposals of probes.
      return primary.subtracting(axes { !frame[$0].isEmpty })
    default: return []
    }
  }

  /// The axes of which something holds.
  private static func axes(where holds: (Axis) -> Bool) -> Axis.Set {
    Axis.allCases.reduce(Axis.Set()) { holds($1) ? $0.union(Axis.Set($1)) : $0 }
  }
}
