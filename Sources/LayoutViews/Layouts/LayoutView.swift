// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// The views of a layout.
nonisolated public struct _LayoutView<Arrangement: Layout, Content: View>: View {
  let layout: Arrangement
  let content: Content

  init(layout: Arrangement, content: Content) {
    self.layout = layout
    self.content = content
  }
}

extension _LayoutView: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    let container = LayoutContainer.container(of: layout)
    return context.container(container.kind, type: container.type, of: content)
  }
}

extension Layout {
  /// The layout as a container of views.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

/// A layout that a scene knows as a container of its own.
protocol NativeLayout: Layout {
  /// The container.
  var nodeKind: NodeKind { get }
  /// The container's name in answers.
  var nodeType: String { get }
}

/// Finds the container that a scene needs for a layout.
enum LayoutContainer {
  static func container<Arrangement: Layout>(
    of layout: Arrangement
  ) -> (kind: NodeKind, type: String) {
    if let any = layout as? AnyLayout { return container(of: any.layout) }
    if let native = layout as? any NativeLayout { return (native.nodeKind, native.nodeType) }
    let name = String(describing: Arrangement.self)
    let type = name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    return (.layout(LayoutBox(layout)), type)
  }
}
