// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// Views under a header and above a footer, which stand in the container around them.
nonisolated public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer

  /// Makes a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Makes a section without a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) where Footer == EmptyView {
    self.init(content: content, header: header, footer: { EmptyView() })
  }

  /// Makes a section without a header.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) where Parent == EmptyView {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// Makes a section without header and footer.
  public init(
    @ViewBuilder content: () -> Content
  ) where Parent == EmptyView, Footer == EmptyView {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }

  /// Makes a section with a title.
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) where Parent == Text, Footer == EmptyView {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    context.elements(of: header, at: "header") + context.elements(of: content, at: "content")
      + context.elements(of: footer, at: "footer")
  }
}

/// Rows below each other, laid out like a leading `VStack`: no platform's insets and lines.
nonisolated public struct List<Content: View>: View {
  let content: Content

  /// Makes a list of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension List: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    let stack = Stack(axis: .vertical, alignment: .leading)
    return context.container(.stack(stack), type: "List", of: content)
  }
}

/// Controls below each other, laid out like a leading `VStack`: no platform's insets and lines.
nonisolated public struct Form<Content: View>: View {
  let content: Content

  /// Makes a form of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    let stack = Stack(axis: .vertical, alignment: .leading)
    return context.container(.stack(stack), type: "Form", of: content)
  }
}
