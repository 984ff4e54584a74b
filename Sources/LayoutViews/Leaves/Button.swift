// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// What a button is for.
public struct ButtonRole: Sendable, Hashable {
  let name: String
  /// The button destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button stops something.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A label with an action, which the host performs by the view's id; as large as its style makes it.
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  init(role: ButtonRole?, action: @escaping @MainActor () -> Void, content: Label) {
    self.role = role
    self.action = action
    label = content
  }

  /// Makes a button.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, content: label())
  }

  /// Makes a button with a role.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, content: label())
  }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, content: Text(titleKey))
  }

  /// Makes a button with a title and a role.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, content: Text(titleKey))
  }

  /// Makes a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action, content: Text(title))
  }

  /// Makes a button with a title and a role.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, content: Text(title))
  }
}

extension Button where Label == LayoutViews.Label<Text, Image> {
  /// Makes a button with a title and a symbol.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, content: .init(title, systemImage: systemImage))
  }

  /// Makes a button with a title, a symbol and a role.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, content: .init(title, systemImage: systemImage))
  }
}

extension Button: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    let action = action
    context.makePerformable { MainActor.assumeIsolated { action() } }
    let styled = context.environment.buttonStyle.body(
      role: role, label: AnyView(label), action: action)
    return context.container(.zStack(.center), type: "Button", of: styled)
  }
}
