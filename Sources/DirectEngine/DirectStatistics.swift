// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// How much a layout measured.
public struct DirectStatistics: Sendable, Hashable {
  /// How often each node worked out an answer, by node.
  public let measurements: [Int]
  /// How many answers were known already.
  public let recalled: Int

  /// How often nodes worked out an answer, all together.
  public var total: Int { measurements.reduce(0, +) }

  /// How often a node worked out an answer.
  public subscript(node: NodeID) -> Int { measurements[node.index] }

  init(_ recorder: CountingRecorder) {
    measurements = recorder.measurements
    recalled = recorder.recalled
  }
}
