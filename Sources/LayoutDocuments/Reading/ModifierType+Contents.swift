// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension ModifierType {
  /// Modifiers with views of their own.
  static let contents = [
    contents("overlay", keys: ["alignment", "content"]) { fields in
      let alignment = fields["alignment"]?.alignment() ?? .center
      guard let content = fields.content() else { return nil }
      return .overlay(alignment, content: content)
    },
    contents("background", keys: ["alignment", "content"]) { fields in
      let alignment = fields["alignment"]?.alignment() ?? .center
      guard let content = fields.content() else { return nil }
      return .background(alignment, content: content)
    },
    contents("safeAreaInset", keys: ["edge", "alignment", "spacing", "content"]) { fields in
      let inset = fields.safeAreaInset()
      guard let content = fields.content(), let inset else { return nil }
      return .safeAreaInset(inset, content: content)
    },
    contents("attach", keys: ["content", "at", "by", "offset"]) { fields in
      let attachment = fields.attachment()
      guard let field = fields.required("content"), let view = field.reader.node(field) else {
        return nil
      }
      return .attachment(attachment, content: [view])
    },
  ]

  /// A modifier with views of its own, which is often given a view itself.
  private static func contents(
    _ name: String, keys: [String], read: @escaping @Sendable (Fields) -> SceneModifier.Kind?
  ) -> ModifierType {
    let inner = ModifierType(name, keys: keys, read: read)
    return ModifierType(name, objectKeys: keys) { field in
      field.isNode ? field.reportNode(for: name) : inner.read(field)
    }
  }
}

extension Field {
  /// Whether the value is a view instead of an object with views.
  fileprivate var isNode: Bool {
    guard case .object(let object) = value.kind else { return false }
    return object["type"] != nil && object["content"] == nil
  }

  /// Notes a view in place of an object with views, and what is wrong with the view.
  fileprivate func reportNode(for modifier: String) -> SceneModifier.Kind? {
    var type = "Color"
    if case .object(let object) = value.kind, case .string(let name) = object["type"]?.kind,
      NodeType.byName[name] != nil
    {
      type = name
    }
    let shape = ValueShape.modifier(modifier)?.text(for: value)
    report(
      .unexpected(
        found: "a node", expected: .content,
        write: shape?.replacing("\"Color\"}", with: "\"\(type)\", …}")))
    _ = reader.node(self)
    return nil
  }
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
    let offset =
      self["offset"]?.members(
        of: "an offset", keys: ["x", "y"], shape: .point)?.point() ?? .zero
    return Attachment(at: target, by: source, offset: offset)
  }
}
