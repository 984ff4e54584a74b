// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// Whether a tree is being evaluated; whoever reads a state asks, from any thread.
final class EvaluationFlag: Sendable {
  private let flag = Atomic<Bool>(false)

  var isOn: Bool { flag.load(ordering: .relaxed) }

  func set(_ isOn: Bool) { flag.store(isOn, ordering: .relaxed) }
}

/// Who must be evaluated again once a state is written: the view that owns it, and all others whose
/// bodies have read it.
@MainActor final class StateWatch {
  private weak var graph: ViewGraph?
  private weak var owner: ViewPlace?
  /// Whether reads are those of bodies.
  nonisolated let evaluation: EvaluationFlag
  var readers: [ObjectIdentifier: WeakPlace] = [:]

  init(graph: ViewGraph, owner: ViewPlace) {
    self.graph = graph
    self.owner = owner
    evaluation = graph.evaluation
  }

  /// The view that is evaluated now has read the state.
  func noteRead() {
    guard let place = graph?.current, place !== owner else { return }
    place.reads(self)
  }

  /// The state is written.
  func noteWrite(_ firing: ViewGraph.Firing) {
    owner?.markDirty()
    for reader in readers.values { reader.place?.markDirty() }
    graph?.isDirty = true
    graph?.writes.append(firing)
  }
}
