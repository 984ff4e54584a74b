// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

/// Items one after the other that share the room between two places.
public struct RelationChain: Sendable, Hashable {
  /// How the items share the room.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    /// Equal gaps between the items and at both ends.
    case spread
    /// Equal gaps between the items and none at the ends; a single item stands as in `spread`.
    case spreadInside
    /// The items close together, placed as a whole by the bias.
    case packed
  }

  /// The items, from leading to trailing or from top to bottom.
  public var items: [RelationItem]
  /// The axis along which they stand.
  public var axis: Axis
  /// How they share the room: `spread` unless given.
  public var style: Style
  /// The shares of items whose length is open, 0 for one that keeps its own; empty where none is.
  ///
  /// With any above 0 the items fill the room, with the spacing between them, whatever the style.
  public var weights: [Double]
  /// Where packed items stand: 0 at the beginning, 1 at the end, the middle unless given.
  public var bias: Double
  /// The gap between items that are packed or weighted, the smallest gap of others; in points.
  public var spacing: Double
  /// Where the room begins; the container's leading or top edge unless given.
  public var start: RelationExpression
  /// Where the room ends; the container's trailing or bottom edge unless given.
  public var end: RelationExpression
  /// Where the chain was written.
  public var origin: SceneOrigin

  /// Makes a chain; a bias outside of 0 to 1 is moved to the nearest end, a negative weight is 0.
  public init(
    _ items: [RelationItem], axis: Axis, style: Style = .spread, weights: [Double] = [],
    bias: Double = 0.5, spacing: Double = 0, from start: RelationExpression? = nil,
    to end: RelationExpression? = nil, origin: SceneOrigin = SceneOrigin()
  ) {
    let edges = axis.relationAttributes
    self.items = items
    self.axis = axis
    self.style = style
    self.weights = weights.map { max($0, 0) }
    self.bias = min(max(bias, 0), 1)
    self.spacing = spacing
    self.start = start ?? RelationExpression(.container, edges.start)
    self.end = end ?? RelationExpression(.container, edges.end)
    self.origin = origin
  }

  /// The relations, and for spread chains the guide of the gap, whose name says what it is.
  public var expansion: RelationExpansion {
    guard let first = items.first, let last = items.last else { return RelationExpansion() }
    let front = RelationExpression(first, attributes.start)
    let back = RelationExpression(last, attributes.end)
    if weights.contains(where: { $0 > 0 }) { return filling(front, back) }
    if style == .packed { return packed(front, back) }
    return spread(front, back, isInside: style == .spreadInside && items.count > 1)
  }

  private var attributes:
    (start: RelationAttribute, end: RelationAttribute, length: RelationAttribute)
  { axis.relationAttributes }

  private func relation(
    _ left: RelationExpression, _ kind: SceneRelation.Kind, _ right: RelationExpression
  ) -> SceneRelation {
    SceneRelation(left, kind, right, origin: origin)
  }

  /// Each item after the one before it, a gap apart.
  private func inOrder(gap: RelationExpression) -> [SceneRelation] {
    zip(items, items.dropFirst()).map { before, after in
      relation(
        RelationExpression(after, attributes.start), .equal,
        RelationExpression(before, attributes.end).adding(gap))
    }
  }

  // MARK: Styles

  /// From edge to edge, with lengths in the ratio of their weights.
  private func filling(
    _ front: RelationExpression, _ back: RelationExpression
  ) -> RelationExpansion {
    var relations = [relation(front, .equal, start)]
    relations += inOrder(gap: RelationExpression(constant: spacing))
    relations.append(relation(back, .equal, end))
    let open = zip(items, weights).filter { $0.1 > 0 }
    for (one, other) in zip(open, open.dropFirst()) {
      // length_i * w_j == length_j * w_i
      relations.append(
        relation(
          RelationExpression(one.0, attributes.length, factor: other.1), .equal,
          RelationExpression(other.0, attributes.length, factor: one.1)))
    }
    return RelationExpansion(relations: relations)
  }

  /// Inside the room, where the gaps before and behind are in the ratio of the bias.
  private func packed(
    _ front: RelationExpression, _ back: RelationExpression
  ) -> RelationExpansion {
    let before = front.subtracting(start)
    let behind = end.subtracting(back)
    var relations = inOrder(gap: RelationExpression(constant: spacing))
    switch bias {
    case 0: relations.append(relation(front, .equal, start))
    case 1: relations.append(relation(back, .equal, end))
    case 0.5: relations.append(relation(before, .equal, behind))
    default:
      relations.append(relation(before.scaled(by: 1 - bias), .equal, behind.scaled(by: bias)))
    }
    relations.append(relation(front, .atLeast, start))
    relations.append(relation(back, .atMost, end))
    return RelationExpansion(relations: relations)
  }

  /// With one gap, as long as a guide, everywhere; the guide lies in the first gap.
  private func spread(
    _ front: RelationExpression, _ back: RelationExpression, isInside: Bool
  ) -> RelationExpansion {
    let guide = RelationItem.guide(gapName)
    let gap = RelationExpression(guide, attributes.length)
    let second = items.dropFirst().first ?? items[0]
    // 1. The first gap.
    var relations = [
      relation(
        RelationExpression(guide, attributes.start), .equal,
        isInside ? RelationExpression(items[0], attributes.end) : start),
      relation(
        RelationExpression(guide, attributes.end), .equal,
        isInside ? RelationExpression(second, attributes.start) : front),
    ]
    // 2. The others.
    let others = inOrder(gap: gap)
    relations += isInside ? Array(others.dropFirst()) : others
    if isInside { relations.append(relation(front, .equal, start)) }
    relations.append(relation(end, .equal, isInside ? back : back.adding(gap)))
    if spacing > 0 {
      relations.append(relation(gap, .atLeast, RelationExpression(constant: spacing)))
    }
    // 3. The guide has a place and no length across.
    let cross = axis.cross.relationAttributes
    relations.append(
      relation(
        RelationExpression(guide, cross.start), .equal,
        RelationExpression(.container, cross.start)))
    relations.append(
      relation(RelationExpression(guide, cross.length), .equal, RelationExpression()))
    return RelationExpansion(
      guides: [RelationDomain.Guide(gapName, origin: origin)], relations: relations)
  }

  /// What the guide of the gap is called: no view is called so, and messages explain themselves.
  private var gapName: String {
    let names = items.map(\.description).joined(separator: ", ")
    return "\(axis == .horizontal ? "horizontal" : "vertical") gap of \(names)"
  }
}
