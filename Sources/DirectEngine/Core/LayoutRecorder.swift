// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Hears every question and answer of a pass; a pass without one does not pay for it.
protocol LayoutRecorder: AnyObject {
  /// Whether all questions are to be told, also those whose answers are known beforehand.
  var tellsAll: Bool { get }
  /// A node starts to work on a question; questions until `ends` are its own.
  func begins(_ node: NodeID, _ proposal: ProposedViewSize)
  /// The node has answered.
  func ends(_ node: NodeID, _ proposal: ProposedViewSize, answer: CGSize)
  /// The node's answer was known already.
  func recalls(_ node: NodeID, _ proposal: ProposedViewSize, answer: CGSize)
  /// A node is placed with a proposal; questions until `endsPlacing` are its own.
  func beginsPlacing(_ node: NodeID, _ proposal: ProposedViewSize, frame: CGRect)
  /// Everything inside the node is placed.
  func endsPlacing(_ node: NodeID)
}

/// Counts questions.
final class CountingRecorder: LayoutRecorder {
  private(set) var measurements: [Int]
  private(set) var recalled = 0

  var tellsAll: Bool { false }

  init(nodeCount: Int) { measurements = [Int](repeating: 0, count: nodeCount) }

  func begins(_ node: NodeID, _ proposal: ProposedViewSize) { measurements[node.index] += 1 }
  func ends(_ node: NodeID, _ proposal: ProposedViewSize, answer: CGSize) {}
  func recalls(_ node: NodeID, _ proposal: ProposedViewSize, answer: CGSize) { recalled += 1 }
  func beginsPlacing(_ node: NodeID, _ proposal: ProposedViewSize, frame: CGRect) {}
  func endsPlacing(_ node: NodeID) {}
}
