// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// The reading of what changes with traits.
extension DocumentReader {
  /// Reads a variation of the view around it.
  mutating func readViewVariation(_ element: Int, owner: Int) {
    guard let query = query(of: element) else { return }
    guard isVariationOfView(element, owner: owner) else {
      let holder = xml[element].parent.map { xml[$0].name } ?? ""
      return report(
        .unknownVariationProperty, element, "a variation of <\(holder)> is left out")
    }
    var variation = InterfaceBuilderDocument.ViewVariation(query: query)
    let isStack = document.views[owner].stack != nil
    for name in xml[element].attributes.keys.sorted() where name != "key" {
      switch name {
      case "axis", "orientation": variation.axis = axis(name, of: element)
      case "spacing": variation.spacing = length(name, of: element)
      case "distribution": variation.distribution = distribution(of: element)
      case "alignment" where isStack:
        let axis = variation.axis ?? document.views[owner].stack?.axis ?? .horizontal
        variation.alignment = alignment(of: element, axis: axis)
      case "hidden": variation.isHidden = flag(name, of: element)
      default:
        report(.unknownVariationProperty, element, "the variation of “\(name)” is ignored")
      }
    }
    variation.layoutMargins = margins(of: element)
    variation.font = font(element)
    for child in xml[element].children { readChange(child, &variation) }
    document.views[owner].variations.append(variation)
  }

  /// Whether a variation belongs to a view itself, or to content without an id that stands for it.
  private func isVariationOfView(_ element: Int, owner: Int) -> Bool {
    guard let holder = xml[element].parent else { return false }
    return holder == viewElements[owner] || xml.attribute("key", of: holder) == "contentView"
  }

  private mutating func readChange(
    _ element: Int, _ variation: inout InterfaceBuilderDocument.ViewVariation
  ) {
    switch (xml[element].name, xml.attribute("key", of: element)) {
    case ("mask", "subviews"):
      variation.excludedSubviews += references("exclude", in: element, kind: isViewID)
      variation.includedSubviews += references("include", in: element, kind: isViewID)
    case ("mask", "constraints"):
      let isConstraint = constraintTest()
      variation.excludedConstraints += references("exclude", in: element, kind: isConstraint)
      variation.includedConstraints += references("include", in: element, kind: isConstraint)
    case ("edgeInsets", "edgeInsets"):
      variation.edgeInsets = insets(element)
    case (_, "layoutMargins"), (_, "directionalLayoutMargins"), ("fontDescription", _),
      ("font", _), ("color", _), ("nil", _):
      break
    default:
      let key = xml.attribute("key", of: element) ?? ""
      report(
        .unknownVariationProperty, element,
        "the variation of <\(xml[element].name)> “\(key)” is ignored")
    }
  }

  private func isViewID(_ id: String) -> Bool {
    if case .view = items[id] { true } else { false }
  }

  /// Constraints that were left out keep their ids, so that masks may name them.
  private func constraintTest() -> (String) -> Bool {
    let taken = takenIDs
    let others = items
    return { taken.contains($0) && others[$0] == nil }
  }

  private mutating func references(
    _ name: String, in mask: Int, kind: (String) -> Bool
  ) -> [String] {
    xml.children(name, of: mask).compactMap { child in
      let id = xml.attribute("reference", of: child) ?? ""
      if kind(id) { return id }
      report(.danglingReference, child, "\(name)d “\(id)” is not in the file")
      return nil
    }
  }

  /// The variations of a constraint.
  mutating func constraintVariations(
    of element: Int
  ) -> [InterfaceBuilderDocument.ConstraintVariation] {
    var variations: [InterfaceBuilderDocument.ConstraintVariation] = []
    for child in xml.children("variation", of: element) {
      guard let query = query(of: child) else { continue }
      for name in xml[child].attributes.keys.sorted()
      where !["key", "constant", "priority"].contains(name) {
        report(.unknownVariationProperty, child, "the variation of “\(name)” is ignored")
      }
      variations.append(
        .init(
          query: query, constant: length("constant", of: child),
          priority: priority("priority", of: child)))
    }
    return variations
  }

  /// The traits that a variation's key names, such as `heightClass=regular-widthClass=compact`.
  private mutating func query(of element: Int) -> InterfaceBuilderDocument.TraitQuery? {
    let key = xml.attribute("key", of: element) ?? ""
    if key == "default" { return .init() }
    var query = InterfaceBuilderDocument.TraitQuery()
    for condition in key.split(separator: "-") {
      let sides = condition.split(separator: "=", maxSplits: 1).map(String.init)
      guard sides.count == 2, apply(sides[0], sides[1], to: &query) else {
        report(.unknownVariation, element, "the traits “\(key)” are not known; left out")
        return nil
      }
    }
    guard !query.isDefault else {
      report(.unknownVariation, element, "the variation names no traits; left out")
      return nil
    }
    return query
  }

  private func apply(
    _ trait: String, _ value: String, to query: inout InterfaceBuilderDocument.TraitQuery
  ) -> Bool {
    switch trait {
    case "widthClass":
      query.widthClass = .init(rawValue: value)
      return query.widthClass != nil
    case "heightClass":
      query.heightClass = .init(rawValue: value)
      return query.heightClass != nil
    case "userInterfaceIdiom":
      query.idiom = .init(rawValue: value)
      return query.idiom != nil
    default:
      return false
    }
  }
}
