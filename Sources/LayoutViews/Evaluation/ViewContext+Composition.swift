// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

extension ViewContext {
  /// The elements of a view (or a modifier) that is made of others: those of its last evaluation
  /// where it would come to them again.
  ///
  /// - Parameters:
  ///   - value: the view, whose properties are connected.
  ///   - path: the place of the view.
  ///   - makeContent: asks the body, and tells the elements of what it answers.
  func composition<Value>(
    of value: Value, at path: ViewPath, _ makeContent: () -> (ViewContext) -> [SceneElement]
  ) -> [SceneElement] {
    let place = graph.place(at: path)
    noteGeometryReads()
    if place.enclosingRun == record.run { place.isShared = true }
    // 1. What nothing has happened to since the view around was gone through last.
    if let kept = place.record, let keptRun, kept.enclosingRun == keptRun, !place.isShared,
      !place.isDirty, !kept.isVolatile
    {
      if !place.isDirtyInside, !kept.contents.contains(.volatile), graph.claim(kept.names) {
        return takeOver(kept, at: place)
      }
      return repetition(of: kept, at: place)
    }
    // 2. Anything else.
    return evaluation(of: value, at: place, makeContent)
  }

  /// The view came to this before, with everything inside.
  private func takeOver(_ kept: EvaluationRecord, at place: ViewPlace) -> [SceneElement] {
    for join in kept.joins { join(preferences) }
    kept.enclosingRun = record.run
    place.enclosingRun = record.run
    record.add(.part(kept))
    return kept.elements
  }

  /// The body is as it was, but not all that is inside.
  private func repetition(of kept: EvaluationRecord, at place: ViewPlace) -> [SceneElement] {
    guard let surroundings = kept.surroundings, let content = kept.content else { return [] }
    place.beginRepetition(in: record.place)
    var inner = self
    inner.surroundings = surroundings
    inner.keptRun = kept.run
    for connect in inner.connections { connect() }
    let outer = graph.current
    graph.current = place
    defer { graph.current = outer }
    return finish(EvaluationRecord(place: place, run: graph.nextRun()), at: place, inner, content)
  }

  private func evaluation<Value>(
    of value: Value, at place: ViewPlace, _ makeContent: () -> (ViewContext) -> [SceneElement]
  ) -> [SceneElement] {
    place.beginEvaluation(in: record.place)
    graph.evaluatedCount += 1
    var inner = self
    inner.path = place.path
    inner.keptRun = nil
    let outer = graph.current
    graph.current = place
    defer { graph.current = outer }
    let new = EvaluationRecord(place: place, run: graph.nextRun())
    if !_isPOD(Value.self) {
      let (connections, holdsObjects) = graph.connect(
        value, at: place, environment: environment)
      inner.connections += connections
      new.isVolatile = holdsObjects
    }
    return finish(new, at: place, inner, makeContent())
  }

  private func finish(
    _ new: EvaluationRecord, at place: ViewPlace, _ inner: ViewContext,
    _ content: @escaping (ViewContext) -> [SceneElement]
  ) -> [SceneElement] {
    // 1. What the view is made of.
    let joined = preferences.operations.count
    var inside = inner
    inside.record = new
    var elements = content(inside)
    inside.noteGeometryReads()
    // 2. Each element has a version of its own.
    for index in elements.indices {
      elements[index].version = ElementVersion(
        number: graph.nextVersion(), modifierCount: elements[index].modifiers.count)
    }
    // 3. Remember.
    new.elements = elements
    new.joins = Array(preferences.operations[joined...])
    new.surroundings = inner.surroundings
    new.content = content
    new.enclosingRun = record.run
    place.enclosingRun = record.run
    place.record = new
    record.add(.part(new))
    return elements
  }

  /// A view that has read frames of the last layout since the last call depends on them.
  func noteGeometryReads() {
    let count = graph.geometry.readCount
    guard count != graph.notedReads else { return }
    graph.notedReads = count
    record.isVolatile = true
  }

  /// What the view is evaluated with, but for what belongs to one evaluation.
  private var surroundings: EvaluationRecord.Surroundings {
    get {
      EvaluationRecord.Surroundings(
        path: path, environment: environment, name: name, connections: connections,
        depth: depth, spaces: spaces)
    }
    set {
      (path, environment, name) = (newValue.path, newValue.environment, newValue.name)
      (connections, depth, spaces) = (newValue.connections, newValue.depth, newValue.spaces)
    }
  }
}
