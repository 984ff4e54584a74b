// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Writes down every question and answer, up to a limit; later ones are only counted.
final class TracingRecorder: LayoutRecorder {
  private var events: [LayoutTrace.Event] = []
  private var omitted = 0
  /// The places of the events that have begun and not ended; nil for those beyond the limit.
  private var open: [Int?] = []
  private let limit: Int

  var tellsAll: Bool { true }

  init(limit: Int) { self.limit = limit }

  func trace(of scene: SceneTree) -> LayoutTrace {
    LayoutTrace(scene: scene, events: events, omitted: omitted)
  }

  func begins(_ node: NodeID, _ proposal: ProposedViewSize) {
    open.append(
      keep(.init(node: node, phase: .measure, proposal: proposal, answer: .zero, depth: open.count))
    )
  }

  func ends(_ node: NodeID, _ proposal: ProposedViewSize, answer: CGSize) {
    guard let index = open.popLast() ?? nil else { return }
    events[index].answer = answer
  }

  func recalls(_ node: NodeID, _ proposal: ProposedViewSize, answer: CGSize) {
    _ = keep(
      .init(
        node: node, phase: .measure, proposal: proposal, answer: answer, isRecalled: true,
        depth: open.count))
  }

  func beginsPlacing(_ node: NodeID, _ proposal: ProposedViewSize, frame: CGRect) {
    open.append(
      keep(
        .init(
          node: node, phase: .place, proposal: proposal, answer: frame.size, frame: frame,
          depth: open.count)))
  }

  func endsPlacing(_ node: NodeID) { _ = open.popLast() }

  /// Keeps an event and answers its place; counts it only, where there are enough.
  private func keep(_ event: LayoutTrace.Event) -> Int? {
    guard events.count < limit else {
      omitted += 1
      return nil
    }
    events.append(event)
    return events.count - 1
  }
}
