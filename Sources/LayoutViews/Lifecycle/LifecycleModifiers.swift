// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// A modifier that only has something to do beside layout.
protocol LifecycleModifier: PrimitiveModifier {
  /// Notes what is to be done after layout.
  @MainActor func register(in context: ViewContext)
}

extension LifecycleModifier {
  @MainActor func elements<Content: View>(of content: Content, in context: ViewContext)
    -> [SceneElement]
  {
    let elements = context.elements(of: content, at: "content")
    context.record.add(.place(context.graph.place(at: context.path)))
    register(in: context)
    return elements
  }
}

/// `onAppear`.
nonisolated struct AppearModifier: LifecycleModifier {
  let action: (() -> Void)?

  @MainActor func register(in context: ViewContext) {
    let (path, action) = (context.path, action)
    let appear = context.connected { action?() }
    context.record.add(
      .action { graph in if graph.appeared.insert(path).inserted { appear() } })
  }
}

/// `onDisappear`.
nonisolated struct DisappearModifier: LifecycleModifier {
  let action: (() -> Void)?

  @MainActor func register(in context: ViewContext) {
    let (path, action) = (context.path, action)
    let entry = (path: path, action: context.connected { action?() })
    context.record.add(
      .action { graph in
        if let index = graph.disappearing.firstIndex(where: { $0.path == path }) {
          graph.disappearing[index] = entry
        } else {
          graph.disappearing.append(entry)
        }
      })
  }
}

/// `onChange`.
nonisolated struct ChangeModifier<Value: Equatable>: LifecycleModifier {
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  @MainActor func register(in context: ViewContext) {
    let value = value
    context.observe(
      "onChange(of:) of \(Value.self)", callsFirst: initial, value: { value }, action)
  }
}

/// `task`, which never runs.
nonisolated struct TaskModifier: LifecycleModifier {
  @MainActor func register(in context: ViewContext) {}
}

extension View {
  /// Runs an action once when the view's first layout has settled.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearModifier(action: action))
  }

  /// Runs an action when a layout has settled without the view.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(DisappearModifier(action: action))
  }

  /// Runs an action when layout has settled and a value is another one than last time.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action when layout has settled and a value is another one than last time.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value when layout has settled and it is another one than last time.
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }

  /// Accepts a task, which never runs: layout waits for nothing.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier())
  }

  /// Accepts a task, which never runs: layout waits for nothing.
  nonisolated public func task<ID: Equatable>(
    id: ID, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier())
  }
}
