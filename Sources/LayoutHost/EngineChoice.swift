// SPDX-License-Identifier: GPL-3.0-or-later

/// Which engine answers.
public enum EngineChoice: String, Sendable, Hashable, CaseIterable {
  /// SwiftUI's propose and respond.
  case direct
  /// Linear programs for everything.
  case constraints
  /// The direct engine where a container has a direct form, programs where it has none.
  case hybrid
}
