// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension ModifierType {
  /// Modifiers with views of their own.
  static let contents = [
    ModifierType("overlay", keys: ["alignment", "content"]) { fields in
      let alignment = fields["alignment"]?.alignment() ?? .center
      return fields.content().map { .overlay(alignment, content: $0) }
    },
    ModifierType("background", keys: ["alignment", "content"]) { fields in
      let alignment = fields["alignment"]?.alignment() ?? .center
      return fields.content().map { .background(alignment, content: $0) }
    },
    ModifierType("safeAreaInset", keys: ["edge", "alignment", "spacing", "content"]) { fields in
      let edge = fields.required("edge")?.named(Names.edges)
      // Across an unknown edge no guide can be told from a wrong one.
      let alignment = edge.flatMap { fields["alignment"]?.guide(along: $0.axis.cross) }
      let spacing = fields["spacing"]?.number()
      guard let content = fields.content(), let edge else { return nil }
      return .safeAreaInset(
        SafeAreaInset(edge: edge, alignment: alignment, spacing: spacing), content: content)
    },
    ModifierType("attach", keys: ["content", "at", "by", "offset"]) { fields in
      let target = fields["at"]?.anchor() ?? .guides(.topTrailing)
      let source = fields["by"]?.anchor() ?? .guides(.center)
      let offset = fields["offset"]?.members(of: "an offset", keys: ["x", "y"])?.point() ?? .zero
      guard let field = fields.required("content"), let content = field.reader.node(field)
      else { return nil }
      return .attachment(
        Attachment(at: target, by: source, offset: offset), content: [content])
    },
  ]
}

extension Fields {
  /// The views of a modifier.
  fileprivate func content() -> [SceneElement]? {
    required("content").map { $0.reader.nodes($0) }
  }
}
