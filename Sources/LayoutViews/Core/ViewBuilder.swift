// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// Builds a view from statements.
@resultBuilder public enum ViewBuilder {
  /// No view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, as many as there are.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView((repeat each content), views: views)
  }

  /// A single statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// A view behind `if`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }

  /// The second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }

  /// A view behind `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views without a container.
nonisolated public struct TupleView<Content>: View {
  /// The views.
  public let value: Content
  let views: [any View]

  nonisolated init(_ value: Content, views: [any View]) {
    self.value = value
    self.views = views
  }
}

extension TupleView: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    // A loop of its own needs less of the stack than a closure.
    var elements: [SceneElement] = []
    for index in views.indices { elements += context.elements(of: views[index], at: String(index)) }
    return elements
  }
}

/// One of two views.
nonisolated public struct _ConditionalContent<First: View, Second: View>: View {
  enum Branch {
    case first(First)
    case second(Second)
  }

  let branch: Branch

  nonisolated init(_ branch: Branch) { self.branch = branch }
}

extension _ConditionalContent: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    switch branch {
    case .first(let view): context.elements(of: view, at: "true")
    case .second(let view): context.elements(of: view, at: "false")
    }
  }
}

extension Optional: View where Wrapped: View {
  /// A primitive view is not made of others.
  ///
  /// - Precondition: nobody asks for it; the library never does.
  public var body: Never { preconditionFailure("an optional view has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    map { context.elements(of: $0, at: "some") } ?? []
  }
}

/// No view at all.
nonisolated public struct EmptyView: View, Sendable {
  /// Makes the view.
  public init() {}
}

extension EmptyView: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] { [] }
}

/// A view of any type.
nonisolated public struct AnyView: View {
  let view: any View

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) { self.view = view }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) { self.init(view) }
}

extension AnyView: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    // The type is part of the identity; views that are made of others add it themselves.
    var inner = context
    if view is any PrimitiveView {
      inner.path = context.path.appending(context.graph.name(ofTypeOf: view))
    }
    return inner.elements(of: view)
  }
}

/// Several views that are modified together.
nonisolated public struct Group<Content: View>: View {
  let content: Content

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    context.elements(of: content, at: "Group")
  }
}
