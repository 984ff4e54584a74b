// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import InterfaceBuilder
import LayoutGeometry
import LayoutScene
import LinearProgram

/// Views of which some have to grow or to shrink, all of the same priority, so that it is open which.
struct AmbiguityTie {
  /// The views.
  private let views: [Int]
  private let priority: Double
  /// Whether they are too long, not too short.
  private let isGrowing: Bool

  /// The relations by which each view keeps its own length, by its id.
  static func ownLengths(_ layout: InterfaceBuilderLayout) -> [String: [SceneRelation]] {
    var found: [String: [SceneRelation]] = [:]
    for (relation, source) in zip(layout.domain.relations, layout.sources)
    where relation.kind != .equal && relation.left.terms.count == 1
      && relation.right.terms.isEmpty
    {
      switch source {
      case .standIn, .intrinsic: break
      default: continue
      }
      guard case .view(let id) = relation.left.terms[0].item else { continue }
      found[id, default: []].append(relation)
    }
    return found
  }

  /// Finds among open coordinates several lengths that their views keep at one priority, where at
  /// least one view is not as long as it would be by itself; nil where there is no such tie.
  init?(
    _ open: [AmbiguityLint.Coordinate], _ solution: InterfaceBuilderSolution,
    _ ownLengths: [String: [SceneRelation]]
  ) {
    struct Kind: Hashable {
      var priority: Double
      var isGrowing: Bool
      var axis: Axis
    }
    var found: [Kind: (views: [Int], givesWay: Bool)] = [:]
    var kinds: [Kind] = []
    for coordinate in Set(open).sorted(by: { ($0.box, $0.part) < ($1.box, $1.part) })
    where coordinate.part >= 2 {
      let info = solution.layout.boxes[coordinate.box]
      guard let box = solution.boxes[coordinate.box] else { continue }
      let axis = coordinate.axis
      let length = (axis == .horizontal ? box.width : box.height).evaluated {
        solution.answer.solution[$0]
      }
      for relation in ownLengths[info.id] ?? []
      where relation.left.terms[0].attribute.axis == axis {
        let kind = Kind(
          priority: relation.priority, isGrowing: relation.kind == .atMost, axis: axis)
        let excess = length + relation.left.constant - relation.right.constant
        if found[kind] == nil { kinds.append(kind) }
        found[kind, default: ([], false)].views.append(info.view)
        if (kind.isGrowing ? excess : -excess) > 1e-6 { found[kind]?.givesWay = true }
      }
    }
    guard
      let kind = kinds.first(where: { kind in
        found[kind].map { $0.givesWay && $0.views.count > 1 } ?? false
      }), let tie = found[kind]
    else { return nil }
    views = tie.views
    priority = kind.priority
    isGrowing = kind.isGrowing
  }

  /// The tie in words.
  func text(_ name: (Int) -> String) -> String {
    let names = views.map { "'\(name($0))'" }
    let shown = names.count > 4 ? names.prefix(3) + ["\(names.count - 3) more"] : names[...]
    let list = shown.dropLast().joined(separator: ", ") + " and " + (shown.last ?? "")
    let number = InterfaceBuilderText.number(priority)
    return isGrowing
      ? "\(list) have equal hugging \(number): which one grows is not decided"
      : "\(list) have equal compression resistance \(number): which one shrinks is not decided"
  }
}
