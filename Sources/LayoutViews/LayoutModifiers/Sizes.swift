// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension View {
  /// Gives the view its ideal size.
  nonisolated public func fixedSize() -> some View { node(.fixedSize(.both)) }

  /// Gives the view its ideal length on some axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    let axes: Axis.Set = horizontal ? (vertical ? .both : .horizontal) : (vertical ? .vertical : [])
    return node(.fixedSize(axes))
  }

  /// Keeps a ratio of width by height; nil for the view's own.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    node(.aspectRatio(AspectRatio(ratio: aspectRatio, contentMode: contentMode)))
  }

  /// Keeps the ratio of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Makes the view as large as fits into what it is proposed, in its own ratio.
  nonisolated public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }

  /// Makes the view fill what it is proposed, in its own ratio.
  nonisolated public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }

  /// Sets the view's priority among the children of a stack; 0 by default.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    node(.layoutPriority(value))
  }
}
