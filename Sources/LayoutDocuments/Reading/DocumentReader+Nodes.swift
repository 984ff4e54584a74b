// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

extension DocumentReader {
  /// A view with its modifiers and children; nil after noting what is wrong with it.
  ///
  /// Recursion is as deep as the document is nested, which the JSON reader limits.
  func node(_ field: Field) -> SceneElement? {
    guard case .object(let object) = field.value.kind else {
      field.reportUnexpected(.node)
      return nil
    }
    let name = object["type"].map {
      Field(value: $0, trail: field.trail.key("type"), reader: self)
    }?
    .string()
    let type = name.flatMap { NodeType.byName[$0] }
    let fields = Fields(object: object, field: field, owner: type?.name ?? "a node")

    // 1. The type and the keys that go with it.
    var kind: SceneElement.Kind?
    if let type {
      checkKeys(of: fields, type)
      kind = type.read(fields)
    } else {
      reportType(name, of: fields)
    }

    // 2. The name and what stands in the view and around it, whatever the type.
    let id = type?.traits.contains(.id) == false ? nil : self.id(fields)
    let children = fields["children"].map(nodes) ?? []
    let modifiers = fields["modifiers"].map { self.modifiers($0, of: type) } ?? []

    guard let kind, let type else { return nil }
    return SceneElement(
      kind, type: type.name, id: id, children: children, modifiers: modifiers,
      origin: origin(at: field.value.offset, field.trail))
  }

  /// The views of a list.
  func nodes(_ field: Field) -> [SceneElement] {
    guard case .array(let elements) = field.value.kind else {
      field.reportUnexpected(.nodes)
      return []
    }
    var nodes: [SceneElement] = []
    nodes.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      let trail = field.trail.index(index)
      if let node = node(Field(value: element, trail: trail, reader: self)) { nodes.append(node) }
    }
    return nodes
  }

  private func id(_ fields: Fields) -> String? {
    guard let field = fields["id"], let id = field.nonEmptyString() else { return nil }
    register(id: id, of: field)
    return id
  }

  private func reportType(_ name: String?, of fields: Fields) {
    guard let field = fields.required("type"), let name else { return }
    if NodeType.unsupported.contains(name) {
      field.report(.unsupported(name, .nodeType))
    } else {
      field.report(.unknownName(name, .nodeType, known: NodeType.names))
    }
  }

  private func checkKeys(of fields: Fields, _ type: NodeType) {
    let keys = type.keys
    for member in fields.object.members where !keys.contains(member.key) {
      let key = member.key
      if key == "id" {
        fields.report(.noID(type: type.name), atKey: member)
        continue
      }
      var remedy: DocumentIssue.Remedy?
      if key == "children" {
        remedy = .takesNoChildren
      } else if ModifierType.byName[key] != nil {
        remedy = .isModifier
      }
      fields.report(
        .unknownKey(key, owner: type.name, known: keys, remedy: remedy), atKey: member)
    }
  }
}
