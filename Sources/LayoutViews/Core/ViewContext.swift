// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// What a view is evaluated with.
@MainActor struct ViewContext {
  /// The store of everything that outlives an evaluation.
  let graph: ViewGraph
  /// The view's identity.
  var path: ViewPath
  /// The values that flow down.
  var environment: EnvironmentValues
  /// The values that flow up.
  var preferences: PreferenceCollector
  /// The name that the nearest `id(_:)` around gives.
  var name: String?
  /// What connects the properties of the views around again.
  var connections: [() -> Void] = []
  /// The number of views around, modified ones and parts counted.
  var depth = 0
  /// The greatest number of views around, which the stack of the main thread can bear: views that
  /// contain themselves end here.
  static let depthLimit = 3_000
  /// The marks of the coordinate spaces around, by name.
  var spaces: [String: String] = [:]
  /// Where the evaluation of the view around is written down.
  var record = EvaluationRecord()
  /// The run of the view around whose views would be made again as they were; nil where they may be
  /// others.
  var keptRun: Int?

  /// The elements of a view at a place below this one.
  func elements<Content: View>(of view: Content, at part: String) -> [SceneElement] {
    var inner = self
    inner.path = path.appending(part)
    return inner.elements(of: view)
  }

  /// The elements of a view at this place.
  ///
  /// Each carries the place of the view that made it as its origin.
  func elements<Content: View>(of view: Content) -> [SceneElement] {
    var inner = self
    inner.depth += 1
    // Once a view is known to contain itself, its siblings are not worth a look: with two branches
    // there would be two to the power of the depth.
    guard graph.tooDeep == nil else { return [] }
    guard inner.depth <= Self.depthLimit else {
      graph.tooDeep = path
      return []
    }
    let sort = graph.sort(of: view)
    guard sort == .primitive, let primitive = view as? any PrimitiveView else {
      return inner.elements(ofParts: view, sort)
    }
    var elements = primitive.elements(in: inner)
    for index in elements.indices where elements[index].origin.path.isEmpty {
      elements[index].origin = SceneOrigin(path: path.description)
    }
    return elements
  }

  /// The elements of what a view is made of.
  private func elements<Content: View>(
    ofParts view: Content, _ sort: ViewGraph.ViewSort
  ) -> [SceneElement] {
    let path = path.appending(graph.name(ofTypeOf: view))
    if sort == .plainShape {
      var inner = self
      inner.path = path
      return inner.elements(of: view.body)
    }
    switch start(view, at: path) {
    case .kept(let elements): return elements
    case .open(let composition):
      if let repeated = composition.repeated() { return repeated }
      let body = view.body
      return composition.finish(composition.context.elements(of: body)) { $0.elements(of: body) }
    }
  }

  /// The elements of a view whose preferences go to a collector of their own.
  func elements<Content: View>(
    of view: Content, at part: String, collecting preferences: PreferenceCollector
  ) -> [SceneElement] {
    var inner = self
    inner.preferences = preferences
    return inner.elements(of: view, at: part)
  }

  /// The elements of a modifier's view with the modifier added to each.
  func elements<Content: View>(
    of content: Content, modifiedBy modifiers: SceneModifier.Kind...
  ) -> [SceneElement] {
    elements(of: content, at: "content").map { element in
      var element = element
      element.modifiers += modifiers.map { SceneModifier($0) }
      return element
    }
  }

  /// One element for content that has a single place: several views stand in a group.
  func single(_ elements: [SceneElement]) -> SceneElement {
    elements.count == 1
      ? elements[0] : SceneElement(.group, type: "Group", children: elements)
  }
}
