// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

extension SceneResolver {
  /// The domain with relations in place of formats, and without numbers that cannot be meant.
  mutating func meaning(
    of domain: RelationDomain, at origin: SceneOrigin
  ) throws(SceneError) -> RelationDomain {
    // 1. Formats become relations.
    var domain = try domain.withoutFormats()
    // 2. Relations without a meaning are ignored, and priorities kept on their scale.
    domain.relations.removeAll { relation in
      let isOdd = !relation.isFinite
      if isOdd {
        warnings.append(
          SceneWarning(
            message: "a constraint with an undefined or infinite number is ignored",
            origin: relation.origin))
      }
      return isOdd
    }
    for index in domain.relations.indices { keepPriority(of: &domain.relations[index]) }
    // 3. Those that mix places of different sorts are errors.
    for relation in domain.relations where relation.isMixed {
      throw .mixedRelation(relation.description, relation.origin)
    }
    let margin = RelationDomain.defaultMargin
    if Edge.allCases.contains(where: { !domain.margins[$0].isFinite }) {
      domain.margins = EdgeInsets(.all, margin)
      warnings.append(
        SceneWarning(
          message: "margins that are undefined or infinite are ignored", origin: origin))
    }
    return domain
  }

  private mutating func keepPriority(of relation: inout SceneRelation) {
    let scale = SceneRelation.priorities
    guard !scale.contains(relation.priority) else { return }
    let given = relation.priority
    relation.priority = given < scale.lowerBound ? scale.lowerBound : scale.upperBound
    let number = RelationText.number(relation.priority)
    warnings.append(
      SceneWarning(
        message: "the priority \(given) of a constraint is outside of 0 to 1000; \(number) counts",
        origin: relation.origin))
  }
}

extension SceneRelation {
  /// Whether all numbers of both sides are finite.
  fileprivate var isFinite: Bool {
    [left, right].allSatisfy { side in
      side.constant.isFinite && side.terms.allSatisfy(\.factor.isFinite)
    }
  }

  /// Whether places are related to what they cannot be related to; lengths alone can be.
  fileprivate var isMixed: Bool {
    let attributes = (left.terms + right.terms).map(\.attribute)
    guard let place = attributes.first(where: { !$0.isLength }) else { return false }
    if attributes.contains(where: { $0.axis != place.axis }) { return true }
    let directions = Set(attributes.compactMap(\.followsDirection))
    return directions.count > 1
  }
}
