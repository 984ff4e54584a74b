// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension Field {
  /// A relation that a string stands for: a constraint, or several in a Visual Format string.
  func relations(_ scope: ConstraintScope) -> [SceneRelation] {
    guard case .string(let text) = value.kind else {
      reportUnexpected(.constraint)
      return []
    }
    if Self.isFormat(text) { return format(scope) }
    return relation(scope).map { [$0] } ?? []
  }

  /// Whether a string is a Visual Format string, told by how it begins.
  private static func isFormat(_ text: String) -> Bool {
    let text = text.drop(while: \.isWhitespace)
    if text.hasPrefix("|") || text.hasPrefix("[") { return true }
    guard text.hasPrefix("H") || text.hasPrefix("V") else { return false }
    return text.dropFirst().drop(while: \.isWhitespace).hasPrefix(":")
  }

  /// The relation of a constraint in a string.
  func relation(
    _ scope: ConstraintScope, name: String? = nil, isActive: Bool = true
  ) -> SceneRelation? {
    read { (text) throws(ConstraintError) in
      try ConstraintTextReader(scope: scope).relation(
        text, name: name, isActive: isActive, origin: reader.origin(at: value.offset, trail))
    }
  }

  /// A place along an axis: points from the container's edge, or an expression.
  func place(along axis: Axis, _ scope: ConstraintScope) -> RelationExpression? {
    switch value.kind {
    case .number(let number):
      let edge: RelationAttribute = axis == .horizontal ? .leading : .top
      return RelationExpression(.container, edge, plus: number)
    case .string:
      return read { (text) throws(ConstraintError) in
        try ConstraintTextReader(scope: scope).place(text, along: axis)
      }
    default:
      reportUnexpected(.place)
      return nil
    }
  }

  /// What a string is read as, after noting the place in it where it cannot be read.
  private func read<Value>(
    _ parse: (String) throws(ConstraintError) -> Value
  ) -> Value? {
    guard let text = string() else { return nil }
    do throws(ConstraintError) {
      return try parse(text)
    } catch {
      let offset = reader.offset(ofScalar: error.offset, inStringAt: value.offset)
      if case .expression(.unknownItem(let name, let known)) = error.kind {
        reader.reportMissing(name, known: known, at: offset, trail)
      } else {
        reader.report(.constraint(error.kind), at: offset, trail)
      }
      return nil
    }
  }

  /// The relations of a Visual Format string.
  func format(
    _ scope: ConstraintScope, metrics: [String: Double] = [:], options: VisualFormatOptions = []
  ) -> [SceneRelation] {
    guard let text = string() else { return [] }
    let format = VisualFormat(
      text, metrics: metrics, options: options, origin: reader.origin(at: value.offset, trail))
    do throws(VisualFormatError) {
      return try format.relations(known: scope.known) { scope.item($0, isQuoted: true) }
    } catch {
      let offset = reader.offset(ofScalar: error.offset, inStringAt: value.offset)
      if case .unknownView(let name, let known) = error.kind {
        reader.reportMissing(name, known: known, at: offset, trail)
      } else {
        reader.report(.visualFormat(error.kind), at: offset, trail)
      }
      return []
    }
  }

  // MARK: Items

  /// An item by its name.
  func item(_ scope: ConstraintScope) -> RelationItem? {
    guard let name = nonEmptyString() else { return nil }
    guard let item = scope.item(name) else {
      reader.reportMissing(name, known: scope.known, at: value.offset, trail)
      return nil
    }
    return item
  }

  /// Items by their names, each given once.
  func items(_ scope: ConstraintScope) -> [RelationItem]? {
    guard let elements = elements(shape: ValueShape("[\"a\", \"b\"]")) else { return nil }
    var items: [RelationItem] = []
    var seen: Set<RelationItem> = []
    for element in elements {
      guard let item = element.item(scope) else { continue }
      if seen.insert(item).inserted {
        items.append(item)
      } else {
        element.report(.repeatedName(item.description))
      }
    }
    return items
  }

  /// The ids of views inside, each given once.
  func idsInside() -> [String]? {
    let scope = ConstraintScope(
      guides: [], views: Array(reader.idsInside), hasView: reader.isInside)
    return items(scope)?.compactMap { item in
      if case .view(let id) = item { return id }
      report(.unknownItem(ConstraintScope.container, known: scope.views))
      return nil
    }
  }

  // MARK: Priorities

  /// A number from 0 to 1000 or the name of one.
  func priority(_ expected: DocumentIssue.Expectation = .priority) -> Double? {
    if case .string = value.kind { return named(Names.priorities) }
    return number(expected).map { Double($0) }
  }
}
