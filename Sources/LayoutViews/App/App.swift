// SPDX-License-Identifier: GPL-3.0-or-later

/// A program made of scenes; `main()` lays its first window out.
@MainActor @preconcurrency public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the program.
  @MainActor @preconcurrency init()
}

/// A part of a program's screen.
@MainActor @preconcurrency public protocol Scene {
  /// The type of the scenes that it is made of.
  associatedtype Body: Scene
  /// What the scene is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Builds a scene from statements.
@resultBuilder public enum SceneBuilder {
  /// One scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// A single statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window.
nonisolated public struct WindowGroup<Content: View>: Scene {
  let content: Content

  /// Makes a window.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes a window with a title, which layout does not notice.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }

  /// Makes a window with an identifier, which layout does not notice.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(content: content) }

  /// A window is not made of other scenes.
  ///
  /// - Precondition: nobody asks for it; the library never does.
  public var body: Never { preconditionFailure("WindowGroup has no body") }
}

/// A scene that has a view.
@MainActor protocol WindowScene {
  var window: any View { get }
}

extension WindowGroup: WindowScene {
  @MainActor var window: any View { content }
}

extension Scene {
  /// The view of the scene's window.
  package var windowView: AnyView {
    func erased<Content: View>(_ view: Content) -> AnyView { AnyView(view) }
    if let scene = self as? any WindowScene { return erased(scene.window) }
    return body.windowView
  }
}
