// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// An edge above or below.
public enum VerticalEdge: Int8, Sendable, Hashable, CaseIterable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
}

/// An edge beside.
public enum HorizontalEdge: Int8, Sendable, Hashable, CaseIterable {
  /// The edge at which reading starts.
  case leading
  /// The edge at which reading ends.
  case trailing
}

extension View {
  /// Puts views above or below and this view in what is left.
  ///
  /// - Parameters:
  ///   - edge: where the views stand.
  ///   - alignment: the guide across; the centre by default, as in SwiftUI.
  ///   - spacing: the gap in points; nil for what the views prefer.
  ///   - content: the views.
  nonisolated public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaLayer(
      SafeAreaInset(
        edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing),
      content())
  }

  /// Puts views beside and this view in what is left.
  ///
  /// - Parameters:
  ///   - edge: where the views stand.
  ///   - alignment: the guide across; the centre by default, as in SwiftUI.
  ///   - spacing: the gap in points; nil for what the views prefer.
  ///   - content: the views.
  nonisolated public func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaLayer(
      SafeAreaInset(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing),
      content())
  }

  nonisolated private func safeAreaLayer<Content: View>(
    _ inset: SafeAreaInset, _ content: Content
  ) -> some View {
    modifier(
      LayersModifier(layer: content, order: .contentFirst) {
        .safeAreaInset(inset, content: $0)
      })
  }
}
