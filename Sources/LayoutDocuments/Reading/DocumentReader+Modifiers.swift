// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// A modifier's name, its value, and where its name stands.
private struct NamedModifier {
  let type: ModifierType
  let value: Field
  let keyOffset: Int
  let origin: SceneOrigin
}

extension DocumentReader {
  /// The modifiers of a list, for a view of a type if it is known, whose names and those inside
  /// begin with the one of a number.
  func modifiers(
    _ field: Field?, of type: NodeType?, namesFrom firstInside: Int
  ) -> [SceneModifier] {
    guard let field, let elements = field.elements(shape: .modifiers) else { return [] }
    var modifiers: [SceneModifier] = []
    modifiers.reserveCapacity(elements.count)
    for element in elements {
      // The value may contain views: what is read before and after it is no part of this frame.
      guard let named = named(element, of: type) else { continue }
      self.firstInside = firstInside
      guard let kind = named.type.read(named.value) else { continue }
      modifiers.append(finished(named, kind))
    }
    return modifiers
  }

  /// The one key of a modifier's object, which must be a modifier's name.
  private func named(_ field: Field, of type: NodeType?) -> NamedModifier? {
    guard case .object(let object) = field.value.kind else {
      field.reportUnexpected(.modifier, ValueShape("{\"padding\": 8}"))
      return nil
    }
    guard object.members.count == 1, let member = object.members.first else {
      field.report(.notOneKey(count: object.members.count, .modifierName))
      return nil
    }
    let value = Field(value: member.value, trail: field.trail.key(member.key), reader: self)
    guard let modifier = ModifierType.byName[member.key] ?? guess(member, at: value.trail) else {
      return nil
    }
    let named = NamedModifier(
      type: modifier, value: value, keyOffset: member.keyOffset,
      origin: origin(at: member.keyOffset, value.trail))
    if let type { check(named, of: type) }
    return named
  }

  /// Notes a name that is no modifier's, and answers the one that was probably meant.
  private func guess(_ member: JSONMember, at trail: Trail) -> ModifierType? {
    let name = member.key
    if SwiftUIIdiom.hint(modifier: name) != nil {
      report(.unsupported(name, .modifier), at: member.keyOffset, trail)
      return nil
    }
    report(
      .unknownName(name, .modifier, known: ModifierType.names), at: member.keyOffset, trail)
    return KnownNames.closest(to: name, among: ModifierType.names).flatMap {
      ModifierType.byName[$0]
    }
  }

  /// Notes a modifier that rows and empty views do not take.
  private func check(_ modifier: NamedModifier, of type: NodeType) {
    let name = modifier.type.name
    let traits = ModifierType.cellTraitNames
    if type.traits.contains(.isRow), !traits.contains(name) {
      report(.noCellTrait(name, known: traits), at: modifier.keyOffset, modifier.value.trail)
    } else if type.traits.isEmpty, name == "id" {
      report(.noID(type: type.name), at: modifier.keyOffset, modifier.value.trail)
    }
  }

  private func finished(
    _ modifier: NamedModifier, _ kind: SceneModifier.Kind
  ) -> SceneModifier {
    if case .id(let id) = kind { register(id: id, of: modifier.value) }
    return SceneModifier(kind, origin: modifier.origin)
  }
}
