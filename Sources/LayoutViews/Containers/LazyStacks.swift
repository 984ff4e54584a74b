// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// The parts of a lazy container that stay in sight; they have no effect on layout.
public struct PinnedScrollableViews: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column that is as wide as what it is proposed.
nonisolated public struct LazyVStack<Content: View>: View {
  let stack: Stack
  let content: Content

  /// Makes a column; alignment and spacing (in points) are as in `VStack`.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    stack = Stack(axis: .vertical, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }
}

extension LazyVStack: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    context.container(.lazyStack(stack), type: "LazyVStack", of: content)
  }
}

/// A row that is as high as what it is proposed.
nonisolated public struct LazyHStack<Content: View>: View {
  let stack: Stack
  let content: Content

  /// Makes a row; alignment and spacing (in points) are as in `HStack`.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
    @ViewBuilder content: () -> Content
  ) {
    stack = Stack(axis: .horizontal, alignment: alignment.key, spacing: spacing)
    self.content = content()
  }
}

extension LazyHStack: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    context.container(.lazyStack(stack), type: "LazyHStack", of: content)
  }
}
