// SPDX-License-Identifier: GPL-3.0-or-later

/// The system for which an Interface Builder file describes its screens.
public enum InterfaceBuilderPlatform: String, Sendable, Hashable, CaseIterable {
  /// iPhone and iPad.
  case iOS
  /// Apple TV.
  case tvOS
  /// The Mac.
  case macOS

  /// The platform of a document's `targetRuntime`; nil for one whose layout has another form.
  init?(targetRuntime: String) {
    if targetRuntime.contains("MacOSX") {
      self = .macOS
    } else if targetRuntime.contains("AppleTV") {
      self = .tvOS
    } else if targetRuntime.contains("watch") {
      return nil
    } else {
      self = .iOS
    }
  }
}
