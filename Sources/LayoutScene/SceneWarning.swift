// SPDX-License-Identifier: GPL-3.0-or-later

/// Something in a scene that SwiftUI answers with a runtime warning; layout goes on.
public struct SceneWarning: Sendable, Hashable {
  /// What is strange, and what was done.
  public var message: String
  /// Where it was written.
  public var origin: SceneOrigin

  /// Makes a warning.
  public init(message: String, origin: SceneOrigin) {
    self.message = message
    self.origin = origin
  }
}
