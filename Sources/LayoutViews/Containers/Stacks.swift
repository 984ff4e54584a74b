// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Views beside each other, from leading to trailing.
nonisolated public struct HStack<Content: View>: View {
  let stack: Stack
  let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: the guide that is put on one line; the centre by default, as in SwiftUI.
  ///   - spacing: the gap in points; nil for what the neighbours prefer.
  ///   - content: the views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = Stack(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }
}

extension HStack: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    context.container(.stack(stack), type: "HStack", of: content)
  }
}

/// Views below each other.
nonisolated public struct VStack<Content: View>: View {
  let stack: Stack
  let content: Content

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: the guide that is put on one line; the centre by default, as in SwiftUI.
  ///   - spacing: the gap in points; nil for what the neighbours prefer.
  ///   - content: the views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = Stack(axis: .vertical, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }
}

extension VStack: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    context.container(.stack(stack), type: "VStack", of: content)
  }
}

/// Views on top of each other.
nonisolated public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// Makes a pile whose views share a point, the centre by default as in SwiftUI.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    context.container(.zStack(alignment), type: "ZStack", of: content)
  }
}
