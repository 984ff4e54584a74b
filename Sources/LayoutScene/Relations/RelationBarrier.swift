// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

/// A line beyond the outermost edge of several items: other items that begin there clear them all.
///
/// The line is required to stand beyond each item, and comes as close as possible with the priority
/// 749. That is below compression resistance (750), so that no text is squeezed to draw the line
/// near, and above hugging (250), so that no view that would like to stay small pushes it away.
public struct RelationBarrier: Sendable, Hashable {
  /// The priority with which a barrier stands as close as possible.
  public static let priority: Double = 749

  /// The guide's name, by which relations speak of the line.
  public var name: String
  /// The edge of the items beyond which the line stands.
  public var edge: Edge
  /// The items.
  public var items: [RelationItem]
  /// The smallest distance of the line from each item, in points.
  public var margin: Double
  /// Where the barrier was written.
  public var origin: SceneOrigin

  /// Makes a barrier; there is no margin unless given.
  public init(
    _ name: String, edge: Edge, of items: [RelationItem], margin: Double = 0,
    origin: SceneOrigin = SceneOrigin()
  ) {
    self.name = name
    self.edge = edge
    self.items = items
    self.margin = margin
    self.origin = origin
  }

  /// The guide and its relations.
  public var expansion: RelationExpansion {
    let line = RelationLine(name: name, axis: edge.axis, origin: origin)
    let (start, end, _) = edge.axis.relationAttributes
    let isEnd = edge == .trailing || edge == .bottom
    let place = RelationExpression(.guide(name), start)
    var relations = line.relations
    // 1. Beyond each item.
    for item in items {
      let limit = RelationExpression(
        item, isEnd ? end : start, plus: isEnd ? margin : -margin)
      relations.append(SceneRelation(place, isEnd ? .atLeast : .atMost, limit, origin: origin))
    }
    let guides = [RelationDomain.Guide(name, origin: origin)]
    guard !items.isEmpty else {
      // Without items nothing would hold the line: it stands where it leaves all room.
      let edge = RelationExpression(.container, isEnd ? start : end)
      relations.append(SceneRelation(place, .equal, edge, origin: origin))
      return RelationExpansion(guides: guides, relations: relations)
    }
    // 2. As close as possible, seen from the container's edge so that it has a place.
    let distance = place.subtracting(RelationExpression(.container, start))
    relations.append(
      SceneRelation(
        isEnd ? distance : distance.scaled(by: -1), .smallest, priority: Self.priority,
        origin: origin))
    return RelationExpansion(guides: guides, relations: relations)
  }
}

/// A guide without a length along an axis, which reaches across the container.
struct RelationLine {
  var name: String
  var axis: Axis
  var origin: SceneOrigin

  /// No length along the axis, and from edge to edge across.
  var relations: [SceneRelation] {
    let guide = RelationItem.guide(name)
    let (start, end, _) = axis.cross.relationAttributes
    return [
      SceneRelation(
        RelationExpression(guide, axis.relationAttributes.length), .equal, origin: origin),
      SceneRelation(
        RelationExpression(guide, start), .equal, RelationExpression(.container, start),
        origin: origin),
      SceneRelation(
        RelationExpression(guide, end), .equal, RelationExpression(.container, end),
        origin: origin),
    ]
  }
}
