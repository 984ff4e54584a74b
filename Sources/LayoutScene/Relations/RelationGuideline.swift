// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

/// A line at a fixed place of the container.
public struct RelationGuideline: Sendable, Hashable {
  /// Where the line stands.
  public enum Place: Sendable, Hashable {
    /// A share of the container's length from its leading or top edge.
    case fraction(Double)
    /// Points from the container's leading or top edge; negative ones from the opposite edge.
    case offset(Double)
  }

  /// The guide's name, by which relations speak of the line.
  public var name: String
  /// The axis along which the place counts: a horizontal place is that of a vertical line.
  public var axis: Axis
  /// Where the line stands.
  public var place: Place
  /// Where the guideline was written.
  public var origin: SceneOrigin

  /// Makes a guideline.
  public init(
    _ name: String, axis: Axis, at place: Place, origin: SceneOrigin = SceneOrigin()
  ) {
    self.name = name
    self.axis = axis
    self.place = place
    self.origin = origin
  }

  /// The guide and its relations.
  public var expansion: RelationExpansion {
    let (start, end, length) = axis.relationAttributes
    let target: RelationExpression
    switch place {
    case .fraction(let share):
      target = RelationExpression(.container, start)
        .adding(RelationExpression(.container, length, factor: share))
    case .offset(let offset):
      target = RelationExpression(.container, offset < 0 ? end : start, plus: offset)
    }
    let position = SceneRelation(
      RelationExpression(.guide(name), start), .equal, target, origin: origin)
    return RelationExpansion(
      guides: [RelationDomain.Guide(name, origin: origin)],
      relations: [position] + RelationLine(name: name, axis: axis, origin: origin).relations)
  }
}
