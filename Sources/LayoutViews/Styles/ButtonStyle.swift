// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// What a button looks like, made from its label.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view is made from.
  typealias Configuration = ButtonStyleConfiguration
  /// The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a button looks like and when it acts.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the view.
  associatedtype Body: View
  /// What the view is made from.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The label of a button in a style.
nonisolated public struct ButtonStyleLabel: View {
  let label: AnyView
}

extension ButtonStyleLabel: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    context.elements(of: label, at: "label")
  }
}

/// What a button style makes a view from.
public struct ButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = ButtonStyleLabel
  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether the button is held down, which it never is here.
  public let isPressed: Bool
}

/// What a primitive button style makes a view from.
public struct PrimitiveButtonStyleConfiguration {
  /// The type of the label.
  public typealias Label = ButtonStyleLabel
  /// What the button is for.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: @MainActor () -> Void
  /// Performs the action.
  @MainActor public func trigger() { action() }
}

/// The platform's style: the label alone, as on iOS.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label alone.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label alone in the colour of what the user acts on.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in a border: 12 points beside it, 7 above and below.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The label with its insets.
  public func makeBody(configuration: Configuration) -> some View { configuration.label.bordered() }
}

/// The label in a filled border: 12 points beside it, 7 above and below.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, Sendable {
  /// Makes the style.
  public init() {}
  /// The label with its insets.
  public func makeBody(configuration: Configuration) -> some View { configuration.label.bordered() }
}

extension View {
  /// The view with the insets of a bordered button.
  nonisolated func bordered() -> some View {
    padding(.horizontal, ControlMetrics.borderedHorizontal)
      .padding(.vertical, ControlMetrics.borderedVertical)
  }

  /// Sets the style of all buttons in the view.
  nonisolated public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.buttonStyle = .style(style) })
  }

  /// Sets the style of all buttons in the view.
  nonisolated public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    modifier(EnvironmentModifier { $0.buttonStyle = .primitive(style) })
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The platform's style.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone in a colour.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in a border.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in a filled border.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A button style of any type.
enum ButtonStyleBox {
  case style(any ButtonStyle)
  case primitive(any PrimitiveButtonStyle)

  /// The view of a button.
  @MainActor func body(
    role: ButtonRole?, label: AnyView, action: @escaping @MainActor () -> Void
  ) -> AnyView {
    let label = ButtonStyleLabel(label: label)
    switch self {
    case .style(let style):
      return Self.body(
        of: style, ButtonStyleConfiguration(role: role, label: label, isPressed: false))
    case .primitive(let style):
      return Self.body(
        of: style, PrimitiveButtonStyleConfiguration(role: role, label: label, action: action))
    }
  }

  @MainActor private static func body<Style: ButtonStyle>(
    of style: Style, _ configuration: ButtonStyleConfiguration
  ) -> AnyView {
    AnyView(style.makeBody(configuration: configuration))
  }

  @MainActor private static func body<Style: PrimitiveButtonStyle>(
    of style: Style, _ configuration: PrimitiveButtonStyleConfiguration
  ) -> AnyView {
    AnyView(style.makeBody(configuration: configuration))
  }
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ButtonStyleBox { .primitive(DefaultButtonStyle()) }
  }

  /// The style of buttons.
  var buttonStyle: ButtonStyleBox {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
