// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// A constraint among views, or several that are written as one, such as those of all edges.
public struct ViewConstraint: Sendable, Hashable {
  var relations: [SceneRelation]

  init(_ relations: [SceneRelation]) { self.relations = relations }

  /// How much the constraint matters: required unless said otherwise.
  public func priority(_ priority: ConstraintPriority) -> ViewConstraint {
    changed { $0.priority = priority.rawValue }
  }

  /// Names the constraint, by which results speak of it; names are unique in a scene.
  ///
  /// Of several constraints each has the name with its attribute: `edges.leading`.
  public func named(_ name: String) -> ViewConstraint {
    let isOne = relations.count == 1
    return changed { relation in
      let attribute = relation.left.terms.first?.attribute.rawValue ?? ""
      relation.name = isOne ? name : "\(name).\(attribute)"
    }
  }

  /// Whether the constraint counts.
  public func active(_ isActive: Bool) -> ViewConstraint {
    changed { $0.isActive = isActive }
  }

  private func changed(_ change: (inout SceneRelation) -> Void) -> ViewConstraint {
    var constraint = self
    for index in constraint.relations.indices { change(&constraint.relations[index]) }
    return constraint
  }
}
