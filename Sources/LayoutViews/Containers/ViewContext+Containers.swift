// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

extension ViewContext {
  /// One element with the views of a content as its children.
  func container<Content: View>(
    _ kind: NodeKind, type: String, of content: Content
  ) -> [SceneElement] {
    [SceneElement(.node(kind), type: type, children: elements(of: content, at: "content"))]
  }
}
