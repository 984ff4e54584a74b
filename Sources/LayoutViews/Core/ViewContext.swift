// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// The structural identity of a view: where it stands in the tree of views.
struct ViewPath: Hashable, CustomStringConvertible {
  private(set) var parts: [String]

  static let root = ViewPath(parts: [])

  func appending(_ part: String) -> ViewPath { ViewPath(parts: parts + [part]) }

  var description: String { parts.joined(separator: "/") }
}

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

  /// The elements of a view at a place below this one.
  func elements<Content: View>(of view: Content, at part: String) -> [SceneElement] {
    var inner = self
    inner.path = path.appending(part)
    return inner.elements(of: view)
  }

  /// The elements of a view at this place.
  func elements<Content: View>(of view: Content) -> [SceneElement] {
    if let primitive = view as? any PrimitiveView { return primitive.elements(in: self) }
    graph.connect(view, at: path, environment: environment)
    return elements(of: view.body, at: String(describing: Content.self))
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
