// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension View {
  /// Shifts the view by points without a change of the layout around it.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    node(.offset(CGPoint(x: x, y: y)))
  }

  /// Shifts the view by points without a change of the layout around it.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    node(.offset(CGPoint(x: offset.width, y: offset.height)))
  }

  /// Puts the view's centre on a point, in points of the space that the view is offered.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    node(.position(CGPoint(x: x, y: y)))
  }

  /// Puts the view's centre on a point, in points of the space that the view is offered.
  nonisolated public func position(_ position: CGPoint) -> some View { node(.position(position)) }

  /// Sets a horizontal guide of the view, in points from its leading edge.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    node(.computedGuide(ComputedGuide(key: guide.key, value: computeValue)))
  }

  /// Sets a vertical guide of the view, in points from its top.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    node(.computedGuide(ComputedGuide(key: guide.key, value: computeValue)))
  }
}
