// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

extension NodeKind {
  /// The kind with defaults for numbers that are undefined, or infinite where layout needs a length,
  /// and whether there were any.
  var withoutOddNumbers: (kind: NodeKind, isMended: Bool) {
    switch self {
    case .layoutPriority(let priority) where priority.isNaN: (.layoutPriority(0), true)
    case .stack(let stack) where stack.spacing.isOdd: (.stack(stack.withDefaultSpacing), true)
    case .lazyStack(let stack) where stack.spacing.isOdd:
      (.lazyStack(stack.withDefaultSpacing), true)
    case .grid(let grid) where grid.horizontalSpacing.isOdd || grid.verticalSpacing.isOdd:
      (.grid(grid.withDefaultSpacing), true)
    case .padding(let insets) where Edge.allCases.contains(where: { !insets[$0].isFinite }):
      (.padding(insets.finite), true)
    case .offset(let shift) where !shift.isFinite: (.offset(shift.finite), true)
    case .position(let place) where !place.isFinite: (.position(place.finite), true)
    case .spacer(let spacer) where !spacer.minLength.isFinite:
      (.spacer(spacer.withDefaultLength), true)
    case .text(let text) where !(text.font.size.isFinite && text.font.size >= 0):
      (.text(text.withBodySize), true)
    default: (self, false)
    }
  }
}

extension CGFloat? {
  fileprivate var isOdd: Bool { map { !$0.isFinite } ?? false }
}

extension Stack {
  fileprivate var withDefaultSpacing: Stack {
    var stack = self
    stack.spacing = nil
    stack.gaps = stack.gaps.map { $0.isFinite ? $0 : ViewSpacing.platformDefault }
    return stack
  }
}

extension GridContainer {
  fileprivate var withDefaultSpacing: GridContainer {
    var grid = self
    if grid.horizontalSpacing.isOdd { grid.horizontalSpacing = nil }
    if grid.verticalSpacing.isOdd { grid.verticalSpacing = nil }
    grid.columnGaps = grid.columnGaps.map { $0.isFinite ? $0 : ViewSpacing.platformDefault }
    grid.rowGaps = grid.rowGaps.map { $0.isFinite ? $0 : ViewSpacing.platformDefault }
    return grid
  }
}

extension SpacerLeaf {
  fileprivate var withDefaultLength: SpacerLeaf {
    var spacer = self
    spacer.minLength = Self.defaultMinLength
    return spacer
  }
}

extension TextLeaf {
  fileprivate var withBodySize: TextLeaf {
    var text = self
    text.font.size = Font.body.size
    return text
  }
}

extension EdgeInsets {
  fileprivate var finite: EdgeInsets {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return EdgeInsets(
      top: finite(top), leading: finite(leading), bottom: finite(bottom),
      trailing: finite(trailing))
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
  fileprivate var finite: CGPoint {
    CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }
}
