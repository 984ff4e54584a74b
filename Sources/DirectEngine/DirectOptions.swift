// SPDX-License-Identifier: GPL-3.0-or-later

/// What the direct engine does besides laying out.
public struct DirectOptions: Sendable, Hashable {
  /// Whether the engine counts how often it measures each node.
  public var countsMeasurements: Bool

  /// Makes options; nothing is counted by default.
  public init(countsMeasurements: Bool = false) { self.countsMeasurements = countsMeasurements }
}
