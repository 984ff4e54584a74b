// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The reading of constraints, whose items are known by now.
extension DocumentReader {
  /// The properties of a constraint that are understood or do not matter.
  private static let knownProperties: Set<String> = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "constant",
    "multiplier", "priority", "symbolic", "placeholder", "identifier", "id", "userLabel",
    "colorLabel", "notes", "exportedObjectIdentifier",
  ]

  /// Reads a constraint and adds it; one that cannot be understood is told of and left out.
  mutating func readConstraint(_ element: Int, owner: Int) {
    for name in xml[element].attributes.keys.sorted() where !Self.knownProperties.contains(name) {
      report(.unknownConstraintProperty, element, "the property “\(name)” is ignored")
    }
    let id = xml.attribute("id", of: element)
    if let id {
      guard takeID(id, for: element) else { return }
    } else {
      report(.missingIdentifier, element, "the constraint has no id")
    }
    guard let first = item("firstItem", of: element, absent: .view(owner)),
      let firstAttribute = attribute("firstAttribute", of: element)
    else { return }
    var constraint = InterfaceBuilderDocument.Constraint(
      id: id ?? "", owner: owner, place: xml[element].place, firstItem: first,
      firstAttribute: firstAttribute)
    guard readSecondSide(&constraint, element), readRelation(&constraint, element),
      readNumbers(&constraint, element)
    else { return }
    constraint.isSymbolic = flag("symbolic", of: element) ?? false
    constraint.isPlaceholder = flag("placeholder", of: element) ?? false
    constraint.identifier = xml.attribute("identifier", of: element)
    constraint.variations = constraintVariations(of: element)
    document.constraints.append(constraint)
  }

  /// Reads the second item and attribute; false if one of them cannot be understood.
  private mutating func readSecondSide(
    _ constraint: inout InterfaceBuilderDocument.Constraint, _ element: Int
  ) -> Bool {
    guard xml.attribute("secondItem", of: element) != nil else {
      guard xml.attribute("secondAttribute", of: element) == nil else {
        report(.danglingReference, element, "a second attribute without a second item; left out")
        return false
      }
      guard constraint.firstAttribute.isLength else {
        report(.missingAttribute, element, "a position needs a second item; left out")
        return false
      }
      return true
    }
    guard let item = item("secondItem", of: element, absent: nil),
      let attribute = attribute("secondAttribute", of: element)
    else { return false }
    guard constraint.firstAttribute.pairs(with: attribute) else {
      report(
        .mixedAttributes, element,
        "\(constraint.firstAttribute.rawValue) and \(attribute.rawValue) have nothing in common; "
          + "left out")
      return false
    }
    constraint.secondItem = item
    constraint.secondAttribute = attribute
    return true
  }

  /// Reads the factor, the constant and the priority; false if one of them is no number, since
  /// another one in its place would say what nobody wrote.
  private mutating func readNumbers(
    _ constraint: inout InterfaceBuilderDocument.Constraint, _ element: Int
  ) -> Bool {
    guard let multiplier = multiplier(of: element),
      let constant = constraintNumber("constant", of: element, absent: 0),
      constraintNumber("priority", of: element, absent: 1000) != nil
    else { return false }
    constraint.multiplier = multiplier
    constraint.constant = CGFloat(constant)
    constraint.hasConstant = xml.attribute("constant", of: element) != nil
    constraint.priority = priority("priority", of: element) ?? 1000
    return true
  }

  /// A number of a constraint; nil if it is unusable, so that the constraint is left out.
  private mutating func constraintNumber(
    _ name: String, of element: Int, absent: Double
  ) -> Double? {
    guard let text = xml.attribute(name, of: element) else { return absent }
    if let value = Self.usableNumber(text) { return value }
    report(.unusableNumber, element, "\(name)=“\(text)” is no usable number; left out")
    return nil
  }

  private mutating func readRelation(
    _ constraint: inout InterfaceBuilderDocument.Constraint, _ element: Int
  ) -> Bool {
    guard let text = xml.attribute("relation", of: element) else { return true }
    guard let relation = InterfaceBuilderDocument.Constraint.Relation(rawValue: text) else {
      report(.unknownRelation, element, "the relation “\(text)” is not known; left out")
      return false
    }
    constraint.relation = relation
    return true
  }

  private mutating func item(
    _ name: String, of element: Int, absent: InterfaceBuilderDocument.Item?
  ) -> InterfaceBuilderDocument.Item? {
    guard let id = xml.attribute(name, of: element) else { return absent }
    if let item = items[id] { return item }
    report(.danglingReference, element, "\(name) “\(id)” is no view or guide; left out")
    return nil
  }

  private mutating func attribute(
    _ name: String, of element: Int
  ) -> InterfaceBuilderDocument.Attribute? {
    guard let text = xml.attribute(name, of: element) else {
      report(.missingAttribute, element, "\(name) is missing; the constraint is left out")
      return nil
    }
    if let attribute = InterfaceBuilderDocument.Attribute(rawValue: text) { return attribute }
    report(.unknownAttribute, element, "\(name) “\(text)” is not known; left out")
    return nil
  }

  /// The factor, written as a decimal, as `a:b` or as `a/b`; 1 where absent, nil where unusable.
  private mutating func multiplier(of element: Int) -> Double? {
    guard let text = xml.attribute("multiplier", of: element) else { return 1 }
    if let value = Self.factor(text), value.isFinite, abs(value) <= Self.largestLength {
      return value
    }
    report(.unusableMultiplier, element, "multiplier “\(text)” is no usable factor; left out")
    return nil
  }

  static func factor(_ text: String) -> Double? {
    let parts = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == ":" || $0 == "/" })
    let numbers = parts.compactMap { Double(String($0).filter { !$0.isWhitespace }) }
    guard numbers.count == parts.count else { return nil }
    switch numbers.count {
    case 1: return numbers[0]
    case 2: return numbers[1] == 0 ? nil : numbers[0] / numbers[1]
    default: return nil
    }
  }
}
