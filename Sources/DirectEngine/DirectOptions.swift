// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// What the direct engine does besides laying out.
public struct DirectOptions: Sendable, Hashable {
  /// Whether `layoutWithStatistics(_:)` counts how often the engine measures each node.
  public var countsMeasurements: Bool
  /// Whether `layoutWithTrace(_:)` writes down every question and answer.
  public var traces: Bool
  /// The number of events that a trace keeps; it tells how many are left out beyond.
  public var traceLimit: Int

  /// Makes options; by default nothing is counted or traced, and a trace keeps
  /// `LayoutTrace.defaultLimit` events.
  public init(
    countsMeasurements: Bool = false, traces: Bool = false,
    traceLimit: Int = LayoutTrace.defaultLimit
  ) {
    self.countsMeasurements = countsMeasurements
    self.traces = traces
    self.traceLimit = traceLimit
  }
}
