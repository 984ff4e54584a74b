// SPDX-License-Identifier: GPL-3.0-or-later

/// The key of a value that a view hands to the layout directly around it.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of views that set none.
  static var defaultValue: Value { get }
}

/// The values that a view hands to the layout around it, by key.
public struct LayoutValues: @unchecked Sendable {
  private var values: [ObjectIdentifier: Any] = [:]
  private var named: [String: Any] = [:]

  /// Makes no values.
  public init() {}

  /// The value of a key, its default where none is set.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// A value by the name that a document gives it.
  public subscript(name name: String) -> Any? {
    get { named[name] }
    set { named[name] = newValue }
  }

  /// The value with a document's name where it is the only value, else nil.
  package var onlyNamedValue: (name: String, value: Any)? {
    guard values.isEmpty, named.count == 1, let (name, value) = named.first else { return nil }
    return (name, value)
  }

  /// Takes over values that are not set yet: the inner one of two values for one key counts.
  mutating func merge(_ outer: LayoutValues) {
    values.merge(outer.values) { inner, _ in inner }
    named.merge(outer.named) { inner, _ in inner }
  }
}
