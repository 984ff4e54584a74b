// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// A modifier that changes what a view hands up.
protocol PreferenceModifier: PrimitiveModifier {
  /// Changes what came from the view.
  @MainActor func change(_ collector: PreferenceCollector, in context: ViewContext)
}

extension PreferenceModifier {
  @MainActor func elements<Content: View>(of content: Content, in context: ViewContext)
    -> [SceneElement]
  {
    let collector = PreferenceCollector()
    let elements = context.elements(of: content, at: "content", collecting: collector)
    change(collector, in: context)
    context.preferences.join(collector)
    return elements
  }
}

/// `preference`.
nonisolated struct PreferenceValue<Key: PreferenceKey>: PreferenceModifier {
  let value: Key.Value

  @MainActor func change(_ collector: PreferenceCollector, in context: ViewContext) {
    collector.set(Key.self, value)
  }
}

/// `transformPreference`.
nonisolated struct PreferenceTransform<Key: PreferenceKey>: PreferenceModifier {
  let transform: (inout Key.Value) -> Void

  @MainActor func change(_ collector: PreferenceCollector, in context: ViewContext) {
    var value = collector.value(Key.self)
    transform(&value)
    collector.set(Key.self, value)
  }
}

/// `onPreferenceChange`.
nonisolated struct PreferenceObserver<Key: PreferenceKey>: PreferenceModifier
where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  @MainActor func change(_ collector: PreferenceCollector, in context: ViewContext) {
    let action = action
    let value = collector.value(Key.self)
    context.observe("preference \(Key.self)", callsFirst: true, value: { value }) { _, new in
      action(new)
    }
  }
}

/// A second view made from what the first one hands up.
nonisolated struct PreferenceDecoration<Key: PreferenceKey, Decoration: View>: PrimitiveModifier {
  let order: PreferenceOrder
  let alignment: Alignment
  let make: (Key.Value) -> Decoration

  @MainActor func elements<Content: View>(of content: Content, in context: ViewContext)
    -> [SceneElement]
  {
    context.elements(
      of: content, order, decoratedBy: { make($0.value(Key.self)) },
      modifier: {
        order == .contentFirst
          ? .overlay(alignment, content: $0) : .background(alignment, content: $0)
      })
  }
}

extension View {
  /// Hands a value up in place of what comes from below.
  nonisolated public func preference<Key: PreferenceKey>(
    key: Key.Type = Key.self, value: Key.Value
  ) -> some View {
    modifier(PreferenceValue<Key>(value: value))
  }

  /// Changes the value that is handed up.
  nonisolated public func transformPreference<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<Key>(transform: callback))
  }

  /// Runs an action when layout has settled and the value is another one than last time, or the
  /// first.
  nonisolated public func onPreferenceChange<Key: PreferenceKey>(
    _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
  ) -> some View where Key.Value: Equatable {
    modifier(PreferenceObserver<Key>(action: action))
  }

  /// Puts a view in front that is made from what this one hands up.
  nonisolated public func overlayPreferenceValue<Key: PreferenceKey, Overlay: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Overlay
  ) -> some View {
    modifier(
      PreferenceDecoration<Key, Overlay>(
        order: .contentFirst, alignment: alignment, make: transform))
  }

  /// Puts a view behind that is made from what this one hands up.
  nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, Background: View>(
    _ key: Key.Type = Key.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> Background
  ) -> some View {
    modifier(
      PreferenceDecoration<Key, Background>(
        order: .decorationFirst, alignment: alignment, make: transform))
  }
}
