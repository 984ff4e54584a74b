// SPDX-License-Identifier: GPL-3.0-or-later

/// A value that knows whether it leads to objects, whose changes nobody can watch.
protocol ObjectHolding {
  /// Whether the value leads to an object, or to anything that may change without being written.
  var holdsObjects: Bool { get }
}

/// Finds objects in the properties of views: a view that holds one is evaluated every time, because
/// the object may change at any time.
///
/// What functions hold is not looked at, as in SwiftUI. The views that the library makes elements of
/// tell for themselves once they are evaluated, as do modifiers; what others hold the view around may
/// read as well. Of longer collections the first elements stand for all.
enum HeldObjects {
  private static let deepest = 6
  private static let sampled = 64

  /// What values of a type can lead to.
  enum Sort {
    /// No object.
    case nothing
    /// The value knows.
    case holder
    /// An object, always.
    case object
    /// Whatever the properties of a view lead to, but for those that only its own body may read.
    case view
    /// Whatever its parts lead to.
    case parts
  }

  /// What values of a value's type can lead to; it takes long to find.
  static func sort(of value: Any) -> Sort {
    let isBits = _openExistential(value, do: isMadeOfBits)
    if isBits || value is String { return .nothing }
    if value is any ObjectHolding { return .holder }
    if value is any PrimitiveView || value is any ViewModifier { return .nothing }
    if type(of: value) is AnyClass { return .object }
    return value is any View ? .view : .parts
  }

  /// Whether a value holds an object.
  static func areIn(_ value: Any, _ sort: Sort? = nil, depth: Int = 0) -> Bool {
    switch sort ?? Self.sort(of: value) {
    case .nothing: return false
    case .object: return true
    case .holder: return (value as? any ObjectHolding)?.holdsObjects ?? true
    case .view:
      guard depth < deepest else { return false }
      return Mirror(reflecting: value).children.contains {
        !($0.value is any ConnectedProperty) && areIn($0.value, depth: depth + 1)
      }
    case .parts:
      guard depth < deepest else { return true }
      return Mirror(reflecting: value).children.prefix(sampled).contains {
        areIn($0.value, depth: depth + 1)
      }
    }
  }
}

/// Whether a value is nothing but numbers.
private func isMadeOfBits<Value>(_ value: Value) -> Bool { _isPOD(Value.self) }
