// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension DocumentWriter {
  /// A modifier as those that documents have, each of which says one thing.
  func parts(of modifier: SceneModifier) -> [SceneModifier] {
    let kinds: [SceneModifier.Kind]
    switch modifier.kind {
    case .node(.contentPriorities(let priorities)):
      let hugging = ContentPriorities(
        horizontalHugging: priorities.horizontalHugging,
        verticalHugging: priorities.verticalHugging)
      let resistance = ContentPriorities(
        horizontalCompressionResistance: priorities.horizontalCompressionResistance,
        verticalCompressionResistance: priorities.verticalCompressionResistance)
      let given = [hugging, resistance].filter { $0 != ContentPriorities() }
      kinds = (given.isEmpty ? [hugging] : given).map { .node(.contentPriorities($0)) }
    case .equalLengths(let ids, let axes):
      kinds = Axis.allCases.filter(axes.contains).map {
        .equalLengths(ids: ids, axes: Axis.Set($0))
      }
    default: return [modifier]
    }
    return kinds.map { SceneModifier($0, origin: modifier.origin) }
  }

  /// A list of relations, or an object of them and what else their domain has.
  func relations(_ domain: RelationDomain) throws(DocumentWritingError) -> WrittenValue {
    let domain = try withoutFormats(domain)
    let relations = WrittenValue.array(try domain.relations.map(relation))
    var members = WrittenMembers()
    members.add("constraints", relations)
    if !domain.guides.isEmpty {
      members.add("guides", .array(domain.guides.map { .string($0.name) }))
    }
    if !domain.goneViews.isEmpty {
      members.add("gone", .array(domain.goneViews.sorted().map { .string($0) }))
    }
    try members.add("margins", domain.margins, unless: RelationDomain().margins, insets)
    return members.members.count == 1 ? relations : members.value
  }

  /// Formats are written as the relations that they stand for.
  private func withoutFormats(
    _ domain: RelationDomain
  ) throws(DocumentWritingError) -> RelationDomain {
    do throws(SceneError) {
      return try domain.withoutFormats()
    } catch {
      throw .modifier(error.origin)
    }
  }

  private func relation(_ relation: SceneRelation) throws(DocumentWritingError) -> WrittenValue {
    for side in [relation.left, relation.right] {
      let numbers = side.terms.map(\.factor) + [side.constant, relation.priority]
      for number in numbers { _ = try self.number(CGFloat(number)) }
    }
    let text = WrittenValue.string(relation.grammar)
    guard relation.name != nil || !relation.isActive else { return text }
    var members = WrittenMembers()
    members.add("constraint", text)
    if let name = relation.name { members.add("name", .string(name)) }
    if !relation.isActive { members.add("active", .bool(false)) }
    return members.value
  }

  /// A modifier of a view among constraints; nil for other ones.
  func constraintMember(
    of modifier: SceneModifier
  ) throws(DocumentWritingError) -> (String, WrittenValue)? {
    switch modifier.kind {
    case .node(.relations(let domain)): return ("constraints", try relations(domain))
    case .equalLengths(let ids, let axes):
      let name = axes.contains(.horizontal) ? "equalWidths" : "equalHeights"
      return (name, .array(ids.map { .string($0) }))
    case .node(.contentPriorities(let given)):
      let isResistance =
        given.horizontalCompressionResistance != nil || given.verticalCompressionResistance != nil
      let name = isResistance ? "contentCompressionResistance" : "contentHugging"
      let (horizontal, vertical) =
        isResistance
        ? (given.horizontalCompressionResistance, given.verticalCompressionResistance)
        : (given.horizontalHugging, given.verticalHugging)
      if let horizontal, horizontal == vertical {
        return (name, try number(CGFloat(horizontal)))
      }
      var members = WrittenMembers()
      try members.add("horizontal", horizontal.map { CGFloat($0) }, number)
      try members.add("vertical", vertical.map { CGFloat($0) }, number)
      return (name, members.value)
    default: return nil
    }
  }
}
