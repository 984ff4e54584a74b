// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// A view (or a modifier) that is made of others, while it is evaluated.
///
/// It is an object, so that deeply nested views need little room on the stack.
@MainActor final class Composition {
  /// What the views inside are evaluated with.
  let context: ViewContext
  private let place: ViewPlace
  private let enclosing: EvaluationRecord
  private let joined: Int
  private let outer: ViewPlace?
  /// What the last evaluation made of the body, where the body is as it was.
  private let content: EvaluationRecord.Content?

  /// Opens a view whose body must be asked.
  init<Value>(of value: Value, at place: ViewPlace, in around: ViewContext) {
    let graph = around.graph
    place.beginEvaluation(in: around.record.place)
    graph.evaluatedCount += 1
    outer = graph.current
    graph.current = place
    let new = EvaluationRecord(place: place, run: graph.nextRun())
    var inner = around
    (inner.path, inner.keptRun) = (place.path, nil)
    if !_isPOD(Value.self) {
      let (connections, holdsObjects) = graph.connect(
        value, at: place, environment: around.environment)
      inner.connections += connections
      new.isVolatile = holdsObjects
    }
    new.surroundings = inner.surroundings
    inner.record = new
    context = inner
    self.place = place
    enclosing = around.record
    joined = around.preferences.operations.count
    content = nil
  }

  /// Opens a view whose body is as it was, but not all that is inside.
  init(
    again kept: EvaluationRecord, _ surroundings: EvaluationRecord.Surroundings,
    at place: ViewPlace, in around: ViewContext
  ) {
    let graph = around.graph
    place.beginRepetition(in: around.record.place)
    outer = graph.current
    graph.current = place
    let new = EvaluationRecord(place: place, run: graph.nextRun())
    new.surroundings = surroundings
    var inner = around
    inner.surroundings = surroundings
    (inner.record, inner.keptRun) = (new, kept.run)
    for connect in inner.connections { connect() }
    context = inner
    self.place = place
    enclosing = around.record
    joined = around.preferences.operations.count
    content = kept.content
  }

  /// The elements of a view whose body is as it was; nil for any other.
  func repeated() -> [SceneElement]? {
    guard let content else { return nil }
    return finish(content.elements(context), as: content)
  }

  /// Closes the view, and remembers its elements and how they are made.
  func finish(
    _ elements: [SceneElement], _ content: @escaping (ViewContext) -> [SceneElement]
  ) -> [SceneElement] {
    finish(elements, as: EvaluationRecord.Content(elements: content))
  }

  private func finish(
    _ elements: [SceneElement], as content: EvaluationRecord.Content
  ) -> [SceneElement] {
    let (graph, new) = (context.graph, context.record)
    context.noteGeometryReads()
    // 1. Each element has a version of its own.
    var elements = elements
    for index in elements.indices {
      elements[index].version = ElementVersion(number: graph.nextVersion(), of: elements[index])
    }
    // 2. Remember.
    new.elements = elements
    new.joins = Array(context.preferences.operations[joined...])
    new.content = content
    new.enclosingRun = enclosing.run
    place.enclosingRun = enclosing.run
    place.record = new
    enclosing.add(.part(new))
    graph.current = outer
    return elements
  }
}

extension ViewContext {
  /// How the evaluation of a view that is made of others starts.
  enum Start {
    /// Nothing has changed: these are its elements.
    case kept([SceneElement])
    /// The view is open.
    case open(Composition)
  }

  /// Starts to evaluate a view (or a modifier) that is made of others, unless it would come to what
  /// it came to before.
  ///
  /// - Parameters:
  ///   - value: the view, whose properties are connected.
  ///   - path: the place of the view.
  func start<Value>(_ value: Value, at path: ViewPath) -> Start {
    let place = graph.place(at: path)
    noteGeometryReads()
    if place.enclosingRun == record.run { place.isShared = true }
    // 1. What nothing has happened to since the view around was gone through last.
    if let kept = place.record, let keptRun, kept.enclosingRun == keptRun, !place.isShared,
      !place.isDirty, !kept.isVolatile, let surroundings = kept.surroundings
    {
      if !place.isDirtyInside, !kept.contents.contains(.volatile), graph.claim(kept.names) {
        takeOver(kept, at: place)
        return .kept(kept.elements)
      }
      return .open(Composition(again: kept, surroundings, at: place, in: self))
    }
    // 2. Anything else.
    return .open(Composition(of: value, at: place, in: self))
  }

  /// The view came to this before, with everything inside.
  private func takeOver(_ kept: EvaluationRecord, at place: ViewPlace) {
    for join in kept.joins { join(preferences) }
    kept.enclosingRun = record.run
    place.enclosingRun = record.run
    record.add(.part(kept))
  }

  /// A view that has read frames of the last layout since the last call depends on them.
  func noteGeometryReads() {
    let count = graph.geometry.readCount
    guard count != graph.notedReads else { return }
    graph.notedReads = count
    record.isVolatile = true
  }

  /// What the view is evaluated with, but for what belongs to one evaluation.
  fileprivate var surroundings: EvaluationRecord.Surroundings {
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
