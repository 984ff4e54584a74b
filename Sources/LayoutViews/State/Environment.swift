// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// The key of a value that flows down the view tree.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// The values that flow down the view tree.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes values that are all defaults.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value of the environment.
@propertyWrapper public struct Environment<Value> {
  final class Holder {
    var values = EnvironmentValues()
  }

  let path: KeyPath<EnvironmentValues, Value>
  let holder = Holder()

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }

  /// The value where the view stands.
  public var wrappedValue: Value { holder.values[keyPath: path] }
}

extension Environment: ConnectedProperty {
  func connect(
    to key: ViewGraph.PropertyKey, in graph: ViewGraph, environment: EnvironmentValues
  ) {
    holder.values = environment
  }
}

extension Environment: ObjectHolding {
  var holdsObjects: Bool { HeldObjects.areIn(wrappedValue) }
}

/// A name space for geometry that views share.
@propertyWrapper public struct Namespace {
  /// The name space's identity.
  public struct ID: Hashable, Sendable {
    let name: String
  }

  final class Holder {
    var id = ID(name: "")
  }

  let holder = Holder()

  /// Makes a name space.
  public init() {}

  /// The identity.
  public var wrappedValue: ID { holder.id }
}

extension Namespace: ConnectedProperty {
  func connect(
    to key: ViewGraph.PropertyKey, in graph: ViewGraph, environment: EnvironmentValues
  ) {
    holder.id = ID(name: "\(key.path)#\(key.index)")
  }
}

extension Namespace: ObjectHolding {
  var holdsObjects: Bool { false }
}
