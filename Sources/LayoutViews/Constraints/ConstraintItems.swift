// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// What constraints can speak of: views by their ids, guides by their names, and the view that
/// carries the constraints.
public struct ConstraintItems: Sendable {
  /// The view that carries the constraints.
  public var container: ConstraintContainer { ConstraintContainer() }

  /// The view inside with an id; one that is nowhere is an error of the layout.
  public subscript<ID: Hashable>(id: ID) -> ConstraintItem {
    ConstraintItem(.view(String(describing: id)))
  }

  /// A rectangle without a view; guides of one name are the same, and need no declaration.
  public func guide(_ name: String) -> ConstraintItem { ConstraintItem(.guide(name)) }

  // MARK: Lines

  /// Makes a guide a line beyond an edge of several items, as near as possible.
  ///
  /// - Parameters:
  ///   - name: the guide's name.
  ///   - edge: the edge of the items beyond which the line stands.
  ///   - items: the items.
  ///   - margin: the smallest distance from each item, in points.
  ///   - fileID: the file; the caller's by default.
  ///   - line: the line; the caller's by default.
  public func barrier(
    _ name: String, edge: Edge, of items: [ConstraintItem], margin: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintPart {
    ConstraintPart(
      RelationBarrier(
        name, edge: edge, of: items.map(\.relationItem), margin: Double(margin),
        origin: SourcePlace(fileID: fileID, line: line).origin
      ).expansion)
  }

  /// Makes a guide a line at a fixed place of the container.
  ///
  /// - Parameters:
  ///   - name: the guide's name.
  ///   - axis: the axis along which the place counts; horizontal for a vertical line.
  ///   - place: a share of the container's length, or points.
  ///   - fileID: the file; the caller's by default.
  ///   - line: the line; the caller's by default.
  public func guideline(
    _ name: String, axis: Axis, at place: RelationGuideline.Place, fileID: String = #fileID,
    line: Int = #line
  ) -> ConstraintPart {
    ConstraintPart(
      RelationGuideline(
        name, axis: axis, at: place, origin: SourcePlace(fileID: fileID, line: line).origin
      ).expansion)
  }

  // MARK: Chains

  /// Puts items one after the other from leading to trailing.
  ///
  /// - Parameters:
  ///   - items: the items in order.
  ///   - style: how they share the room.
  ///   - weights: the shares of items whose width is open; with any the items fill the room.
  ///   - bias: where packed items stand: 0 at the beginning, 1 at the end.
  ///   - spacing: the gap of packed and weighted items, the smallest gap of others, in points.
  ///   - start: where the room begins; the container's leading edge by default.
  ///   - end: where the room ends; the container's trailing edge by default.
  ///   - fileID: the file; the caller's by default.
  ///   - line: the line; the caller's by default.
  public func horizontalChain(
    _ items: [ConstraintItem], style: RelationChain.Style = .spread, weights: [CGFloat] = [],
    bias: CGFloat = 0.5, spacing: CGFloat = 0, from start: ConstraintAnchor<ConstraintXAxis>? = nil,
    to end: ConstraintAnchor<ConstraintXAxis>? = nil, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintPart {
    let chain = RelationChain(
      items.map(\.relationItem), axis: .horizontal, style: style,
      weights: weights.map { Double($0) }, bias: Double(bias), spacing: Double(spacing),
      from: start?.expression, to: end?.expression,
      origin: SourcePlace(fileID: fileID, line: line).origin)
    return ConstraintPart(chain.expansion)
  }

  /// Puts items one after the other from top to bottom.
  ///
  /// - Parameters:
  ///   - items: the items in order.
  ///   - style: how they share the room.
  ///   - weights: the shares of items whose height is open; with any the items fill the room.
  ///   - bias: where packed items stand: 0 at the beginning, 1 at the end.
  ///   - spacing: the gap of packed and weighted items, the smallest gap of others, in points.
  ///   - start: where the room begins; the container's upper edge by default.
  ///   - end: where the room ends; the container's lower edge by default.
  ///   - fileID: the file; the caller's by default.
  ///   - line: the line; the caller's by default.
  public func verticalChain(
    _ items: [ConstraintItem], style: RelationChain.Style = .spread, weights: [CGFloat] = [],
    bias: CGFloat = 0.5, spacing: CGFloat = 0, from start: ConstraintAnchor<ConstraintYAxis>? = nil,
    to end: ConstraintAnchor<ConstraintYAxis>? = nil, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintPart {
    let chain = RelationChain(
      items.map(\.relationItem), axis: .vertical, style: style,
      weights: weights.map { Double($0) }, bias: Double(bias), spacing: Double(spacing),
      from: start?.expression, to: end?.expression,
      origin: SourcePlace(fileID: fileID, line: line).origin)
    return ConstraintPart(chain.expansion)
  }
}
