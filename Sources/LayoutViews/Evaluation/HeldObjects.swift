// SPDX-License-Identifier: GPL-3.0-or-later

/// A value that knows whether it leads to objects, whose changes nobody can watch.
protocol ObjectHolding {
  /// Whether the value leads to an object, or to anything that may change without being written.
  var holdsObjects: Bool { get }
}

/// Finds objects in the properties of views: a view that holds one is evaluated every time, because
/// the object may change at any time.
///
/// What functions hold is not looked at, as in SwiftUI. Views and modifiers in properties tell for
/// themselves once they are evaluated. Of longer collections the first elements stand for all.
enum HeldObjects {
  private static let deepest = 6
  private static let sampled = 64

  /// Whether a value holds an object.
  static func areIn(_ value: Any, depth: Int = 0) -> Bool {
    let isBits = _openExistential(value, do: isMadeOfBits)
    if isBits || value is String { return false }
    if value is any View || value is any ViewModifier { return false }
    if let known = value as? any ObjectHolding { return known.holdsObjects }
    if type(of: value) is AnyClass { return true }
    guard depth < deepest else { return true }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class { return true }
    return mirror.children.prefix(sampled).contains { areIn($0.value, depth: depth + 1) }
  }
}

/// Whether a value is nothing but numbers.
private func isMadeOfBits<Value>(_ value: Value) -> Bool { _isPOD(Value.self) }
