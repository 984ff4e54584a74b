// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A rectangle or a point of a view, that a geometry reader elsewhere reads in its own coordinates.
nonisolated public struct Anchor<Value>: Sendable, Hashable {
  /// What of a view an anchor stands for.
  public struct Source: Sendable {
    let name: String
    /// The value for the view's frame in the reader's coordinates.
    let value: @Sendable (CGRect) -> Value
  }

  let mark: String
  let source: Source

  /// Whether both stand for the same part of the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.mark == b.mark && a.source.name == b.source.name
  }

  /// Hashes the view and the part of it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(mark)
    hasher.combine(source.name)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Self { Self(name: "bounds") { $0 } }

  /// A rectangle in points in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Self {
    let name = "rect \(rect.origin.x) \(rect.origin.y) \(rect.size.width) \(rect.size.height)"
    return Self(name: name) { rect.offsetBy(dx: $0.origin.x, dy: $0.origin.y) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in points in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Self {
    Self(name: "point \(point.x) \(point.y)") {
      CGPoint(x: $0.origin.x + point.x, y: $0.origin.y + point.y)
    }
  }

  /// A point as shares of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Self {
    Self(name: "unit \(point.x) \(point.y)") {
      CGPoint(
        x: $0.origin.x + point.x * $0.size.width, y: $0.origin.y + point.y * $0.size.height)
    }
  }

  /// The top left corner.
  public static var topLeading: Self { unitPoint(.topLeading) }
  /// The middle of the top.
  public static var top: Self { unitPoint(.top) }
  /// The top right corner.
  public static var topTrailing: Self { unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Self { unitPoint(.leading) }
  /// The centre.
  public static var center: Self { unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Self { unitPoint(.trailing) }
  /// The bottom left corner.
  public static var bottomLeading: Self { unitPoint(.bottomLeading) }
  /// The middle of the bottom.
  public static var bottom: Self { unitPoint(.bottom) }
  /// The bottom right corner.
  public static var bottomTrailing: Self { unitPoint(.bottomTrailing) }
}

/// `anchorPreference` and `transformAnchorPreference`.
nonisolated struct AnchorModifier<Key: PreferenceKey, Value>: PrimitiveModifier {
  let source: Anchor<Value>.Source
  let transform: (inout Key.Value, Anchor<Value>) -> Void

  @MainActor func elements<Content: View>(of content: Content, in context: ViewContext)
    -> [SceneElement]
  {
    let collector = PreferenceCollector()
    let mark = "anchor \(context.path)"
    var elements = context.elements(of: content, at: "content", collecting: collector)
    for index in elements.indices { elements[index].modifiers.append(SceneModifier(.mark(mark))) }
    var value = collector.value(Key.self)
    transform(&value, Anchor(mark: mark, source: source))
    collector.set(Key.self, value)
    context.preferences.join(collector)
    return elements
  }
}

extension View {
  /// Hands up a value made from a rectangle or point of the view, in place of what comes from below.
  nonisolated public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    modifier(AnchorModifier<Key, Value>(source: value) { $0 = transform($1) })
  }

  /// Changes what is handed up with a rectangle or point of the view.
  nonisolated public func transformAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Anchor<Value>.Source,
    transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    modifier(AnchorModifier<Key, Value>(source: value, transform: transform))
  }
}
