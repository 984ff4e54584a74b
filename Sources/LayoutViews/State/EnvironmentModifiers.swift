// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// A change of the environment of a view.
nonisolated struct EnvironmentModifier: PrimitiveModifier {
  let change: (inout EnvironmentValues) -> Void

  @MainActor func elements<Content: View>(of content: Content, in context: ViewContext)
    -> [SceneElement]
  {
    var inner = context
    change(&inner.environment)
    let elements = inner.elements(of: content, at: "content")
    guard let change = inner.environment.sceneChange(from: context.environment) else {
      return elements
    }
    return elements.map { element in
      var element = element
      element.modifiers.append(SceneModifier(.environment(change)))
      return element
    }
  }
}

extension View {
  /// Sets a value of the environment of the view and everything inside.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment of the view and everything inside.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
