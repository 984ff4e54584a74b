// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// A coordinate space: that of the whole layout, of the reader itself, or of a named view around.
public enum CoordinateSpace: Hashable, Sendable {
  /// From the container's top left corner.
  case global
  /// From the reader's own top left corner.
  case local
  /// From the top left corner of the nearest view around with the name.
  case named(Name)

  /// The name of a space.
  public struct Name: Hashable, Sendable {
    let key: String

    init<Value: Hashable>(_ value: Value) {
      key = "\(Value.self) \(String(describing: value))"
    }
  }

  /// The space of the nearest view around with a name.
  public static func named<Value: Hashable>(_ name: Value) -> CoordinateSpace {
    .named(Name(name))
  }
}

/// What can be given as a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// A coordinate space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  let name: CoordinateSpace.Name

  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Makes the space.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the whole layout.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Hashable, Sendable {
  /// Makes the space.
  public init() {}

  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the nearest view around with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: CoordinateSpace.Name(name))
  }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole layout.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// `coordinateSpace(_:)`.
nonisolated struct CoordinateSpaceModifier: PrimitiveModifier {
  let name: CoordinateSpace.Name

  @MainActor func elements<Content: View>(of content: Content, in context: ViewContext)
    -> [SceneElement]
  {
    let mark = "space \(context.path)"
    var inner = context
    inner.spaces[name.key] = mark
    return inner.elements(of: content, modifiedBy: .mark(mark))
  }
}

extension View {
  /// Names the view's coordinates for the views inside.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the view's coordinates for the views inside.
  nonisolated public func coordinateSpace<Name: Hashable>(name: Name) -> some View {
    modifier(CoordinateSpaceModifier(name: CoordinateSpace.Name(name)))
  }
}
