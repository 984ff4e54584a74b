// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

/// `onGeometryChange`.
nonisolated struct GeometryChangeModifier<Value: Equatable>: PrimitiveModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor func elements<Content: View>(of content: Content, in context: ViewContext)
    -> [SceneElement]
  {
    let mark = "geometry \(context.path)"
    let elements = context.elements(of: content, modifiedBy: .mark(mark))
    let (geometry, spaces, transform) = (context.graph.geometry, context.spaces, transform)
    context.observe(
      "onGeometryChange(for:) of \(Value.self)", callsFirst: true,
      value: {
        geometry.frame(of: mark).map { frame in
          transform(
            GeometryProxy(size: frame.size, mark: mark, spaces: spaces, geometry: geometry))
        }
      }, action)
    return elements
  }
}

extension View {
  /// Runs an action when layout has settled and a value made from the view's geometry is another one
  /// than last time, or the first.
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform) { _, new in action(new) })
  }

  /// Runs an action when layout has settled and a value made from the view's geometry is another one
  /// than last time; the old value is the new one the first time.
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(transform: transform, action: action))
  }
}
