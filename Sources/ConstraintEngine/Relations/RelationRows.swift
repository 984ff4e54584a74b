// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// The relations of a subtree as rows over the boxes in which its views were placed.
extension Compiler {
  /// Compiles every relation of the subtree.
  func compileRelations() throws(SequentialError) {
    guard let state = domain else { return }
    // 1. Guides are rectangles without a view.
    for (node, relations) in state.domains {
      for guide in relations.guides { addGuide(guide.name, node) }
    }
    // 2. A row a relation.
    for (node, relations) in state.domains where placed[node.index] != nil {
      for (index, relation) in relations.relations.enumerated()
      where relation.isActive && relation.priority > 0 {
        try compile(relation, index, node, relations)
      }
    }
  }

  private func addGuide(_ name: String, _ node: NodeID) {
    guard let box = placed[node.index], let state = domain else { return }
    let owner = state.names.name(of: node)
    func variable(_ part: String, lower: Double = -.infinity) -> Length {
      program.unknown(
        lower: lower, estimate: 0, origin: Origin("\(owner): \(part) of the guide '\(name)'"))
    }
    let (leading, top) = (variable("leading"), variable("top"))
    let (width, height) = (variable("width", lower: 0), variable("height", lower: 0))
    for place in [leading, top] {
      domain?.places.formUnion(place.terms.map(\.variable.index))
    }
    let x =
      scene[node].direction == .rightToLeft
      ? box.x + box.width - leading - width : box.x + leading
    domain?.guides[name] = PlacedBox(x: x, y: box.y + top, width: width, height: height)
  }

  private func compile(
    _ relation: SceneRelation, _ index: Int, _ node: NodeID, _ relations: RelationDomain
  ) throws(SequentialError) {
    let origin = Origin(
      relation.text ?? relation.description,
      place: relation.origin.description.isEmpty ? nil : relation.origin.description)
    let follows = relation.followsLayoutDirection
    guard
      var left = try expression(relation.left, node, relations, followsDirection: follows),
      var right = try expression(relation.right, node, relations, followsDirection: follows)
    else {
      note("'\(origin.text)' does not count: a view that it names is not laid out", at: node)
      return
    }
    if concernsGone(relation) {
      left = left - relation.left.constant
      right = right - relation.right.constant
    }
    guard left.constant.isFinite, right.constant.isFinite else { return }
    let priority = Priority(relation.priority)
    let kind: Relation
    switch relation.kind {
    case .equal: kind = .equal
    case .atLeast: kind = .greaterThanOrEqual
    case .atMost: kind = .lessThanOrEqual
    case .smallest:
      let distance = try nearest(relation, left - right, node, relations)
      domain?.goals.append(
        .init(
          distance, .smallest, priority: min(priority, Self.highestWish), step: 0,
          origin: origin))
      return
    }
    domain?.rows.append(
      .init(
        constraint: Constraint(left, kind, right, priority: priority, origin: origin),
        meaning: .relation(node, index)))
  }

  /// The priority of a wish that was written as required, which no wish can be.
  private static let highestWish = Priority(1000.0.nextDown)

  /// What a wish for the smallest value keeps small: where other relations bound a guide by several
  /// places, as for a barrier, the distance from the place that is expected to decide.
  ///
  /// So the guide follows the places and never pulls on them, also where they are open.
  private func nearest(
    _ relation: SceneRelation, _ value: Length, _ node: NodeID, _ relations: RelationDomain
  ) throws(SequentialError) -> Length {
    let guides = (relation.left.terms + relation.right.terms).filter { term in
      if case .guide = term.item { true } else { false }
    }
    guard let guide = guides.first else { return value }
    var best: (distance: Length, estimate: Double)?
    for other in relations.relations
    where other.isActive && other.priority >= 1000 && other.left.terms == [guide.asPlain]
      && (other.kind == .atLeast || other.kind == .atMost)
    {
      let follows = other.followsLayoutDirection
      guard
        let own = try expression(other.left, node, relations, followsDirection: follows),
        let limit = try expression(other.right, node, relations, followsDirection: follows)
      else { continue }
      let distance = other.kind == .atLeast ? own - limit : limit - own
      let estimate = program.estimate(distance)
      if best.map({ estimate < $0.estimate }) ?? true { best = (distance, estimate) }
    }
    return best?.distance ?? value
  }

