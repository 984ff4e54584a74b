// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// A part of a screen, described by other views.
@MainActor @preconcurrency public protocol View {
  /// The type of the description.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// There is no such view.
  ///
  /// - Precondition: nobody asks for it; the library never does.
  public var body: Never { preconditionFailure("Never has no body") }
}

/// A view that the library turns into elements itself.
@MainActor protocol PrimitiveView: View where Body == Never {
  /// The elements that the view stands for, none, one or several.
  func elements(in context: ViewContext) -> [SceneElement]
}

extension PrimitiveView {
  /// A primitive view is not made of others.
  ///
  /// - Precondition: nobody asks for it; the library never does.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
