// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension View {
  /// Surrounds the view with insets in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { node(.padding(insets)) }

  /// Surrounds the view on some edges, on all by default; nil stands for 16 points, as in SwiftUI.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    node(.padding(EdgeInsets(edges, length ?? SceneEnvironment.defaultPadding)))
  }

  /// Surrounds the view with the same number of points on all edges.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    node(.padding(EdgeInsets(.all, length)))
  }

  /// Keeps the view away from edges like a safe area; the same as padding in a host without safe
  /// areas.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Keeps the view away from some edges; nil stands for 16 points.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padding(edges, length)
  }

  /// Keeps the view away from all edges by the same number of points.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
