// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

extension View {
  /// How strongly the view keeps from growing beyond its intrinsic size among constraints; 250 by
  /// default.
  nonisolated public func contentHuggingPriority(
    _ priority: ConstraintPriority, for axes: Axis.Set = .both
  ) -> some View {
    let value = priority.rawValue
    return node(
      .contentPriorities(
        ContentPriorities(
          horizontalHugging: axes.contains(.horizontal) ? value : nil,
          verticalHugging: axes.contains(.vertical) ? value : nil)))
  }

  /// How strongly the view keeps from shrinking below its intrinsic size among constraints; 750 by
  /// default.
  nonisolated public func contentCompressionResistancePriority(
    _ priority: ConstraintPriority, for axes: Axis.Set = .both
  ) -> some View {
    let value = priority.rawValue
    return node(
      .contentPriorities(
        ContentPriorities(
          horizontalCompressionResistance: axes.contains(.horizontal) ? value : nil,
          verticalCompressionResistance: axes.contains(.vertical) ? value : nil)))
  }
}