  /// Whether a relation leads to a view that gives up its place, whose margins then count as 0.
  private func concernsGone(_ relation: SceneRelation) -> Bool {
    guard let state = domain, !state.goneNodes.isEmpty else { return false }
    return (relation.left.terms + relation.right.terms).contains { term in
      guard case .view(let id) = term.item, let view = state.names.nodes[id] else { return false }
      return state.goneNodes.contains(view)
    }
  }

  // MARK: Attributes

  /// An expression over the placed boxes; nil where a view is not laid out.
  private func expression(
    _ expression: RelationExpression, _ node: NodeID, _ relations: RelationDomain,
    followsDirection: Bool
  ) throws(SequentialError) -> Length? {
    var sum = Length(expression.constant)
    for term in expression.terms {
      guard
        let value = try attribute(
          term.attribute, of: term.item, node, relations, followsDirection: followsDirection)
      else { return nil }
      sum += value * term.factor
    }
    return sum
  }

  /// An attribute of an item, from the left or, where the relation follows the layout direction,
  /// the leading edge of the view that carries the relations.
  func attribute(
    _ attribute: RelationAttribute, of item: RelationItem, _ node: NodeID,
    _ relations: RelationDomain, followsDirection: Bool
  ) throws(SequentialError) -> Length? {
    guard let state = domain, let carrier = placed[node.index] else { return nil }
    let view: NodeID?
    let found: PlacedBox?
    switch item {
    case .container: (view, found) = (node, carrier)
    case .guide(let name): (view, found) = (nil, state.guides[name])
    case .view(let id):
      view = state.names.nodes[id]
      found = view.flatMap { placed[$0.index] }
    }
    guard let box = found else { return nil }
    let isMirrored = scene[node].direction == .rightToLeft
    let lead = Length(Double(relations.margins.leading))
    let trail = Length(Double(relations.margins.trailing))
    let (upper, lower) = (Double(relations.margins.top), Double(relations.margins.bottom))
    let (leftMargin, rightMargin) = isMirrored ? (trail, lead) : (lead, trail)
    let left = box.x - carrier.x
    let top = box.y - carrier.y
    let leading = isMirrored ? carrier.width - left - box.width : left
    switch attribute {
    case .left: return left
    case .right: return left + box.width
    case .leading: return leading
    case .trailing: return leading + box.width
    case .top: return top
    case .bottom: return top + box.height
    case .width: return box.width
    case .height: return box.height
    case .centerX: return (followsDirection ? leading : left) + box.width / 2
    case .centerY: return top + box.height / 2
    case .leadingMargin: return leading + lead
    case .trailingMargin: return leading + box.width - trail
    case .leftMargin: return left + leftMargin
    case .rightMargin: return left + box.width - rightMargin
    case .topMargin: return top + upper
    case .bottomMargin: return top + box.height - lower
    case .centerXWithinMargins:
      return followsDirection
        ? leading + (box.width + lead - trail) / 2
        : left + (box.width + leftMargin - rightMargin) / 2
    case .centerYWithinMargins: return top + (box.height + upper - lower) / 2
    case .firstBaseline: return top + (try baseline(.firstTextBaseline, of: view, box))
    case .lastBaseline: return top + (try baseline(.lastTextBaseline, of: view, box))
    }
  }

  private func baseline(
    _ key: AlignmentKey, of view: NodeID?, _ box: PlacedBox
  ) throws(SequentialError) -> Length {
    guard let view, let (offer, container) = domain?.offers[view],
      let value = try explicitGuide(key, of: view, offered: offer, in: container)
    else { return box.height }
    return value
  }
}

extension SceneRelation {
  /// Whether places along the horizontal axis count from the leading edge.
  ///
  /// They do as soon as leading or trailing takes part, as in UIKit. Centres alone keep their
  /// constants when the direction turns.
  fileprivate var followsLayoutDirection: Bool {
    (left.terms + right.terms).contains { term in
      switch term.attribute {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }
  }
}

extension RelationExpression.Term {
  /// The term with the factor 1.
  fileprivate var asPlain: Self { Self(item, attribute) }
}
