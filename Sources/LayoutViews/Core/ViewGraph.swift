// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// What outlives the evaluation of a view tree: state, what appeared, what was last seen, and what
/// the last layout answered to readers.
@MainActor final class ViewGraph {
  /// A property of a view at a place.
  struct PropertyKey: Hashable {
    var path: ViewPath
    var index: Int
    var name: String
  }

  /// Something that a part of the tree did with a value while a layout settled.
  struct Firing {
    var path: ViewPath
    var source: String
    var value: String
  }

  /// The values of states by view and property.
  var locations: [PropertyKey: AnyObject] = [:]
  /// Whether a state was written since the last evaluation.
  var isDirty = false
  /// The states that were written since the layout began, with their values.
  var writes: [Firing] = []
  /// The actions that ran since the layout began, with the values that they saw.
  var firings: [Firing] = []
  /// What evaluation found to do after layout.
  var actions: [() -> Void] = []
  /// The places that were evaluated this time.
  var present: Set<ViewPath> = []
  /// The places whose `onAppear` has run.
  var appeared: Set<ViewPath> = []
  /// What to do when a place vanishes, in the order in which the places appeared.
  var disappearing: [(path: ViewPath, action: () -> Void)] = []
  /// The values that `onChange` and `onPreferenceChange` saw last.
  var seen: [ViewPath: Any] = [:]
  /// What can be performed, by the view's id or path.
  var performable: [String: () -> Void] = [:]
  /// The names that `id(_:)` gave this time: each names one view.
  var names: Set<String> = []
  /// A place that is nested too deeply, if any.
  var tooDeep: ViewPath?
  /// The sizes that the last layout gave to geometry readers, by place.
  var readerSizes: [ViewPath: CGSize] = [:]
  /// The places of geometry readers by mark, in the order of evaluation.
  var readers: [(mark: String, path: ViewPath)] = []
  /// The names of types in paths, which take long to find.
  private var typeNames: [ObjectIdentifier: String] = [:]
  /// What the last layout answered.
  let geometry = GeometryStore()

  /// Connects the properties of a view with their values before its body is asked.
  ///
  /// One value of a view can stand at several places, or in several hosts, and its properties can be
  /// connected with one of them at a time. So actions connect them again before they run.
  ///
  /// - Returns: what connects the properties again; empty for a view without any.
  func connect<Content>(
    _ view: Content, at path: ViewPath, environment: EnvironmentValues
  ) -> [() -> Void] {
    present.insert(path)
    var connections: [() -> Void] = []
    for (index, child) in Mirror(reflecting: view).children.enumerated() {
      guard let property = child.value as? any ConnectedProperty else { continue }
      let name = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 } ?? "\(index)"
      let key = PropertyKey(path: path, index: index, name: name)
      property.connect(to: key, in: self, environment: environment)
      connections.append { [weak self] in
        if let self { property.connect(to: key, in: self, environment: environment) }
      }
    }
    return connections
  }

  /// The name of a value's type, without the types that it is made of.
  func name<Content>(ofTypeOf content: Content) -> String {
    let type = type(of: content)
    if let known = typeNames[ObjectIdentifier(type)] { return known }
    let full = String(describing: type)
    let name = full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
    typeNames[ObjectIdentifier(type)] = name
    return name
  }

  /// Forgets what the last evaluation found, but not what outlives it.
  func beginEvaluation() {
    isDirty = false
    actions = []
    present = []
    performable = [:]
    names = []
    tooDeep = nil
    readers = []
    geometry.forgetReads()
  }

  /// Tells the places that are gone, and forgets their state.
  func forgetVanished() {
    // Their actions may still read the state.
    for (path, action) in disappearing where !present.contains(path) { action() }
    disappearing.removeAll { !present.contains($0.path) }
    locations = locations.filter { present.contains($0.key.path) }
    seen = seen.filter { present.contains($0.key) }
    appeared = appeared.filter { present.contains($0) }
  }
}

/// A property whose value lives outside of the view.
@MainActor protocol ConnectedProperty {
  /// Finds or makes the place of the value.
  func connect(
    to key: ViewGraph.PropertyKey, in graph: ViewGraph, environment: EnvironmentValues)
}

extension ViewContext {
  /// An action of the view, run later with the properties of the views around connected as now.
  func connected(_ action: @escaping () -> Void) -> () -> Void {
    let connections = connections
    return {
      for connect in connections { connect() }
      action()
    }
  }

  /// Registers what a control does, under its place and under the name around it; the first control
  /// inside of a named view has the name.
  func makePerformable(_ action: @escaping () -> Void) {
    guard environment.isEnabled else { return }
    let action = connected(action)
    graph.performable[path.description] = action
    if let name, graph.performable[name] == nil { graph.performable[name] = action }
  }
}
