// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// What an anchor measures; anchors of different kinds cannot be related to each other.
public protocol ConstraintAnchorKind: Sendable {}

/// Horizontal places that can be related to leading and trailing ones.
public protocol ConstraintDirectionalXPlace: ConstraintAnchorKind {}

/// Horizontal places that can be related to left and right ones.
public protocol ConstraintAbsoluteXPlace: ConstraintAnchorKind {}

/// Leading and trailing edges, which follow the layout direction.
public enum ConstraintXAxis: ConstraintDirectionalXPlace {}

/// Left and right edges, which do not follow the layout direction.
public enum ConstraintAbsoluteXAxis: ConstraintAbsoluteXPlace {}

/// Horizontal centres, which can be related to edges of either sort.
public enum ConstraintCenterXAxis: ConstraintDirectionalXPlace, ConstraintAbsoluteXPlace {}

/// Vertical places: edges, centres and baselines.
public enum ConstraintYAxis: ConstraintAnchorKind {}

/// Widths and heights.
public enum ConstraintDimension: ConstraintAnchorKind {}

/// A place or a length of an item, from which constraints are made.
///
/// The kind decides what it can be related to: an edge to an edge along the same axis, a length to
/// lengths and numbers. What UIKit refuses when a program runs does not compile here.
public struct ConstraintAnchor<Kind: ConstraintAnchorKind>: Sendable, Hashable {
  let item: RelationItem
  let attribute: RelationAttribute

  init(_ item: RelationItem, _ attribute: RelationAttribute) {
    self.item = item
    self.attribute = attribute
  }

  /// The anchor as an expression of relations.
  var expression: RelationExpression { RelationExpression(item, attribute) }

  /// The relation of the anchor to another one times a factor and plus points.
  func related<Other: ConstraintAnchorKind>(
    _ kind: SceneRelation.Kind, _ other: ConstraintAnchor<Other>, times factor: Double = 1,
    plus constant: Double, _ place: SourcePlace
  ) -> ViewConstraint {
    ViewConstraint([
      SceneRelation(
        expression, kind, other.expression.scaled(by: factor).adding(constant),
        origin: place.origin)
    ])
  }
}

/// The line of code in which something is written.
struct SourcePlace: Sendable {
  var fileID: String
  var line: Int

  /// The place as scenes remember it.
  var origin: SceneOrigin { SceneOrigin(path: "\(fileID):\(line)", line: line) }
}
