// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// The size of controls.
public enum ControlSize: Sendable, Hashable, CaseIterable {
  /// The smallest size.
  case mini
  /// A small size.
  case small
  /// The usual size.
  case regular
  /// A large size.
  case large
  /// The largest size.
  case extraLarge
}

/// The style of fields, toggles and lists, which does not change their size here.
public struct ControlStyle: Sendable, Hashable {
  let name: String
  /// The platform's style.
  public static let automatic = ControlStyle(name: "automatic")
  /// Without decoration.
  public static let plain = ControlStyle(name: "plain")
  /// With a round border.
  public static let roundedBorder = ControlStyle(name: "roundedBorder")
  /// As a switch.
  public static let `switch` = ControlStyle(name: "switch")
  /// As a button.
  public static let button = ControlStyle(name: "button")
  /// In groups with insets.
  public static let insetGrouped = ControlStyle(name: "insetGrouped")
  /// In groups.
  public static let grouped = ControlStyle(name: "grouped")
  /// With insets.
  public static let inset = ControlStyle(name: "inset")
  /// At the side of a window.
  public static let sidebar = ControlStyle(name: "sidebar")
}

/// Whether text can be marked.
public enum TextSelectability: Sendable, Hashable {
  /// Text can be marked.
  case enabled
  /// Text cannot be marked.
  case disabled
}

extension Text {
  /// Where a text is cut off.
  public enum TruncationMode: Sendable, Hashable {
    /// At its start.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  /// How letters are written.
  public enum Case: Sendable, Hashable {
    /// In capitals.
    case uppercase
    /// In small letters.
    case lowercase
  }
}

/// Whether scroll indicators show.
public enum ScrollIndicatorVisibility: Sendable, Hashable {
  /// As the platform likes.
  case automatic
  /// Always.
  case visible
  /// Not unless needed.
  case hidden
  /// Never.
  case never
}

/// Light or dark.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The parts of a safe area.
public struct SafeAreaRegions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What the container keeps free.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Everything.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

// Nobody acts on a layout: these modifiers change what happens when somebody does.
extension View {
  /// Chooses the size of controls; they have one size here.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Lets the user act on the view or not.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }

  /// Chooses where a touch counts.
  nonisolated public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false)
    -> some View
  { self }

  /// Lets touches count or not.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Does something on a tap, which never comes.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  { self }

  /// Does something on a long press, which never comes.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Does something when a pointer comes or goes, which it never does.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Explains the view.
  nonisolated public func help(_ text: String) -> some View { self }

  /// Marks the view in a selection.
  nonisolated public func tag<Value: Hashable>(_ tag: Value) -> some View { self }

  /// Hides the labels of controls, which take no room where SwiftUI gives them none.
  nonisolated public func labelsHidden() -> some View { self }

  /// Chooses the style of fields; they have one size here.
  nonisolated public func textFieldStyle(_ style: ControlStyle) -> some View { self }

  /// Chooses the style of toggles; they have one size here.
  nonisolated public func toggleStyle(_ style: ControlStyle) -> some View { self }

  /// Chooses the style of lists; they have one here.
  nonisolated public func listStyle(_ style: ControlStyle) -> some View { self }

  /// Chooses how text is marked.
  nonisolated public func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Lets text shrink; it never does here.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Chooses where text is cut off.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Spreads a text's lines; they keep their distance here.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Lets text come closer together; it never does here.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Writes text in capitals or not; it is measured as written.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }

  /// Slants text, which layout cannot tell from upright text.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { self }

  /// Draws a line below text.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    self
  }

  /// Draws a line through text.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    self
  }

  /// Gives digits one width, which layout cannot tell.
  nonisolated public func monospacedDigit() -> some View { self }

  /// Shows or hides scroll indicators.
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    self
  }

  /// Lets the view scroll or not.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Cuts scrolled content or not.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }

  /// Names the view's screen.
  nonisolated public func navigationTitle(_ title: String) -> some View { self }

  /// Chooses light or dark.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Covers safe areas, which a host here has none of.
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { self }
}
