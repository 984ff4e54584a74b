// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A view tree that is evaluated again and again, with everything that outlives an evaluation.
///
/// A host evaluates, lays out and tells the frames until no reader's answer changes; that is a round.
/// Then it finishes the round, and begins the next one where an action wrote a state.
@MainActor package final class ViewSession {
  private let root: any View
  private let graph = ViewGraph()
  private var history: [String: [String]] = [:]
  private let scenes = SceneMemory()
  /// Whether the next evaluation takes nothing over.
  private var beginsAnew = false
  /// Whether evaluations take over what has not changed; always but in tests.
  package var remembers = true

  /// Makes a session for a view.
  package init<Root: View>(_ root: Root) { self.root = root }

  /// Forgets what earlier layouts told about feedback.
  package func beginLayout() {
    graph.writes = []
    graph.firings = []
    history = [:]
  }

  /// The scene's description and environment with the values and frames that are known now.
  package func evaluate(
    in environment: EnvironmentValues
  ) -> (root: SceneElement, environment: SceneEnvironment) {
    // 1. What the last evaluation came to, unless something is wrong with it.
    let last = graph.root
    let isKept = remembers && !beginsAnew && !last.isVolatile && graph.tooDeep == nil
    beginsAnew = false
    // 2. Evaluate.
    graph.beginEvaluation()
    var context = ViewContext(
      graph: graph, path: .root, environment: environment, preferences: PreferenceCollector())
    context.record = EvaluationRecord(run: graph.nextRun())
    context.keptRun = isKept ? last.run : nil
    graph.evaluation.set(true)
    let elements = context.elements(of: root)
    context.noteGeometryReads()
    graph.evaluation.set(false)
    graph.root = context.record
    // Several views at the root stand in a VStack, as in SwiftUI.
    let element =
      elements.count == 1
      ? elements[0]
      : SceneElement(
        elements.isEmpty ? .empty : .node(.stack(Stack(axis: .vertical))), type: "VStack",
        children: elements, origin: SceneOrigin(path: "root"))
    return (element, environment.scene)
  }

  /// The scene that `evaluate(in:)` describes, for a request, and how it came out of the one before.
  ///
  /// - Throws: a `SceneError` where the views make no scene.
  package func scene(
    for request: SceneTree.Request, in environment: EnvironmentValues
  ) throws(SceneError) -> (scene: SceneTree, edit: SceneEdit) {
    let (root, environment) = evaluate(in: environment)
    if let depthError { throw depthError }
    if !remembers { scenes.forget() }
    return try scenes.scene(of: root, request: request, environment: environment)
  }

  /// Forgets what views came to, but not their states: another environment makes others of them.
  package func forget() {
    beginsAnew = true
    scenes.forget()
  }

  /// What the last evaluation and its scene cost, and what is remembered.
  package var counts: (bodies: Int, nodes: Int, places: Int, spans: Int) {
    (graph.evaluatedCount, scenes.resolvedCount, graph.placeCount, scenes.keptCount)
  }

  /// What the last evaluation left out because views are nested without an end; nil for nothing.
  package var depthError: SceneError? {
    graph.tooDeep.map { path in
      .tooDeep(
        limit: SceneLimits.depth, SceneOrigin(path: "\(path.description.prefix(200))…"))
    }
  }

  // MARK: Readers

  /// Takes the frames of a layout of the last evaluation.
  ///
  /// - Returns: what a reader saw that is different now, or nil where everything is as it was read.
  package func update(scene: SceneTree, frames: LayoutFrames) -> Feedback? {
    var known: [String: CGRect] = [:]
    for (mark, node) in scene.marks { known[mark] = frames[node] }
    var changed: Feedback?
    var sizes: [ViewPath: CGSize] = [:]
    graph.root.forEach(with: .readers) { item in
      guard case .reader(let mark, let path, let place) = item else { return }
      let (before, after) = (graph.readerSizes[path], known[mark]?.size)
      sizes[path] = after
      guard before != after else { return }
      place.place?.markDirtyInside()
      guard changed == nil else { return }
      changed = feedback("the size of a reader", at: path.description, before: before, after: after)
    }
    graph.readerSizes = sizes
    if graph.usedSizes.count > sizes.count {
      graph.usedSizes = graph.usedSizes.filter { sizes[$0.key] != nil }
    }
    if let read = graph.geometry.update(known), changed == nil {
      let path = read.mark.drop { $0 != " " }.dropFirst()
      changed = feedback(
        "a frame that a reader reads", at: String(path), before: read.before, after: read.after)
    }
    if changed == nil { history = [:] }
    return changed
  }

  private func feedback<Value>(
    _ source: String, at path: String, before: Value?, after: Value?
  ) -> Feedback {
    let key = "\(source) \(path)"
    history[key, default: []].append(after.map { FeedbackText.text(of: $0) } ?? "nothing")
    return Feedback(view: path, source: source, values: history[key] ?? [])
  }

  // MARK: Rounds

  /// Runs what was to be done after layout, and forgets the state of views that are gone.
  ///
  /// - Returns: what wrote a state, so that another round is needed, or nil where all is settled.
  package func finishRound() -> Feedback? {
    graph.forgetVanished()
    let (firings, writes) = (graph.firings.count, graph.writes.count)
    var actions: [@MainActor (ViewGraph) -> Void] = []
    graph.root.forEach(with: .actions) { item in
      if case .action(let action) = item { actions.append(action) }
    }
    for action in actions { action(graph) }
    guard graph.isDirty else { return nil }
    let write = graph.writes.dropFirst(writes).first ?? graph.writes.last
    guard let cause = graph.firings.dropFirst(firings).first else {
      return Feedback(
        view: write?.path.description ?? "root", source: write?.source ?? "a state",
        values: write.map { values(of: $0, in: graph.writes) } ?? [])
    }
    return Feedback(
      view: cause.path.description, source: cause.source,
      state: write.map { "\($0.source) of \($0.path)" },
      values: values(of: cause, in: graph.firings))
  }

  private func values(of firing: ViewGraph.Firing, in firings: [ViewGraph.Firing]) -> [String] {
    firings.filter { $0.path == firing.path && $0.source == firing.source }.map(\.value)
  }

  // MARK: Actions

  /// The names of what can be performed, sorted.
  package var performableNames: [String] {
    var names: Set<String> = []
    graph.root.forEach(with: .controls) { item in
      guard case .control(let path, let name, _) = item else { return }
      names.insert(path.description)
      if let name { names.insert(name) }
    }
    return names.sorted()
  }

  /// Runs what a control does; false where there is none of the name.
  ///
  /// A path stands for the last control with it, any other name for the first one.
  package func perform(_ name: String) -> Bool {
    var found: (() -> Void)?
    graph.root.forEach(with: .controls) { item in
      guard case .control(let path, let known, let action) = item else { return }
      if path.description == name || (known == name && found == nil) { found = action }
    }
    found?()
    return found != nil
  }
}
