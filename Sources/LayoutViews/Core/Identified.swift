// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// `id(_:)`: an identity of the view's own, and its name in results.
nonisolated struct IdentifiedModifier: PrimitiveModifier {
  let name: String

  @MainActor func elements<Content: View>(of content: Content, in context: ViewContext)
    -> [SceneElement]
  {
    var inner = context
    inner.path = context.path.identified(by: name)
    inner.name = name
    var elements = inner.elements(of: content, at: "content")
    // A name stands for one view; rows and groups are none, and a second use names nothing.
    guard elements.count == 1, elements[0].isOneView,
      context.claim(name)
    else { return elements }
    elements[0].modifiers.append(
      SceneModifier(.id(name), origin: SceneOrigin(path: inner.path.description)))
    return elements
  }
}

extension SceneElement {
  /// Whether the element is a view itself, not a way to write several.
  var isOneView: Bool {
    switch kind {
    case .group, .gridRow, .empty: false
    default: true
    }
  }
}

extension View {
  /// Gives the view an identity: its state starts anew with each other value.
  ///
  /// The value's description is the view's name in results; of several views with the same one the
  /// first has the name, and a group of several views has none.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(IdentifiedModifier(name: String(describing: id)))
  }
}
