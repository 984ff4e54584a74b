// SPDX-License-Identifier: GPL-3.0-or-later

/// The key of a value that flows up the view tree.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Joins the value of an earlier view with that of the next one.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

/// The values that a part of the view tree hands up.
@MainActor final class PreferenceCollector {
  private var values: [ObjectIdentifier: Any] = [:]
  private var joins: [ObjectIdentifier: (PreferenceCollector) -> Void] = [:]
  private var order: [ObjectIdentifier] = []
  /// A change of the values.
  typealias Operation = (PreferenceCollector) -> Void
  /// What was done to the values, in order.
  private(set) var operations: [Operation] = []

  init() {}

  /// The value of a key, its default where none was set.
  func value<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// Whether a value was set.
  func hasValue<Key: PreferenceKey>(_ key: Key.Type) -> Bool {
    values[ObjectIdentifier(key)] != nil
  }

  /// Replaces the value of a key.
  func set<Key: PreferenceKey>(_ key: Key.Type, _ value: Key.Value) {
    operations.append { $0.set(key, value) }
    replace(key, by: value)
  }

  private func replace<Key: PreferenceKey>(_ key: Key.Type, by value: Key.Value) {
    let id = ObjectIdentifier(key)
    if values[id] == nil { order.append(id) }
    values[id] = value
    joins[id] = { $0.join(key, value) }
  }

  /// Joins the value of the next view.
  func join<Key: PreferenceKey>(_ key: Key.Type, _ next: Key.Value) {
    operations.append { $0.join(key, next) }
    guard hasValue(key) else { return replace(key, by: next) }
    var value = value(key)
    Key.reduce(value: &value) { next }
    replace(key, by: value)
  }

  /// Joins everything that another part of the tree hands up.
  func join(_ other: PreferenceCollector) {
    for id in other.order { other.joins[id]?(self) }
  }
}
