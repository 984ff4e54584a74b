// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// A change that can be made to any view.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier changes.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let makeElements: @MainActor (ViewContext) -> [SceneElement]

  nonisolated init(_ makeElements: @escaping @MainActor (ViewContext) -> [SceneElement]) {
    self.makeElements = makeElements
  }
}

extension _ViewModifier_Content: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] { makeElements(context) }
}

/// A view with a modifier.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Makes a pair.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// A primitive view is not made of others.
  ///
  /// - Precondition: nobody asks for it; the library never does.
  public var body: Never { preconditionFailure("a modified view has no body") }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.elements(of: content, in: context)
    }
    let path = context.path.appending(context.graph.name(ofTypeOf: modifier))
    switch context.start(modifier, at: path) {
    case .kept(let elements): return elements
    case .open(let composition):
      if let repeated = composition.repeated() { return repeated }
      let content = _ViewModifier_Content<Modifier> { $0.elements(of: self.content, at: "content") }
      let body = modifier.body(content: content)
      return composition.finish(composition.context.elements(of: body, at: "body")) {
        $0.elements(of: body, at: "body")
      }
    }
  }
}

/// A modifier that the library applies itself.
@MainActor protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// The elements of the changed view.
  @MainActor func elements<Content: View>(of content: Content, in context: ViewContext)
    -> [SceneElement]
}

extension PrimitiveModifier {
  /// A primitive modifier does its work elsewhere.
  ///
  /// - Precondition: nobody asks for it; the library never does.
  public func body(content: Content) -> Never { preconditionFailure("\(Self.self) has no body") }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that adds scene modifiers to each view and changes nothing else.
nonisolated struct SceneModifiers: PrimitiveModifier {
  let make: @MainActor (ViewContext) -> [SceneModifier.Kind]

  nonisolated init(_ kind: SceneModifier.Kind) { make = { _ in [kind] } }

  nonisolated init(_ make: @escaping @MainActor (ViewContext) -> [SceneModifier.Kind]) {
    self.make = make
  }

  @MainActor func elements<Content: View>(of content: Content, in context: ViewContext)
    -> [SceneElement]
  {
    let kinds = make(context)
    return context.elements(of: content, at: "content").map { element in
      var element = element
      element.modifiers += kinds.map { SceneModifier($0) }
      return element
    }
  }
}

extension View {
  /// The view with a scene modifier.
  nonisolated func scene(_ kind: SceneModifier.Kind) -> ModifiedContent<Self, SceneModifiers> {
    modifier(SceneModifiers(kind))
  }

  /// The view with a node around it.
  nonisolated func node(_ kind: NodeKind) -> ModifiedContent<Self, SceneModifiers> {
    scene(.node(kind))
  }
}
