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
  /// What the last evaluation came to.
  var root = EvaluationRecord()
  /// The places where something outlives evaluations.
  private var places: [ViewPath: ViewPlace] = [:]
  /// The place of the view that is evaluated now, if any.
  var current: ViewPlace?
  /// Whether the tree is being evaluated.
  let evaluation = EvaluationFlag()
  /// How often frames were read, as far as it is noted who depends on them.
  var notedReads = 0
  /// The number of bodies that were asked in the last evaluation.
  var evaluatedCount = 0
  private var runCount = 0
  private var versionCount = 0
  private var settledCount = 0
  /// The places whose `onAppear` has run.
  var appeared: Set<ViewPath> = []
  /// What to do when a place vanishes, in the order in which the places appeared.
  var disappearing: [(path: ViewPath, action: () -> Void)] = []
  /// The values that `onChange` and `onPreferenceChange` saw last.
  var seen: [ViewPath: Any] = [:]
  /// The names that `id(_:)` gave this time: each names one view.
  var names: Set<String> = []
  /// A place that is nested too deeply, if any.
  var tooDeep: ViewPath?
  /// The sizes that the last layout gave to geometry readers, by place.
  var readerSizes: [ViewPath: CGSize] = [:]
  /// The sizes with which the content of geometry readers was made last.
  var usedSizes: [ViewPath: CGSize?] = [:]
  /// The names of types in paths, which take long to find.
  private var typeNames: [ObjectIdentifier: String] = [:]
  /// The sorts of views by type, which take long to find too.
  private var sorts: [ObjectIdentifier: ViewSort] = [:]
  /// What is known of the properties of views by type.
  private var properties: [ObjectIdentifier: [PropertyFacts]] = [:]
  /// What the last layout answered.
  let geometry = GeometryStore()

  /// What is known of a property of a view.
  private struct PropertyFacts {
    var type: ObjectIdentifier
    var isConnected: Bool
    var sort: HeldObjects.Sort
    var name: String
  }

  /// Connects the properties of a view with their values before its body is asked.
  ///
  /// One value of a view can stand at several places, or in several hosts, and its properties can be
  /// connected with one of them at a time. So actions connect them again before they run.
  ///
  /// - Returns: what connects the properties again, empty for a view without any; and whether the
  ///   view holds objects.
  func connect<Content>(
    _ view: Content, at place: ViewPlace, environment: EnvironmentValues
  ) -> (connections: [() -> Void], holdsObjects: Bool) {
    var connections: [() -> Void] = []
    var holdsObjects = Content.self is AnyClass
    let type = ObjectIdentifier(type(of: view))
    var facts = properties[type] ?? []
    let known = facts.count
    for (index, child) in Mirror(reflecting: view).children.enumerated() {
      let childType = ObjectIdentifier(Swift.type(of: child.value))
      if index == facts.count {
        facts.append(self.facts(of: child.value, childType, child.label, index))
      } else if facts[index].type != childType {
        // A property of several types.
        facts[index] = self.facts(of: child.value, childType, child.label, index)
      }
      if facts[index].isConnected, let property = child.value as? any ConnectedProperty {
        let key = PropertyKey(path: place.path, index: index, name: facts[index].name)
        property.connect(to: key, in: self, environment: environment)
        connections.append { [weak self] in
          if let self { property.connect(to: key, in: self, environment: environment) }
        }
      }
      holdsObjects = holdsObjects || HeldObjects.areIn(child.value, facts[index].sort)
    }
    if facts.count > known { properties[type] = facts }
    return (connections, holdsObjects)
  }

  private func facts(
    of value: Any, _ type: ObjectIdentifier, _ label: String?, _ index: Int
  ) -> PropertyFacts {
    let name = label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 } ?? "\(index)"
    return PropertyFacts(
      type: type, isConnected: value is any ConnectedProperty,
      sort: HeldObjects.sort(of: value), name: name)
  }

  // MARK: Places and numbers

  /// The place at a path, a new one where there is none.
  func place(at path: ViewPath) -> ViewPlace {
    if let known = places[path] { return known }
    let place = ViewPlace(path)
    places[path] = place
    return place
  }

  /// The number of places that are remembered.
  var placeCount: Int { places.count }

  /// A number for the next run of a view.
  func nextRun() -> Int {
    runCount += 1
    return runCount
  }

  /// A number for the next version of an element.
  func nextVersion() -> Int {
    versionCount += 1
    return versionCount
  }

  /// Claims names as an earlier evaluation did; false, without any claim, where other names than
  /// then are free.
  func claim(_ claims: [(name: String, isFirst: Bool)]) -> Bool {
    for (index, claim) in claims.enumerated() {
      var isTaken = names.contains(claim.name)
      if !isTaken && !claim.isFirst {
        isTaken = claims[..<index].contains { $0.isFirst && $0.name == claim.name }
      }
      guard isTaken != claim.isFirst else { return false }
    }
    for claim in claims where claim.isFirst { names.insert(claim.name) }
    return true
  }

  /// What a view is to the evaluation.
  enum ViewSort {
    /// The library turns it into elements itself.
    case primitive
    /// A shape that is nothing but numbers: it is quicker to ask than to remember.
    case plainShape
    /// It is made of other views.
    case composite
  }

  /// What a view is to the evaluation, by its type.
  func sort<Content: View>(of view: Content) -> ViewSort {
    let type = ObjectIdentifier(Content.self)
    if let known = sorts[type] { return known }
    let sort: ViewSort =
      view is any PrimitiveView
      ? .primitive : _isPOD(Content.self) && view is any Shape ? .plainShape : .composite
    sorts[type] = sort
    return sort
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
    names = []
    tooDeep = nil
    evaluatedCount = 0
    geometry.forgetReads()
    notedReads = geometry.readCount
  }

  /// Tells the places that are gone, and forgets their state.
  func forgetVanished() {
    // 1. The places that are still there.
    settledCount += 1
    let now = settledCount
    root.forEach { item in
      switch item {
      case .place(let place): place.lastSeen = now
      case .part(let part): part.place?.lastSeen = now
      case .action, .control, .reader: break
      }
    }
    let gone = Set(places.values.lazy.filter { $0.lastSeen != now }.map(\.path))
    guard !gone.isEmpty else { return }
    // 2. Actions of those that are gone may still read the state.
    for (path, action) in disappearing where gone.contains(path) { action() }
    disappearing.removeAll { gone.contains($0.path) }
    for path in gone { places.removeValue(forKey: path)?.forgetReads() }
    locations = locations.filter { !gone.contains($0.key.path) }
    seen = seen.filter { !gone.contains($0.key) }
    appeared.subtract(gone)
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
    record.add(.control(path: path, name: name, action: connected(action)))
  }

  /// Claims a name for a view; false where another one has it already.
  func claim(_ name: String) -> Bool {
    let isFirst = graph.names.insert(name).inserted
    record.add(name: name, isFirst: isFirst)
    return isFirst
  }
}
