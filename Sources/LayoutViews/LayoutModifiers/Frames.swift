// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension View {
  /// Puts the view in a frame of fixed lengths in points; nil keeps the view's own.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    node(.fixedFrame(FixedFrame(width: width, height: height, alignment: alignment)))
  }

  /// Puts the view in a frame with limits in points; nil leaves a side without one.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    node(
      .flexibleFrame(
        FlexibleFrame(
          width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
          height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
          alignment: alignment)))
  }

  /// Frames the view as long as the nearest container.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    node(.containerRelativeFrame(ContainerRelativeFrame(axes: axes, alignment: alignment)))
  }

  /// Frames the view with a share of the nearest container: `span` of `count` parts with gaps of
  /// `spacing` points between them.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    node(
      .containerRelativeFrame(
        ContainerRelativeFrame(
          axes: axes, count: count, span: span, spacing: spacing, alignment: alignment)))
  }
}
