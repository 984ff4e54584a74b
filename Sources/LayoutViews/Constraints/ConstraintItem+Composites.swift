// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension ConstraintRectangle {
  /// The four edges together.
  public var edges: ConstraintEdges {
    ConstraintEdges(leading: leading, trailing: trailing, top: top, bottom: bottom)
  }

  /// Both centres together.
  public var center: ConstraintCenter { ConstraintCenter(x: centerX, y: centerY) }
}

extension ConstraintElement {
  /// Width and height together.
  public var size: ConstraintSize { ConstraintSize(width: width, height: height) }

  /// Places the item between the container's leading and trailing edges: 0 at the leading one, 1 at
  /// the trailing one.
  public func horizontalBias(
    _ bias: CGFloat, in other: some ConstraintRectangle, fileID: String = #fileID, line: Int = #line
  ) -> ViewConstraint {
    biased(
      bias, leading.expression, trailing.expression, in: other.leading.expression,
      other.trailing.expression, SourcePlace(fileID: fileID, line: line))
  }

  /// Places the item between the container's upper and lower edges: 0 at the upper one, 1 at the
  /// lower one.
  public func verticalBias(
    _ bias: CGFloat, in other: some ConstraintRectangle, fileID: String = #fileID, line: Int = #line
  ) -> ViewConstraint {
    biased(
      bias, top.expression, bottom.expression, in: other.top.expression, other.bottom.expression,
      SourcePlace(fileID: fileID, line: line))
  }

  /// The distances before and behind are in the ratio of the bias.
  private func biased(
    _ bias: CGFloat, _ start: RelationExpression, _ end: RelationExpression,
    in outerStart: RelationExpression, _ outerEnd: RelationExpression, _ place: SourcePlace
  ) -> ViewConstraint {
    let share = Double(min(max(bias, 0), 1))
    let before = start.subtracting(outerStart).scaled(by: 1 - share)
    let behind = outerEnd.subtracting(end).scaled(by: share)
    return ViewConstraint([SceneRelation(before, .equal, behind, origin: place.origin)])
  }

  /// Makes the item as wide as a ratio times its height.
  public func aspectRatio(
    _ ratio: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> ViewConstraint {
    width.ratio(ratio, to: height, fileID: fileID, line: line)
  }
}

/// The four edges of a rectangle.
public struct ConstraintEdges: Sendable, Hashable {
  let leading: ConstraintAnchor<ConstraintXAxis>
  let trailing: ConstraintAnchor<ConstraintXAxis>
  let top: ConstraintAnchor<ConstraintYAxis>
  let bottom: ConstraintAnchor<ConstraintYAxis>

  /// Puts each edge on that of another rectangle, or points inside of it.
  public func equal(
    to other: some ConstraintRectangle, inset: CGFloat = 0, fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    equal(to: other, insets: EdgeInsets(.all, inset), fileID: fileID, line: line)
  }

  /// Puts each edge points inside of that of another rectangle.
  public func equal(
    to other: some ConstraintRectangle, insets: EdgeInsets, fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    related(.equal, .equal, other.edges, insets, SourcePlace(fileID: fileID, line: line))
  }

  /// Keeps the edges inside of another rectangle, at least points from its edges.
  public func inside(
    _ other: some ConstraintRectangle, inset: CGFloat = 0, fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    related(
      .atLeast, .atMost, other.edges, EdgeInsets(.all, inset),
      SourcePlace(fileID: fileID, line: line))
  }

  private func related(
    _ start: SceneRelation.Kind, _ end: SceneRelation.Kind, _ other: ConstraintEdges,
    _ insets: EdgeInsets, _ place: SourcePlace
  ) -> ViewConstraint {
    let constraints = [
      leading.related(start, other.leading, plus: Double(insets.leading), place),
      trailing.related(end, other.trailing, plus: -Double(insets.trailing), place),
      top.related(start, other.top, plus: Double(insets.top), place),
      bottom.related(end, other.bottom, plus: -Double(insets.bottom), place),
    ]
    return ViewConstraint(constraints.flatMap(\.relations))
  }
}

/// Both centres of a rectangle.
public struct ConstraintCenter: Sendable, Hashable {
  let x: ConstraintAnchor<ConstraintCenterXAxis>
  let y: ConstraintAnchor<ConstraintYAxis>

  /// Puts the centre on that of another rectangle, plus points; x grows towards trailing.
  public func equal(
    to other: some ConstraintRectangle, offset: CGPoint = .zero, fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    let place = SourcePlace(fileID: fileID, line: line)
    return ViewConstraint(
      x.related(.equal, other.centerX, plus: Double(offset.x), place).relations
        + y.related(.equal, other.centerY, plus: Double(offset.y), place).relations)
  }
}

/// Width and height of an item.
public struct ConstraintSize: Sendable, Hashable {
  let width: ConstraintAnchor<ConstraintDimension>
  let height: ConstraintAnchor<ConstraintDimension>

  /// Makes the size that of another item.
  public func equal(
    to other: some ConstraintElement, fileID: String = #fileID, line: Int = #line
  ) -> ViewConstraint {
    ViewConstraint(
      width.equal(to: other.width, fileID: fileID, line: line).relations
        + height.equal(to: other.height, fileID: fileID, line: line).relations)
  }

  /// Makes the size a number of points.
  public func equal(
    to size: CGSize, fileID: String = #fileID, line: Int = #line
  ) -> ViewConstraint {
    ViewConstraint(
      width.equal(to: size.width, fileID: fileID, line: line).relations
        + height.equal(to: size.height, fileID: fileID, line: line).relations)
  }
}
