// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A value of a view that outlives its evaluation, kept by the view's place in the tree.
@propertyWrapper public struct State<Value> {
  /// Where the value lives: in the host once the view is evaluated.
  final class Location {
    var value: Value
    var watch: StateWatch?
    var key: ViewGraph.PropertyKey?
    init(_ value: Value) { self.value = value }
  }

  final class Holder {
    var location: Location
    init(_ value: Value) { location = Location(value) }
  }

  let initial: Value
  let holder: Holder

  /// Makes a state with its first value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
    holder = Holder(wrappedValue)
  }

  /// Makes a state with its first value.
  public init(initialValue value: Value) { self.init(wrappedValue: value) }

  /// The value.
  public var wrappedValue: Value {
    get { Self.read(holder.location) }
    nonmutating set { Self.write(newValue, to: holder.location) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let location = holder.location
    // Views of another host hear of nothing, and nobody does while the state belongs to no view.
    return Binding(
      get: { Self.read(location) }, set: { Self.write($0, to: location) },
      isWatched: { location.watch?.evaluation.isOn ?? false })
  }

  private static func read(_ location: Location) -> Value {
    if let watch = location.watch, watch.evaluation.isOn, Thread.isMainThread {
      MainActor.assumeIsolated { watch.noteRead() }
    }
    return location.value
  }

  private static func write(_ value: Value, to location: Location) {
    let old = location.value
    location.value = value
    guard let watch = location.watch, let key = location.key, !isSame(old, value) else { return }
    let text = FeedbackText.text(of: value)
    MainActor.assumeIsolated {
      watch.noteWrite(
        ViewGraph.Firing(path: key.path, source: "state '\(key.name)'", value: text))
    }
  }

  /// Whether a write changes nothing, as far as values can be compared.
  private static func isSame(_ old: Value, _ new: Value) -> Bool {
    func equals<Known: Equatable>(_ old: Known) -> Bool {
      (new as? Known).map { $0 == old } ?? false
    }
    return (old as? any Equatable).map { equals($0) } ?? false
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: ConnectedProperty {
  func connect(
    to key: ViewGraph.PropertyKey, in graph: ViewGraph, environment: EnvironmentValues
  ) {
    if let known = graph.locations[key] as? Location {
      holder.location = known
    } else {
      let location = Location(initial)
      location.watch = StateWatch(graph: graph, owner: graph.place(at: key.path))
      location.key = key
      graph.locations[key] = location
      holder.location = location
    }
  }
}

extension State: ObjectHolding {
  var holdsObjects: Bool {
    // A state inside of a property is none: nobody hears of its changes.
    holder.location.watch == nil || HeldObjects.areIn(holder.location.value)
  }
}
