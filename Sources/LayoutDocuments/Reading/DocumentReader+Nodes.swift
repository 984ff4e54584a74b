// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// A view while it is read: what is known of it before its children and modifiers are.
///
/// It lives outside of the call stack, since views are read as deeply as they are nested.
private final class NodeDraft {
  let origin: SceneOrigin
  let children: Field?
  let modifiers: Field?
  let type: NodeType?
  let kind: SceneElement.Kind?
  let id: String?

  init(_ fields: Fields, type: NodeType?, kind: SceneElement.Kind?, id: String?) {
    // Origins are found on the way down, so that each text of a path begins with a finished one.
    origin = fields.field.reader.origin(at: fields.field.value.offset, fields.field.trail)
    children = fields["children"]
    modifiers = fields["modifiers"]
    (self.type, self.kind, self.id) = (type, kind, id)
  }

  /// The view with what was read since; nil where something is wrong with the view itself.
  func element(children: [SceneElement], modifiers: [SceneModifier]) -> SceneElement? {
    guard let kind, let type else { return nil }
    return SceneElement(
      kind, type: type.name, id: id, children: children, modifiers: modifiers, origin: origin)
  }
}

extension DocumentReader {
  /// A view with its modifiers and children; nil after noting what is wrong with it.
  ///
  /// Recursion is as deep as the document is nested, which the JSON reader limits.
  func node(_ field: Field) -> SceneElement? {
    let firstInside = idCount
    guard let draft = draft(field) else { return nil }
    // Whatever the type, what stands in the view and around it is read, for what is wrong there.
    var children: [SceneElement] = []
    if let field = draft.children { children = nodes(field) }
    let modifiers = modifiers(draft.modifiers, of: draft.type, namesFrom: firstInside)
    return draft.element(children: children, modifiers: modifiers)
  }

  /// The views of a list.
  func nodes(_ field: Field) -> [SceneElement] {
    guard let elements = field.elements(.nodes) else { return [] }
    // A loop: closures would be further frames at each level of nesting.
    var nodes: [SceneElement] = []
    nodes.reserveCapacity(elements.count)
    for element in elements {
      if let node = node(element) { nodes.append(node) }
    }
    return nodes
  }

  private func draft(_ field: Field) -> NodeDraft? {
    guard case .object(let object) = field.value.kind else {
      field.reportUnexpected(.node)
      return nil
    }
    let unnamed = Fields(object: object, field: field, owner: "a node")
    let name = unnamed["type"]?.string()
    let named = name.flatMap { NodeType.byName[$0] }
    guard let type = named ?? guess(name, of: unnamed) else {
      return NodeDraft(unnamed, type: nil, kind: nil, id: id(unnamed))
    }
    let fields = Fields(object: object, field: field, owner: type.name, isGuess: named == nil)
    checkKeys(of: fields, type)
    let id = type.traits.contains(.id) ? id(fields) : nil
    return NodeDraft(fields, type: type, kind: type.read(fields), id: id)
  }

  private func id(_ fields: Fields) -> String? {
    guard let field = fields["id"], let id = field.nonEmptyString() else { return nil }
    register(id: id, of: field)
    return id
  }

  /// Notes a name that is no type's, and answers the type that was probably meant.
  private func guess(_ name: String?, of fields: Fields) -> NodeType? {
    guard let field = fields.required("type"), let name else { return nil }
    if SwiftUIIdiom.hint(type: name) != nil {
      field.report(.unsupported(name, .nodeType))
      return nil
    }
    field.report(.unknownName(name, .nodeType, known: NodeType.names))
    return KnownNames.closest(to: name, among: NodeType.names).flatMap { NodeType.byName[$0] }
  }

  private func checkKeys(of fields: Fields, _ type: NodeType) {
    for member in fields.object.members where !type.keys.contains(member.key) {
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
        .unknownKey(key, owner: type.name, known: type.keys, remedy: remedy), atKey: member)
    }
  }
}
