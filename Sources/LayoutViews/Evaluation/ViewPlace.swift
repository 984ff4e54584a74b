// SPDX-License-Identifier: GPL-3.0-or-later

/// A place in the tree of views where something outlives an evaluation.
@MainActor final class ViewPlace {
  let path: ViewPath
  /// The place of the nearest view around that is made of others.
  private(set) weak var parent: ViewPlace?
  /// What the view at the place came to; nil for a place of something else.
  var record: EvaluationRecord?
  /// The run of the view around in which the place was met last.
  var enclosingRun = 0
  /// Whether several views stand at the place, so that none can be told from the others.
  var isShared = false
  /// Whether something was written that the view has read, or owns.
  private(set) var isDirty = false
  /// Whether something is dirty inside.
  private(set) var isDirtyInside = false
  /// The number of the evaluation that found the place last.
  var lastSeen = 0
  private var reads: [StateWatch] = []

  init(_ path: ViewPath) { self.path = path }

  /// The view is evaluated now: what it read before does not matter any longer.
  func beginEvaluation(in parent: ViewPlace?) {
    beginRepetition(in: parent)
    isDirty = false
    forgetReads()
  }

  /// What the view is made of is gone through again.
  func beginRepetition(in parent: ViewPlace?) {
    self.parent = parent
    isDirtyInside = false
  }

  /// Notes that the view has read a state of another one.
  func reads(_ state: StateWatch) {
    if state.readers.updateValue(WeakPlace(place: self), forKey: ObjectIdentifier(self)) == nil {
      reads.append(state)
    }
  }

  /// Forgets what the view has read.
  func forgetReads() {
    for state in reads { state.readers[ObjectIdentifier(self)] = nil }
    reads = []
  }

  /// The view must be evaluated again.
  func markDirty() {
    isDirty = true
    parent?.markDirtyInside()
  }

  /// What the view is made of must be gone through again.
  func markDirtyInside() {
    var place: ViewPlace? = self
    while let next = place, !next.isDirtyInside {
      next.isDirtyInside = true
      place = next.parent
    }
  }
}

/// A place that may be gone.
struct WeakPlace {
  weak var place: ViewPlace?
}
