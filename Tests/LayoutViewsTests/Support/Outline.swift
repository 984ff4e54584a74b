// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

@testable import LayoutViews

/// The description that a view stands for.
@MainActor func element(_ view: some View) -> SceneElement {
  ViewSession(view).evaluate(in: EnvironmentValues()).root
}

extension SceneElement {
  /// The element as text: its type, what it is asked to do, and its children.
  var outline: String {
    let changes = modifiers.map { ".\(Self.name(of: $0))" }.joined()
    let inside = children.isEmpty ? "" : "(\(children.map(\.outline).joined(separator: " ")))"
    return type + inside + changes
  }

  private static func name(of modifier: SceneModifier) -> String {
    let content = modifier.content.map(\.outline).joined(separator: " ")
    switch modifier.kind {
    case .node(let kind): return String("\(kind)".prefix { $0 != "(" })
    case .overlay: return "overlay[\(content)]"
    case .background: return "background[\(content)]"
    case .safeAreaInset: return "safeAreaInset[\(content)]"
    default: return String("\(modifier.kind)".prefix { $0 != "(" })
    }
  }
}
