// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import InterfaceBuilder
import LayoutGeometry
import LayoutScene

/// The views and axes that hang together with constraints that contradict each other.
struct ConflictRegion {
  private struct Part: Hashable {
    var item: RelationItem
    var axis: Axis
  }

  private var parts: Set<Part> = []

  /// Finds all that relations tie to the members of conflicts; the root itself ties nothing, as it is
  /// what it is.
  init(_ layout: InterfaceBuilderLayout, _ conflicts: [RelationConflict]) {
    let members = Set(
      conflicts.flatMap(\.members).map { "\($0.place ?? "") \($0.text)" })
    guard !members.isEmpty else { return }
    // 1. The relations of each part, and those that conflict.
    var relationsOf: [Part: [Int]] = [:]
    var partsOf: [[Part]] = []
    var pending: [Int] = []
    for (number, relation) in layout.domain.relations.enumerated() {
      let terms = relation.left.terms + relation.right.terms
      let own = terms.filter { $0.item != .container }.map {
        Part(item: $0.item, axis: $0.attribute.axis)
      }
      for part in own { relationsOf[part, default: []].append(number) }
      partsOf.append(own)
      if members.contains("\(relation.origin) \(relation.text ?? relation.description)") {
        pending.append(number)
      }
    }
    // 2. From relation to part to relation.
    while let number = pending.popLast() {
      for part in partsOf[number] where parts.insert(part).inserted {
        pending += relationsOf[part] ?? []
      }
    }
  }

  /// Whether a view hangs together with a conflict along an axis.
  func contains(_ id: String, _ axis: Axis) -> Bool {
    parts.contains(Part(item: .view(id), axis: axis))
  }
}
