// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension ModifierType {
  /// Modifiers with views of their own.
  static let contents = [
    ModifierType("overlay", keys: ["alignment", "content"]) { fields in
      let alignment = fields["alignment"]?.alignment() ?? .center
      guard let content = fields.content() else { return nil }
      return .overlay(alignment, content: content)
    },
    ModifierType("background", keys: ["alignment", "content"]) { fields in
      let alignment = fields["alignment"]?.alignment() ?? .center
      guard let content = fields.content() else { return nil }
      return .background(alignment, content: content)
    },
    ModifierType("safeAreaInset", keys: ["edge", "alignment", "spacing", "content"]) { fields in
      let inset = fields.safeAreaInset()
      guard let content = fields.content(), let inset else { return nil }
      return .safeAreaInset(inset, content: content)
    },
    ModifierType("attach", keys: ["content", "at", "by", "offset"]) { fields in
      let attachment = fields.attachment()
      guard let field = fields.required("content"), let view = field.reader.node(field) else {
        return nil
      }
      return .attachment(attachment, content: [view])
    },
  ]
}

extension Fields {
  /// The views of a modifier.
  fileprivate func content() -> [SceneElement]? {
    guard let field = required("content") else { return nil }
    return field.reader.nodes(field)
  }

  fileprivate func safeAreaInset() -> SafeAreaInset? {
    let spacing = self["spacing"]?.number()
    // Across an unknown edge no guide can be told from a wrong one.
    return required("edge")?.named(Names.edges).map {
      SafeAreaInset(
        edge: $0, alignment: self["alignment"]?.guide(along: $0.axis.cross), spacing: spacing)
    }
  }

  fileprivate func attachment() -> Attachment {
    let target = self["at"]?.anchor() ?? .guides(.topTrailing)
    let source = self["by"]?.anchor() ?? .guides(.center)
    let offset = self["offset"]?.members(of: "an offset", keys: ["x", "y"])?.point() ?? .zero
    return Attachment(at: target, by: source, offset: offset)
  }
}
