// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

/// A space that pushes its neighbours apart.
nonisolated public struct Spacer: View, Sendable {
  /// The smallest length in points; nil for 8, as in SwiftUI.
  public var minLength: CGFloat?

  /// Makes a space.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    [SceneElement(.spacer(minLength: minLength), type: "Spacer")]
  }
}

/// A line of one pixel across the axis of the stack around it.
nonisolated public struct Divider: View, Sendable {
  /// Makes a line.
  public init() {}
}

extension Divider: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    [SceneElement(.divider, type: "Divider")]
  }
}
