// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

/// What a barrier, a guideline, a chain or a Visual Format string stands for: relations, and the
/// rectangles without a view that they need.
public struct RelationExpansion: Sendable, Hashable {
  /// The rectangles.
  public var guides: [RelationDomain.Guide]
  /// The relations.
  public var relations: [SceneRelation]

  /// Makes an expansion.
  public init(guides: [RelationDomain.Guide] = [], relations: [SceneRelation] = []) {
    self.guides = guides
    self.relations = relations
  }
}

extension RelationDomain {
  /// Adds what something stands for; a guide that the domain has already is not added again.
  public mutating func add(_ expansion: RelationExpansion) {
    for guide in expansion.guides where !guides.contains(where: { $0.name == guide.name }) {
      guides.append(guide)
    }
    relations += expansion.relations
  }
}

extension Axis {
  /// The attributes of places and lengths along the axis.
  var relationAttributes:
    (start: RelationAttribute, end: RelationAttribute, length: RelationAttribute)
  {
    self == .horizontal ? (.leading, .trailing, .width) : (.top, .bottom, .height)
  }
}
