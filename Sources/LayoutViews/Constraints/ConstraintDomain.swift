// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// The constraints of one view as they are written, with what belongs to them.
struct ConstraintDomain: Sendable {
  var parts: [ConstraintPart]
  var margins: EdgeInsets?
  var safeAreaInsets: EdgeInsets
  var place: SourcePlace

  /// The constraints as a scene's modifier.
  var modifier: SceneModifier {
    SceneModifier(.node(.relations(relations)), origin: place.origin)
  }

  /// The relations with all guides that they speak of.
  private var relations: RelationDomain {
    var domain = RelationDomain(margins: margins)
    for part in parts {
      domain.add(part.expansion)
      domain.goneViews.formUnion(part.goneViews)
      domain.formats += part.formats
    }
    // Guides need no declaration.
    for relation in domain.relations {
      for term in relation.left.terms + relation.right.terms {
        guard case .guide(let name) = term.item else { continue }
        let guide = RelationDomain.Guide(name, origin: relation.origin)
        domain.add(RelationExpansion(guides: [guide]))
      }
    }
    if domain.guides.contains(where: { $0.name == ConstraintContainer.safeAreaName }) {
      domain.relations += safeArea
    }
    return domain
  }

  /// The safe area's guide stands inside of the container by the insets.
  private var safeArea: [SceneRelation] {
    let container = ConstraintContainer()
    return container.safeArea.edges.equal(
      to: container, insets: safeAreaInsets, fileID: place.fileID, line: place.line
    ).relations
  }
}
