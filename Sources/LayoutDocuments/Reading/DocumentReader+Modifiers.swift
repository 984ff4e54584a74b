// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

extension DocumentReader {
  /// The modifiers of a list, for a view of a type if it is known.
  func modifiers(_ field: Field, of type: NodeType?) -> [SceneModifier] {
    guard case .array(let elements) = field.value.kind else {
      field.reportUnexpected(.list)
      return []
    }
    var modifiers: [SceneModifier] = []
    modifiers.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      let trail = field.trail.index(index)
      let element = Field(value: element, trail: trail, reader: self)
      if let modifier = modifier(element, of: type) { modifiers.append(modifier) }
    }
    return modifiers
  }

  private func modifier(_ field: Field, of type: NodeType?) -> SceneModifier? {
    // 1. The one key of the object is the name.
    guard case .object(let object) = field.value.kind else {
      field.reportUnexpected(.modifier)
      return nil
    }
    guard object.members.count == 1, let member = object.members.first else {
      field.report(.notOneKey(count: object.members.count, .modifierName))
      return nil
    }
    let trail = field.trail.key(member.key)
    guard let modifier = ModifierType.byName[member.key] else {
      let kind: DocumentIssue.Kind =
        ModifierType.unsupported.contains(member.key)
        ? .unsupported(member.key, .modifier)
        : .unknownName(member.key, .modifier, known: ModifierType.names)
      report(kind, at: member.keyOffset, trail)
      return nil
    }

    // 2. Rows and no views take only some.
    if let type { check(modifier, at: member, trail, of: type) }

    // 3. The value.
    let value = Field(value: member.value, trail: trail, reader: self)
    guard let kind = modifier.read(value) else { return nil }
    if case .id(let id) = kind { register(id: id, of: value) }
    return SceneModifier(kind, origin: origin(at: member.keyOffset, trail))
  }

  private func check(
    _ modifier: ModifierType, at member: JSONMember, _ trail: Trail, of type: NodeType
  ) {
    let traits = ModifierType.cellTraitNames
    if type.traits.contains(.isRow), !traits.contains(modifier.name) {
      report(.noCellTrait(modifier.name, known: traits), at: member.keyOffset, trail)
    } else if type.traits.isEmpty, modifier.name == "id" {
      report(.noID(type: type.name), at: member.keyOffset, trail)
    }
  }
}
