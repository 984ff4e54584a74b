// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// What a view is to those who do not see it.
public struct AccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  /// Something chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 8)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 16)
  /// A text that does not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
}

/// How children are told to those who do not see them.
public enum AccessibilityChildBehavior: Sendable, Hashable {
  /// Not at all.
  case ignore
  /// One by one.
  case contain
  /// As one.
  case combine
}

// Layout does not notice these modifiers.
extension View {
  /// Describes the view to those who do not see it.
  nonisolated public func accessibilityLabel(_ label: String) -> some View { self }

  /// Describes the view to those who do not see it.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Tells the view's value to those who do not see it.
  nonisolated public func accessibilityValue(_ value: String) -> some View { self }

  /// Tells what the view does to those who do not see it.
  nonisolated public func accessibilityHint(_ hint: String) -> some View { self }

  /// Hides the view from those who do not see it.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Names the view for tests.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Adds traits for those who do not see the view.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Removes traits for those who do not see the view.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Joins views for those who do not see them.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  { self }

  /// Orders views for those who do not see them.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}
