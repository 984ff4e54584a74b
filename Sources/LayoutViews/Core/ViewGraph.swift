// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// What outlives the evaluation of a view tree: state, what appeared, what was last seen, and what
/// the last layout answered to readers.
@MainActor final class ViewGraph {
  /// A property of a view at a place.
  struct PropertyKey: Hashable {
    var path: ViewPath
    var index: Int
  }

  /// The values of states by view and property.
  var locations: [PropertyKey: AnyObject] = [:]
  /// Whether a state was written since the last evaluation.
  var isDirty = false
  /// What evaluation found to do after layout.
  var actions: [() -> Void] = []
  /// The places that were evaluated this time.
  var present: Set<ViewPath> = []
  /// The places whose `onAppear` has run.
  var appeared: Set<ViewPath> = []
  /// The values that `onChange` and `onPreferenceChange` saw last.
  var seen: [ViewPath: Any] = [:]
  /// What can be performed, by the view's id.
  var performable: [String: () -> Void] = [:]
  /// What the last layout answered.
  var geometry = GeometryStore()

  /// Connects the properties of a view with their values before its body is asked.
  func connect<Content>(_ view: Content, at path: ViewPath, environment: EnvironmentValues) {
    for (index, child) in Mirror(reflecting: view).children.enumerated() {
      guard let property = child.value as? any ConnectedProperty else { continue }
      property.connect(
        to: PropertyKey(path: path, index: index), in: self, environment: environment)
    }
  }
}

/// A property whose value lives outside of the view.
@MainActor protocol ConnectedProperty {
  /// Finds or makes the place of the value.
  func connect(
    to key: ViewGraph.PropertyKey, in graph: ViewGraph, environment: EnvironmentValues)
}
